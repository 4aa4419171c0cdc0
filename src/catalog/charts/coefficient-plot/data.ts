import type { LevelRef, TermCell } from '../../kit/outcome/outcome.ts'

/** Data of coefficients of nested models. */
export interface CoefficientPlotData {
  readonly outcome: { readonly variable: string } | LevelRef
  readonly show: { readonly family: 'linear' | 'logistic'; readonly standardise: boolean }
  readonly confidence: number
  readonly n: number
  /** Rows with the event; null for a measurement. */
  readonly events: number | null
  /** The variables that each model adds; the first has those of all models. */
  readonly models: readonly (readonly string[])[]
  readonly rows: readonly CoefficientRow[]
}

export interface CoefficientRow {
  readonly cell: TermCell
  /** By model; ratios for an event. Null where the model has no such coefficient, or could not estimate it. */
  readonly estimates: readonly (Estimate | null)[]
}

interface Estimate {
  readonly estimate: number
  readonly lower: number
  readonly upper: number
}
