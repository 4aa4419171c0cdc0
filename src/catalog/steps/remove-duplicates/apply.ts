import { type Checkpoint, uninterrupted } from '#engine/checkpoint.ts'
import { stepColumnId } from '#engine/frame/column-ids.ts'
import { type Column, columnById, type Frame } from '#engine/frame/frame.ts'
import { inBlocks } from '#engine/frame/in-blocks.ts'
import { type KeyGroups, keyGroups } from '#engine/frame/key-groups.ts'
import { positionsOf } from '#engine/frame/select-rows.ts'
import { missingMask } from '#engine/frame/usable.ts'
import type { Notice } from '../../kit/outcome/outcome.ts'
import type { Apply, StepChange, StepContext, StepOptionsOf } from '../../kit/step.ts'
import { changedColumns, keptRows, namesProblem, newMeta, note } from '../../kit/steps/step-change.ts'
import type { definition } from './definition.ts'

type Options = StepOptionsOf<typeof definition>

export const apply: Apply<typeof definition> = async (frame, options, context) => {
  const { checkpoint = uninterrupted } = context
  const keys = options.keys.length === 0 ? frame.columns : options.keys.flatMap((id) => columnById(frame, id) ?? [])
  const leaveOutMissing = options.missing === 'never'
  const groups = await keyGroups(frame.rows, keys, { order: 'appearance', leaveOutMissing, checkpoint })
  const compared = groups.sizes.reduce((sum, size) => sum + size, 0)
  const apart = frame.rows - compared
  const notices = apart === 0 ? [] : [note('never-duplicates', { count: apart })]
  if (options.rows === 'flag') return flagged(frame, groups, options, context, notices)
  const keep = await keptMask(frame, groups, options.keep, checkpoint)
  const positions = positionsOf(keep)
  const params = { count: frame.rows - positions.length, total: frame.rows, groups: repeated(groups) }
  return keptRows(positions, [
    repeated(groups) === 0 ? note('no-duplicates') : note('duplicates-removed', params),
    ...notices,
  ])
}

export function reads({ keys, rows, keep }: Options): readonly string[] | 'all' {
  return keys.length === 0 || (rows === 'remove' && keep === 'most-complete') ? 'all' : keys
}

/** Groups of more than one row. */
const repeated = ({ sizes }: KeyGroups) => sizes.reduce((sum, size) => sum + Number(size > 1), 0)

/** 1 for each row that remains; rows in no group do. */
async function keptMask(
  frame: Frame,
  { codes, count, first, sizes }: KeyGroups,
  keep: Options['keep'],
  checkpoint: Checkpoint,
): Promise<Uint8Array> {
  const chosen = first.slice()
  const missing = keep === 'most-complete' ? await missingCells(frame.columns, frame.rows, checkpoint) : null
  const mask = new Uint8Array(frame.rows)
  await inBlocks(frame.rows, checkpoint, (from, to) => {
    for (let row = from; row < to; row++) {
      const group = codes[row] as number
      if (group < 0) continue
      if (keep === 'last') chosen[group] = row
      const best = chosen[group] as number
      if (missing !== null && (missing[row] as number) < (missing[best] as number)) chosen[group] = row
    }
  })
  for (let group = 0; group < count; group++)
    if (keep !== 'none' || sizes[group] === 1) mask[chosen[group] as number] = 1
  for (let row = 0; row < frame.rows; row++) if ((codes[row] as number) < 0) mask[row] = 1
  return mask
}

/** How many cells of each row are missing. */
async function missingCells(columns: readonly Column[], rows: number, checkpoint: Checkpoint): Promise<Uint16Array> {
  const counts = new Uint16Array(rows)
  for (const column of columns) {
    const mask = missingMask(column)
    for (let row = 0; row < rows; row++) counts[row] = (counts[row] as number) + (mask[row] as number)
    await checkpoint()
  }
  return counts
}

function flagged(
  frame: Frame,
  groups: KeyGroups,
  { groupName, sizeName }: Options,
  context: StepContext,
  notices: readonly Notice[],
): StepChange {
  const problem =
    namesProblem(frame, [groupName], 'groupName') ?? namesProblem(frame, [groupName, sizeName], 'sizeName')
  if (problem !== null) return problem
  const { codes, sizes } = groups
  const made = (name: string, id: string, values: Float64Array): Column => ({
    ...newMeta(context, name, id === 'group' ? 'id' : 'continuous'),
    id: stepColumnId(context.stepId, id),
    type: 'number',
    values,
  })
  const numbers = Float64Array.from(codes, (group) => (group < 0 ? Number.NaN : group + 1))
  const rows = Float64Array.from(codes, (group) => sizes[group] ?? 1)
  const count = sizes.reduce((sum, size) => (size > 1 ? sum + size : sum), 0)
  const found = count === 0 ? note('no-duplicates') : note('duplicates-marked', { count, groups: repeated(groups) })
  return changedColumns([made(groupName, 'group', numbers), made(sizeName, 'size', rows)], [found, ...notices])
}
