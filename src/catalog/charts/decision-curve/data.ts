export interface DecisionCurveData {
  readonly of: { readonly variable: string }
  readonly n: number
  readonly events: number
  readonly show: { readonly quantity: Quantity }
  readonly thresholds: readonly number[]
  /** Of treating all cases; empty if it is not drawn. */
  readonly all: readonly number[]
  readonly models: readonly { readonly of: { readonly variable: string }; readonly y: readonly number[] }[]
}

export type Quantity = 'net' | 'standardised' | 'avoided'
