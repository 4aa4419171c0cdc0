import type { WrittenParts } from '../../outcome/written-provenance.ts'
import type { ProjectQuestion } from '../project-questions.ts'
import { partOf } from '../shown-result.ts'
import type { ReportBlock, Results } from './report-contents.ts'

/** What the blocks of a report show of each question that has a result. */
export function writtenParts(
  blocks: readonly ReportBlock[],
  results: Results,
  questions: readonly ProjectQuestion[],
): readonly WrittenParts[] {
  return questions.flatMap(({ record }) => {
    const result = results.get(record.id)
    const own = blocks.filter(({ source }) => source?.id === record.id)
    if (!result || own.length === 0) return []
    const tables = own.flatMap(({ type, source }) =>
      type === 'table' ? (partOf(result.tables, source?.part ?? null)?.id ?? []) : [],
    )
    const hasReading = own.some(({ type }) => type === 'reading')
    return [{ record, tables: new Set(tables), hasReading, hasFigures: own.some(({ type }) => type === 'figure') }]
  })
}
