import { LikelyMissingCodes, type NumberCount } from '#engine/frame/likely-missing-codes.ts'
import { classifyCell } from './cell-kind.ts'
import type { FinishedCells } from './column-cells.ts'
import type { ColumnProfile } from './profile.ts'

/** Numbers of a column that look like codes for "missing". */
export function findSentinels(
  cells: FinishedCells,
  profile: ColumnProfile,
  decimal: '.' | ',',
): readonly NumberCount[] {
  const codes = new LikelyMissingCodes()
  if (cells.form === 'numbers') for (let i = 0; i < cells.values.length; i++) codes.take(cells.values[i] as number, 1)
  else
    for (const [k, kind] of profile.kindOf.entries())
      if (kind === 'number' || kind === 'wide')
        codes.take(classifyCell(profile.texts[k] as string, decimal).value, profile.counts[k] as number)
  return codes.found()
}
