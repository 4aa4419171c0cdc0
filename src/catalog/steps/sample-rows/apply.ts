import { type Checkpoint, uninterrupted } from '#engine/checkpoint.ts'
import { distinctRowIds } from '#engine/frame/distinct-row-ids.ts'
import { type Column, columnById, type Frame } from '#engine/frame/frame.ts'
import { groupedRows } from '#engine/frame/grouped-rows.ts'
import { inBlocks } from '#engine/frame/in-blocks.ts'
import { keyGroups } from '#engine/frame/key-groups.ts'
import { RowIds } from '#engine/frame/row-ids.ts'
import { selectCells } from '#engine/frame/select-rows.ts'
import { drawIndices } from '#engine/random/draw-indices.ts'
import { MersenneTwister } from '#engine/random/mersenne-twister.ts'
import type { Notice } from '../../kit/outcome/outcome.ts'
import type { Apply, StepChange, StepContext, StepOptionsOf } from '../../kit/step.ts'
import { keysLeftOut } from '../../kit/steps/group-options.ts'
import { broken, keptRows, madeTable, note, warning } from '../../kit/steps/step-change.ts'
import type { definition } from './definition.ts'

type Options = StepOptionsOf<typeof definition>

const mostRows = 20_000_000

export const apply: Apply<typeof definition> = async (frame, options, context) => {
  const { by, missingKeys, replace, size, count: asked } = options
  const { checkpoint = uninterrupted } = context
  const keys = by.flatMap((id) => columnById(frame, id) ?? [])
  const leaveOutMissing = missingKeys === 'leave-out'
  const { codes, count: strata } = await keyGroups(frame.rows, keys, { leaveOutMissing, checkpoint })
  const { rows, starts } = await groupedRows(codes, strata, checkpoint)
  const generator = new MersenneTwister(options.seed)
  const times = new Int32Array(frame.rows)
  const sizes = Array.from({ length: strata }, (_, g) => (starts[g + 1] as number) - (starts[g] as number))
  const wanted = sizes.map((limit) => sizeOf(limit, options))
  const total = wanted.reduce((sum, one) => sum + one, 0)
  if (total > mostRows) return broken('too-many-rows', { count: total, most: mostRows }, 'count')
  for (let g = 0; g < strata; g++) {
    const draw = { limit: sizes[g] as number, size: wanted[g] as number, replace }
    for (const index of await drawIndices(generator, draw, checkpoint)) {
      const row = rows[(starts[g] as number) + index] as number
      times[row] = (times[row] as number) + 1
    }
  }
  const params = { count: total, total: frame.rows }
  const notices = [keys.length === 0 ? note('sampled', params) : note('sampled-strata', { ...params, strata })]
  const small = size === 'count' && !replace ? sizes.filter((limit) => limit < asked).length : 0
  if (small > 0)
    notices.push(
      keys.length === 0
        ? warning('fewer-rows', { total: frame.rows, count: asked })
        : warning('strata-too-small', { strata: small, count: asked }),
    )
  notices.push(...keysLeftOut(frame.rows - rows.length))
  const positions = await drawnPositions(times, total, checkpoint)
  return replace ? copies(frame, positions, context, notices) : keptRows(positions, notices)
}

export function reads({ by, replace }: Options): readonly string[] | 'all' {
  return replace ? 'all' : by
}

/** The number of rows to draw of so many. */
function sizeOf(limit: number, { size, share, count, replace }: Options): number {
  if (limit === 0) return 0
  if (size === 'share') return Math.max(1, Math.floor(share * limit + 0.5))
  return replace ? count : Math.min(count, limit)
}

/** Each row as often as it was drawn, in the order of the rows. */
async function drawnPositions(times: Int32Array, total: number, checkpoint: Checkpoint): Promise<Int32Array> {
  const positions = new Int32Array(total)
  let k = 0
  await inBlocks(times.length, checkpoint, (from, to) => {
    for (let row = from; row < to; row++) for (let n = times[row] as number; n > 0; n--) positions[k++] = row
  })
  return positions
}

/** Rows that can be there several times have ids of their own: from the row and the number of its copy. */
async function copies(
  frame: Frame,
  positions: Int32Array,
  { stepId, checkpoint = uninterrupted }: StepContext,
  notices: readonly Notice[],
): Promise<StepChange> {
  const ids = new RowIds(stepId)
  const rowIds = new Float64Array(positions.length)
  let copy = 0
  await inBlocks(positions.length, checkpoint, (from, to) => {
    for (let i = from; i < to; i++) {
      copy = i > 0 && positions[i] === positions[i - 1] ? copy + 1 : 0
      rowIds[i] = ids.of([frame.rowIds[positions[i] as number] as number], copy)
    }
  })
  const columns: Column[] = []
  for (const column of frame.columns) {
    columns.push(selectCells(column, positions))
    await checkpoint()
  }
  return madeTable(await distinctRowIds(rowIds, checkpoint), columns, notices)
}
