import * as z from 'zod/mini'
import { defineCall, nothing } from './call.ts'

export const baseCalls = {
  'Base/config': defineCall({
    summary: 'The site as its operator set it up',
    auth: 'open',
    effect: 'read',
    offline: 'stale-while-revalidate',
    request: nothing,
    reply: z.object({
      site_title: z.string(),
      web_site_icp: z.string(),
      copyright: z.string(),
      company_qr_code: z.string(),
      help_doc_url: z.string(),
      /** The newest agreement; a user whose `last_agreement_id` is smaller must agree again. */
      agreement_id: z.int(),
      /** Clinical tools that must not be used: `id`, or `id@2` for revisions up to 2. Absent in replies kept from older servers. */
      recalled_tools: z.optional(z.array(z.string())),
      /**
       * The model of the assistant, as the operator declares it, and how many tokens a conversation and an answer may have. Null: this site has
       * none. Absent in replies kept from older servers.
       */
      assistant: z.optional(
        z.nullable(z.object({ label: z.string(), thinking: z.boolean(), context: z.int(), output: z.int() })),
      ),
      /** Channels over which the site can reach users. Absent in replies kept from older servers. */
      ways: z.optional(z.object({ sms: z.boolean(), mail: z.boolean(), wechat: z.boolean() })),
    }),
  }),
  'Base/captcha': defineCall({
    summary: 'A captcha: a picture, or a spoken question for those who cannot see it',
    auth: 'open',
    effect: 'exempt',
    offline: 'never',
    request: z.object({
      kind: z._default(z.enum(['picture', 'question']), 'picture'),
      /** The name typed at login: failures under this name make the captcha's proof of work harder. */
      username: z.optional(z.string().check(z.maxLength(100))),
    }),
    reply: z.object({
      key: z.string(),
      /** A PNG as a data URL; empty for a question. */
      base64: z.string(),
      /** The question in the reader's language; empty for a picture. The answer has four characters in both cases. */
      question: z.string(),
      /**
       * ALTCHA challenge (version 2) as JSON, valid for this captcha only; its solution must come with the answer. Absent in replies of older
       * servers.
       */
      work: z.optional(z.string()),
    }),
  }),
  'Base/ping': defineCall({
    summary: 'Whether this very instance answers (SPEC Q6)',
    auth: 'open',
    effect: 'read',
    offline: 'never',
    request: nothing,
    reply: z.object({ instance: z.string(), time: z.number() }),
  }),
} as const
