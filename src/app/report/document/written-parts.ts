import type { WrittenResult } from '#formats/document/provenance.ts'
import type { WrittenParts } from '../../outcome/written-provenance.ts'
import type { ProjectQuestion } from '../project-questions.ts'
import { partOf } from '../shown-result.ts'
import { writtenTool } from '../written-tool.ts'
import { contentOf } from './block-content.ts'
import type { ReportBlock } from './report-contents.ts'
import type { SavedReport } from './written-report.ts'

/**
 * What the blocks of a report show of each question that has a result, and of clinical tools. A frozen block that differs from the present result
 * is left out.
 */
export function writtenParts(
  report: SavedReport,
  questions: readonly ProjectQuestion[],
): readonly (WrittenParts | WrittenResult)[] {
  const { blocks, results, frozen, language } = report
  const tools = blocks.flatMap(({ id }) => {
    const state = frozen.get(id)
    if (state === undefined || typeof state === 'string' || !state.tool) return []
    const { tool, engine, content } = state
    const { table } = content[language]
    return table ? [writtenTool({ ...tool, title: tool.title[language], revision: engine, table })] : []
  })
  const asked = questions.flatMap(({ record }): readonly WrittenParts[] => {
    const result = results.get(record.id)
    const own = blocks.filter((block) => block.source?.id === record.id && isPresent(block, report))
    if (!result || own.length === 0) return []
    const tables = own.flatMap(({ type, source }) =>
      type === 'table' ? (partOf(result.tables, source?.part ?? null)?.id ?? []) : [],
    )
    const hasReading = own.some(({ type }) => type === 'reading')
    return [{ record, tables: new Set(tables), hasReading, hasFigures: own.some(({ type }) => type === 'figure') }]
  })
  return [...asked, ...tools]
}

/** Whether a block shows the present result: it is live, or was frozen with the same numbers. */
export function isPresent(block: ReportBlock, { results, frozen, language }: SavedReport): boolean {
  const state = frozen.get(block.id)
  if (state === undefined) return true
  const result = block.source && results.get(block.source.id)
  const present = result && contentOf(block, result)
  if (typeof state === 'string' || !present) return false
  const { table, figure, paragraphs } = state.content[language]
  const shown = [table?.head, table?.body, figure?.drawn, table ? [] : paragraphs]
  return (
    JSON.stringify(shown) ===
    JSON.stringify([present.table?.head, present.table?.body, present.figure?.drawn, table ? [] : present.paragraphs])
  )
}
