/** What a search for the least value of a function answers: never a place without saying whether it is a minimum. */
export interface Minimum<Place, Reason extends string> {
  readonly x: Place
  readonly value: number
  readonly iterations: number
  readonly converged: boolean
  /** Why the search ended. */
  readonly reason: Reason
}
