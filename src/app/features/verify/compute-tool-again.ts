import type { CalculatorDefinition } from '#catalog/kit/tool/calculator.ts'
import type { EnteredInputs } from '#catalog/kit/tool/calculator-input-spec.ts'
import type { CalculatorOutcome } from '#catalog/kit/tool/calculator-outcome.ts'
import { runCalculator } from '#catalog/kit/tool/run-calculator.ts'
import type { Language } from '#catalog/kit/words.ts'
import { loadTool, toolTitles } from '#catalog/tools.ts'
import type { WrittenResult } from '#formats/document/provenance.ts'
import { writtenTable } from '../../outcome/written-tables.ts'
import { toolTable } from '../../report/tool-block.ts'
import { toolFigureHash } from '../../report/written-tool.ts'
import { type ComputedAgain, nothingAgain } from './compute-again.ts'

/** Computes the result of a clinical tool again from the values that the document holds. */
export async function computeToolAgain(
  { entry: id, question, engineVersion }: WrittenResult,
  language: Language,
): Promise<ComputedAgain> {
  const definition = (await loadTool(id))?.definition
  if (!definition) return { ...nothingAgain, reasons: ['unknown-entry'] }
  const entered = inputsIn(question)
  const outcome = entered && outcomeOf(definition, entered)
  if (!entered || !outcome) return { ...nothingAgain, reasons: ['unreadable-recipe'] }
  const revision = String(definition.revision)
  const reasons = revision === engineVersion ? [] : (['other-revision'] as const)
  if (outcome.status !== 'done') return { ...nothingAgain, engineVersion: revision, reasons: [...reasons, 'no-result'] }
  const title = toolTitles.find((tool) => tool.id === id)?.title ?? { en: id, zh: id }
  return {
    reasons,
    engineVersion: revision,
    tables: [writtenTable(toolTable({ title, definition, entered, outcome }, language), 0)],
    figures: [await toolFigureHash(outcome)],
    texts: [],
  }
}

/** The values that were entered; undefined if the text holds none. */
export function inputsIn(question: string): EnteredInputs | undefined {
  try {
    const read: unknown = JSON.parse(question)
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as EnteredInputs) : undefined
  } catch {
    return undefined
  }
}

/** The document may come from a stranger: values of another shape than the tool asks for are no values. */
function outcomeOf(definition: CalculatorDefinition, entered: EnteredInputs): CalculatorOutcome | undefined {
  try {
    return runCalculator(definition, entered)
  } catch {
    return undefined
  }
}
