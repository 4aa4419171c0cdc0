const BEIJING_MS = 8 * 3_600_000

/** Months such as 2026-11 in Beijing, the present one first. @param now ms */
export function recentMonths(now: number, count: number): string[] {
  const today = new Date(now + BEIJING_MS)
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back)).toISOString().slice(0, 7),
  )
}
