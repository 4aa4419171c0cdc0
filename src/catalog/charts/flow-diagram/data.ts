import type { LevelRef, VariableRef } from '../../kit/outcome/outcome.ts'

export type Wording = 'consort' | 'strobe' | 'prisma' | 'stard'

/** The name of a box: a value of the data, the variable of a step, or a word of the template. */
export type FlowName = LevelRef | VariableRef | { readonly word: 'assessed' | 'split' | 'allocated' | 'analysed' }

/** Data of a flow diagram: rows from the top, and boxes in them. */
export interface FlowDiagramData {
  readonly wording: Wording
  readonly exits: 'within' | 'beside'
  readonly arms: readonly LevelRef[]
  readonly rows: readonly { readonly name: FlowName; readonly phase: LevelRef | null; readonly isExit: boolean }[]
  /** Lists with one element for each box. */
  readonly boxes: {
    readonly rows: readonly number[]
    /** Null for all arms together. */
    readonly arms: readonly (number | null)[]
    readonly n: readonly number[]
    /** The count that the boxes above leave; null if they leave none or the count agrees. */
    readonly expected: readonly (number | null)[]
    /** The sum of the items; null without items or if it agrees. */
    readonly sums: readonly (number | null)[]
    readonly items: readonly {
      readonly names: readonly LevelRef[]
      readonly n: readonly number[]
    }[]
  }
}
