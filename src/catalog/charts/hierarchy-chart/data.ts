import type { SequentialName } from '#figure/colour-scales.ts'
import type { LevelRef, VariableRef } from '../../kit/outcome/outcome.ts'

export interface HierarchyChartData {
  /** From the outermost to the innermost level. */
  readonly of: readonly VariableRef[]
  /** Null if the rows are counted. */
  readonly size: VariableRef | null
  /** Null if colours are those of the first level. */
  readonly colour: VariableRef | null
  /** Cases, used or not. */
  readonly total: number
  readonly used: number
  readonly show: {
    readonly layout: 'treemap' | 'sunburst' | 'icicle' | 'packing'
    readonly order: 'count' | 'stored' | 'number'
    readonly labels: 'both' | 'n' | 'percent' | 'none'
    readonly scale: SequentialName
  }
  /** The nodes, each before its children: its variable by depth, from 0, and its value. */
  readonly depth: readonly number[]
  readonly levels: readonly LevelRef[]
  /** Cases, and the sum of the sizes; the same if the rows are counted. */
  readonly n: readonly number[]
  readonly sizes: readonly number[]
  /** Mean of the variable of the colours; null without a value, and empty if colours are those of the first level. */
  readonly means: readonly (number | null)[]
  /** Cases whose branch ends because the variable of that depth is missing. */
  readonly ended: readonly number[]
}
