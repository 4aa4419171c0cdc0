import * as z from 'zod/mini'
import { defineCall, id, pageOf, pageRequest, seconds } from './call.ts'

/** Most characters of a description, and most pictures with it. */
export const FEEDBACK_LETTERS = 2000
export const FEEDBACK_PICTURES = 9

const about = z.optional(z.string().check(z.maxLength(200)))
/** What a user writes to the operator, with what the application says about itself. It has nothing of the data. */
const feedback = z.object({
  content: z.string().check(z.maxLength(FEEDBACK_LETTERS), z.regex(/\S/)),
  /** Paths that `Upload/upload` returned to this user within the last day, each once. */
  image: z._default(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(FEEDBACK_PICTURES)), []),
  app_version: about,
  /** The pattern of the page's address, without ids. */
  route: about,
  browser: about,
  language: about,
  /** When it was written, ms. It may have waited on the device. */
  written_at: z.optional(z.int().check(z.gte(0))),
})

const sent = z.object({
  id,
  content: z.string(),
  /** Number of pictures. */
  images: z.int(),
  time: seconds,
  state: z.enum(['sent', 'answered']),
  /** The operator's answer; empty until there is one. */
  answer: z.string(),
  answer_time: z.nullable(seconds),
})
export type SentFeedback = z.output<typeof sent>

export const feedbackCalls = {
  'Feedback/add': defineCall({
    summary: 'Write to the operator, with up to nine pictures that `Upload/upload` stored',
    body: 32 * 1024, // 2000 characters may take 12 kB of JSON
    auth: 'token',
    effect: 'write',
    offline: 'never',
    request: feedback,
    reply: z.object({ id }),
  }),
  'Feedback/index': defineCall({
    summary: 'What the user has written to the operator, newest first, with the answers',
    auth: 'token',
    effect: 'read',
    offline: 'fallback',
    request: z.object(pageRequest),
    reply: pageOf(sent),
  }),
} as const
