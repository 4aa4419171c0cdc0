import type { Checkpoint } from '#engine/checkpoint.ts'
import { type CompleteColumns, completeColumns } from '#engine/frame/complete-columns.ts'
import type { Frame } from '#engine/frame/frame.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { exclusions } from '../../kit/outcome/exclusion.ts'
import type { Exclusion, Rejected } from '../../kit/outcome/outcome.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

/** Values of the complete rows, item by item, reversed if requested. */
export interface Items extends Pick<CompleteColumns, 'columns' | 'complete' | 'weights'> {
  readonly excluded: readonly Exclusion[]
  /** The scale used to reverse items; null if no item was reversed, or only by sign. */
  readonly scale: { readonly low: number; readonly high: number; readonly isObserved: boolean } | null
}

/** The items in the complete rows, or the reason why they cannot be reversed. `counts`: how many cases each row of the frame represents. */
export async function readItems(
  frame: Frame,
  options: Options,
  checkpoint: Checkpoint,
  counts?: Float64Array,
): Promise<Items | Rejected> {
  const { items, reversed, reversal } = options
  const stranger = reversed.find((id) => !items.includes(id))
  if (stranger !== undefined)
    return {
      status: 'rejected',
      code: 'reversed-not-item',
      params: { variable: { variable: stranger } },
      option: 'reversed',
    }
  const { columns, complete, weights, lacks } = await completeColumns(frame, items, checkpoint, counts)
  const read = { columns, complete, weights, excluded: exclusions(items, lacks), scale: null }
  if (reversed.length === 0 || columns[0]?.length === 0) return read
  if (reversal === 'sign')
    return { ...read, columns: columns.map((column, j) => turned(column, isReversed(j, options), 0)) }
  return onScale(read, options, checkpoint)
}

async function onScale(read: Items, options: Options, checkpoint: Checkpoint): Promise<Items | Rejected> {
  const { lowest, highest, items } = options
  const ranges: { readonly least: number; readonly most: number }[] = []
  for (const column of read.columns) {
    let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
    for (const value of column) {
      if (value < least) least = value
      if (value > most) most = value
    }
    ranges.push({ least, most })
    await checkpoint()
  }
  const low = lowest ?? Math.min(...ranges.map(({ least }) => least))
  const high = highest ?? Math.max(...ranges.map(({ most }) => most))
  const outside = ranges.findIndex(({ least, most }, j) => isReversed(j, options) && (least < low || most > high))
  if (lowest !== null && highest !== null && lowest >= highest)
    return { status: 'rejected', code: 'scale-ends', params: {}, option: 'highest' }
  if (outside >= 0)
    return {
      status: 'rejected',
      code: 'outside-scale',
      params: { variable: { variable: items[outside] ?? '' }, low, high },
      option: 'lowest',
    }
  return {
    ...read,
    columns: read.columns.map((column, j) => turned(column, isReversed(j, options), low + high)),
    scale: { low, high, isObserved: lowest === null || highest === null },
  }
}

function isReversed(j: number, { items, reversed }: Options): boolean {
  return reversed.includes(items[j] ?? '')
}

function turned(column: Float64Array, isTurned: boolean, ends: number): Float64Array {
  return isTurned ? column.map((value) => ends - value) : column
}
