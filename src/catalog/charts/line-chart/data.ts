import type { LevelRef, Numeric, VariableRef } from '../../kit/outcome/outcome.ts'

/** Data of lines over an axis. */
export interface LineChartData {
  readonly of: { readonly x: VariableRef; readonly y: readonly VariableRef[] }
  /** Whether the axis shows days or instants, in ms since 1970-01-01. */
  readonly calendar: boolean
  /** Rows with a value. */
  readonly n: number
  readonly confidence: number
  readonly show: {
    readonly period: 'none' | 'day' | 'week' | 'month' | 'year'
    readonly aggregate: 'mean' | 'median' | 'sum' | 'count'
    readonly band: 'none' | 'sd' | 'ci'
    readonly shape: 'linear' | 'step'
    readonly markers: boolean
    readonly gaps: 'break' | 'join'
    readonly smooth: 'none' | 'last' | 'around'
    readonly span: number
    readonly index: boolean
    readonly labels: 'names' | 'values' | 'legend'
  }
  readonly lines: readonly ChartLine[]
}

export interface ChartLine {
  readonly name: VariableRef | LevelRef
  readonly x: readonly number[]
  readonly y: readonly number[]
  /** The largest number of values in one point. */
  readonly most: number
  /** The uninterrupted part of the line to which each point belongs, from 1. */
  readonly run: readonly number[]
  /** Limits of the band; empty without one. */
  readonly lower: readonly Numeric[]
  readonly upper: readonly Numeric[]
  /** The moving average; empty without one. */
  readonly smooth: readonly Numeric[]
}
