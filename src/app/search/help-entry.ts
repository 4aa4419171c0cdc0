import type { Searched } from '../i18n/search-text.ts'
import type { SearchItem } from './search-item.ts'

/** In the order in which kinds of equal rank are listed. */
export const helpKinds = ['analysis', 'chart', 'tool', 'step', 'option', 'notice', 'tutorial', 'page'] as const
export type HelpKind = (typeof helpKinds)[number]

export interface HelpEntry {
  readonly kind: HelpKind
  /** Unique in its kind: of an analysis, a chart, a tool or a step that of the catalogue. */
  readonly id: string
  /** In the language of the page, as all below. */
  readonly title: string
  readonly line: string
  /** What can be chosen of an option. */
  readonly choices?: readonly string[]
  /** Titles of the entries that have the option or the notice. */
  readonly of?: readonly string[]
  readonly texts: Searched
  /** The longest fixed part of a notice in each language, made `plain`: found in a notice that is pasted with its names and numbers. */
  readonly fixed?: readonly string[]
  /** Opens a page or a tutorial. */
  readonly go?: SearchItem['go']
}
