import type { LevelRef, Numeric, VariableRef } from '../../kit/outcome/outcome.ts'

export interface AreaChartData {
  readonly of: { readonly x: VariableRef; readonly y: readonly VariableRef[] }
  /** Whether the axis shows days or instants, in ms since 1970-01-01. */
  readonly calendar: boolean
  /** Rows with a value. */
  readonly n: number
  readonly show: {
    readonly period: 'none' | 'day' | 'week' | 'month' | 'year'
    readonly aggregate: 'mean' | 'median' | 'sum' | 'count'
    readonly layout: 'stacked' | 'full' | 'overlaid'
    readonly shape: 'linear' | 'step'
    readonly labels: 'inside' | 'legend'
  }
  /** Places at which an area has a value. */
  readonly x: readonly number[]
  /** The uninterrupted part of the axis to which each place belongs, from 1. */
  readonly run: readonly number[]
  /** From the bottom. */
  readonly areas: readonly {
    readonly name: VariableRef | LevelRef
    readonly values: readonly Numeric[]
    /** The largest number of values at one place. */
    readonly most: number
  }[]
}
