import type { Language } from '#catalog/kit/words.ts'
import { type ToolArguments, type ToolName, toolArguments } from '#contract/assistant/tools.ts'
import { errorText } from './answer-text.ts'
import type { Tool, ToolAnswer, ToolContext } from './tool.ts'

type Loads = { readonly [K in ToolName]: () => Promise<{ readonly default: Tool<ToolArguments[K]> }> }

const loads: Loads = {
  search_help: () => import('./search-help.ts'),
  which_test: () => import('./which-test.ts'),
  describe_entry: () => import('./describe-entry.ts'),
  open_tool: () => import('./open-tool.ts'),
  list_variables: () => import('./list-variables.ts'),
  read_result: () => import('./read-result.ts'),
  propose_analysis: () => import('./propose-analysis.ts'),
  propose_chart: () => import('./propose-chart.ts'),
  propose_steps: () => import('./propose-steps.ts'),
}

export const isTool = (name: string): name is ToolName => Object.hasOwn(loads, name)

/** Without a project. */
const nothing: ToolContext = {
  host: undefined,
  show: () => Promise.resolve(undefined),
  propose: () => Promise.resolve(errorText('no-dataset')),
}

/** Runs a tool that the model has called. Whatever the model wrote, this does not throw: an error is an answer to the model. */
export async function runTool(
  name: string,
  written: string,
  language: Language,
  context: ToolContext = nothing,
): Promise<ToolAnswer> {
  return isTool(name) ? run(name, written, language, context) : { text: errorText('unknown-tool') }
}

async function run<K extends ToolName>(
  name: K,
  written: string,
  language: Language,
  context: ToolContext,
): Promise<ToolAnswer> {
  const given = toolArguments[name].safeParse(jsonOf(written))
  if (!given.success) return { text: errorText('invalid-arguments') }
  try {
    const { default: tool } = await loads[name]()
    return await tool(given.data as ToolArguments[K], language, context)
  } catch {
    return { text: errorText('not-available') } // a part of the program that cannot be loaded now
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
