import { type CountTable, margins } from '#engine/frame/count-table.ts'
import type { BarCountData } from './data.ts'

/** What 100% is for each cell. */
export function basesOf(counts: CountTable, of: BarCountData['show']['percentOf']): CountTable {
  const { rows, columns, total } = margins(counts)
  return counts.map((row, g) =>
    row.map((_, c) => (of === 'all' ? total : ((of === 'category' ? rows[g] : columns[c]) ?? 0))),
  )
}
