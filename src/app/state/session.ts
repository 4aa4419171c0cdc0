import { proxy } from 'valtio'
import type { UserInfo } from '#contract/calls/user.ts'
import {
  readSession,
  removeSession,
  removeToken,
  type StoredSession,
  usersToRemove,
  writeSession,
  writeUser,
} from '../device/session.ts'

interface Session {
  /** Without a token while the user's data are still open: after the server ended the session. */
  token: string | null
  user: UserInfo | null
  /** The installation that opened the session. */
  instance: string | null
  /** How the session was opened on this page; null if it was open before. */
  openedBy: 'login' | 'registration' | null
  /** The dialog about an ended session. */
  expired: boolean
}

export const session = proxy<Session>({ token: null, user: null, instance: null, openedBy: null, expired: false })

export async function hydrateSession(): Promise<void> {
  const stored = await readSession()
  session.token = stored.token?.token ?? null
  session.instance = stored.token?.instance ?? null
  session.user = stored.user ?? null
  if ((await usersToRemove()).length > 0) void finishRemoval().catch(() => undefined) // or at the next start
}

/** A page was closed before the data of a user who had logged out were gone. */
async function finishRemoval(): Promise<void> {
  const { removeUsers } = await import('../device/remove-users.ts')
  await removeUsers()
}

export async function startSession(stored: StoredSession, by: 'login' | 'registration' = 'login'): Promise<void> {
  await writeSession(stored)
  session.token = stored.token
  session.user = stored.user
  session.instance = stored.instance
  session.openedBy = by
  session.expired = false
}

export async function refreshUser(user: UserInfo): Promise<void> {
  await writeUser(user)
  session.user = user
}

/** The server replied 431: shows the dialog, and loses nothing. */
export function sessionEnded(): void {
  if (session.token) session.expired = true
}

export async function forceLogout(): Promise<void> {
  await removeToken()
  session.token = null
  session.openedBy = null
  session.expired = false
}

/** Ends the session on this device; the server is notified now or when it is reachable again. `remove` is a user whose data shall not stay. */
export async function endSession(remove?: string): Promise<void> {
  await removeSession({ token: session.token ?? undefined, ...(remove !== undefined && { remove }) })
  session.token = null
  session.user = null
  session.instance = null
  session.openedBy = null
  session.expired = false
}
