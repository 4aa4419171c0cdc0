import type { Words } from './words.ts'

export type HelpOf = 'analysis' | 'chart' | 'step'

/** The entries that have a text, by id. */
export type HelpedEntries = Partial<Readonly<Record<HelpOf, readonly string[]>>>

/** An option of these entries. */
export interface OptionText {
  readonly label: Words
  readonly help: Words
  /** What can be chosen; with names of the same in other programs, if any. */
  readonly choices?: readonly (readonly [label: Words, keywords?: string])[]
  readonly of: HelpedEntries
}

/** A notice, or a reason why nothing was computed: its text with `…` where the application fills something in. */
export interface NoticeText {
  readonly notice: Words
  readonly of: HelpedEntries
}

export type HelpText = OptionText | NoticeText
