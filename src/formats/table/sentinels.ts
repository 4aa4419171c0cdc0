import { classifyCell } from './cell-kind.ts'
import type { FinishedCells } from './column-cells.ts'
import type { ColumnProfile } from './profile.ts'

/** Numbers that mean "missing" in code books: 9s, 8s and 7s as wide as the field, and their negatives. */
const above = [9, 99, 999, 9999, 99_999, 999_999, 88, 888, 8888, 77, 777, 7777, 99.9, 999.9, 9999.9, 99.99, 999.99]
const below = [-7, -8, -9, -77, -88, -99, -777, -888, -999, -8888, -9999, -99_999, -99.9, -999.9]
const sentinels: ReadonlySet<number> = new Set([...above, ...below])

interface Sentinel {
  readonly value: number
  readonly count: number
}

/** Number and range of the column's other numbers. */
interface Others {
  readonly count: number
  readonly low: number
  readonly high: number
}

/**
 * Numbers of a column that look like codes for "missing": one of the usual codes, and further from all other numbers than these are from each
 * other, so not a 999 among values that really reach that far.
 */
export function findSentinels(cells: FinishedCells, profile: ColumnProfile, decimal: '.' | ','): readonly Sentinel[] {
  const counts = new Map<number, number>()
  let [count, low, high] = [0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  const take = (value: number, cellsOfIt: number) => {
    if (sentinels.has(value)) counts.set(value, (counts.get(value) ?? 0) + cellsOfIt)
    else if (Number.isFinite(value)) {
      count += cellsOfIt
      if (value < low) low = value
      if (value > high) high = value
    }
  }
  if (cells.form === 'numbers') for (let i = 0; i < cells.values.length; i++) take(cells.values[i] as number, 1)
  else
    for (const [k, kind] of profile.kindOf.entries())
      if (kind === 'number' || kind === 'wide')
        take(classifyCell(profile.texts[k] as string, decimal).value, profile.counts[k] as number)
  const others = { count, low, high }
  return Array.from(counts, ([value, cellsOfIt]) => ({ value, count: cellsOfIt }))
    .filter((sentinel) => (sentinel.value > 0 ? isAbove(sentinel, others) : isBelow(sentinel, others)))
    .toSorted((a, b) => b.count - a.count)
}

/** Fewest other numbers that show what a column contains. */
const few = 2
const many = 10

function isAbove({ value, count }: Sentinel, { count: others, low, high }: Others): boolean {
  if (others < few || value - high <= high - low) return false
  // A 9 is as often an answer as a code.
  if (value === 9) return others >= many && high <= 3
  return count > 1 || value >= 3 * high
}

function isBelow({ value, count }: Sentinel, { count: others, low, high }: Others): boolean {
  return others >= few && low >= 0 && (count > 1 || others >= many || low - value > high - low)
}
