import type { PresentedTable } from '#catalog/kit/present/present-table.ts'
import { references } from '#catalog/kit/references.ts'
import type { CalculatorDefinition } from '#catalog/kit/tool/calculator.ts'
import type { EnteredInputs } from '#catalog/kit/tool/calculator-input-spec.ts'
import type { CalculatorResult } from '#catalog/kit/tool/calculator-outcome.ts'
import type { Language, Words } from '#catalog/kit/words.ts'
import type { BlockContent } from '../data/reports/block-content.ts'
import { type Frozen, frozenOf } from '../data/reports/frozen-block.ts'
import { toolContent } from '../share/tool-content.ts'

export interface ToolResult {
  readonly title: Words
  readonly definition: CalculatorDefinition
  readonly entered: EnteredInputs
  readonly outcome: CalculatorResult
}

/** The result of a clinical tool for a report, as it is now: results, values, reading and sources. Texts that were typed stay out: they may name a patient. */
export function toolBlock(tool: ToolResult, at: number): Frozen {
  const { title, definition, entered } = tool
  const typed = Object.entries(definition.inputs).filter(([key, { kind }]) => kind === 'text' && entered[key] != null)
  // without a text that was typed it could not be computed again
  const isWhole = typed.length === 0 && definition.sharing !== 'never'
  return frozenOf({
    ...(isWhole && { tool: { id: definition.id, title, inputs: entered } }),
    at,
    engine: String(tool.outcome.revision),
    data: null,
    works: [],
    content: { en: contentIn(tool, 'en'), zh: contentIn(tool, 'zh') },
  })
}

const words = {
  result: { en: 'Result', zh: '结果' },
  inputs: { en: 'Values entered', zh: '输入值' },
  source: { en: 'Source: ', zh: '来源：' },
} as const

function contentIn(tool: ToolResult, language: Language): BlockContent {
  return { paragraphs: [], table: toolTable(tool, language), methods: [] }
}

/** The result of a clinical tool as a table: results and values entered, with reading and sources as its notes; typed texts stay out. */
export function toolTable({ title, definition, entered, outcome }: ToolResult, language: Language): PresentedTable {
  const asked = Object.entries(definition.inputs).filter(([, { kind }]) => kind !== 'text')
  const shown = { ...definition, inputs: Object.fromEntries(asked) }
  const [part] = toolContent(title, shown, entered, outcome, language).parts
  const sources = definition.references.map((one) => (typeof one === 'string' ? references[one] : one).text)
  const { values = [], inputs = [], warnings = [], reading = [], notes = [] } = part ?? {}
  return {
    id: definition.id,
    title: title[language],
    head: [[headCell(words.result[language]), headCell('')]],
    body: [
      ...values.map(({ label, value }) => row(0, label, value)),
      ...(inputs.length === 0 ? [] : [row(0, words.inputs[language], '')]),
      ...inputs.map(({ label, value }) => row(1, label, value)),
    ],
    notes: [...warnings, ...reading, ...notes, ...sources.map((text) => `${words.source[language]}${text}`)],
  }
}

const cell = (text: string) => ({ text, runs: [{ text }], align: 'left' as const, raw: null })
const headCell = (text: string) => ({ text, runs: [{ text }], align: 'left' as const, colSpan: 1, rowSpan: 1 })
const row = (depth: number, label: string, value: string) => ({ depth, cells: [cell(label), cell(value)] })
