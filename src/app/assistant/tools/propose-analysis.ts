import type { ToolArguments } from '#contract/assistant/tools.ts'
import type { Tool } from './tool.ts'

/** Proposes an analysis of the open dataset. */
const proposeAnalysis: Tool<ToolArguments['propose_analysis']> = async ({ id, options }, _, { propose }) => ({
  text: await propose({ kind: 'analysis', id, options }),
})

export default proposeAnalysis
