import type { LevelRef, VariableRef } from '../../kit/outcome/outcome.ts'

/** Data of a funnel plot; effects of ratios are their natural logarithms. */
export interface FunnelData {
  readonly of: { readonly effect: VariableRef; readonly group: VariableRef | null }
  readonly show: {
    readonly scale: 'linear' | 'ratio' | 'log-ratio'
    readonly model: 'fixed' | 'reml' | 'dersimonian-laird'
    readonly y: 'se' | 'precision'
    readonly limits: '95' | 'both' | 'none'
    readonly contours: boolean
    readonly named: 'none' | 'outside' | 'all'
  }
  readonly confidence: number
  /** Subgroups; null for all studies together. */
  readonly groups: readonly (LevelRef | null)[]
  /** In the order of the rows; `codes` count the groups from 0. */
  readonly studies: {
    readonly effects: readonly number[]
    readonly errors: readonly number[]
    readonly codes: readonly number[]
  }
  /** The most remote from the middle line first. */
  readonly labels: readonly { readonly name: LevelRef; readonly effect: number; readonly error: number }[]
  readonly pooled: {
    readonly estimate: number
    readonly lower: number
    readonly upper: number
    readonly tauSquared: number
  }
  readonly egger: {
    readonly intercept: number
    readonly t: number
    readonly df: number
    readonly pValue: number
  } | null
}
