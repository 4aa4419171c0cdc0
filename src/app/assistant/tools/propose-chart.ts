import type { ToolArguments } from '#contract/assistant/tools.ts'
import type { Tool } from './tool.ts'

/** Proposes a chart of the open dataset. */
const proposeChart: Tool<ToolArguments['propose_chart']> = async ({ id, options }, _, { propose }) => ({
  text: await propose({ kind: 'chart', id, options }),
})

export default proposeChart
