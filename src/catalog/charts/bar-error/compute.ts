import { allCases, caseWeights } from '#engine/frame/case-weights.ts'
import { type CrossedGroups, crossGroups } from '#engine/frame/crossed-groups.ts'
import { type Column, columnById } from '#engine/frame/frame.ts'
import { groupValues } from '#engine/frame/group-values.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import { usable } from '#engine/frame/usable.ts'
import { adjustPValues } from '#engine/methods/inference/adjust-p-values.ts'
import { comparePairs } from '#engine/methods/means/compare-pairs.ts'
import { compareProportions } from '#engine/methods/proportions/compare-proportions.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { comparedPairs, notCompared } from '../../kit/comparison/compared-pairs.ts'
import { refusedGroups } from '../../kit/comparison/refused-groups.ts'
import { notice, warning } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import { exclusion, unusableValues } from '../../kit/outcome/exclusion.ts'
import { levelRefs } from '../../kit/outcome/level-refs.ts'
import { type Answer, type Notice, numeric } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import { countEvents } from './count-events.ts'
import type { BarCell, BarErrorData, ErrorKind } from './data.ts'
import { definition } from './definition.ts'
import { describeProportion, describeValues } from './describe-cell.ts'

type Options = OptionsOf<typeof definition>

const maxGroups = 20
/** More points would merge into a blot. */
const maxPoints = 1000
/** So few values can be read one by one, which a bar prevents. */
const fewValues = 10

type Pairs = readonly (readonly [number, number])[]
/** The pairs to compare among cells of these sizes. */
type Compared = (sizes: readonly number[]) => Pairs

/** The content of a chart of either kind; `raw` has the unadjusted P values of the pairs. */
interface Described {
  readonly cells: readonly BarCell[]
  readonly pairs: Pairs
  readonly raw: readonly number[]
  /** Whether a value lies below 0. */
  readonly isNegative: boolean
  readonly missing: number
  readonly infinite: number
}

export async function compute([frame]: ChartFrames, options: Options, context: ComputeContext): Promise<Answer> {
  const { variable, group, colour, statistic, event, confidence, shape, values, label, adjust, compare, marked } =
    options
  const column = frame && columnById(frame, variable)
  if (column === undefined) throw new Error('A chart needs its variable')
  const asked = { variable: { variable } }
  if (statistic !== 'proportion' && column.type === 'text')
    return rejected(definition, 'needs-numbers', 'variable', asked)
  if (statistic === 'proportion' && event === null) return rejected(definition, 'no-counted-value', 'event', asked)
  const refused = refusedGroups(options, maxGroups, (id) => hasMoreLevels(columnById(frame, id), maxGroups))
  if (refused !== undefined) return refused
  const [first, second] = [group, colour].map((id) => (id === null ? undefined : columnById(frame, id)))
  const weights = caseWeights(frame, context.weights)
  const crossed = crossGroups(frame.rows, first, second, weights)
  await context.checkpoint()
  const test = statistic === 'proportion' ? options.proportionTest : options.test
  const colours = crossed.levels[1].length
  const compared: Compared = (sizes) =>
    test === 'none' ? [] : comparedPairs(crossed.levels[0].length, colours, compare, sizes)
  const describe = statistic === 'proportion' ? describeEvents : describeNumbers
  const described = await describe(column, crossed, compared, options, context, weights)
  const { cells, pairs, raw, missing, infinite } = described
  const used = cells.reduce((sum, { n }) => sum + n, 0)
  if (used === 0) return rejected(definition, 'no-values', 'variable', asked)
  const adjusted = adjustPValues(raw, adjust)
  const error = errorOf(options)
  const data: BarErrorData = {
    of: { variable },
    event: statistic === 'proportion' && event !== null ? { variable, level: event } : null,
    groups: levelRefs(group, crossed.levels[0]),
    colours: levelRefs(colour, crossed.levels[1]),
    confidence,
    show: {
      statistic,
      error,
      quartileType: error === 'quartiles' ? options.quartileType : null,
      shape,
      values,
      label,
      test,
      adjust,
      ...(marked === 'significant' && { marked }),
    },
    cells,
    comparisons: pairs.map(([i, j], k) => ({ first: i, second: j, p: numeric(adjusted[k] ?? Number.NaN) })),
  }
  return chartAnswer(
    data,
    {
      total: allCases(frame.rows, weights),
      used,
      excluded: [
        ...exclusion(group, 'missing', crossed.missing[0]),
        ...exclusion(colour, 'missing', crossed.missing[1]),
        ...unusableValues(variable, { missing, infinite }),
      ],
    },
    [
      ...noticesOf(data, options),
      ...meanRemarks(described, options),
      ...(test === 'none'
        ? []
        : notCompared(
            data.groups,
            cells.map(({ n }) => n),
          )),
    ],
  )
}

function errorOf({ statistic, meanError, medianError, proportionError }: Options): ErrorKind {
  return { mean: meanError, median: medianError, proportion: proportionError }[statistic]
}

async function describeNumbers(
  column: Column,
  { codes, cells: count, levels }: CrossedGroups,
  compared: Compared,
  options: Options,
  { checkpoint, progress }: ComputeContext,
  weights?: Float64Array,
): Promise<Described> {
  const seen = usable(column)
  if (seen.type === 'text') throw new Error('A mean needs numbers')
  const split = groupValues(seen, codes, count, undefined, weights)
  const isFew = (values: Float64Array, k: number) => allCases(values.length, split.weights?.[k]) <= maxPoints
  const points = options.points && split.values.every(isFew)
  const cells: BarCell[] = []
  let isNegative = false
  for (const [k, values] of split.values.entries()) {
    isNegative ||= values.some((value) => value < 0)
    cells.push(await describeValues(values, options, points, checkpoint, split.weights?.[k]))
    progress(cells.length / (count + levels.length))
    await checkpoint()
  }
  const total = (counts: readonly number[]) => counts.reduce((sum, n) => sum + n, 0)
  const pairs = compared(cells.map(({ n }) => n))
  return {
    cells,
    pairs,
    raw:
      options.test === 'none' ? [] : await comparePairs(split.values, pairs, options.test, checkpoint, split.weights),
    isNegative,
    missing: total(split.missing),
    infinite: total(split.infinite),
  }
}

async function describeEvents(
  column: Column,
  crossed: CrossedGroups,
  compared: Compared,
  options: Options,
  { checkpoint }: ComputeContext,
  weights?: Float64Array,
): Promise<Described> {
  const { event, proportionTest } = options
  if (event === null) throw new Error('A proportion needs its event')
  const { counts, missing } = countEvents(column, event, crossed, weights)
  await checkpoint()
  const cells = counts.map((count) => describeProportion(count, options))
  const pairs = compared(cells.map(({ n }) => n))
  return {
    cells,
    pairs,
    raw: proportionTest === 'none' ? [] : await compareProportions(counts, pairs, proportionTest, checkpoint),
    isNegative: false,
    missing,
    infinite: 0,
  }
}

function noticesOf({ cells, show }: BarErrorData, { points, statistic }: Options): readonly (Notice | false)[] {
  const bare = cells.filter(({ estimate, error }) => estimate !== null && error === null).length
  const crowded = points && statistic !== 'proportion' && cells.some(({ n }) => n > maxPoints)
  return [
    !(show.error === 'none' || bare === 0) && warning(definition, 'without-error-bar', { n: bare }),
    crowded && notice(definition, 'points-left-out', { max: maxPoints }),
  ]
}

/** What bars of means do not show: skewed values, and few of them. */
function meanRemarks({ cells, isNegative }: Described, options: Options): readonly (Notice | false)[] {
  const { statistic, meanError, shape, points } = options
  if (statistic !== 'mean') return []
  const skewed = isNegative || meanError !== 'sd' ? [] : cells.filter(({ error }) => error !== null && error.lower < 0)
  const canShow = shape === 'bars' && !points && cells.every(({ n }) => n <= maxPoints)
  const hidden = canShow ? cells.filter(({ n }) => n > 1 && n <= fewValues) : []
  return [
    skewed.length > 0 && warning(definition, 'sd-below-zero', { n: skewed.length }),
    hidden.length > 0 && notice(definition, 'bars-hide-values', { n: hidden.length, most: fewValues }),
  ]
}
