import * as z from 'zod/mini'
import { defineCall, id, nothing, sha256 } from './call.ts'

/**
 * Files are not sent as JSON: `Upload/upload` is multipart, `Dataset/uploadChunk` has a binary body and its request in the query string, and
 * `Dataset/source` replies with bytes. All other replies are envelopes.
 */
export const fileCalls = {
  'Upload/upload': defineCall({
    summary: 'Store a picture (multipart field `file`; PNG or JPG by content, at most 5 MB)',
    body: 5 * 1024 * 1024,
    auth: 'token',
    effect: 'write',
    offline: 'never',
    request: nothing,
    reply: z.object({ path: z.string(), img_domain: z.string() }),
  }),
  'Dataset/uploadStart': defineCall({
    summary: 'Begin or resume the upload of a dataset’s source',
    auth: 'token',
    effect: 'write',
    offline: 'never',
    request: z.object({ project: id, sha256, size: z.int().check(z.gte(0)) }),
    reply: z.object({
      upload: id,
      /** Bytes that the server already has, from the start of the file. Equals the size when nothing more is needed. */
      received: z.int(),
      complete: z.boolean(),
    }),
  }),
  'Dataset/uploadChunk': defineCall({
    summary:
      'The next bytes of a source (octet-stream body, request in the query). An offset other than `received` is answered with it',
    body: 8 * 1024 * 1024,
    auth: 'token',
    effect: 'exempt', // the offset serves as the idempotency key
    offline: 'never',
    request: z.object({ upload: id, offset: z.coerce.number().check(z.int(), z.gte(0)) }),
    reply: z.object({ received: z.int() }),
  }),
  'Dataset/uploadFinish': defineCall({
    summary: 'Close an upload: the server hashes what it has and keeps it only when the hash is the promised one',
    auth: 'token',
    effect: 'write',
    offline: 'never',
    request: z.object({ upload: id }),
    reply: z.object({ sha256 }),
  }),
  'Dataset/source': defineCall({
    summary: 'The bytes of a source, from an offset on',
    auth: 'token',
    effect: 'read',
    offline: 'never',
    request: z.object({ project: id, sha256, offset: z._default(z.int().check(z.gte(0)), 0) }),
    reply: z.object({}),
  }),
} as const
