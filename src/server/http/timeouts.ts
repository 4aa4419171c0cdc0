/** How long others may take, in ms. What is slower is cut off, as one who went away; a client of ours tries again later (SPEC Q4). */
export interface Timeouts {
  /** Until the head of a request is whole, or the first one begins. */
  readonly head: number
  /** For the body of a call in JSON. */
  readonly json: number
  /** For a whole request, uploads included. */
  readonly request: number
  /** To send the rest of a body after the reply. */
  readonly rest: number
  /** Between two looks at who takes too long. */
  readonly look: number
}

export const TIMEOUTS: Timeouts = {
  head: 20_000,
  json: 120_000,
  request: 360_000, // the specification's request timeout
  rest: 30_000,
  look: 5000,
}
