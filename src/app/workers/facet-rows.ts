import type { Checkpoint } from '#engine/checkpoint.ts'
import { type Column, columnById, type Frame } from '#engine/frame/frame.ts'
import { numberCodes } from '#engine/frame/number-codes.ts'
import type { ValueCount } from '#engine/frame/summarize-column.ts'
import { usable } from '#engine/frame/usable.ts'
import { readingOf } from './column-summaries.ts'
import { type Facet, isChosen } from './facet.ts'

/** What a variable contains in the rows that all other facets allow. */
export interface FacetCounts {
  readonly column: string
  /** The most frequent values, and those chosen, numbers ascending; undefined if there are too many to choose from. */
  readonly values: readonly ValueCount[] | undefined
  /** Values that are not listed. */
  readonly unlisted: number
  readonly missing: number
}

export interface FacetRows {
  /** Rows that all facets allow. */
  readonly shown: number
  readonly counts: readonly FacetCounts[]
}

interface Levels {
  readonly values: ArrayLike<number | string>
  /** By row: the index of the value, -1 for a missing one. */
  readonly codes: Int32Array
}

/** Values that are listed, and the most of which the frequent ones are picked. */
const MOST_LISTED = 200
const MOST_DISTINCT = 20_000

/** By the array of cells: versions of a dataset share it. */
const known = new WeakMap<object, { readonly read: string; readonly levels: Levels }>()

/** Looks through all rows; a facet of an unknown column is left out. `positions`: the rows that all facets allow. */
export async function facetRows(
  frame: Frame,
  facets: readonly Facet[],
  checkpoint: Checkpoint,
): Promise<FacetRows & { readonly positions: Int32Array }> {
  const { read, fails } = await failedFacets(frame, facets, checkpoint)
  const counts: FacetCounts[] = []
  for (const { facet, column, levels, allowed } of read) {
    counts.push(countsOf(facet, column, levels, allowed, fails))
    await checkpoint()
  }
  const positions = allowedRows(fails)
  return { shown: positions.length, counts, positions }
}

function allowedRows(fails: Uint8Array): Int32Array {
  const positions = new Int32Array(fails.length)
  let shown = 0
  for (let row = 0; row < fails.length; row++) if (fails[row] === 0) positions[shown++] = row
  return positions.slice(0, shown)
}

interface Read {
  readonly facet: Facet
  readonly column: Column
  readonly levels: Levels
  /** 1 for an allowed value, by its index + 1; the first is for missing values. */
  readonly allowed: Uint8Array
}

/** For each row, how many facets leave it out. */
async function failedFacets(frame: Frame, facets: readonly Facet[], checkpoint: Checkpoint) {
  const fails = new Uint8Array(frame.rows)
  const read: Read[] = []
  for (const facet of facets) {
    const column = columnById(frame, facet.column)
    if (!column) continue
    const levels = await levelsOf(column, checkpoint)
    const allowed = allowedLevels(facet, levels)
    read.push({ facet, column, levels, allowed })
    if (!isChosen(facet)) continue
    const { codes } = levels
    for (let row = 0; row < codes.length; row++)
      fails[row] = (fails[row] as number) + 1 - (allowed[(codes[row] as number) + 1] as number)
    await checkpoint()
  }
  return { read, fails }
}

async function levelsOf(column: Column, checkpoint: Checkpoint): Promise<Levels> {
  const cells = column.type === 'text' ? column.codes : column.values
  const read = readingOf(column)
  const found = known.get(cells)
  if (found?.read === read) return found.levels
  const seen = usable(column)
  const levels =
    seen.type === 'text'
      ? { values: seen.dictionary, codes: seen.codes }
      : await numberCodes(seen.values, 'ascending', checkpoint).then(({ distinct, codes }) => ({
          values: distinct,
          codes,
        }))
  known.set(cells, { read, levels })
  return levels
}

function allowedLevels(facet: Facet, { values }: Levels): Uint8Array {
  const allowed = new Uint8Array(values.length + 1)
  if (!isChosen(facet)) return allowed.fill(1)
  const { low, high, missing } = facet
  const chosen = new Set(facet.values)
  const part = facet.text.toLowerCase()
  const isOnlyMissing = missing && !isChosen({ ...facet, missing: false })
  allowed[0] = Number(missing)
  for (let k = 0; k < values.length && !isOnlyMissing; k++) {
    const value = values[k] as number | string
    const isIn =
      (chosen.size === 0 || chosen.has(value)) &&
      (low === null || Number(value) >= low) &&
      (high === null || Number(value) <= high) &&
      (part === '' || String(value).toLowerCase().includes(part))
    allowed[k + 1] = Number(isIn)
  }
  return allowed
}

function countsOf(
  facet: Facet,
  column: Column,
  { values, codes }: Levels,
  allowed: Uint8Array,
  fails: Uint8Array,
): FacetCounts {
  const counts = new Int32Array(values.length + 1)
  const own = isChosen(facet) ? 1 : 0
  for (let row = 0; row < codes.length; row++) {
    const at = (codes[row] as number) + 1
    const others = (fails[row] as number) - own * (1 - (allowed[at] as number))
    if (others === 0) counts[at] = (counts[at] as number) + 1
  }
  const missing = counts[0] as number
  if (column.type === 'datetime' || values.length > MOST_DISTINCT)
    return { column: facet.column, values: undefined, unlisted: 0, missing }
  const chosen = new Set(facet.values)
  const part = facet.text.toLowerCase()
  const offered: ValueCount[] = []
  for (let k = 0; k < values.length; k++) {
    const value = values[k] as number | string
    const count = counts[k + 1] as number
    const isOffered = typeof value === 'number' ? Number.isFinite(value) : value.toLowerCase().includes(part)
    if (chosen.has(value) || (count > 0 && isOffered)) offered.push({ value, count })
  }
  const frequent = offered.toSorted(
    (a, b) => Number(chosen.has(b.value)) - Number(chosen.has(a.value)) || b.count - a.count,
  )
  const listed = new Set(frequent.slice(0, MOST_LISTED))
  const inOrder = column.type === 'text' ? offered.toSorted((a, b) => b.count - a.count) : offered
  return {
    column: facet.column,
    values: inOrder.filter((one) => listed.has(one)),
    unlisted: offered.length - listed.size,
    missing,
  }
}
