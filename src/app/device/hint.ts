/** The last values of the device database, readable synchronously: a first guess only, because the database is authoritative (SPEC L1). */
export function readHint(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined // storage is not available to the page: no guess
  }
}

export function writeHint(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // full or not available: the next start waits for the database
  }
}
