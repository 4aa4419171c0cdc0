import { estimateTokens } from '#contract/assistant/estimate.ts'
import type { ToolArguments } from '#contract/assistant/tools.ts'
import type { AttachableVariable } from '../attached/attachment.ts'
import { usualNames } from '../attached/offer.ts'
import { errorText, MAX_TOKENS, REFUSED } from './answer-text.ts'
import type { Tool } from './tool.ts'

/** Beside the text of a variable: its measurement level, and the signs around it. */
const PER_VARIABLE = 12

/** The variables of the open dataset, if the user agrees; those with a name like a person's are not offered. */
const listVariables: Tool<ToolArguments['list_variables']> = async (_, __, { host, show }) => {
  const offer = await host?.offer()
  if (!offer || offer.variables.length === 0) return { text: errorText('no-dataset') }
  const { rows = 0 } = offer
  const attached = [
    { kind: 'size', rows, isExact: false },
    { kind: 'names', variables: fitting(usualNames(offer)) },
  ] as const
  return { text: (await show(offer, attached)) ?? REFUSED }
}

function fitting(variables: readonly AttachableVariable[]): readonly AttachableVariable[] {
  let tokens = 0
  const end = variables.findIndex(({ name, label }) => {
    tokens += estimateTokens(name + label) + PER_VARIABLE
    return tokens > MAX_TOKENS
  })
  return end < 0 ? variables : variables.slice(0, end)
}

export default listVariables
