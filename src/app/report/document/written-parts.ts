import type { WrittenResult } from '#formats/document/provenance.ts'
import type { BlockType } from '../../data/reports/report.ts'
import type { WrittenParts } from '../../outcome/written-provenance.ts'
import type { ProjectQuestion } from '../project-questions.ts'
import { partOf } from '../shown-result.ts'
import { writtenTool } from '../written-tool.ts'
import { contentOf } from './block-content.ts'
import type { ReportBlock } from './report-contents.ts'
import { keyOfTable } from './result-number.ts'
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
    const sources = (wanted: BlockType) => own.flatMap(({ type, source }) => (type === wanted && source ? source : []))
    const tables = sources('table').flatMap((source) => partOf(result.tables, source) ?? [])
    const figures = sources('figure').flatMap((source) => partOf(result.figures, source) ?? [])
    return [
      {
        record,
        tables: new Set(tables.map(keyOfTable)),
        hasReading: groupsIn(sources('reading').map(({ group }) => group)),
        hasFigures: groupsIn(figures.map(({ group }) => group?.key)),
      },
    ]
  })
  return [...asked, ...tools]
}

/** The groups that blocks show; all if one of them is of no group. */
function groupsIn(groups: readonly (string | undefined)[]): boolean | ReadonlySet<string> {
  const named = groups.flatMap((group) => group ?? [])
  return named.length < groups.length || (named.length > 0 && new Set(named))
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
