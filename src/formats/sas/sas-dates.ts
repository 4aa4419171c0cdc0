const dayMs = 86_400_000
/** From 1960-01-01, where SAS begins to count, to 1970-01-01. */
const days1960 = 3653
const seconds1960 = days1960 * 86_400
const first = Date.UTC(2000, 0, 1) - dayMs * 730_119 // 0001-01-01
const last = Date.UTC(9999, 11, 31) + dayMs - 1

/** Days since 1960 as ms since 1970; part of a day is left out, as SAS shows it. NaN outside the years 1 to 9999. */
export function msOfDays(days: number): number {
  const ms = (Math.floor(days) - days1960) * dayMs
  return ms >= first && ms <= last ? ms : Number.NaN
}

/**
 * Seconds since 1960 as ms since 1970; NaN outside the years 1 to 9999. A fraction that differs from a whole ms by no more than the file's
 * number can express is that ms.
 */
export function msOfSeconds(seconds: number): number {
  const exact = (seconds - seconds1960) * 1000
  const whole = Math.round(exact)
  const ms = Math.abs(exact - whole) <= Math.abs(seconds) * 2 ** -52 * 1000 ? whole : exact
  return ms >= first && ms <= last ? ms : Number.NaN
}
