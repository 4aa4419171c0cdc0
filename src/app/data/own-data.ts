import { deviceId } from '../device/session.ts'
import { UserDatabase } from './database/user-database.ts'
import { type Change, change, queueCall, type Writer } from './outbox/change.ts'

/** The open database of the signed-in user: one at a time. */
interface OwnData {
  readonly user: string
  readonly database: UserDatabase
  readonly writer: Writer
}

let opening: { readonly user: string; readonly own: Promise<OwnData> } | undefined
let opened: OwnData | undefined
const changed = new Set<() => void>()
const outdated = new Set<() => void>()

/** Called after each local change, when there may be something to send. */
export function whenChanged(listener: () => void): () => void {
  changed.add(listener)
  return () => changed.delete(listener)
}

/** Called when a newer version of the application, in another tab, needs this database: the last chance to write to it (SPEC L3). */
export function whenOutdated(listener: () => void): () => void {
  outdated.add(listener)
  return () => outdated.delete(listener)
}

async function open(user: string): Promise<OwnData> {
  const database = new UserDatabase(user)
  database.on('versionchange', () => {
    for (const listener of outdated) listener()
    database.close()
  })
  await database.open()
  const writer: Writer = { database, device: await deviceId(), now: () => Date.now() }
  return { user, database, writer }
}

/** Opens the database of a user and closes that of another. A failed opening is not cached. */
export async function openOwnData(user: string): Promise<OwnData> {
  if (opening?.user !== user) {
    closeOwnData()
    opening = { user, own: open(user) }
  }
  const mine = opening
  try {
    const own = await mine.own
    if (opening === mine) opened = own
    else own.database.close()
    return own
  } catch (error) {
    if (opening === mine) opening = undefined
    throw error
  }
}

export function closeOwnData(): void {
  opened?.database.close()
  opened = undefined
  opening = undefined
}

/** The user whose database is open. */
export function openUser(): string | undefined {
  return opened?.user
}

export function isOwnDataOpen(): boolean {
  return opened !== undefined
}

/** The database that the signed-in layout opened before it shows any page. */
export function ownData(): OwnData {
  if (!opened) throw new Error('own data was asked for outside the signed-in pages')
  return opened
}

export async function write(...changes: Change[]): Promise<void> {
  await change(ownData().writer, changes)
  announceChange()
}

/** For callers that write records within their own transaction. */
export function announceChange(): void {
  for (const listener of changed) listener()
}

export async function queue(name: string, request: unknown): Promise<void> {
  await queueCall(ownData().writer, name, request)
  announceChange()
}
