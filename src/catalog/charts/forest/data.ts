/** Data of a forest plot. Lists of numbers have one for each row; null if there is none. */
export interface ForestData {
  readonly of: { readonly variable: string }
  readonly columns: readonly { readonly variable: string }[]
  readonly confidence: number
  readonly scale: 'log' | 'linear'
  readonly reference: number
  readonly axis: { readonly from: number | null; readonly to: number | null }
  readonly show: {
    readonly numbers: boolean
    readonly shares: boolean
    readonly measure: string
    readonly left: string
    readonly right: string
  }
  readonly decimals: number
  readonly rows: readonly ForestTextRow[]
  readonly estimate: readonly (number | null)[]
  readonly lower: readonly (number | null)[]
  readonly upper: readonly (number | null)[]
  /** Weight of each row as a proportion of the weights of all rows that are not summaries. */
  readonly share: readonly (number | null)[]
}

export interface ForestTextRow {
  readonly label: string
  readonly heading: string | null
  readonly isSummary: boolean
  /** Texts in the additional columns. */
  readonly cells: readonly string[]
}
