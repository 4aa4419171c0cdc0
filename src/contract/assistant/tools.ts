import * as z from 'zod/mini'

/**
 * The tools of the assistant (SPEC AI4, AI5). They run on the device; the server only tells the model of them. Raise the version with every change:
 * a server refuses a list that it does not know.
 */
export const TOOLS_VERSION = 1

const text = z.string().check(z.minLength(1), z.maxLength(400))
const entry = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60))
/** Options by id, as the entry defines them. Columns are named by their ids or present names. */
const options = z.record(z.string().check(z.maxLength(80)), z.unknown())

export const toolArguments = {
  search_help: z.strictObject({
    text,
    kind: z.optional(z.enum(['analysis', 'chart', 'tool', 'step', 'tutorial', 'page'])),
  }),
  /** The questions and answers of "Which test?" (`guideQuestions` of the catalogue; a test compares them). */
  which_test: z.strictObject({
    goal: z.enum(['describe', 'compare', 'associate', 'predict', 'plan']),
    groups: z.optional(z.enum(['one', 'two', 'several'])),
    outcome: z.optional(z.enum(['continuous', 'ordinal', 'binary', 'nominal', 'count', 'time'])),
    design: z.optional(z.enum(['independent', 'paired'])),
    shape: z.optional(z.enum(['symmetric', 'skewed'])),
  }),
  describe_entry: z.strictObject({ kind: z.enum(['analysis', 'chart', 'tool', 'step']), id: entry }),
  open_tool: z.strictObject({ id: entry }),
  list_variables: z.strictObject({}),
  read_result: z.strictObject({ analysis: z.string().check(z.maxLength(80)) }),
  propose_analysis: z.strictObject({ id: entry, options }),
  propose_steps: z.strictObject({
    steps: z.array(z.strictObject({ type: entry, options })).check(z.minLength(1), z.maxLength(10)),
  }),
  propose_text: z.strictObject({ text: z.string().check(z.minLength(1), z.maxLength(8000)) }),
} as const

export type ToolName = keyof typeof toolArguments
