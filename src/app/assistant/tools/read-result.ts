import { estimateTokens } from '#contract/assistant/estimate.ts'
import type { ToolArguments } from '#contract/assistant/tools.ts'
import type { AttachableTable } from '../attached/attachment.ts'
import { errorText, MAX_TOKENS, REFUSED } from './answer-text.ts'
import type { Tool } from './tool.ts'

/** The result of the open analysis, if the user agrees: the tables that fit, without counts from 1 to 4 and what tells them. */
const readResult: Tool<ToolArguments['read_result']> = async (_, __, { host, show }) => {
  const offer = await host?.offer()
  if (!offer?.result) return { text: errorText('no-result') }
  const { hidden } = offer.result
  const attached = [{ ...hidden, tables: fitting(hidden.tables) }]
  return { text: (await show(offer, attached)) ?? REFUSED }
}

function fitting(tables: readonly AttachableTable[]): readonly AttachableTable[] {
  let tokens = 0
  const end = tables.findIndex(({ title, head, rows }) => {
    tokens += estimateTokens([title, ...head, ...rows.flat()].join(' | '))
    return tokens > MAX_TOKENS
  })
  return end < 0 ? tables : tables.slice(0, end)
}

export default readResult
