import type { DoseCurve, DoseModel } from '#engine/methods/regression/dose-response.ts'
import type { LevelRef, Numeric, VariableRef } from '../../kit/outcome/outcome.ts'

/** Data of dose-response curves. */
export interface DoseResponseData {
  readonly of: { readonly dose: VariableRef; readonly response: VariableRef }
  readonly model: DoseModel
  readonly confidence: number
  readonly points: 'means' | 'values'
  readonly n: number
  readonly groups: readonly DoseGroup[]
}

export interface DoseGroup {
  readonly group: LevelRef | null
  readonly n: number
  /** Distinct doses, ascending. */
  readonly dose: readonly number[]
  readonly mean: readonly number[]
  /** Not a number for a single response; empty if no dose has several. */
  readonly sd: readonly Numeric[]
  /** Each response, in the order of doses; empty if means are drawn. */
  readonly values: { readonly dose: readonly number[]; readonly response: readonly number[] }
  /** From the smallest to the largest dose above 0; `zero`: the curve at dose 0, if there is one. Null without a fit. */
  readonly curve: { readonly x: readonly number[]; readonly y: readonly number[]; readonly zero: number | null } | null
  readonly parameters: DoseCurve | null
  /** With its interval and the response there; null without a fit or a plateau. */
  readonly ec50: {
    readonly estimate: number
    readonly lower: number
    readonly upper: number
    readonly response: number
  } | null
  /** Why there is no EC50. */
  readonly lacks: 'few-doses' | 'no-fit' | 'no-bottom' | 'no-top' | 'no-range' | null
}
