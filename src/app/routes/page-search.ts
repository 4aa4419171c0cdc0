import type { SearchSchemaInput } from '@tanstack/react-router'
import { PAGE_SIZES, type PageSize } from '../ui/page-sizes.ts'

export interface PageSearch {
  page: number
  limit: PageSize
}

/** The typed search of a list: page from 1, with 10, 20, 30 or 50 entries. */
export function pageSearch(search: { page?: unknown; limit?: unknown } & SearchSchemaInput): PageSearch {
  const page = Number(search.page)
  const limit = PAGE_SIZES.find((size) => size === Number(search.limit))
  return { page: Number.isInteger(page) && page > 0 ? page : 1, limit: limit ?? 20 }
}

/** The same with search terms. */
export function listSearch(
  search: { page?: unknown; limit?: unknown; search?: unknown } & SearchSchemaInput,
): PageSearch & { search: string } {
  return { ...pageSearch(search), search: typeof search.search === 'string' ? search.search.slice(0, 100) : '' }
}
