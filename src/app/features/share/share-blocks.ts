import type { PresentedTable } from '#catalog/kit/present/present-table.ts'
import type { Language } from '#catalog/kit/words.ts'
import { LONGEST_TEXT, MAX_BLOCKS, plainText } from '../../data/reports/block-text.ts'
import { type Frozen, frozenOf, isTooLong } from '../../data/reports/frozen-block.ts'
import type { NewBlock } from '../../data/reports/report.ts'
import type { SharedPart, Snapshot } from '../../share/snapshot.ts'
import { pictureLine, presented, shown } from './copied-parts.ts'
import { copiedReport } from './copied-report.ts'

const words = {
  values: { en: 'Result', zh: '结果' },
  inputs: { en: 'Values entered', zh: '输入值' },
} as const

/**
 * A shared result or report as the blocks of a report: its source, then each part with its tables and lines as they were frozen, in both
 * languages. Pictures become their descriptions. Undefined if it is longer than a report may be.
 * @param source where it comes from, in the reader's language
 */
export function shareBlocks(snapshot: Snapshot, source: string, language: Language): readonly NewBlock[] | undefined {
  const { en, zh } = snapshot.content
  const blocks: NewBlock[] = [{ type: 'paragraph', text: { runs: [{ text: source }] } }]
  if (en.blocks) blocks.push(...copiedReport(snapshot, language))
  const freeze = (content: Frozen['content']) =>
    frozenOf({ at: snapshot.asOf, engine: snapshot.engine, data: snapshot.data, works: [], content })
  for (const [k, english] of en.parts.entries()) {
    const chinese = zh.parts[k] ?? english
    const title = { en: english.title, zh: chinese.title }[language]
    if (title !== '') blocks.push({ type: 'heading', level: 2, text: { runs: [{ text: title }] } })
    const tables = { en: tablesIn(english, 'en'), zh: tablesIn(chinese, 'zh') }
    for (const [n, table] of tables.en.entries()) {
      const other = tables.zh[n] ?? table
      blocks.push({ type: 'table', frozen: freeze({ en: shown({ table }), zh: shown({ table: other }) }) })
    }
    const lines = { en: linesIn(english, 'en'), zh: linesIn(chinese, 'zh') }
    const methods = { en: methodsIn(english), zh: methodsIn(chinese) }
    if (lines.en.length + methods.en.length > 0) {
      const content = {
        en: shown({ paragraphs: lines.en, methods: methods.en }),
        zh: shown({ paragraphs: lines.zh, methods: methods.zh }),
      }
      blocks.push({ type: 'reading', frozen: freeze(content) })
    }
  }
  const isTextTooLong = ({ text }: NewBlock) => text !== undefined && plainText(text.runs).length > LONGEST_TEXT
  const fits =
    blocks.length <= MAX_BLOCKS &&
    !blocks.some((block) => (block.frozen && isTooLong(block.frozen)) || isTextTooLong(block))
  return fits ? blocks : undefined
}

const methodsIn = ({ methods }: SharedPart) => (methods === '' ? [] : [methods])

function linesIn(part: SharedPart, language: Language): readonly string[] {
  const pictures = part.figures.map((figure) => pictureLine(figure, language))
  const sample = part.sample === null ? [] : [part.sample]
  return [...sample, ...part.warnings, ...part.reading, ...part.checks, ...part.notes, ...pictures]
}

function tablesIn(part: SharedPart, language: Language): readonly PresentedTable[] {
  const values = part.values.length + part.inputs.length > 0 ? [valuesTable(part, language)] : []
  return [...values, ...part.tables.map(presented)]
}

const cell = (text: string) => ({ text, runs: [{ text }], align: 'left' as const, raw: null })

function valuesTable({ values, inputs }: SharedPart, language: Language): PresentedTable {
  const row = (depth: number, label: string, value: string) => ({ depth, cells: [cell(label), cell(value)] })
  const head = (text: string) => ({ text, runs: [{ text }], align: 'left' as const, colSpan: 1, rowSpan: 1 })
  return {
    id: 'values',
    title: words.values[language],
    head: [[head(words.values[language]), head('')]],
    body: [
      ...values.map(({ label, value }) => row(0, label, value)),
      ...(inputs.length === 0 ? [] : [row(0, words.inputs[language], '')]),
      ...inputs.map(({ label, value }) => row(1, label, value)),
    ],
    notes: [],
  }
}
