import type { LevelRef, VariableRef } from '../../kit/outcome/outcome.ts'

export interface RadarChartData {
  /** Cases, used or not. */
  readonly total: number
  /** Cases with a group and a value of at least one variable. */
  readonly used: number
  readonly show: {
    readonly centre: 'mean' | 'median'
    readonly scale: 'own' | 'common' | 'z'
    readonly rings: number
    readonly web: 'polygon' | 'circle'
    readonly label: boolean
    /** Each group in a panel of its own. */
    readonly apart: boolean
  }
  /** The reader's ends of a common scale. */
  readonly limits: { readonly low: number | null; readonly high: number | null }
  /** Clockwise from the top. */
  readonly variables: readonly VariableRef[]
  /** Minimum and maximum of each variable in the used cases, if these are the ends of its axis; otherwise empty. */
  readonly ends: readonly (readonly [number, number])[]
  /** A single null without groups. */
  readonly groups: readonly (LevelRef | null)[]
  /** A row for each group, a column for each variable: cases with a value, and the points in units of the axes. */
  readonly counts: readonly (readonly number[])[]
  readonly values: readonly (readonly (number | null)[])[]
}
