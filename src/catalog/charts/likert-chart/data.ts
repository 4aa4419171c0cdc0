import type { LevelRef } from '../../kit/outcome/outcome.ts'

export interface LikertData {
  /** Cases, answering or not. */
  readonly total: number
  /** The answers, lowest first. */
  readonly levels: readonly LevelRef[]
  /** In the order in which they are drawn. */
  readonly items: readonly LikertItem[]
  readonly show: {
    readonly layout: 'centred' | 'full'
    readonly neutral: 'split' | 'apart'
    readonly labels: boolean
    readonly columns: readonly ('n' | 'agree' | 'mean')[]
  }
}

export interface LikertItem {
  readonly item: string
  readonly reversed: boolean
  /** Cases that answered. */
  readonly n: number
  /** Cases of each answer, after reversal. */
  readonly counts: readonly number[]
  /** Share of the answers above the middle. */
  readonly agree: number
  readonly mean: number
  /** Null for a single case. */
  readonly sd: number | null
}
