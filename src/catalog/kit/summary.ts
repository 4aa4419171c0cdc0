import type { Family } from './family.ts'
import type { GuideLine } from './guide.ts'
import type { Words } from './words.ts'

/** All that the menu and the search know of an entry. It stays small, because every summary is loaded at once. */
export interface EntrySummary {
  /** The name of the entry's folder. */
  readonly id: string
  readonly family: Family
  readonly title: Words
  readonly subtitle?: Words
  /** English, Chinese, pinyin and its initials, and what SPSS and SPSSAU call it. */
  readonly keywords: readonly string[]
  /** For which questions an analysis is the answer, and with which options: the guide "which test?" is made of these. */
  readonly guide?: readonly GuideLine[]
}

export function defineSummary(summary: EntrySummary): EntrySummary {
  return summary
}
