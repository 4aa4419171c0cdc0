import * as z from 'zod/mini'
import { proposalArguments } from './proposals.ts'

/**
 * The tools of the assistant (SPEC AI4, AI13). They run on the device; the server only tells the model of them.
 * Raise the version with every change: a server refuses a list that it does not know.
 */
export const TOOLS_VERSION = 1

/** Requests of one question that the model may end by calling tools; after them it is asked once more, without tools. */
export const MAX_ROUNDS = 6

const text = z.string().check(z.minLength(1), z.maxLength(400))
const entry = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60))
const kind = z.enum(['analysis', 'chart', 'tool', 'step'])

export const toolArguments = {
  search_help: z.strictObject({
    text,
    kind: z.optional(z.enum(['analysis', 'chart', 'tool', 'step', 'option', 'notice', 'tutorial', 'page'])),
  }),
  /** The questions and answers of "Which test?" (`guideQuestions` of the catalogue; a test compares them). */
  which_test: z.strictObject({
    goal: z.enum(['describe', 'compare', 'associate', 'predict', 'plan']),
    groups: z.optional(z.enum(['one', 'two', 'several'])),
    outcome: z.optional(z.enum(['continuous', 'ordinal', 'binary', 'nominal', 'count', 'time'])),
    design: z.optional(z.enum(['independent', 'paired'])),
    shape: z.optional(z.enum(['symmetric', 'skewed'])),
  }),
  describe_entry: z.strictObject({ kind, id: entry }),
  open_tool: z.strictObject({ id: entry }),
  /** The two that show something of the open project: each time the user is asked (SPEC AI4). */
  list_variables: z.strictObject({}),
  read_result: z.strictObject({}),
  ...proposalArguments,
} as const

export type ToolName = keyof typeof toolArguments
export type ToolArguments = { readonly [K in ToolName]: z.output<(typeof toolArguments)[K]> }
export type EntryKind = z.output<typeof kind>
