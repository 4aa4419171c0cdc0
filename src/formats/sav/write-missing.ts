import { dayMs } from '#engine/frame/calendar.ts'
import type { MissingRange, NumericColumn } from '#engine/frame/frame.ts'
import { tagText } from '#engine/frame/missing-tags.ts'
import type { LossList } from '../typed/losses.ts'

/** What SPSS declares missing: up to three values, or a range and one value. In the unit of the column. */
export interface MissingPlan {
  readonly codes: readonly number[]
  readonly range: MissingRange | null
  /** By tag the value that replaces it. */
  readonly tags: ReadonlyMap<number, number>
}

const MOST = 3
/** Beyond it whole numbers that follow each other are not distinct. */
const EXACT = 2 ** 50

/** Plans the missing values of a column; SPSS has no kinds of missing values, so each becomes a free code. */
export function planMissing(column: NumericColumn, losses: LossList): MissingPlan {
  const [range = null, ...others] = column.missingRanges
  const given = column.missingCodes.filter((code) => typeof code === 'number')
  const codes = given.filter((code) => !range || !isWithin(range, code))
  const used = usedTags(column)
  let tags = freeCodes(column, used)
  const isOpen = range !== null && range[0] === null
  // below an open range they are missing without being declared
  const free = (range ? 1 : MOST) - codes.length
  const tagRange = tags.size > free && !range && codes.length <= 1 ? rangeOf([...tags.values()]) : null
  if (tags.size > Math.max(0, free) && !tagRange && !isOpen) tags = new Map()
  if (tags.size < used.length) losses.add('tags-left-out', column.name)
  if (tags.size > 0) losses.add('tags-as-codes', `${column.name} (${wordsOfTags(tags, column)})`)
  const declared = codes.slice(0, range || tagRange ? 1 : MOST)
  const rest = [...codes.slice(declared.length).map(String), ...others.map(rangeText)]
  if (rest.length > 0) losses.add('codes-as-values', `${column.name} (${rest.join(', ')})`)
  const own = tagRange || isOpen ? [] : tags.values()
  return { codes: [...declared, ...own], range: range ?? tagRange, tags }
}

const isWithin = ([low, high]: MissingRange, value: number) =>
  (low === null || value >= low) && (high === null || value <= high)

const rangeText = ([low, high]: MissingRange) => `${low ?? 'LO'} THRU ${high ?? 'HI'}`

function wordsOfTags(tags: ReadonlyMap<number, number>, { type }: NumericColumn): string {
  const text = (value: number) => (type === 'number' ? String(value) : new Date(value).toISOString().slice(0, 10))
  return Array.from(tags, ([tag, value]) => `${tagText(tag)} = ${text(value)}`).join(', ')
}

const rangeOf = (values: readonly number[]): MissingRange => [Math.min(...values), Math.max(...values)]

/** Those of cells and of labels. */
function usedTags({ missingTags, valueLabels }: NumericColumn): readonly number[] {
  const found = new Set<number>()
  if (missingTags) for (const tag of missingTags) if (tag > 0) found.add(tag)
  const labelled = new Set(valueLabels.map(({ value }) => value))
  for (let tag = 1; tag <= 27; tag++) if (labelled.has(tagText(tag) ?? '')) found.add(tag)
  return [...found].sort((a, b) => a - b)
}

/** Values that follow each other below all that the column has or declares; none if there is no room. */
function freeCodes(column: NumericColumn, tags: readonly number[]): Map<number, number> {
  if (tags.length === 0) return new Map()
  const { type, format, values, missingCodes, missingRanges, valueLabels } = column
  // of the same month several codes are one
  if (type === 'date' && format !== undefined) return new Map()
  const step = type === 'number' ? 1 : type === 'date' ? dayMs : 1000
  let least = type === 'number' ? 0 : Date.UTC(1900, 0, 1)
  const see = (value: unknown) => {
    if (typeof value === 'number' && value < least) least = value
  }
  for (const value of values) see(value)
  missingCodes.forEach(see)
  for (const [low, high] of missingRanges) [low, high].forEach(see)
  for (const { value } of valueLabels) see(value)
  if (!(least > -EXACT)) return new Map()
  const first = Math.floor(least / step) * step
  return new Map(tags.map((tag, k) => [tag, first - (k + 1) * step]))
}
