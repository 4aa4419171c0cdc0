import * as z from 'zod/mini'
import { defineCall, id, nothing, pageOf, pageRequest, seconds } from './call.ts'

/** Most bytes of one sealed snapshot. */
export const SHARE_BYTES = 10 * 1024 * 1024
/** The longest time for which a share is kept, days. */
const LONGEST_SHARE_DAYS = 365

const share = z.object({
  id,
  /** Bytes of the ciphertext. */
  size: z.int(),
  created: seconds,
  /** From then on the link is no longer valid. */
  expires: seconds,
})
export type Share = z.output<typeof share>

/**
 * Snapshots that a device has encrypted (SPEC S13). Their key stands only in the fragment of the link, so the server can neither read them nor
 * name what is in them.
 */
export const shareCalls = {
  'Share/add': defineCall({
    summary: 'Store a sealed snapshot (octet-stream body, request in the query; at most 10 MB)',
    body: SHARE_BYTES,
    auth: 'token',
    effect: 'write',
    offline: 'never',
    request: z.object({
      days: z.coerce.number().check(z.int(), z.gte(1), z.lte(LONGEST_SHARE_DAYS)),
    }),
    reply: share,
  }),
  'Share/index': defineCall({
    summary: 'The user’s own shares that are still valid, newest first',
    auth: 'token',
    effect: 'read',
    offline: 'never',
    request: z.object(pageRequest),
    reply: pageOf(share),
  }),
  'Share/revoke': defineCall({
    summary: 'End a share at once; its bytes are removed',
    auth: 'token',
    effect: 'write',
    offline: 'never',
    request: z.object({ id }),
    reply: nothing,
  }),
  'Share/open': defineCall({
    summary:
      'The ciphertext of a share, to anyone who has its id. A revoked, an expired and an unknown one answer alike',
    auth: 'open',
    effect: 'read',
    offline: 'never',
    request: z.object({ id }),
    reply: z.object({}),
  }),
} as const
