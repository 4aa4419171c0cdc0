import * as z from 'zod/mini'
import { defineCall, nothing } from './call.ts'

const ids = z.array(z.string())

export const toolCalls = {
  'Tool/index': defineCall({
    summary: 'How the operator arranges the clinical tools, which the application itself brings along',
    auth: 'open',
    effect: 'read',
    offline: 'stale-while-revalidate',
    request: nothing,
    reply: z.object({
      /** Tools listed first in their specialty, in this order. */
      order: ids,
      /** Listed above all specialties. */
      featured: ids,
      /** Neither listed nor searchable; a link still opens them. The site's `recalled_tools`, in contrast, are not computed at all. */
      hidden: ids,
    }),
  }),
} as const
