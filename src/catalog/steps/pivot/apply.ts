import { uninterrupted } from '#engine/checkpoint.ts'
import { stepColumnId } from '#engine/frame/column-ids.ts'
import { type Column, columnById, type Frame } from '#engine/frame/frame.ts'
import { groupedRows } from '#engine/frame/grouped-rows.ts'
import { inBlocks } from '#engine/frame/in-blocks.ts'
import { keyGroups } from '#engine/frame/key-groups.ts'
import { cellAt } from '#engine/frame/pick-cells.ts'
import { RowIds, withoutTwinsInBlocks } from '#engine/frame/row-ids.ts'
import { selectCells } from '#engine/frame/select-rows.ts'
import { usable } from '#engine/frame/usable.ts'
import { placesOf } from '#engine/frame/wide-places.ts'
import { GroupStatistics } from '#engine/methods/groups/group-statistics.ts'
import type { Notice } from '../../kit/outcome/outcome.ts'
import type { Apply, Broken, StepOptionsOf } from '../../kit/step.ts'
import { keysLeftOut } from '../../kit/steps/group-options.ts'
import { broken, madeTable, namesProblem, newMeta, note, warning } from '../../kit/steps/step-change.ts'
import type { definition } from './definition.ts'
import { levelNames } from './level-names.ts'

type Options = StepOptionsOf<typeof definition>

const mostListed = 5

export const apply: Apply<typeof definition> = async (frame, options, context) => {
  const { by, levels, statistic, totals, totalName } = options
  const { checkpoint = uninterrupted, stepId } = context
  const across = columnById(frame, options.column)
  if (across === undefined) return broken('column-missing', { column: options.column }, 'column')
  const keys = by.flatMap((id) => columnById(frame, id) ?? [])
  const problem = misfit(keys, options)
  if (problem !== null) return problem
  const value = statistic === 'n' ? null : columnById(frame, options.value ?? '')
  if (value === undefined) return broken('no-value', {}, 'value')
  const leaveOutMissing = options.missingKeys === 'leave-out'
  const { codes, count, first } = await keyGroups(frame.rows, keys, { leaveOutMissing, checkpoint })
  const places = await placesOf(codes, count, usable(across), levels, checkpoint)
  context.progress?.(0.3)
  // the rows of a group with the same level are a cell: cells of a group lie side by side
  const width = levels.length
  const cells = new Int32Array(frame.rows).fill(-1)
  const { rows: rowsByLevel, starts } = places.byLevel
  for (let level = 0; level < width; level++) {
    for (let k = starts[level] as number; k < (starts[level + 1] as number); k++) {
      const row = rowsByLevel[k] as number
      cells[row] = (codes[row] as number) * width + level
    }
    await checkpoint()
  }
  const source = value === null ? null : usable(value)
  const ofCells = await statistics(source, cells, count * width, statistic, checkpoint)
  const made: Column[] = levelNames(options).map(({ at, name }) => ({
    ...newMeta(context, name, 'continuous'),
    id: stepColumnId(stepId, at + 1),
    type: 'number',
    values: Float64Array.from({ length: count }, (_, group) => ofCells[group * width + at] as number),
  }))
  if (totals) {
    const groups = codes.map((group, row) => ((cells[row] as number) < 0 ? -1 : group))
    const values = await statistics(source, groups, count, statistic, checkpoint)
    made.push({
      ...newMeta(context, totalName, 'continuous'),
      id: stepColumnId(stepId, 'total'),
      type: 'number',
      values,
    })
  }
  const heads = keys.map((key) => withoutTags(selectCells(usable(key), first)))
  const hashed = new RowIds(stepId)
  const ids = new Float64Array(count)
  await inBlocks(count, checkpoint, (from, to) => {
    for (let row = from; row < to; row++) ids[row] = hashed.of(heads.map((head) => cellAt(head, row)))
  })
  const rowIds = await withoutTwinsInBlocks(ids, checkpoint)
  const { withoutKey, withoutTime, unknown } = places
  const newLevels = [...unknown.values].slice(0, mostListed).map((level) => ({ variable: across.id, level }))
  const notices: Notice[] = [
    note('pivoted', { rows: frame.rows - withoutKey, groups: count, columns: made.length }),
    ...keysLeftOut(withoutKey),
    ...(withoutTime > 0 ? [warning('level-missing', { count: withoutTime })] : []),
    ...(unknown.rows > 0 ? [warning('new-levels', { count: unknown.rows, levels: newLevels })] : []),
  ]
  return madeTable(rowIds, [...heads, ...made], notices)
}

export function reads({ by, column, value }: Options): readonly string[] {
  return [...new Set([...by, column, ...(value === null ? [] : [value])])]
}

function misfit(keys: Frame['columns'], options: Options): Broken | null {
  const { by, column, statistic, value, totals, totalName } = options
  if (by.includes(column)) return broken('column-is-row', { variable: { variable: column } }, 'column')
  if (statistic !== 'n' && value === null) return broken('no-value', {}, 'value')
  const names = levelNames(options).map(({ name }) => name)
  if (new Set(names).size < names.length) return broken('pattern-not-enough', {}, 'pattern')
  return (
    namesProblem({ columns: keys }, names, 'pattern') ??
    (totals
      ? namesProblem({ columns: [...keys, ...names.map((name) => ({ id: '', name }))] }, [totalName], 'totalName')
      : null)
  )
}

/** A number for each group; of smallest and largest values those of the rows found. */
async function statistics(
  source: Column | null,
  codes: Int32Array,
  groups: number,
  statistic: Options['statistic'],
  checkpoint: () => Promise<void>,
): Promise<Float64Array> {
  const rows = await groupedRows(codes, groups, checkpoint)
  const result = await new GroupStatistics(source, rows, checkpoint).get(statistic, {
    percentile: 50,
    quantileType: 7,
  })
  if ('values' in result) return result.values
  const values = source === null || source.type === 'text' ? null : source.values
  return Float64Array.from(result.rows, (row) => (row < 0 ? Number.NaN : (values?.[row] ?? Number.NaN)))
}

/** Missing keys of all kinds are one group. */
function withoutTags(column: Column): Column {
  if (column.type === 'text') return column
  const { missingTags: _, ...rest } = column
  return rest
}
