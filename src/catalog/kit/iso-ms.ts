/** A day such as 2023-05-01, or an instant such as 2023-05-01 08:30:00, as ms since 1970-01-01 UTC. */
export function isoMs(text: string): number {
  return Date.parse(text.length === 10 ? `${text}T00:00:00Z` : `${text.replace(' ', 'T')}Z`)
}

/** A day such as 2023-05-01 as ms since 1970-01-01 UTC; NaN if it is no day of the calendar, such as 2023-02-30. */
export function isoDay(text: string): number {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(text) ? isoMs(text) : Number.NaN
  return Number.isFinite(ms) && new Date(ms).toISOString().startsWith(text) ? ms : Number.NaN
}

/** An instant such as 2023-05-01 08:30:00 as ms since 1970-01-01 UTC; NaN if it is invalid, such as 2023-02-30 00:00:00. */
export function isoInstant(text: string): number {
  const ms = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text) ? isoMs(text) : Number.NaN
  return Number.isFinite(ms) && isoText(ms, 'datetime') === text ? ms : Number.NaN
}

/** Ms since 1970-01-01 UTC as 2023-05-01, or as 2023-05-01 08:30:00. */
export function isoText(ms: number, type: 'date' | 'datetime'): string {
  const text = new Date(ms).toISOString()
  return type === 'date' ? text.slice(0, 10) : text.slice(0, 19).replace('T', ' ')
}
