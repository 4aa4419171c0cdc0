import type { DivergingName } from '#figure/colour-scales.ts'
import type { LevelRef, Numeric } from '../../kit/outcome/outcome.ts'

export interface OncoprintData {
  readonly of: { readonly sample: string; readonly type: string | null; readonly group: string | null }
  readonly view: 'landscape' | 'pairs'
  /** Samples: all, and those with an alteration in a gene that is drawn. */
  readonly n: number
  readonly altered: number
  /** Genes with an alteration that are not drawn. */
  readonly otherGenes: number
  /** Types of alteration, the most frequent first; one of null without a variable. */
  readonly types: readonly (LevelRef | null)[]
  /** Columns drawn in each group, in order. */
  readonly groups: readonly { readonly name: LevelRef | null; readonly columns: number }[]
  /** The most frequent first. */
  readonly genes: readonly {
    readonly name: LevelRef
    /** Samples with an alteration. */
    readonly n: number
    /** Columns with each type of alteration, ascending. */
    readonly places: readonly (readonly number[])[]
  }[]
  /** Names of the columns; empty if they are many. */
  readonly samples: readonly LevelRef[]
  /** Alterations in all genes by type and column; null if they are not drawn. */
  readonly burden: readonly (readonly number[])[] | null
  readonly pairs: readonly GenePair[]
  readonly colours: DivergingName
}

/** Two genes, by their numbers. */
export interface GenePair {
  readonly genes: readonly [number, number]
  /** Samples with both, with the first only, with the second only, and with none. */
  readonly counts: readonly number[]
  /** Base-2 logarithm of the odds ratio with 1/2 added to each count. */
  readonly logOdds: number
  readonly p: Numeric
  readonly adjusted: Numeric
}
