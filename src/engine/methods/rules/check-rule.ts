/** What a rule demands. A missing value breaks `required` only. */
export type CheckKind =
  /** Each of the variables is within the limits. */
  | 'range'
  /** Each of the variables has one of the values. */
  | 'values'
  /** None of the variables is missing. */
  | 'required'
  /** No two rows of a group agree in all of the variables. */
  | 'unique'
  /** Each date is on or after those of the variables before it. */
  | 'order'
  /** A condition is true. */
  | 'formula'

/** A rule in its stored form: every part is there, also those that its kind does not use. */
export interface CheckRule {
  /** Unique in the list. */
  readonly id: string
  /** What the reader calls it; may be empty. */
  readonly text: string
  readonly severity: 'error' | 'warning'
  readonly kind: CheckKind
  /** Ids; none of `formula`. */
  readonly columns: readonly string[]
  /** Of `range`, both included; null for no end. */
  readonly low: number | null
  readonly high: number | null
  /** Of `values`. */
  readonly values: readonly (number | string)[]
  /** Of `unique`: ids of the variables that make the groups. */
  readonly within: readonly string[]
  /** Of `formula`: a stored formula, with columns as `{id}`. */
  readonly formula: string
}
