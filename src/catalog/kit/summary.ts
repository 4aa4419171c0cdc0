import type { ChartFamily } from './chart-family.ts'
import type { ChartLabel } from './chart-labels.ts'
import type { Family } from './family.ts'
import type { GuideLine } from './guide.ts'
import type { NeededVariable } from './options/needs-met.ts'
import type { Words } from './words.ts'

/** An entry is never removed, and no id is reused: analyses made with it must open and compute forever. */
export interface Replaceable {
  /** The entry that replaces this one in every respect: from then on only that one is offered. */
  readonly replacedBy?: string
}

/** Whether it is offered for new analyses. */
export const isOffered = ({ replacedBy }: Replaceable): boolean => replacedBy === undefined

/** The data of an entry for lists and menus. Kept small, because those of all entries are loaded at once. */
export interface EntryTitle extends Replaceable {
  /** The name of the entry's folder. */
  readonly id: string
  readonly family: Family | ChartFamily
  readonly title: Words
  /** Eager for a clinical tool; for an analysis or a chart it is fetched with the keywords. */
  readonly subtitle?: Words
  /** A clinical tool that most wards need, with its place among those; shown above all others. */
  readonly popular?: number
}

/** The data for the search and the guide: loaded when the user types, or when the page is idle. */
export interface EntryKeywords extends Pick<EntryTitle, 'subtitle'> {
  /** English, Chinese, pinyin and its initials, and the names in SPSS and SPSSAU. */
  readonly keywords: readonly string[]
  /**
   * Words of the ward, by which a clinical tool comes before all others: abbreviations, lay words, drugs and diseases. First those for which it
   * is the best answer, then those for which it is the second best, and so on.
   */
  readonly ward?: readonly (readonly string[])[]
  /** The situations in which an analysis is appropriate, with its options: the guide "which test?" is built from these. */
  readonly guide?: readonly GuideLine[]
  /** What a chart is for, and the data that it draws. */
  readonly labels?: readonly ChartLabel[]
  /** The variables that an analysis or a chart needs at least: read from its definition when the catalogue is built. */
  readonly needs?: readonly NeededVariable[]
  /** The further variables that a chart can have: read from its definition too. */
  readonly roles?: readonly NeededVariable[]
}

export type EntrySummary = EntryTitle & EntryKeywords

/** Search words of all entries of a kind, by id. */
export type KeywordsById = Readonly<Record<string, EntryKeywords>>

/** Returns the summary unchanged; it only checks the types. */
export function defineSummary(summary: EntrySummary): EntrySummary {
  return summary
}
