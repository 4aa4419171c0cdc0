import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import type { z } from 'zod'
import type { CallName, Calls } from '#contract/calls/index.ts'
import type { Tx } from '../db/database.ts'
import type { Language } from './language.ts'
import type { LimitName } from './limits.ts'

export interface Session {
  readonly user: string
  readonly tokenHash: Buffer
}

type SessionOf<C> = C extends { auth: 'token' }
  ? Session
  : C extends { auth: 'optional' }
    ? Session | undefined
    : undefined

/** What a handler is asked, by the time that it is: within its limit, authenticated and valid. */
export interface Asked<N extends CallName> {
  readonly request: z.output<Calls[N]['request']>
  readonly session: SessionOf<Calls[N]>
  /** The transaction that also keeps the reply, for a call whose effect is `write`. */
  readonly tx: Calls[N] extends { effect: 'write' } ? Tx : undefined
  /** What `receive` read of the body. */
  readonly bytes: Buffer
  readonly language: Language
  readonly address: string
  readonly now: number
}

/** An answer in bytes in place of an envelope. */
export class Bytes {
  readonly stream: Readable
  /** Undefined where it is known only at the end. */
  readonly length: number | undefined
  readonly headers: Readonly<Record<string, string>>

  constructor(stream: Readable, length: number | undefined, headers: Readonly<Record<string, string>> = {}) {
    this.stream = stream
    this.length = length
    this.headers = headers
  }
}

/** A list that is too long to be held: `data` is an object with it alone, written item by item. Each is JSON in pieces. */
export class LongList {
  readonly name: string
  readonly items: AsyncIterable<Iterable<string>>

  constructor(name: string, items: AsyncIterable<Iterable<string>>) {
    this.name = name
    this.items = items
  }
}

export interface Route<N extends CallName> {
  /** Counted by the caller's address, before anything else. */
  readonly limit?: LimitName
  /** Looks at a request before it is validated: what a newer client sends need not fit our schema. */
  readonly before?: (request: unknown) => void
  /** For a body that is not JSON: reads it, and the request comes from the query. */
  readonly receive?: (incoming: IncomingMessage) => Promise<Buffer>
  /** Answers in `Bytes` or with a `LongList`. */
  readonly streams?: true
  /** Done after the answer has been committed; its failure is logged, and is no failure of the call. */
  readonly after?: () => Promise<void>
  readonly answer: (asked: Asked<N>) => Promise<z.input<Calls[N]['reply']> | Bytes | LongList>
}

/** The handlers of some calls. A slice returns the table of its own. */
export type Routes<N extends CallName = CallName> = { readonly [K in N]: Route<K> }
