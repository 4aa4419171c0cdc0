import { MAX_FIELDS_PUSHED, type Mutation, PROTOCOL } from '#contract/calls/sync.ts'
import { clockOf, MAX_AHEAD_MS } from '#contract/records/stamp.ts'
import { Refusal } from '../http/refusal.ts'
import type { Routes } from '../http/route.ts'
import { sweepRemovals } from '../objects/sweep.ts'
import type { Services } from '../services.ts'
import { apply, pull } from './record-store.ts'

/** The oldest supported protocol. */
const OLDEST_PROTOCOL = 1

function checkProtocol(request: unknown): void {
  const protocol =
    typeof request === 'object' && request !== null && 'protocol' in request ? request.protocol : undefined
  if (typeof protocol !== 'number') return // validation reports it
  if (protocol < OLDEST_PROTOCOL) throw new Refusal('client-too-old', { protocol: OLDEST_PROTOCOL })
  if (protocol > PROTOCOL) throw new Refusal('server-too-old', { protocol: PROTOCOL })
}

const partOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined

const MAX_MUTATIONS = 500

/** Refuses mutations with too many fields before the schema walks them. */
function checkWidth(request: unknown): void {
  const mutations = partOf(request, 'mutations')
  if (!Array.isArray(mutations)) return // validation reports it
  if (mutations.length > MAX_MUTATIONS) throw new Refusal('invalid-request', { fields: ['mutations'] })
  const fields = mutations.reduce<number>((sum, mutation) => {
    const own = partOf(mutation, 'fields')
    return sum + (typeof own === 'object' && own !== null ? Object.keys(own).length : 0)
  }, 0)
  if (fields > MAX_FIELDS_PUSHED) throw new Refusal('body-too-large', { limit: MAX_FIELDS_PUSHED })
}

/** How many ms the furthest stamp is ahead of the server, if that is too much (SPEC R3). */
function clockAhead(mutations: readonly Mutation[], now: number): number | undefined {
  const furthest = mutations.reduce((latest, { stamp }) => Math.max(latest, clockOf(stamp).ms), 0)
  return furthest - now > MAX_AHEAD_MS ? furthest - now : undefined
}

export function syncRoutes(services: Services): Routes<'Sync/push' | 'Sync/pull'> {
  const { db, log } = services
  return {
    'Sync/push': {
      before(request) {
        checkProtocol(request)
        checkWidth(request)
      },
      async answer({ request: { mutations }, session, now }) {
        const ahead = clockAhead(mutations, now)
        if (ahead !== undefined) return { clockAhead: ahead, results: [] }
        const { results, removesObjects } = await apply(db, session.user, mutations, now)
        if (removesObjects) await sweepRemovals(services).catch((error: unknown) => log.error({ err: error }, 'bug')) // housekeeping repeats it later
        return { results }
      },
    },
    'Sync/pull': {
      before: checkProtocol,
      answer: ({ request: { cursor, limit }, session }) => pull(db, session.user, cursor, limit),
    },
  }
}
