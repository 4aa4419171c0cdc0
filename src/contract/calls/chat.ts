import * as z from 'zod/mini'
import { defineCall, id, nothing } from './call.ts'

const text = z.string().check(z.maxLength(65_536))
const name = z.string().check(z.minLength(1), z.maxLength(80))

/** A message of a conversation, as the device shows it before it is sent (SPEC AI3). The server's instructions are not among them. */
const message = z.discriminatedUnion('role', [
  z.strictObject({ role: z.literal('user'), content: text }),
  z.strictObject({
    role: z.literal('assistant'),
    content: text,
    tool_calls: z.optional(z.array(z.strictObject({ id: name, name, arguments: text })).check(z.maxLength(12))),
  }),
  z.strictObject({ role: z.literal('tool'), tool_call_id: name, content: text }),
])
export type ChatMessage = z.output<typeof message>

const MOST_MESSAGES = 400
const BODY = 512 * 1024

/** The assistant. Nothing of what a call carries is kept by the server (SPEC AI8). */
export const chatCalls = {
  'Chat/stream': defineCall({
    summary:
      'An answer of the model, as `text/event-stream` (`contract/assistant/events.ts`) in place of an envelope; a refusal before the first byte is an envelope. Closing the connection stops the answer',
    auth: 'token',
    effect: 'exempt',
    offline: 'never',
    body: BODY,
    request: z.object({
      /** The message to answer, and which attempt this is, from 1 on: each is answered and charged once (SPEC AI11). */
      message: id,
      attempt: z.int().check(z.gte(1), z.lte(999)),
      locale: z.enum(['zh', 'en']),
      /** The version of the tools that the device runs; 0 for none. */
      tools: z.int(),
      messages: z.array(message).check(z.minLength(1), z.maxLength(MOST_MESSAGES)),
    }),
    reply: nothing,
  }),
  'Chat/instructions': defineCall({
    summary:
      'What the server tells the model before the messages of a conversation: the system prompt and the tools (SPEC AI3)',
    auth: 'token',
    effect: 'read',
    offline: 'fallback',
    request: z.object({
      locale: z.enum(['zh', 'en']),
      /** The version of the tools that the device runs; 0 for none. */
      tools: z.int(),
    }),
    reply: z.object({ version: z.int(), prompt: z.string(), tools: z.string() }),
  }),
} as const
