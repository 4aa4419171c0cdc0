import * as z from 'zod/mini'
import { defineCall, id, seconds, sha256 } from './call.ts'

/** Most characters of a reason, and the most GiB that one request asks for. */
export const STORAGE_REASON = 500
export const STORAGE_GIB = 1000

const file = z.object({
  project: id,
  sha256,
  /** Bytes that it has, or will have when its upload is done. */
  size: z.int(),
  /** Bytes that have arrived. */
  received: z.int(),
  complete: z.boolean(),
})

const project = z.object({
  project: id,
  /** Bytes of its files, those under way in full, because they are reserved. */
  bytes: z.int(),
  files: z.int(),
  /** How many of them are still being uploaded. */
  uploading: z.int(),
})
export type CloudProject = z.output<typeof project>

const request = z.object({
  id,
  gib: z.int(),
  reason: z.string(),
  time: seconds,
  state: z.enum(['open', 'answered']),
  /** The operator's answer, GiB beyond what every user has; null until there is one, 0 if it was declined. */
  granted: z.nullable(z.int()),
  answer_time: z.nullable(seconds),
})
export type StorageRequest = z.output<typeof request>

export const storageCalls = {
  'Storage/index': defineCall({
    summary: 'What the user keeps in the cloud, by project and by file, how much is allowed, and the requests for more',
    auth: 'token',
    effect: 'read',
    offline: 'fallback',
    request: z.object({}),
    reply: z.object({
      /** Bytes of all files and share links. */
      used: z.int(),
      /** Bytes that are allowed: what every user has, and the grant. */
      quota: z.int(),
      grant: z.nullable(
        z.object({
          gib: z.int(),
          /** When it ends; null if it does not. */
          until: z.nullable(seconds),
        }),
      ),
      /** Bytes of the share links that are kept. */
      shares: z.int(),
      /** The largest first. */
      projects: z.array(project),
      /** The largest first; at most 500. */
      files: z.array(file),
      /** The latest first; at most 20. */
      requests: z.array(request),
      /** When this was read. */
      time: seconds,
    }),
  }),
  'Storage/apply': defineCall({
    summary: 'Ask the operator for more storage. It replaces a request that is not answered yet',
    auth: 'token',
    effect: 'write',
    offline: 'never',
    request: z.object({
      gib: z.int().check(z.gte(1), z.lte(STORAGE_GIB)),
      reason: z.string().check(z.maxLength(STORAGE_REASON), z.regex(/\S/)),
    }),
    reply: z.object({ id }),
  }),
} as const
