import { randomUUID } from 'node:crypto'
import { longestBody } from '#contract/calls/call.ts'
import { calls } from '#contract/calls/index.ts'
import type { Share } from '#contract/calls/share.ts'
import type { Tx } from '../db/database.ts'
import { pageOf } from '../http/page.ts'
import { readBody } from '../http/read-body.ts'
import { Refusal } from '../http/refusal.ts'
import { Bytes, type Routes } from '../http/route.ts'
import { sumOfUploads } from '../objects/store.ts'
import { sweepRemovals } from '../objects/sweep.ts'
import { QUOTAS } from '../quotas.ts'
import type { Services } from '../services.ts'
import { quotaOf } from '../storage/store.ts'
import { lockUser } from '../sync/store.ts'
import { findOpenShare, forgetShare, insertShare, listShares, type StoredShare, shareObject } from './store.ts'

const MS_PER_SECOND = 1000
const DAY = 24 * 60 * 60 * MS_PER_SECOND
const LARGEST = longestBody(calls['Share/add'])

const inSeconds = (ms: number) => Math.floor(ms / MS_PER_SECOND)

function present({ id, size, created_at: created, expires_at: expires }: StoredShare): Share {
  return { id, size, created: inSeconds(created), expires: inSeconds(expires) }
}

export function shareRoutes(services: Services): Routes<'Share/add' | 'Share/index' | 'Share/revoke' | 'Share/open'> {
  const { db, objects } = services
  return {
    'Share/add': {
      receive: (incoming) => readBody(incoming, LARGEST),
      async answer({ request: { days }, session: { user }, tx, bytes, now }) {
        if (bytes.length === 0) throw new Refusal('invalid-request', { fields: ['body'] })
        await requireRoom(tx, user, bytes.length, now)
        // random, not made of the time like other ids: who has it may open the share
        const share = {
          user_id: user,
          id: randomUUID(),
          size: bytes.length,
          created_at: now,
          expires_at: now + days * DAY,
        }
        await objects.write(shareObject(share), bytes)
        await insertShare(tx, share)
        return present(share)
      },
    },
    'Share/index': {
      answer: async ({ request, session, now }) =>
        pageOf((await listShares(db, session.user, now)).map(present), request),
    },
    'Share/revoke': {
      after: () => sweepRemovals(services),
      async answer({ request, session, tx, now }) {
        if (!(await forgetShare(tx, session.user, request.id, now))) throw new Refusal('not-found')
        return {}
      },
    },
    'Share/open': {
      limit: 'sharesByAddress',
      streams: true,
      async answer({ request, now }) {
        const share = await findOpenShare(db, request.id, now)
        if (!share) throw new Refusal('not-found')
        return new Bytes(objects.read(shareObject(share), 0, share.size), share.size, {
          'Content-Type': 'application/octet-stream',
          'Content-Disposition': 'attachment',
        })
      },
    },
  }
}

/** SPEC Q8. Locks the user, so that shares and sources that arrive at once are counted one after the other. */
async function requireRoom(tx: Tx, user: string, size: number, now: number): Promise<void> {
  await lockUser(tx, user)
  const count = (await listShares(tx, user, now)).length
  if (count >= QUOTAS.shares) throw new Refusal('storage-full', { limit: QUOTAS.shares, used: count })
  const { bytes: used } = await sumOfUploads(tx, user)
  const limit = await quotaOf(tx, user, now)
  if (used + size > limit) throw new Refusal('storage-full', { limit, used })
}
