import type { NumericColumn, ValueLabel } from '#engine/frame/frame.ts'
import { tagText } from '#engine/frame/missing-tags.ts'
import { missingNumbers } from '#engine/frame/missing-values.ts'
import type { LossList } from '../typed/losses.ts'

/** How missing codes are written: as `.a` to `.z`, which Stata leaves out of computations, or as the numbers that they are. */
export type CodesAs = 'letters' | 'numbers'

/** Missing codes of a column by their place among the missing values: 0 is `.`, 1 `.a`. */
export interface Letters {
  readonly orders: ReadonlyMap<number, number>
  /** Labels of the letters, with the notation of a kind of missing value. */
  readonly labels: readonly ValueLabel[]
  readonly isMissing: (value: number) => boolean
}

const none: Letters = { orders: new Map(), labels: [], isMissing: () => false }
const LETTERS = 26
/** Of those in ranges: more have no letter anyway. */
const MOST = 1000

/** Gives each missing code a letter that the column does not use, as long as there are some. */
export function lettersOf(column: NumericColumn, as: CodesAs, losses: LossList): Letters {
  const { name, type, missingCodes, missingRanges, valueLabels } = column
  if (missingCodes.length === 0 && missingRanges.length === 0) return none
  if (as === 'numbers') {
    losses.add(
      'codes-as-values',
      `${name} (${[...missingCodes.map(String), ...missingRanges.map(rangeText)].join(', ')})`,
    )
    return none
  }
  const isMissing = missingNumbers(column)
  const labels = new Map(valueLabels.map(({ value, label }) => [value, label]))
  const free = freeOrders(column)
  const orders = new Map<number, number>()
  const made: ValueLabel[] = []
  const codes = codesOf(column, isMissing)
  const plain = codes.slice(free.length)
  const text = (code: number) => (type === 'number' ? String(code) : new Date(code).toISOString().slice(0, 10))
  for (const [k, order] of free.entries()) {
    const code = codes[k]
    if (code === undefined) break
    orders.set(code, order)
    made.push({ value: tagText(order + 1) ?? '', label: labels.get(code) || text(code) })
  }
  if (orders.size > 0) {
    const words = Array.from(orders, ([code, order]) => `${text(code)} = ${tagText(order + 1)}`)
    losses.add('codes-as-letters', `${name} (${words.join(', ')})`)
  }
  if (plain.length > 0) losses.add('codes-as-plain', `${name} (${plain.slice(0, 5).map(text).join(', ')})`)
  return { orders, labels: made, isMissing }
}

const rangeText = ([low, high]: readonly (number | null)[]) => `${low ?? 'LO'} THRU ${high ?? 'HI'}`

/** The declared ones in their order, then those of cells within ranges, from the least. */
function codesOf(column: NumericColumn, isMissing: (value: number) => boolean): readonly number[] {
  const codes = new Set(column.missingCodes.filter((code) => typeof code === 'number'))
  const found = new Set<number>()
  if (column.missingRanges.length > 0) {
    for (const { value } of column.valueLabels) if (typeof value === 'number' && isMissing(value)) found.add(value)
    for (const value of column.values) if (found.size < MOST && isMissing(value)) found.add(value)
  }
  for (const value of [...found].sort((a, b) => a - b)) codes.add(value)
  return [...codes]
}

/** Letters without a cell or a label, as places among the missing values. */
function freeOrders({ missingTags, valueLabels }: NumericColumn): readonly number[] {
  const used = new Set<number>()
  if (missingTags) for (const tag of missingTags) used.add(tag - 1)
  const labelled = new Set(valueLabels.map(({ value }) => value))
  return Array.from({ length: LETTERS }, (_, k) => k + 1).filter(
    (order) => !used.has(order) && !labelled.has(tagText(order + 1) ?? ''),
  )
}
