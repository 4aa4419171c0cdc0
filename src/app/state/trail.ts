import { proxy } from 'valtio'

interface Named {
  readonly id: string
  readonly name: string
}

/** Where in a project the open page is: what the breadcrumb shows between the section and the page. */
export interface Trail {
  /** The id of the project that the page belongs to, also if it is the page's own. */
  readonly inside: string | null
  readonly project: Named | null
  readonly dataset: Named | null
  /** The name of what is open, in place of the page's title. */
  readonly title: string | null
}

export const NO_TRAIL: Trail = { inside: null, project: null, dataset: null, title: null }
export const trail = proxy<{ current: Trail }>({ current: NO_TRAIL })
