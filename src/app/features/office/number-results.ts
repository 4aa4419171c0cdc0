import type { EditedBlock } from './editor/schema.ts'

/** The number of each table and figure by block, from 1, tables and figures apart, in the order of the report. */
export function numberResults(blocks: readonly EditedBlock[]): ReadonlyMap<string, number> {
  const count = { table: 0, figure: 0 }
  const numbers = new Map<string, number>()
  for (const { id, type } of blocks) {
    if (type !== 'table' && type !== 'figure') continue
    count[type] += 1
    numbers.set(id, count[type])
  }
  return numbers
}
