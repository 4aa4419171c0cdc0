/** A time as lists show it, UTC; `-` for none. */
export function shownTime(ms: number | null): string {
  return ms === null ? '-' : new Date(ms).toISOString().slice(0, 16)
}

/** Text of other people, without control sequences for the terminal. */
export function shownText(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, '')
}
