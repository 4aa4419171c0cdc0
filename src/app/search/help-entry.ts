import type { HelpOf } from '#catalog/kit/help-text.ts'
import type { Searched } from '../i18n/search-text.ts'
import type { SearchItem } from './search-item.ts'

/** In the order in which kinds of equal rank are listed. */
export const helpKinds = ['analysis', 'chart', 'tool', 'step', 'option', 'notice', 'tutorial', 'page'] as const
export type HelpKind = (typeof helpKinds)[number]

/** An analysis, a chart or a step. */
export interface HelpedEntry extends Pick<HelpEntry, 'id' | 'title'> {
  readonly kind: HelpOf
}

export interface HelpEntry {
  readonly kind: HelpKind
  /** Unique in its kind: of an analysis, a chart, a tool or a step that of the catalogue. */
  readonly id: string
  /** In the language of the page, as all below. */
  readonly title: string
  readonly line: string
  /** What can be chosen of an option. */
  readonly choices?: readonly string[]
  /** The entries of the catalogue that have the option or the notice. */
  readonly of?: readonly HelpedEntry[]
  readonly texts: Searched
  /** The longest fixed part of a notice in each language, made `plain`: found in a notice that is pasted with its names and numbers. */
  readonly fixed?: readonly string[]
  /** Opens a page or a tutorial. */
  readonly go?: SearchItem['go']
}
