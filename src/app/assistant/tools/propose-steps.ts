import type { ToolArguments } from '#contract/assistant/tools.ts'
import type { Tool } from './tool.ts'

/** Proposes steps for the open dataset. */
const proposeSteps: Tool<ToolArguments['propose_steps']> = async ({ steps }, _, { propose }) => ({
  text: await propose({ kind: 'steps', steps }),
})

export default proposeSteps
