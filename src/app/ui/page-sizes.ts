/** The entries that a page of a list can have. The routes check addresses with them before a list is loaded. */
export const PAGE_SIZES = [10, 20, 30, 50] as const
export type PageSize = (typeof PAGE_SIZES)[number]
