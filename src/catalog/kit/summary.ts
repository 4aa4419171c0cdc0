import type { Family } from './family.ts'
import type { GuideLine } from './guide.ts'
import type { Words } from './words.ts'

/** An entry is never removed, and no id is used again: what was made with it opens and computes for ever. */
export interface Replaceable {
  /** The entry that is better for all that this one was for: from then on only that one is offered. */
  readonly replacedBy?: string
}

/** Whether something new may be made with it. */
export const isOffered = ({ replacedBy }: Replaceable): boolean => replacedBy === undefined

/** What lists and menus show of an entry. It stays small, because those of all entries are loaded at once. */
export interface EntryTitle extends Replaceable {
  /** The name of the entry's folder. */
  readonly id: string
  readonly family: Family
  readonly title: Words
  /** Of a clinical tool it is there from the start, of an analysis or a chart with the keywords. */
  readonly subtitle?: Words
}

/** What the search and the guide look at: loaded when somebody types, or when the page rests. */
export interface EntryKeywords extends Pick<EntryTitle, 'subtitle'> {
  /** English, Chinese, pinyin and its initials, and what SPSS and SPSSAU call it. */
  readonly keywords: readonly string[]
  /** For which questions an analysis is the answer, and with which options: the guide "which test?" is made of these. */
  readonly guide?: readonly GuideLine[]
}

export type EntrySummary = EntryTitle & EntryKeywords

/** Of all entries of a kind, by id. */
export type KeywordsById = Readonly<Record<string, EntryKeywords>>

/** Returns the summary as it is; it only checks the types. */
export function defineSummary(summary: EntrySummary): EntrySummary {
  return summary
}
