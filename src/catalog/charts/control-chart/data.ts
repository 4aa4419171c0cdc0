import type { ControlPanel } from '../../kit/plots/control-panel.ts'

/** The data of a control chart: one panel, or two with the spread below. */
export interface ControlChartData {
  readonly of: {
    readonly y: string
    readonly size: string | null
    readonly x: string | null
    readonly subgroup: string | null
  }
  readonly kind: 'individuals' | 'xbar-r' | 'xbar-s' | 'p' | 'np' | 'c' | 'u' | 'ewma' | 'run'
  /** Whether the axis shows days or instants, in ms since 1970-01-01; without an axis variable it numbers the points. */
  readonly calendar: boolean
  /** Points, and those of them from which centre and limits are computed. */
  readonly n: number
  readonly base: number
  readonly multiple: number
  readonly lambda: number
  /** Units of the size to which a rate refers. */
  readonly per: number
  /** The rules that were asked for. */
  readonly rules: readonly number[]
  readonly show: { readonly zones: boolean }
  readonly panels: readonly ControlPanel[]
  /** The longest run, the crossings of the median, and what chance explains; null except for a run chart. */
  readonly runs: {
    readonly useful: number
    readonly longest: number
    readonly longestLimit: number
    readonly crossings: number
    readonly crossingsLimit: number
  } | null
}
