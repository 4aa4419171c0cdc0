import type { ToolArguments } from '#contract/assistant/tools.ts'
import { errorText } from './answer-text.ts'
import { offeredEntries } from './catalogue.ts'
import type { Tool } from './tool.ts'

/** Offers a clinical tool to the user as a card. Nothing opens without the user. */
const openTool: Tool<ToolArguments['open_tool']> = async ({ id }, language) => {
  const entry = (await offeredEntries('tool')).find((one) => one.id === id)
  if (!entry) return { text: errorText('unknown-id') }
  return { text: JSON.stringify({ ok: true, id, title: entry.title[language] }), card: id }
}

export default openTool
