import { cellsOfRows } from '#engine/frame/cells-of-rows.ts'
import { crossGroups } from '#engine/frame/crossed-groups.ts'
import { columnById } from '#engine/frame/frame.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import { numericColumn } from '#engine/frame/numeric-column.ts'
import { moments } from '#engine/methods/description/moments.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { notice } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import { unusableValues } from '../../kit/outcome/exclusion.ts'
import { levelRefs } from '../../kit/outcome/level-refs.ts'
import type { Answer } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import type { RankedBarData } from './data.ts'
import { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

const maxColours = 8

export async function compute([frame]: ChartFrames, options: Options, context: ComputeContext): Promise<Answer> {
  const { value, name, group, z, mark, baseline, colours, labels, order, top } = options
  const by = group === null ? undefined : columnById(frame, group)
  if (by !== undefined && hasMoreLevels(by, maxColours))
    return rejected(definition, 'too-many-groups', 'group', { group: { variable: by.id }, max: maxColours })
  const { values } = numericColumn(frame, value)
  await context.checkpoint()
  const known = values.filter(Number.isFinite)
  const params = { variable: { variable: value } }
  if (known.length === 0) return rejected(definition, 'no-values', 'value', params)
  await context.checkpoint()
  const { mean, sd } = moments(known)
  if (z && !(sd > 0)) return rejected(definition, 'no-spread', 'z', params)
  await context.checkpoint()
  const { codes, levels } = crossGroups(frame.rows, by, undefined)
  await context.checkpoint()
  const rows = await firstRows(values, codes, { order, top, groups: levels[0].length }, context)
  const named = columnById(frame, name)
  if (named === undefined) throw new Error('A chart needs its variables')
  const data: RankedBarData = {
    of: { value, name },
    total: frame.rows,
    known: known.length,
    show: { mark, z, baseline, colours, labels },
    mean,
    sd: known.length > 1 ? sd : null,
    baseline: z || baseline === 'zero' ? 0 : baseline === 'mean' ? mean : options.own,
    colours: levelRefs(group, levels[0]),
    values: rows.map((row) => (z ? ((values[row] as number) - mean) / sd : (values[row] as number))),
    codes: rows.map((row) => codes[row] ?? -1),
    names: cellsOfRows(named, rows).map((level) => (level === null ? null : { variable: name, level })),
  }
  const missing = values.reduce((count, one) => count + (Number.isNaN(one) ? 1 : 0), 0)
  const left = { n: rows.length, all: known.length }
  return chartAnswer(
    data,
    {
      total: frame.rows,
      used: known.length,
      excluded: [...unusableValues(value, { missing, infinite: frame.rows - known.length - missing })],
    },
    [left.n < left.all && notice(definition, 'others-not-drawn', left)],
  )
}

/**
 * The rows of the first `top` finite values in an order; equal ones in that of the rows. No more than twice as many are ever sorted: a table has
 * a million rows, a figure 200.
 */
async function firstRows(
  values: Float64Array,
  codes: Int32Array,
  { order, top, groups }: Pick<Options, 'order' | 'top'> & { readonly groups: number },
  { checkpoint, progress }: ComputeContext,
): Promise<readonly number[]> {
  const placeOf = (row: number) => (order !== 'group' ? 0 : codes[row] === -1 ? groups : (codes[row] as number))
  const up = order === 'up' ? 1 : -1
  const compare = (a: number, b: number) =>
    order === 'stored'
      ? a - b
      : placeOf(a) - placeOf(b) || up * ((values[a] as number) - (values[b] as number)) || a - b
  let first: number[] = []
  let last: number | undefined
  for (let row = 0; row < values.length; row++) {
    if (row % 8192 === 0) {
      progress(row / values.length)
      await checkpoint()
    }
    if (!Number.isFinite(values[row]) || (last !== undefined && compare(row, last) > 0)) continue
    first.push(row)
    if (first.length < 2 * top) continue
    first = first.toSorted(compare).slice(0, top)
    last = first.at(-1)
  }
  return first.toSorted(compare).slice(0, top)
}
