import type { UserInfo } from '#contract/calls/user.ts'
import { readDevice, removeDevice, writeAndRemove, writeDevice } from './device-database.ts'

/** The specification's names of the keys stored on the device. */
const TOKEN = 'App-Token'
const USER = 'User-Info'
const DEVICE = 'Device-Id'
const REVOKED = 'Revoked-Tokens'
const KNOWN = 'Known-Users'
const REMOVED = 'Removed-Users'
/** A copy of the user's records (`kept-favourites.ts`): deleted with the session (SPEC L6). */
export const ACCOUNT_FAVOURITES = 'Account-Favourite-Tools'

export interface StoredSession {
  readonly token: string
  readonly user: UserInfo
  /** The installation that opened the session (SPEC Q6). */
  readonly instance: string
}

interface StoredToken {
  readonly token: string
  readonly instance: string
}

/** The user whose data are open on this device, with a token or, after a forced logout, without one. */
export async function readSession(): Promise<{ token: StoredToken | undefined; user: UserInfo | undefined }> {
  const [token, user] = await Promise.all([readDevice<StoredToken>(TOKEN), readDevice<UserInfo>(USER)])
  return { token, user }
}

/** Waits for a removal under way: it would delete what the user of the new session stores. */
export async function writeSession({ token, user, instance }: StoredSession): Promise<void> {
  await inTurn(async () => {
    const [known, removed] = [await readUsers(KNOWN), await readUsers(REMOVED)]
    const values = {
      [TOKEN]: { token, instance } satisfies StoredToken,
      [USER]: user,
      [KNOWN]: [...known.filter((id) => id !== user.id), user.id],
      [REMOVED]: removed.filter((id) => id !== user.id),
    }
    await writeAndRemove(values, [])
  })
}

export async function writeUser(user: UserInfo): Promise<void> {
  await writeDevice(USER, user)
}

/** Forced logout (SPEC L2): removes the token only; data and queue stay. */
export async function removeToken(): Promise<void> {
  await removeDevice(TOKEN)
}

interface Ending {
  readonly token: string | undefined
  /** The user whose data are to be removed from the device. */
  readonly remove?: string
}

/**
 * Ends the session on this device, and queues its token for revocation and its user for removal (SPEC L2), in one transaction, so that a page
 * closed meanwhile leaves no session whose token is about to be revoked, and no data that nothing removes.
 */
export async function removeSession({ token, remove }: Ending): Promise<void> {
  const [tokens, users] = [await tokensToRevoke(), await usersToRemove()]
  const values = {
    [REVOKED]: token === undefined ? tokens : [...tokens, token],
    [REMOVED]: remove === undefined ? users : [...users.filter((id) => id !== remove), remove],
  }
  await writeAndRemove(values, [TOKEN, USER, ACCOUNT_FAVOURITES])
}

/** Users whose data are still to be removed from the device. */
export function usersToRemove(): Promise<string[]> {
  return readUsers(REMOVED)
}

export async function forgetUser(id: string): Promise<void> {
  const [known, removed] = [await readUsers(KNOWN), await readUsers(REMOVED)]
  const others = (users: readonly string[]) => users.filter((user) => user !== id)
  await writeAndRemove({ [KNOWN]: others(known), [REMOVED]: others(removed) }, [])
}

/** One at a time among all tabs, as far as the browser has locks. */
export async function inTurn<T>(act: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request('users-of-device', act) : act()
}

async function readUsers(key: string): Promise<string[]> {
  return (await readDevice<string[]>(key)) ?? []
}

export async function tokensToRevoke(): Promise<string[]> {
  return (await readDevice<string[]>(REVOKED)) ?? []
}

export async function revoked(token: string): Promise<void> {
  await writeDevice(
    REVOKED,
    (await tokensToRevoke()).filter((other) => other !== token),
  )
}

/** Twelve hexadecimal digits, generated once per device: a part of every stamp. */
export async function deviceId(): Promise<string> {
  const known = await readDevice<string>(DEVICE)
  if (known) return known
  const made = [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  await writeDevice(DEVICE, made)
  return made
}
