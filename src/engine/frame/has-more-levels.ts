import type { Column } from './frame.ts'
import { distinctNumbers } from './levels.ts'
import { usable } from './usable.ts'

/**
 * Whether more than `most` distinct values occur, excluding missing, infinite and user-missing ones; without coding the rows. Without a
 * column, as of a variable that is not chosen, there are none.
 */
export function hasMoreLevels(column: Column | undefined, most: number): boolean {
  if (column === undefined) return false
  const seen = usable(column)
  if (seen.type !== 'text') return distinctNumbers(seen.values, most).size > most
  const occurs = new Uint8Array(seen.dictionary.length)
  let count = 0
  for (const code of seen.codes) {
    if (code < 0 || occurs[code] !== 0) continue
    occurs[code] = 1
    count++
    if (count > most) return true
  }
  return false
}
