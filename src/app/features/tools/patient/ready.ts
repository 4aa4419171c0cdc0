import type { EntryTitle } from '#catalog/kit/summary.ts'
import type { CalculatorDefinition } from '#catalog/kit/tool/calculator.ts'
import { isAsked, runCalculator } from '#catalog/kit/tool/run-calculator.ts'
import { loadTool, type ToolNeeds, toolNeeds } from '#catalog/tools.ts'
import { isRecalled } from '../recall.ts'
import { carryInto } from './carry.ts'
import type { KnownValue } from './this-patient.ts'

/** Tools whose required inputs all have a known value. It narrows the list, so that only the definitions of these have to be loaded. */
export function perhapsReady(needs: ToolNeeds, values: readonly KnownValue[]): readonly string[] {
  const known = new Set(values.flatMap(({ names }) => names))
  return Object.keys(needs).filter((id) => needs[id]?.every((names) => names.some((name) => known.has(name))))
}

/** Those of the tools that are ready. One whose definition cannot be fetched is left out, and so is one that the operator recalled. */
export async function readyAmong(
  tools: readonly EntryTitle[],
  values: readonly KnownValue[],
  recalled: readonly string[],
): Promise<readonly string[]> {
  const perhaps = new Set(perhapsReady(await toolNeeds(), values))
  const found = await Promise.all(
    tools.map(async ({ id }) => {
      const tool = perhaps.has(id) ? await loadTool(id).catch(() => undefined) : undefined
      const isOffered = tool !== undefined && !isRecalled(recalled, id, tool.definition.revision)
      return isOffered && isReady(tool.definition, values) ? [id] : []
    }),
  )
  return found.flat()
}

/** Whether the known values alone give a result. An unanswered item of a checklist does not count as "no" here. */
export function isReady(definition: CalculatorDefinition, values: readonly KnownValue[]): boolean {
  const all = values.map((known) => ({ ...known, tool: '' })) // an id that no tool has, so that values typed in this tool count as well
  const { entered } = carryInto(definition, all, { entered: {}, marks: {} })
  const isOpen = Object.entries(definition.inputs).some(
    ([key, spec]) => spec.required && isAsked(spec, entered) && (entered[key] ?? null) === null,
  )
  return !isOpen && runCalculator(definition, entered).status === 'done'
}
