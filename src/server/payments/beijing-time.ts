const OFFSET_MS = 8 * 60 * 60_000
const WRITTEN = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/

/** A time in milliseconds since 1970 as `2026-01-31 10:00:00` in Beijing. */
export function beijingTime(ms: number): string {
  return new Date(ms + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ')
}

/** A time in milliseconds since 1970 in RFC 3339: `2026-01-31T10:00:00+08:00`. */
export function rfc3339(ms: number): string {
  return `${beijingTime(ms).replace(' ', 'T')}+08:00`
}

/** Milliseconds since 1970 of `2026-01-31 10:00:00` in Beijing; undefined for any other text. */
export function msOfBeijingTime(text: string): number | undefined {
  if (!WRITTEN.test(text)) return undefined
  const ms = Date.parse(`${text.replace(' ', 'T')}+08:00`)
  return Number.isNaN(ms) ? undefined : ms
}

/** Milliseconds since 1970 of a time in RFC 3339 with a zone; undefined for any other text. */
export function msOfRfc3339(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/.test(text)) return undefined
  const ms = Date.parse(text)
  return Number.isNaN(ms) ? undefined : ms
}
