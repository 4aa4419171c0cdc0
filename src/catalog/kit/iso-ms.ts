/** A day such as 2023-05-01, or an instant such as 2023-05-01 08:30:00, as ms since 1970-01-01 UTC. */
export function isoMs(text: string): number {
  return Date.parse(text.length === 10 ? `${text}T00:00:00Z` : `${text.replace(' ', 'T')}Z`)
}
