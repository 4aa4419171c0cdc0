import type { LevelRef, Numeric } from '../../kit/outcome/outcome.ts'

export interface GseaData {
  readonly of: { readonly metric: string }
  readonly show: { readonly weight: number; readonly permutations: number }
  /** Genes, and those whose metric is above 0. */
  readonly n: number
  readonly positive: number
  readonly sets: readonly GseaSet[]
  /** The metric by rank. */
  readonly metric: { readonly x: readonly number[]; readonly y: readonly number[] }
}

export interface GseaSet {
  readonly of: { readonly variable: string }
  readonly n: number
  readonly score: number
  /** The rank at which it is reached, and the genes in the leading edge. */
  readonly at: number
  readonly leading: number
  readonly normalized: Numeric
  readonly p: Numeric
  /** By Benjamini-Hochberg over the sets; null for a single set. */
  readonly adjusted: Numeric
  /** Permuted scores of the same sign. */
  readonly sameSign: number
  /** Corners of the running sum. */
  readonly x: readonly number[]
  readonly y: readonly number[]
  /** Ranks of the genes drawn. */
  readonly ranks: readonly number[]
  /** Genes of the leading edge by the size of their metric. */
  readonly named: readonly { readonly name: LevelRef; readonly x: number; readonly y: number }[]
}
