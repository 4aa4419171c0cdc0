/** Beijing is eight hours ahead of UTC, all year. */
const OFFSET_MS = 8 * 60 * 60_000

/** The month in Beijing at a time in ms, such as 2026-11. */
export function monthAt(time: number): string {
  return new Date(time + OFFSET_MS).toISOString().slice(0, '2026-11'.length)
}

/** The start of a month such as 2026-11 and that of the next, in Beijing, ms. */
export function monthOf(month: string): readonly [number, number] {
  const start = Date.parse(`${month}-01T00:00:00+08:00`)
  const [year = 0, number = 0] = month.split('-').map(Number)
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
  return [start, Date.parse(`${next}-01T00:00:00+08:00`)]
}
