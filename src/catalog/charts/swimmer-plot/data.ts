import type { LevelRef } from '../../kit/outcome/outcome.ts'
import type { CurveUnit } from '../../kit/survival/survival-figure.ts'

export interface SwimmerData {
  readonly of: { readonly end: string; readonly id: string | null; readonly status: LevelRef | null }
  readonly unit: CurveUnit
  /** From the top; null without a name. */
  readonly names: readonly (LevelRef | null)[]
  /** A single null without colours. */
  readonly colours: readonly (LevelRef | null)[]
  /** By part of a lane: the index of its lane, its times, and the index of its colour, -1 if that is missing. */
  readonly parts: {
    readonly lanes: readonly number[]
    readonly from: readonly number[]
    readonly to: readonly number[]
    readonly codes: readonly number[]
  }
  readonly events: readonly {
    readonly event: { readonly variable: string }
    readonly lanes: readonly number[]
    readonly times: readonly number[]
  }[]
  /** Lanes that end in an arrow. */
  readonly ongoing: readonly number[]
  /** Lanes before which there is a gap: a new colour begins. */
  readonly breaks: readonly number[]
}
