import type { BlockType } from '../../data/reports/report.ts'
import type { EditedBlock } from './editor/schema.ts'

/** What a block is counted as; undefined if it has no number. */
export function numberedKind(type: BlockType): 'table' | 'figure' | undefined {
  if (type === 'plain-table') return 'table'
  return type === 'table' || type === 'figure' ? type : undefined
}

/** The number of each table and figure by block, from 1, tables and figures apart, in the order of the report. */
export function numberResults(blocks: readonly EditedBlock[]): ReadonlyMap<string, number> {
  const count = { table: 0, figure: 0 }
  const numbers = new Map<string, number>()
  for (const { id, type } of blocks) {
    const kind = numberedKind(type)
    if (!kind) continue
    count[kind] += 1
    numbers.set(id, count[kind])
  }
  return numbers
}
