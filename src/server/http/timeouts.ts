/** How long clients may take, ms. Slower ones are cut off as if they had disconnected; our own client retries later (SPEC Q4). */
export interface Timeouts {
  /** Until the head of a request is complete, or the first request begins. */
  readonly head: number
  /** Limit for the body of a JSON call. */
  readonly json: number
  /** Limit for a whole request, uploads included. */
  readonly request: number
  /** To send the rest of a body after the reply. */
  readonly rest: number
  /** Interval between checks for slow clients. */
  readonly look: number
}

export const TIMEOUTS: Timeouts = {
  head: 20_000,
  json: 120_000,
  request: 360_000, // the specification's request timeout
  rest: 30_000,
  look: 5000,
}
