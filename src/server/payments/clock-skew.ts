/** Providers refuse signatures of another time by five minutes, and so do we. */
export const SIGNATURE_AGE_MS = 5 * 60_000
const TOO_FAR_MS = 4 * 60_000
/** A measurement is forgotten, so that a clock that was set right does not keep payments closed when nothing is asked. */
const FORGOTTEN_MS = 10 * 60_000

export interface ClockSkew {
  /** Notes the provider's time, in milliseconds since 1970, of a reply that has just arrived. */
  note(theirs: number): void
  /** Theirs minus ours in milliseconds; undefined if not measured lately. */
  readonly read: () => number | undefined
  /** Whether signatures are about to be refused. */
  isTooFar(): boolean
}

/** Measures how far the provider's clock is from ours. */
export function createClockSkew(clock: () => number): ClockSkew {
  let last: { readonly skew: number; readonly at: number } | undefined
  const read = () => (last !== undefined && Math.abs(clock() - last.at) <= FORGOTTEN_MS ? last.skew : undefined)
  return {
    note(theirs) {
      last = { skew: theirs - clock(), at: clock() }
    },
    read,
    isTooFar: () => Math.abs(read() ?? 0) > TOO_FAR_MS,
  }
}
