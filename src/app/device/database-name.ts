/** The user id of a reader without an account: the work of such a guest has a database of its own, and is never sent (SPEC L7). */
export const GUEST = '0'

export function databaseName(userId: string): string {
  return `slipstick-user-${userId}`
}

/** Whether there may be work of a guest on this device: asked of the browser, so that a page without it does not load the database's library. */
export async function mayHaveGuestWork(): Promise<boolean> {
  const databases = await indexedDB.databases?.().catch(() => undefined)
  return databases?.some(({ name }) => name === databaseName(GUEST)) ?? true
}
