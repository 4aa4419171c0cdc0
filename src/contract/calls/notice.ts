import * as z from 'zod/mini'
import { defineCall, id, pageOf, pageRequest, seconds } from './call.ts'

/** 1: the ticker in the breadcrumb, 2: the messages page. */
const position = z.union([z.literal(1), z.literal(2)])
const notice = z.object({
  id,
  /** The operator’s to everyone, or a message to this user. Absent in replies kept from older servers. */
  kind: z.optional(z.enum(['site', 'storage', 'feedback', 'security', 'invoice', 'membership', 'payment'])),
  title: z.string(),
  content: z.string(),
  time: seconds,
  read: z.boolean(),
})
export type Notice = z.output<typeof notice>

export const noticeCalls = {
  'Notice/index': defineCall({
    summary:
      'Notices of the site and messages to the user, newest first, in the reader’s language; at position 1 only messages that are unread',
    auth: 'optional',
    effect: 'read',
    offline: 'stale-while-revalidate',
    request: z.object({ position, ...pageRequest }),
    reply: z.extend(pageOf(notice), {
      noread: z.int(),
      /** Latest revision of the notices, for the push channel. Absent in replies kept from older servers. */
      revision: z.optional(z.int()),
    }),
  }),
  'Notice/detail': defineCall({
    summary: 'One notice',
    auth: 'optional',
    effect: 'read',
    offline: 'stale-while-revalidate',
    request: z.object({ id }),
    reply: notice,
  }),
  'Notice/read': defineCall({
    summary: 'Mark the notices of a position as read, or only those named',
    auth: 'token',
    effect: 'write',
    offline: 'never',
    request: z.object({ position, ids: z.optional(z.array(id).check(z.maxLength(100))) }),
    reply: z.object({ noread: z.int() }),
  }),
} as const
