/**
 * What the device database said last, where it can be read without waiting: good for a first guess and for nothing else, because the
 * database is the home (SPEC L1) and has the last word.
 */
export function readHint(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined // storage is closed to the page: no guess
  }
}

export function writeHint(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // full or closed: the next start waits for the database
  }
}
