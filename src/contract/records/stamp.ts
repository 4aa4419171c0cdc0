/**
 * Hybrid logical clock (Kulkarni et al. 2014, "Logical Physical Clocks"): as close to wall time as possible, and never before anything that
 * this device has seen. A stamp is a string of fixed-width parts, so strings order as clocks do (SPEC R3).
 */
export interface Clock {
  /** Wall time of the last stamp, ms. */
  readonly ms: number
  readonly counter: number
}

const MS_DIGITS = 9
const COUNTER_DIGITS = 4
const COUNTER_LIMIT = 36 ** COUNTER_DIGITS
const LAST_MS = 36 ** MS_DIGITS - 1
/** A stamp further ahead of the server's clock than this is refused; the reply gives the offset. */
export const MAX_AHEAD_MS = 5 * 60_000

export const CLOCK_START: Clock = { ms: 0, counter: 0 }

/** The clock after a local event at wall time `now`, ms. Drops fractions and ignores a wall clock that goes backward. */
export function tick(clock: Clock, now: number): Clock {
  const ms = Math.min(Math.floor(now), LAST_MS)
  if (ms > clock.ms) return { ms, counter: 0 }
  return clock.counter + 1 < COUNTER_LIMIT
    ? { ms: clock.ms, counter: clock.counter + 1 }
    : { ms: clock.ms + 1, counter: 0 }
}

/** The clock after a stamp of another device. */
export function witness(clock: Clock, stamp: string): Clock {
  const seen = clockOf(stamp)
  return seen.ms > clock.ms || (seen.ms === clock.ms && seen.counter > clock.counter) ? seen : clock
}

export function formatStamp(clock: Clock, device: string, mutationId: string): string {
  const ms = clock.ms.toString(36).padStart(MS_DIGITS, '0')
  const counter = clock.counter.toString(36).padStart(COUNTER_DIGITS, '0')
  return `${ms}.${counter}/${device}/${mutationId}`
}

export function clockOf(stamp: string): Clock {
  return {
    ms: Number.parseInt(stamp.slice(0, MS_DIGITS), 36),
    counter: Number.parseInt(stamp.slice(MS_DIGITS + 1, MS_DIGITS + 1 + COUNTER_DIGITS), 36),
  }
}

/** The mutation that wrote the field: the last part of the stamp. */
export function mutationOf(stamp: string): string {
  return stamp.slice(stamp.lastIndexOf('/') + 1)
}
