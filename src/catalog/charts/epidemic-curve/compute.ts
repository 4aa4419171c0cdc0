import { dayMs } from '#engine/frame/calendar.ts'
import { allCases, caseWeights } from '#engine/frame/case-weights.ts'
import { countCells } from '#engine/frame/count-cells.ts'
import { crossGroups } from '#engine/frame/crossed-groups.ts'
import { columnById } from '#engine/frame/frame.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import { numericColumn } from '#engine/frame/numeric-column.ts'
import { nextPeriod, periodsBetween, startOfPeriod } from '#engine/methods/series/calendar-periods.ts'
import { movingAverage } from '#engine/methods/series/moving-average.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { notice, warning } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import { exclusion } from '../../kit/outcome/exclusion.ts'
import { levelRefs } from '../../kit/outcome/level-refs.ts'
import { type Answer, type Notice, numeric } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import type { EpidemicData } from './data.ts'
import { definition } from './definition.ts'
import { readWindows } from './windows.ts'

type Options = OptionsOf<typeof definition>

const maxParts = 8
const maxBins = 2000
const maxSquares = 300

export async function compute([frame]: ChartFrames, options: Options, context: ComputeContext): Promise<Answer> {
  const { date, stack, bin, cumulative, average, span, shortest, longest } = options
  const { checkpoint } = context
  const windows = readWindows(options.windows)
  if (typeof windows === 'string') return rejected(definition, 'window-unreadable', 'windows', { text: windows })
  if (shortest !== null && longest !== null && longest < shortest)
    return rejected(definition, 'incubation-order', 'longest')
  const by = stack === null ? undefined : columnById(frame, stack)
  if (by !== undefined && hasMoreLevels(by, maxParts))
    return rejected(definition, 'too-many-groups', 'stack', { group: { variable: by.id }, max: maxParts })
  await checkpoint()
  const weights = caseWeights(frame, context.weights)
  const crossed = crossGroups(frame.rows, by, undefined, weights)
  const { values } = numericColumn(frame, date)
  let [first, last, missing] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0]
  for (let i = 0; i < values.length; i++) {
    if (i % 16384 === 0) await checkpoint()
    const value = values[i] as number
    if (!Number.isFinite(value)) missing += weights === undefined ? 1 : (weights[i] as number)
    else if ((crossed.codes[i] as number) >= 0) [first, last] = [Math.min(first, value), Math.max(last, value)]
  }
  if (first > last) {
    const variables = [date, ...(stack === null ? [] : [stack])].map((variable) => ({ variable }))
    return rejected(definition, 'no-values', 'date', { variables })
  }
  const starts = periodsBetween(startOfPeriod(first, bin), startOfPeriod(last, bin), bin, maxBins)
  if (starts === null) return rejected(definition, 'too-many-periods', 'bin', { max: maxBins })
  const bins = new Map(Array.from(starts, (start, k) => [start, k]))
  const codes = new Int32Array(frame.rows).fill(-1)
  for (let i = 0; i < values.length; i++) {
    if (i % 4096 === 0) await checkpoint()
    const [value, part] = [values[i] as number, crossed.codes[i] as number]
    if (Number.isFinite(value) && part >= 0)
      codes[i] = part * starts.length + (bins.get(startOfPeriod(value, bin)) ?? 0)
  }
  const cells = await countCells(codes, crossed.cells * starts.length, weights, checkpoint)
  const all = Float64Array.from(starts, (_, k) =>
    crossed.levels[0].reduce((sum, __, p) => sum + (cells[p * starts.length + k] ?? 0), 0),
  )
  const used = all.reduce((sum, n) => sum + n, 0)
  const averages = average === 'none' ? [] : await movingAverage(all, span, average === 'around', checkpoint)
  const hasSquares = options.squares && used <= maxSquares && cells.every(Number.isInteger)
  const [firstDay, lastDay] = [startOfPeriod(first, 'day'), startOfPeriod(last, 'day')]
  const hasExposure = shortest !== null && longest !== null
  const exposure = hasExposure ? { from: lastDay - longest * dayMs, to: firstDay - shortest * dayMs } : null
  const isExplained = exposure !== null && exposure.from <= exposure.to
  const data: EpidemicData = {
    of: { date, stack },
    total: allCases(frame.rows, weights),
    show: { bin, squares: hasSquares, cumulative, average, span },
    edges: [...starts, nextPeriod(starts.at(-1) ?? 0, bin)],
    levels: levelRefs(stack, crossed.levels[0]),
    counts: crossed.levels[0].map((_, p) => Array.from(cells.subarray(p * starts.length, (p + 1) * starts.length))),
    average: Array.from(averages, numeric),
    exposure: isExplained ? exposure : null,
    windows,
  }
  const notices: readonly Notice[] = [
    ...(options.squares && !hasSquares ? [notice(definition, 'too-many-squares', { n: used, max: maxSquares })] : []),
    ...(hasExposure && !isExplained ? [warning(definition, 'no-common-exposure', { shortest, longest })] : []),
  ]
  return chartAnswer(
    data,
    {
      total: data.total,
      used,
      excluded: [...exclusion(date, 'missing', missing), ...exclusion(stack, 'missing', crossed.missing[0])],
    },
    notices,
  )
}
