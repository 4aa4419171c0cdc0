import type { LevelRef, VariableRef } from '../../kit/outcome/outcome.ts'

export interface BubbleData {
  readonly of: {
    readonly x: VariableRef
    readonly y: VariableRef
    readonly size: VariableRef
    readonly colour: VariableRef | null
  }
  /** Diameter of the largest bubble in mm. */
  readonly diameter: number
  /** The levels of a categorical colour; empty without one. */
  readonly groups: readonly LevelRef[]
  /** A list of each quantity, the largest bubble first. */
  readonly bubbles: {
    readonly x: readonly number[]
    readonly y: readonly number[]
    readonly size: readonly number[]
    /** Indices into the groups, or the values of a continuous colour; empty without one. */
    readonly colour: readonly number[]
  }
  /** Names of the largest bubbles; null where it is missing. */
  readonly names: readonly (LevelRef | null)[]
}
