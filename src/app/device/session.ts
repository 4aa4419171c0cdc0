import type { UserInfo } from '#contract/calls/user.ts'
import { readDevice, removeDevice, writeAndRemove, writeDevice } from './device-database.ts'

/** The specification's names of the keys stored on the device. */
const TOKEN = 'App-Token'
const USER = 'User-Info'
const DEVICE = 'Device-Id'
const REVOKED = 'Revoked-Tokens'
const KNOWN = 'Known-Users'
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

export async function writeSession({ token, user, instance }: StoredSession): Promise<void> {
  await writeDevice(TOKEN, { token, instance } satisfies StoredToken)
  await writeDevice(USER, user)
  const known = (await readDevice<string[]>(KNOWN)) ?? []
  if (!known.includes(user.id)) await writeDevice(KNOWN, [...known, user.id])
}

export async function writeUser(user: UserInfo): Promise<void> {
  await writeDevice(USER, user)
}

/** Forced logout (SPEC L2): removes the token only; data and queue stay. */
export async function removeToken(): Promise<void> {
  await removeDevice(TOKEN)
}

/**
 * Ends the session on this device, and queues its token for revocation (SPEC L2), in one transaction, so that a page closed meanwhile leaves
 * no session whose token is about to be revoked.
 */
export async function removeSession(token: string | undefined): Promise<void> {
  const waiting = await tokensToRevoke()
  await writeAndRemove(REVOKED, token === undefined ? waiting : [...waiting, token], [TOKEN, USER, ACCOUNT_FAVOURITES])
}

export async function forgetUser(id: string): Promise<void> {
  const known = (await readDevice<string[]>(KNOWN)) ?? []
  await writeDevice(
    KNOWN,
    known.filter((user) => user !== id),
  )
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
