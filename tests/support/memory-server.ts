import { type Mutation, PROTOCOL, syncCalls } from '#contract/calls/sync.ts'
import { type CommonCode, codes } from '#contract/codes.ts'
import { clockOf, MAX_AHEAD_MS } from '#contract/records/stamp.ts'
import type { RecordStore } from '#tests/contract/record-store.ts'
import { createMemoryRecordStore } from './memory-record-store.ts'

/** Intercepts a request with a reply; undefined lets it through. May throw like a failing network. */
type Obstacle = (call: string, body: never) => Response | undefined | Promise<Response | undefined>

/** The sync calls of a server, in memory, behind a `fetch` that follows the contract. */
export interface MemoryServer {
  readonly fetch: typeof fetch
  store: RecordStore
  /** Wall time, ms. */
  now: () => number
  obstacle: Obstacle
  /** The body of every request, as text: everything that left a device. */
  readonly requests: { readonly call: string; readonly key: string | null; readonly body: string }[]
  /** Replaces the store by an empty one of another epoch (SPEC P2). */
  restoreFromEmptyBackup(): void
}

const USER = 'user'

export function envelope(status: number, data: unknown, code?: CommonCode): Response {
  return Response.json({ status, msg: code ?? '', data, request_id: 'r', ...(code ? { code, params: {} } : {}) })
}

export const refusal = (code: CommonCode): Response => envelope(codes[code], null, code)

export function createMemoryServer(now: () => number = Date.now): MemoryServer {
  let epochs = 1
  const server: MemoryServer = {
    store: createMemoryRecordStore('epoch-1', () => server.now()),
    now,
    obstacle: () => undefined,
    requests: [],
    async fetch(input, init) {
      const request = new Request(typeof input === 'string' ? new URL(input, 'http://site.test') : input, init)
      const call = new URL(request.url).pathname.replace('/api/', '')
      const body = await request.text()
      server.requests.push({ call, key: request.headers.get('idempotency-key'), body })
      const isForm = request.headers.get('content-type')?.startsWith('multipart/') === true
      const asked: unknown = isForm ? {} : JSON.parse(body)
      return (await server.obstacle(call, asked as never)) ?? answer(server, call, asked)
    },
    restoreFromEmptyBackup() {
      epochs += 1
      server.store = createMemoryRecordStore(`epoch-${epochs}`, () => server.now())
    },
  }
  return server
}

async function answer(server: MemoryServer, call: string, body: unknown): Promise<Response> {
  if (call === 'Sync/push') {
    const request = syncCalls['Sync/push'].request.safeParse(body)
    if (!request.success) return refusal('invalid-request')
    if (request.data.protocol !== PROTOCOL) return refusal('client-too-old')
    return envelope(200, await push(server, request.data.mutations))
  }
  if (call === 'Sync/pull') {
    const request = syncCalls['Sync/pull'].request.safeParse(body)
    if (!request.success) return refusal('invalid-request')
    return envelope(200, await server.store.pull(USER, request.data.cursor, request.data.limit))
  }
  return envelope(200, {})
}

async function push(server: MemoryServer, mutations: readonly Mutation[]) {
  const ahead = Math.max(...mutations.map(({ stamp }) => clockOf(stamp).ms)) - server.now()
  if (ahead > MAX_AHEAD_MS) return { clockAhead: ahead, results: [] }
  return { results: await server.store.apply(USER, mutations) }
}
