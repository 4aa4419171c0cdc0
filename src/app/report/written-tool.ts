import type { PresentedTable } from '#catalog/kit/present/present-table.ts'
import type { EnteredInputs } from '#catalog/kit/tool/calculator-input-spec.ts'
import type { CalculatorResult } from '#catalog/kit/tool/calculator-outcome.ts'
import type { Language } from '#catalog/kit/words.ts'
import type { WrittenFigure, WrittenResult } from '#formats/document/provenance.ts'
import { sha256, writtenTable } from '../outcome/written-tables.ts'
import { type ToolResult, toolTable } from './tool-block.ts'

interface StatedTool {
  readonly id: string
  readonly title: string
  readonly revision: string
  readonly inputs: EnteredInputs
  readonly table: PresentedTable
  readonly figures?: readonly WrittenFigure[]
}

/** The result of a clinical tool as a document states it: it is computed again from the values that were entered. */
export function writtenTool({ id, title, revision, inputs, table, figures = [] }: StatedTool): WrittenResult {
  return {
    kind: 'tool',
    entry: id,
    title,
    question: JSON.stringify(inputs),
    dataVersion: '',
    engineVersion: revision,
    recipe: 0,
    tables: [writtenTable(table, 0)],
    figures,
    texts: [],
  }
}

/** The figure of a clinical tool as its file states it. */
export async function writtenToolFigure(tool: ToolResult, language: Language): Promise<WrittenResult> {
  const { title, definition, entered, outcome } = tool
  return writtenTool({
    id: definition.id,
    title: title[language],
    revision: String(outcome.revision),
    inputs: entered,
    table: toolTable(tool, language),
    figures: [await toolFigureHash(outcome)],
  })
}

/** The hash of what the figure of a tool draws: its inputs and its outputs. */
export async function toolFigureHash({ values, outputs }: CalculatorResult): Promise<WrittenFigure> {
  return { id: 'figure', part: 0, sha256: await sha256(JSON.stringify([values, outputs])) }
}
