const PREFIX = 'share-key:'

/** Keeps the key of a share while its reader logs in: in this tab alone, never in an address that a server sees. */
export function keepKey(id: string, key: string): void {
  sessionStorage.setItem(PREFIX + id, key)
}

/** The key that was kept for a share, which is then kept no longer; empty if there is none. */
export function takeKey(id: string): string {
  const key = sessionStorage.getItem(PREFIX + id) ?? ''
  sessionStorage.removeItem(PREFIX + id)
  return key
}
