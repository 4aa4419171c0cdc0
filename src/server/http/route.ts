import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import type { z } from 'zod'
import type { CallName, Calls } from '#contract/calls/index.ts'
import type { Tx } from '../db/database.ts'
import type { AtLast } from './idempotency.ts'
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

/** A call as its handler gets it: within its limit, authenticated and validated. */
export interface Asked<N extends CallName> {
  readonly request: z.output<Calls[N]['request']>
  readonly session: SessionOf<Calls[N]>
  /** The transaction that also stores the reply, for calls whose effect is `write`. */
  readonly tx: Calls[N] extends { effect: 'write' } ? Tx : undefined
  /** For calls whose effect is `write`: registers what is to run last in the transaction, because it locks rows that users share. */
  readonly atLast: Calls[N] extends { effect: 'write' } ? AtLast : undefined
  /** What `receive` read from the body. */
  readonly bytes: Buffer
  readonly language: Language
  readonly address: string
  /** Whether the request comes from the machine of the server (SPEC A8). */
  readonly isOnThisMachine: boolean
  readonly now: number
}

/** A reply of bytes instead of an envelope. */
export class Bytes {
  readonly stream: Readable
  /** Undefined if known only at the end. */
  readonly length: number | undefined
  readonly headers: Readonly<Record<string, string>>

  constructor(stream: Readable, length: number | undefined, headers: Readonly<Record<string, string>> = {}) {
    this.stream = stream
    this.length = length
    this.headers = headers
  }
}

/** A list too long for memory: `data` is an object with only this list, written item by item. Each item is JSON in pieces. */
export class LongList {
  readonly name: string
  readonly items: AsyncIterable<Iterable<string>>

  constructor(name: string, items: AsyncIterable<Iterable<string>>) {
    this.name = name
    this.items = items
  }
}

export interface Route<N extends CallName> {
  /** Counted by the caller's address before anything else. */
  readonly limit?: LimitName
  /** Counted by the user, before the transaction of a write and its key: a repetition counts too, and can be refused until later. */
  readonly userLimit?: LimitName
  /** Runs before validation, because a newer client's request need not match our schema. */
  readonly before?: (request: unknown) => void
  /**
   * Runs before the transaction of a write, and before its key is looked up: it may refuse only what cannot have succeeded under the key
   * (SPEC Q3).
   */
  readonly precheck?: (asked: Omit<Asked<N>, 'tx' | 'atLast'>) => Promise<void>
  /** Reads a body that is not JSON; the request is then taken from the query string. */
  readonly receive?: (incoming: IncomingMessage) => Promise<Buffer>
  /** The route itself limits how many of its calls run at a time, because they last long. */
  readonly ownLane?: true
  /** The handler returns `Bytes` or a `LongList`. */
  readonly streams?: true
  /** Runs after the commit; a failure is logged and does not fail the call. */
  readonly after?: () => Promise<void>
  readonly answer: (asked: Asked<N>) => Promise<z.input<Calls[N]['reply']> | Bytes | LongList>
}

/** Handlers by call name. Each slice returns a table of its own calls. */
export type Routes<N extends CallName = CallName> = { readonly [K in N]: Route<K> }
