import type { Streams } from '#figure/alluvial.ts'
import type { LevelRef } from '../../kit/outcome/outcome.ts'

export interface SankeyDiagramData {
  readonly total: number
  readonly show: {
    readonly colour: 'first' | 'last' | 'node'
    readonly order: 'stored' | 'count' | 'number'
    readonly labels: 'n' | 'percent' | 'both' | 'none'
    readonly least: number
  }
  readonly axes: readonly {
    readonly of: { readonly variable: string }
    readonly levels: readonly LevelRef[]
    /** By level; missing values last, if they are a stream. */
    readonly counts: readonly number[]
  }[]
  /** Between each axis and the next. */
  readonly links: readonly (Streams & { readonly hidden: number })[]
}
