export type Alternative = 'two-sided' | 'greater' | 'less'

export interface Interval {
  readonly lower: number
  readonly upper: number
}
