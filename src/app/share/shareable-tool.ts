import type { CalculatorDefinition } from '#catalog/kit/tool/calculator.ts'
import type { EnteredInputs } from '#catalog/kit/tool/calculator-input-spec.ts'
import type { CalculatorResult } from '#catalog/kit/tool/calculator-outcome.ts'
import type { Words } from '#catalog/kit/words.ts'
import type { Shareable } from './shareable.ts'
import { toolContent } from './tool-content.ts'

export interface ShownTool {
  readonly title: Words
  readonly definition: CalculatorDefinition
  readonly entered: EnteredInputs
  readonly outcome: CalculatorResult
}

/** The result of a clinical tool, for a share link. */
export function shareableTool(name: string, { title, definition, entered, outcome }: ShownTool): Shareable {
  return {
    kind: 'tool',
    title: name,
    engine: String(outcome.revision),
    data: null,
    project: null,
    smallCounts: 0,
    contentIn: async (language) => toolContent(title, definition, entered, outcome, language),
  }
}
