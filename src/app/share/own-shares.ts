import type { Share } from '#contract/calls/share.ts'
import { classify, isEnvelope } from '#contract/envelope.ts'
import { CallError, call, NetworkError, requestHeaders } from '../api/call.ts'
import { serverFetch } from '../api/server-fetch.ts'
import type { UserDatabase } from '../data/database/user-database.ts'
import { ownData } from '../data/own-data.ts'
import { enterOwnData } from '../session/enter-own-data.ts'
import { session, sessionEnded } from '../state/session.ts'

/** What only the device that made a share knows of it. */
interface KeptLink {
  readonly title: string
  readonly link: string
}

export interface OwnShare extends Share {
  /** Undefined if this device has not made it, or no longer knows it: the server knows neither the title nor the key. */
  readonly kept: KeptLink | undefined
}

const PREFIX = 'share:'
const PAGE = 50

/** The user's database; a page of the tools has not opened it yet. */
async function database(): Promise<UserDatabase> {
  const { user } = session
  if (!user) throw new Error('only a user who is logged in has shares')
  await enterOwnData(user.id)
  return ownData().database
}

/**
 * Stores sealed bytes at the server. Throws CallError or NetworkError; the same key sent again makes no second share.
 * @param days how long the link is valid
 */
export async function sendShare(bytes: Uint8Array<ArrayBuffer>, days: number, idempotencyKey: string): Promise<Share> {
  let body: unknown
  let status: number
  try {
    const response = await serverFetch(`/api/Share/add?days=${days}`, {
      method: 'POST',
      headers: { ...requestHeaders({ idempotencyKey }), 'content-type': 'application/octet-stream' },
      body: bytes,
    })
    status = response.status
    body = await response.json()
  } catch {
    throw new NetworkError('unreachable')
  }
  if (!isEnvelope(body)) throw new NetworkError('status', status)
  if (classify(body) === 'done') return body.data as Share
  if (body.status === 431) sessionEnded()
  throw new CallError(body)
}

/** Remembers title and link of a share on this device. */
export async function keepLink(id: string, kept: KeptLink): Promise<void> {
  await (await database()).kv.put({ key: `${PREFIX}${id}`, value: kept })
}

/** The user's shares that are still valid, newest first. Forgets the links of the others. Throws CallError or NetworkError. */
export async function listOwnShares(): Promise<readonly OwnShare[]> {
  const shares: Share[] = []
  for (let page = 1; ; page += 1) {
    const { data, total } = await call('Share/index', { page, limit: PAGE })
    shares.push(...data)
    if (data.length < PAGE || shares.length >= total) break
  }
  const { kv } = await database()
  const rows = await kv.where('key').startsWith(PREFIX).toArray()
  const kept = new Map(rows.map(({ key, value }) => [key.slice(PREFIX.length), value as KeptLink]))
  const valid = new Set(shares.map(({ id }) => id))
  await kv.bulkDelete([...kept.keys()].filter((id) => !valid.has(id)).map((id) => `${PREFIX}${id}`))
  return shares.map((share) => ({ ...share, kept: kept.get(share.id) }))
}

/** Ends a share. One that has ended already is no error. */
export async function revokeShare(id: string): Promise<void> {
  try {
    await call('Share/revoke', { id }, { idempotencyKey: crypto.randomUUID() })
  } catch (error) {
    if (!(error instanceof CallError && error.code === 'not-found')) throw error
  }
  await (await database()).kv.delete(`${PREFIX}${id}`)
}
