import type { LevelRef, VariableRef } from '../../kit/outcome/outcome.ts'

/** Data of effects and P values of many tests. */
export interface VolcanoData {
  readonly of: { readonly effect: VariableRef; readonly p: VariableRef }
  readonly show: {
    readonly scale: 'log2' | 'ratio'
    readonly adjust: 'none' | 'bh'
    readonly labels: 'top' | 'all' | 'list' | 'none'
    readonly foldCut: number
    readonly pCut: number
    readonly symmetric: boolean
  }
  readonly n: number
  readonly up: VolcanoPoints
  readonly down: VolcanoPoints
  readonly rest: VolcanoPoints
  /** In the order of P. */
  readonly labels: readonly { readonly name: LevelRef; readonly x: number; readonly y: number }[]
}

/** Points in the order of the rows: log2 fold change, and -log10 of P. */
export interface VolcanoPoints {
  readonly n: number
  readonly x: readonly number[]
  readonly y: readonly number[]
  /** Points whose P is 0. */
  readonly capped: { readonly x: readonly number[]; readonly y: readonly number[] }
}
