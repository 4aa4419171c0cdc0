import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type * as z from 'zod/mini'
import { id } from '#contract/calls/call.ts'
import { type CallName, calls } from '#contract/calls/index.ts'
import type { Db } from '../db/database.ts'
import type { StoredReply } from '../db/schema.ts'
import type { Hint } from '../push/bus.ts'
import { addressOf } from './address.ts'
import { languageOf } from './language.ts'
import type { Limits } from './limits.ts'
import { once } from './once.ts'
import type { Patience } from './patience.ts'
import { readJson, refuseEncoded } from './read-body.ts'
import { Refusal } from './refusal.ts'
import { type Asked, Bytes, LongList, type Route, type Routes, type Session } from './route.ts'

export interface Door {
  readonly routes: Routes
  readonly db: Db
  readonly limits: Limits
  readonly clock: () => number
  readonly trustProxy: number
  readonly patience: Patience
  readonly hint: (hint: Hint) => void
  readonly onBug: (error: unknown) => void
  /** The session of an Authorization header: undefined without one, refused when it has ended. */
  readonly authenticate: (authorization: string | undefined, now: number) => Promise<Session | undefined>
}

const LARGEST_JSON = 8 * 1024 * 1024

export function isCall(name: string): name is CallName {
  return Object.hasOwn(calls, name)
}

function validate(schema: z.ZodMiniType, value: unknown): unknown {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues.map(({ path }) => path.join('.'))
  throw new Refusal('invalid-request', { fields: [...new Set(fields)] })
}

function keyOf(incoming: IncomingMessage): string {
  const key = incoming.headers['idempotency-key']
  if (typeof key !== 'string') throw new Refusal('key-required')
  const parsed = id.safeParse(key.toLowerCase())
  if (!parsed.success) throw new Refusal('invalid-request', { fields: ['Idempotency-Key'] })
  return parsed.data
}

async function read(incoming: IncomingMessage, { receive }: Pick<Route<CallName>, 'receive'>, { json }: Patience) {
  refuseEncoded(incoming)
  if (!receive) return readJson(incoming, LARGEST_JSON, json)
  const value: unknown = Object.fromEntries(new URL(incoming.url ?? '/', 'http://here').searchParams)
  return { value, bytes: await receive(incoming) }
}

/** Limit, authenticate, validate; then the slice authorises and does; once, where it writes. */
export async function answerCall(
  { routes, db, limits, clock, trustProxy, patience, authenticate, hint, onBug }: Door,
  name: CallName,
  incoming: IncomingMessage,
): Promise<StoredReply | Bytes | LongList> {
  const call = calls[name]
  // the table pairs each name with its own handler; here any of them is meant
  const route = routes[name] as Route<CallName>
  const now = clock()
  const address = addressOf(incoming, trustProxy)
  const language = languageOf(incoming.headers['accept-language'])

  if (route.limit) await limits.take(route.limit, address)
  const session = call.auth === 'open' ? undefined : await authenticate(incoming.headers.authorization, now)
  if (call.auth === 'token' && !session) throw new Refusal('unauthenticated')
  const key = call.effect === 'write' ? keyOf(incoming) : undefined
  const { value, bytes } = await read(incoming, route, patience)
  route.before?.(value)
  const request = validate(call.request, value)
  const asked = { request, session, bytes, language, address, now }
  const answer = (tx: unknown) => route.answer({ ...asked, tx } as Asked<CallName>)
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
  const data = await answer(undefined)
  tellOthers()
  return data instanceof Bytes || data instanceof LongList ? data : { status: 200, data }
}
