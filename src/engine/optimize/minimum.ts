/** The result of a minimisation; `converged` says whether the point is a minimum. */
export interface Minimum<Place, Reason extends string> {
  readonly x: Place
  readonly value: number
  readonly iterations: number
  readonly converged: boolean
  /** Why the search ended. */
  readonly reason: Reason
}
