/** One page of an in-memory list. */
export function pageOf<T>(items: readonly T[], { page, limit }: { readonly page: number; readonly limit: number }) {
  return { data: items.slice((page - 1) * limit, page * limit), total: items.length, page, limit }
}
