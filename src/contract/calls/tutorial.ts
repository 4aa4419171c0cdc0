import * as z from 'zod/mini'
import { defineCall, id, pageOf, pageRequest, seconds } from './call.ts'

const tutorial = z.object({
  id,
  title: z.string(),
  summary: z.string(),
  /** A page in Markdown, or a video with captions. */
  kind: z.enum(['page', 'video']),
  /** Markdown; empty for a video. */
  body: z.string(),
  /** Path of the video on the site; empty for a page. */
  video: z.string(),
  captions: z.array(z.object({ language: z.string(), label: z.string(), src: z.string() })),
  time: seconds,
})
export type Tutorial = z.output<typeof tutorial>

export const tutorialCalls = {
  'Tutorial/index': defineCall({
    summary: 'Tutorials in the operator’s order, in the reader’s language',
    auth: 'open',
    effect: 'read',
    offline: 'stale-while-revalidate',
    request: z.object({ ...pageRequest, search: z._default(z.string().check(z.maxLength(100)), '') }),
    reply: pageOf(tutorial),
  }),
} as const
