import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type * as z from 'zod/mini'
import { id, longestBody } from '#contract/calls/call.ts'
import { type CallName, calls } from '#contract/calls/index.ts'
import type { Hint } from '../db/bus.ts'
import type { Db } from '../db/database.ts'
import type { StoredReply } from '../db/schema.ts'
import type { Disk } from '../disk.ts'
import { addressOf, isOnThisMachine } from './address.ts'
import { once } from './idempotency.ts'
import type { InFlight } from './in-flight.ts'
import { languageOf } from './language.ts'
import type { Limits } from './limits.ts'
import { lengthOf, readJson, refuseEncoded } from './read-body.ts'
import { Refusal } from './refusal.ts'
import { type Asked, Bytes, LongList, type Route, type Routes, type Session } from './route.ts'
import type { Timeouts } from './timeouts.ts'

export interface CallContext {
  readonly routes: Routes
  readonly db: Db
  readonly limits: Limits
  readonly clock: () => number
  readonly trustProxy: number
  readonly timeouts: Timeouts
  readonly hint: (hint: Hint) => void
  readonly onBug: (error: unknown) => void
  readonly inFlight: InFlight
  readonly disk: Disk
  /** The session of an Authorization header: undefined without one, refused when it has ended. */
  readonly authenticate: (authorization: string | undefined, now: number) => Promise<Session | undefined>
}

export function isCall(name: string): name is CallName {
  return Object.hasOwn(calls, name)
}

/** Most faulty fields that a refusal lists, since all of them may be wrong. */
const MAX_FIELDS_IN_REPLY = 20

function validate(schema: z.ZodMiniType, value: unknown): unknown {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues.slice(0, MAX_FIELDS_IN_REPLY).map(({ path }) => path.join('.'))
  throw new Refusal('invalid-request', { fields: [...new Set(fields)] })
}

/** Paths of the strings in a request that contain U+0000. */
function nulsIn(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'string') return value.includes('\0') ? [path.join('.')] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => nulsIn(part, [...path, key]))
}

/** Refuses U+0000, which PostgreSQL's text cannot store. Record values are JSON and may contain it. */
function refuseNul(value: unknown, bytes: Buffer): void {
  const fields = bytes.includes('\\u0000') ? nulsIn(value) : []
  if (fields.length > 0) throw new Refusal('invalid-request', { fields: fields.slice(0, MAX_FIELDS_IN_REPLY) })
}

function keyOf(incoming: IncomingMessage): string {
  const key = incoming.headers['idempotency-key']
  if (typeof key !== 'string') throw new Refusal('key-required')
  const parsed = id.safeParse(key.toLowerCase())
  if (!parsed.success) throw new Refusal('invalid-request', { fields: ['Idempotency-Key'] })
  return parsed.data
}

async function read(
  incoming: IncomingMessage,
  { receive }: Pick<Route<CallName>, 'receive'>,
  limit: number,
  { json }: Timeouts,
) {
  refuseEncoded(incoming)
  if (!receive) return readJson(incoming, limit, json)
  const value: unknown = Object.fromEntries(new URL(incoming.url ?? '/', 'http://here').searchParams)
  return { value, bytes: await receive(incoming) }
}

/**
 * Rate limit, authenticate, wait for a turn, read, validate; then the route's handler authorises and runs, at most once per idempotency key
 * for writes.
 * @param atEnd registers a function to run when the reply has been sent
 */
export async function answerCall(
  { routes, db, limits, clock, trustProxy, timeouts, inFlight, authenticate, hint, onBug }: CallContext,
  name: CallName,
  incoming: IncomingMessage,
  atEnd: (act: () => void) => void,
): Promise<StoredReply | Bytes | LongList> {
  const call = calls[name]
  // the table pairs each name with its own handler, which the type of an arbitrary name cannot express
  const route = routes[name] as Route<CallName>
  const now = clock()
  const address = addressOf(incoming, trustProxy)
  const language = languageOf(incoming.headers['accept-language'])

  if (route.limit) await limits.take(route.limit, address)
  const session = call.auth === 'open' ? undefined : await authenticate(incoming.headers.authorization, now)
  if (call.auth === 'token' && !session) throw new Refusal('unauthenticated')
  const key = call.effect === 'write' ? keyOf(incoming) : undefined
  if (session && !route.ownLane) {
    const lane = call.effect === 'read' ? (route.streams ? 'stream' : 'read') : 'write'
    atEnd(await inFlight.lanes[lane].take(session.user))
  }
  const limit = longestBody(call)
  atEnd(inFlight.bodies.take(Math.min(limit, lengthOf(incoming) || limit)))
  const { value, bytes } = await read(incoming, route, limit, timeouts)
  route.before?.(value)
  if (name !== 'Sync/push') refuseNul(value, bytes)
  const request = validate(call.request, value)
  const asked = { request, session, bytes, language, address, isOnThisMachine: isOnThisMachine(incoming), now }
  if (route.userLimit && session) await limits.take(route.userLimit, session.user)
  await route.precheck?.(asked as Asked<CallName>)
  const answer = (tx?: unknown, atLast?: unknown) => route.answer({ ...asked, tx, atLast } as Asked<CallName>)
  const tellOthers = () => {
    if (session && call.effect !== 'read') hint({ kind: 'user', id: session.user })
  }

  if (key && session) {
    const bodyHash = createHash('sha256').update(bytes).digest()
    const reply = await once(db, { user: session.user, call: name, key, bodyHash, now }, answer)
    tellOthers()
    await route.after?.().catch(onBug)
    return reply
  }
  const data = await answer()
  tellOthers()
  return data instanceof Bytes || data instanceof LongList ? data : { status: 200, data }
}
