import type { LevelRef } from '../../kit/outcome/outcome.ts'

export interface WaterfallData {
  readonly of: { readonly change: string; readonly id: string | null }
  /** Patients, with a change or not. */
  readonly total: number
  readonly confidence: number
  readonly show: { readonly lines: boolean; readonly cap: boolean; readonly values: boolean }
  /** A single null without colours. */
  readonly colours: readonly (LevelRef | null)[]
  /** The percentages in the order of the bars. */
  readonly changes: readonly number[]
  /** By bar: the index of its colour, -1 if that is missing. */
  readonly codes: readonly number[]
  /** By bar; empty without names. */
  readonly names: readonly (LevelRef | null)[]
  /** Empty without best responses; otherwise for each arm, or for all patients. */
  readonly rates: readonly ResponseRates[]
}

export interface ResponseRates {
  readonly arm: LevelRef | null
  /** Patients with a best response. */
  readonly n: number
  readonly objective: Rate
  readonly control: Rate
}

export interface Rate {
  readonly events: number
  readonly lower: number
  readonly upper: number
}
