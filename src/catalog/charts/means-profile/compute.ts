import { cellsOfRows } from '#engine/frame/cells-of-rows.ts'
import { crossGroups } from '#engine/frame/crossed-groups.ts'
import { columnById, type Frame } from '#engine/frame/frame.ts'
import { groupValues } from '#engine/frame/group-values.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import { numericColumn } from '#engine/frame/numeric-column.ts'
import { meanError } from '#engine/methods/description/centre-error.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { leastCompared } from '../../kit/comparison/compared-pairs.ts'
import { notice, warning } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import { exclusion, unusableValues } from '../../kit/outcome/exclusion.ts'
import { levelRefs } from '../../kit/outcome/level-refs.ts'
import type { Answer } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import type { MeansProfileData } from './data.ts'
import { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

const maxTimes = 30
const maxTraces = 8
const maxCases = 500

export async function compute([frame]: ChartFrames, options: Options, context: ComputeContext): Promise<Answer> {
  const { value, time, trace, meanError: kind, spacing, dodge, names, confidence } = options
  if (time === trace) return rejected(definition, 'same-variable-twice', 'trace', { variable: { variable: time } })
  const [first, second] = [time, trace].map((id) => (id === null ? undefined : columnById(frame, id)))
  for (const [option, column, max] of [['time', first, maxTimes] as const, ['trace', second, maxTraces] as const])
    if (column !== undefined && hasMoreLevels(column, max))
      return rejected(definition, 'too-many-groups', option, { group: { variable: column.id }, max })
  const column = numericColumn(frame, value)
  const crossed = crossGroups(frame.rows, first, second)
  await context.checkpoint()
  const split = groupValues(column, crossed.codes, crossed.cells)
  const used = split.values.reduce((sum, { length }) => sum + length, 0)
  if (used === 0) return rejected(definition, 'no-values', 'value', { variable: { variable: value } })
  const means = split.values.map((values) => (values.length === 0 ? null : meanError(values, kind, confidence)))
  await context.checkpoint()
  const limitsOf = (k: number) => ((split.values[k]?.length ?? 0) < leastCompared ? null : (means[k]?.error ?? null))
  const scaled = spacing === 'scale' && first?.type === 'number' && first.valueLabels.length === 0
  const cases = casesOf(frame, column.values, crossed.codes, crossed.levels[1].length, options)
  const data: MeansProfileData = {
    of: { value, time },
    confidence,
    show: { error: kind, scaled, names },
    dodge,
    times: levelRefs(time, crossed.levels[0]),
    positions: crossed.levels[0].map((level, k) => (scaled ? Number(level?.value) : k)),
    traces: levelRefs(trace, crossed.levels[1]),
    n: split.values.map(({ length }) => length),
    estimate: means.map((one) => one?.estimate ?? null),
    lower: means.map((_, k) => limitsOf(k)?.lower ?? null),
    upper: means.map((_, k) => limitsOf(k)?.upper ?? null),
    cases: cases ?? { of: [], times: [], traces: [], values: [] },
  }
  const bare = kind === 'none' ? 0 : data.n.filter((n, k) => n > 0 && limitsOf(k) === null).length
  const total = (counts: readonly number[]) => counts.reduce((sum, n) => sum + n, 0)
  return chartAnswer(
    data,
    {
      total: frame.rows,
      used,
      excluded: [
        ...exclusion(time, 'missing', crossed.missing[0]),
        ...exclusion(trace, 'missing', crossed.missing[1]),
        ...unusableValues(value, { missing: total(split.missing), infinite: total(split.infinite) }),
      ],
    },
    [
      bare > 0 && warning(definition, 'without-error-bar', { n: bare }),
      cases === null && notice(definition, 'cases-left-out', { max: maxCases }),
    ],
  )
}

/** The values of the cases, ordered by case and time; null if there are too many cases. */
function casesOf(
  frame: Frame,
  values: Float64Array,
  codes: Int32Array,
  traces: number,
  { id }: Options,
): MeansProfileData['cases'] | null {
  const named = id === null ? undefined : columnById(frame, id)
  if (named === undefined) return { of: [], times: [], traces: [], values: [] }
  if (hasMoreLevels(named, maxCases)) return null
  const rows = Array.from(values.keys()).filter((row) => Number.isFinite(values[row]) && (codes[row] ?? -1) >= 0)
  const names = cellsOfRows(named, rows)
  const numbers = new Map<string, number>()
  const found = rows.flatMap((row, k) => {
    const name = names[k] ?? null
    if (name === null) return []
    const [at, trace] = [Math.floor((codes[row] ?? 0) / traces), (codes[row] ?? 0) % traces]
    const key = `${trace} ${name}`
    const of = numbers.get(key) ?? numbers.size
    numbers.set(key, of)
    return [{ of, at, trace, value: values[row] as number }]
  })
  const sorted = found.toSorted((a, b) => a.of - b.of || a.at - b.at)
  return {
    of: sorted.map(({ of }) => of),
    times: sorted.map(({ at }) => at),
    traces: sorted.map(({ trace }) => trace),
    values: sorted.map(({ value }) => value),
  }
}
