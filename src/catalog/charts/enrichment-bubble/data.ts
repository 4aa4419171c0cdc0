import type { SequentialName } from '#figure/colour-scales.ts'
import type { LevelRef, VariableRef } from '../../kit/outcome/outcome.ts'

/** Data of the terms of an enrichment analysis. */
export interface EnrichmentData {
  /** Without an `x` the axis shows -log10 of P; `size` is the variable, or what is before the stroke of the ratios. */
  readonly of: { readonly p: VariableRef; readonly x: VariableRef | null; readonly size: VariableRef | 'ratio' | null }
  readonly show: {
    readonly shape: 'bubble' | 'bar' | 'lollipop'
    readonly order: 'p' | 'x' | 'stored'
    readonly colours: SequentialName
    readonly pCut: number
    readonly most: number
  }
  /** P values of 0, drawn at a tenth of the smallest other one. */
  readonly capped: boolean
  readonly groups: readonly EnrichmentGroup[]
}

/** Terms in the order drawn, from the top; `n` also counts those not drawn because `most` are. */
export interface EnrichmentGroup {
  readonly category: LevelRef | null
  readonly n: number
  readonly terms: readonly LevelRef[]
  readonly x: readonly number[]
  /** -log10 of P. */
  readonly y: readonly number[]
  /** Number of genes; empty without one, null where it is missing. */
  readonly size: readonly (number | null)[]
}
