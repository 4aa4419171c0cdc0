import * as z from 'zod/mini'
import { defineCall, id, json } from './call.ts'

/** `hlc/device/mutation`, each part of fixed width, so that stamps compare as strings (SPEC R3). */
export const stamp = z.string().check(z.regex(/^[0-9a-z]{9}\.[0-9a-z]{4}\/[0-9a-f]{12}\/[0-9a-f-]{36}$/))
const kindName = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,31}$/))
/** Unrestricted: `checkMutation` rejects every name that is not in `records/kinds.ts`. */
const fieldName = z.string()

/** Most fields in one mutation, and in a whole push. */
export const MAX_FIELDS = 2000
export const MAX_FIELDS_PUSHED = 20_000

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Values are validated by `checkMutation`, field by field up to the first error. */
const fields = z.custom<Record<string, z.output<typeof json>>>(
  (value) => isObject(value) && Object.keys(value).length <= MAX_FIELDS,
)

/** One change: some fields of one record, all with the mutation's stamp. The id makes the mutation idempotent (SPEC Q2). */
const mutation = z.object({
  id,
  kind: kindName,
  record: id,
  stamp,
  fields,
})
export type Mutation = z.output<typeof mutation>

const syncedRecord = z.object({
  id,
  kind: kindName,
  /** Field name to `[value, stamp]`. */
  fields: z.record(fieldName, z.tuple([json, stamp])),
})
export type SyncedRecord = z.output<typeof syncedRecord>

/** A client's position in the store; the epoch changes when the store is restored from a backup (SPEC P2). */
const cursor = z.object({ epoch: z.string().check(z.maxLength(40)), revision: z.int().check(z.gte(0)) })
export type Cursor = z.output<typeof cursor>

/** Changes by version. 2: favourites. 3: outcomes are records of their own. */
export const PROTOCOL = 3

export const syncCalls = {
  'Sync/push': defineCall({
    summary: 'Apply mutations, each once',
    body: 8 * 1024 * 1024,
    auth: 'token',
    effect: 'exempt', // mutation ids serve as idempotency keys (SPEC Q2)
    offline: 'never',
    request: z.object({
      protocol: z.int(),
      mutations: z.array(mutation).check(z.minLength(1), z.maxLength(500)),
    }),
    reply: z.object({
      /** Present when a stamp is more than 5 minutes ahead: nothing was applied; subtract this many ms and send again (SPEC R3). */
      clockAhead: z.optional(z.number()),
      /**
       * One result per mutation, in order. The last ones may be missing: those mutations were not processed and must be sent again (SPEC Q2).
       */
      results: z.array(
        z.object({
          id,
          result: z.enum(['applied', 'refused']),
          code: z.optional(z.string()),
          params: z.optional(z.record(z.string(), json)),
          /** With a refusal: the server's record, or null if it has none; absent if this reply already contains it. */
          record: z.optional(z.nullable(syncedRecord)),
        }),
      ),
    }),
  }),
  'Sync/pull': defineCall({
    summary: 'Records changed since a cursor, oldest change first',
    auth: 'token',
    effect: 'read',
    offline: 'never',
    request: z.object({
      protocol: z.int(),
      cursor: z.nullable(cursor),
      limit: z._default(z.int().check(z.gte(1), z.lte(1000)), 500),
    }),
    reply: z.object({
      cursor,
      /** The cursor's epoch was outdated: the pull starts from the beginning, and the client must push its own records again (SPEC P2). */
      reset: z.boolean(),
      records: z.array(syncedRecord),
      more: z.boolean(),
    }),
  }),
} as const
