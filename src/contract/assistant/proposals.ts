import * as z from 'zod/mini'

/**
 * Arguments of the tools by which a model proposes an analysis, a chart or steps for the open dataset (SPEC AI5). They are what a model wrote:
 * the device checks them against its catalogue and the variables of the dataset, and makes nothing before the user says so.
 */

/** JSON of a bounded size and depth. */
export type ProposedValue =
  | string
  | number
  | boolean
  | null
  | readonly ProposedValue[]
  | { readonly [key: string]: ProposedValue }

/** Most steps of one proposal. */
export const MAX_PROPOSED_STEPS = 10

/** Levels of lists and objects within an option: the deepest that an entry has is 4. */
const DEEPEST = 6
/** Values within the options of one entry. */
const MOST_VALUES = 3000
const LONGEST_TEXT = 2000
const LONGEST_KEY = 300

/** Whether a value is JSON within these bounds. Never throws, and stops at the first excess. */
export function isBoundedJson(value: unknown): value is ProposedValue {
  let left = MOST_VALUES
  const isBounded = (one: unknown, depth: number): boolean => {
    left -= 1
    if (left < 0 || depth > DEEPEST) return false
    if (one === null || typeof one === 'boolean') return true
    if (typeof one === 'string') return one.length <= LONGEST_TEXT
    if (typeof one === 'number') return Number.isFinite(one)
    if (Array.isArray(one)) return one.every((item) => isBounded(item, depth + 1))
    if (typeof one !== 'object') return false
    return Object.entries(one).every(([key, item]) => key.length <= LONGEST_KEY && isBounded(item, depth + 1))
  }
  return isBounded(value, 0)
}

const id = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60))
const options = z
  .record(z.string().check(z.minLength(1), z.maxLength(LONGEST_KEY)), z.custom<ProposedValue>(isBoundedJson))
  .check(z.refine(isBoundedJson))
const asked = { id, options }
const step = z.strictObject({ type: id, options })

export const proposalArguments = {
  propose_analysis: z.strictObject(asked),
  propose_chart: z.strictObject(asked),
  propose_steps: z.strictObject({ steps: z.array(step).check(z.minLength(1), z.maxLength(MAX_PROPOSED_STEPS)) }),
} as const

const form =
  'Options are those that describe_entry names, in the form of its examples: variables by their names, values by their labels, compound options as objects. Leave out what should keep its default. Values of variables must be ones that occur; do not guess them.'

/** The tools as they are described to the model. */
export const proposalDescriptions: Readonly<Record<keyof typeof proposalArguments, string>> = {
  propose_analysis: `Propose an analysis of the open dataset as a card: nothing is made before the user presses "Create". Call describe_entry first. ${form} What you leave open, the user chooses on the page. If it does not fit, the answer gives codes with the option: correct it, or ask the user.`,
  propose_chart: `Propose a chart of the open dataset as a card, in the same way as propose_analysis. ${form}`,
  propose_steps: `Propose data steps for the open dataset as one card: they are applied in this order after its present steps, and a later one may use the variables that an earlier one makes, by their names. Every step must be complete. ${form}`,
}
