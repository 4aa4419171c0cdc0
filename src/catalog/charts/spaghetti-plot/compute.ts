import { crossGroups } from '#engine/frame/crossed-groups.ts'
import { columnById, type Frame } from '#engine/frame/frame.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import { numericColumn } from '#engine/frame/numeric-column.ts'
import { missingMask, usable } from '#engine/frame/usable.ts'
import { quantile } from '#engine/methods/description/quantiles.ts'
import { sortedValues } from '#engine/methods/samples/sorted-values.ts'
import {
  eachPlace,
  type PlaceBand,
  type PlacedRows,
  placeRows,
  summaryOf,
} from '#engine/methods/series/values-at-places.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { refusedGroups } from '../../kit/comparison/refused-groups.ts'
import { quartileTypes } from '../../kit/options/quartile-type.ts'
import { notice, warning } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import { exclusion } from '../../kit/outcome/exclusion.ts'
import { levelRefs } from '../../kit/outcome/level-refs.ts'
import { type Answer, numeric } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import type { TrajectoryData, TrajectoryPart } from './data.ts'
import { definition } from './definition.ts'
import { type Trajectories, trajectoriesOf } from './subjects.ts'

type Options = OptionsOf<typeof definition>

const maxGroups = 8
/** Lines of more subjects hide each other. */
export const maxSubjects = 500
/** Fewer values have no summary. */
export const leastSummarised = 3
export const percentiles = [0.05, 0.25, 0.5, 0.75, 0.95]
const dayMs = 86_400_000

export async function compute([frame]: ChartFrames, options: Options, context: ComputeContext): Promise<Answer> {
  const { id, time, value, group, change } = options
  const by = group === null ? undefined : columnById(frame, group)
  const refused = refusedGroups({ group }, maxGroups, () => hasMoreLevels(by, maxGroups))
  if (refused !== undefined) return refused
  const [times, values] = [numericColumn(frame, time), numericColumn(frame, value)]
  const crossed = crossGroups(frame.rows, by, undefined)
  await context.checkpoint()
  const account = await accountOf(frame, options, crossed.codes, context)
  if (account.used === 0) return rejected(definition, 'no-trajectories', 'value', { value: { variable: value } })
  const rows = { time: times.values, value: values.values, codes: crossed.codes }
  const all = await trajectoriesOf(frame, id, rows, change, context)
  context.progress(0.55)
  const calendar = times.type !== 'number'
  const placed = await placesOf(all, options, calendar, context)
  context.progress(0.75)
  const drawn = (all.subject.at(-1) ?? -1) + 1
  const isMany = drawn > maxSubjects
  const parts: TrajectoryPart[] = []
  let single = 0
  for (const [g, ref] of levelRefs(group, crossed.levels[0]).entries()) {
    const { part, dots } = await partOf(all, placed, g, isMany, options, context)
    parts.push({ ...part, group: ref })
    single += dots
    context.progress(0.75 + (0.25 * (g + 1)) / crossed.levels[0].length)
  }
  const n = parts.reduce((sum, part) => sum + part.n, 0)
  if (n === 0) return rejected(definition, 'no-change', 'change')
  const data: TrajectoryData = {
    of: { time: { variable: time }, value: { variable: value } },
    calendar,
    confidence: options.confidence,
    show: {
      change,
      lines: options.lines,
      panels: parts.length > 1 && (options.panels || isMany),
      summary: options.summary,
      quartileType: options.quartileType,
    },
    parts,
  }
  const hasSummary = options.summary === 'none' || parts.some(({ summary }) => summary !== null)
  return chartAnswer(
    data,
    {
      total: frame.rows,
      used: account.used - (change ? single : 0),
      excluded: [
        ...exclusion(group, 'missing', crossed.missing[0]),
        ...exclusion(id, 'missing', account.lost.id),
        ...exclusion(time, 'missing', account.lost.time),
        ...exclusion(value, 'missing', account.lost.value),
      ],
    },
    [
      single !== 0 && notice(definition, change ? 'seen-once-left-out' : 'seen-once', { n: single }),
      all.repeated !== 0 && warning(definition, 'several-at-once', { n: all.repeated }),
      isMany && notice(definition, 'percentiles-shown', { max: maxSubjects }),
      !hasSummary && warning(definition, 'no-summary'),
    ],
  )
}

/** Rows that can be used, and the first reason why others cannot. */
async function accountOf(
  frame: Frame,
  { id, time, value }: Options,
  codes: Int32Array,
  { checkpoint }: ComputeContext,
) {
  const masks = [id, time, value].map((one) => {
    const column = columnById(frame, one)
    if (column === undefined) throw new Error('Trajectories need columns')
    const seen = usable(column)
    return one === id ? missingMask(column) : seen.type === 'text' ? undefined : seen.values
  })
  await checkpoint()
  const [ids, times, values] = masks
  const lost = { id: 0, time: 0, value: 0 }
  let used = 0
  for (let i = 0; i < frame.rows; i++) {
    if (i % 8192 === 0) await checkpoint()
    if ((codes[i] ?? -1) < 0) continue
    if (ids?.[i] === 1) lost.id++
    else if (!Number.isFinite(times?.[i])) lost.time++
    else if (!Number.isFinite(values?.[i])) lost.value++
    else used++
  }
  return { used, lost }
}

/** Times at which values are summarised: as they are, or the nearest multiples of a width. */
async function placesOf({ time }: Trajectories, { width }: Options, calendar: boolean, { checkpoint }: ComputeContext) {
  const step = width === null ? null : width * (calendar ? dayMs : 1)
  return placeRows(step === null ? time : time.map((at) => Math.floor(at / step + 0.5) * step), checkpoint)
}

const bands = {
  none: 'none',
  mean: 'none',
  'mean-ci': 'ci',
  'mean-sd': 'sd',
  median: 'none',
  'median-quartiles': 'quartiles',
} as const satisfies Record<Options['summary'], PlaceBand>

async function partOf(
  all: Trajectories,
  placed: PlacedRows,
  g: number,
  isMany: boolean,
  { summary, change, confidence, quartileType }: Options,
  { checkpoint }: ComputeContext,
): Promise<{ readonly part: Omit<TrajectoryPart, 'group'>; readonly dots: number }> {
  const lines = { x: [] as number[], y: [] as number[], run: [] as number[] }
  const dots = { x: [] as number[], y: [] as number[] }
  let [subjects, single, last] = [0, 0, -1]
  for (let i = 0; i < all.time.length; i++) {
    if (i % 8192 === 0) await checkpoint()
    if (all.group[i] !== g) continue
    const isSingle = all.visits[i] === 1
    if (isSingle) single++
    else if (all.subject[i] !== last) subjects++
    last = all.subject[i] as number
    if (isMany || (isSingle && change)) continue
    const [x, y] = [all.time[i] as number, all.value[i] as number]
    if (isSingle) {
      dots.x.push(x)
      dots.y.push(y)
    } else {
      lines.x.push(x)
      lines.y.push(y)
      lines.run.push(subjects)
    }
  }
  const isTaken = (i: number) => all.group[i] === g && !(change && all.visits[i] === 1)
  const centre = summary.startsWith('median') ? 'median' : 'mean'
  const band = bands[summary]
  const type = quartileTypes[quartileType]
  const found = { x: [] as number[], y: [] as number[], lower: [] as number[], upper: [] as number[] }
  const at: number[][] = []
  await eachPlace(
    placed,
    all.value,
    isTaken,
    async (place, values) => {
      if (values.length < leastSummarised) return
      const one = await summaryOf(values, centre, band, confidence, checkpoint, type)
      found.x.push(placed.places[place] as number)
      found.y.push(one.value)
      found.lower.push(one.lower)
      found.upper.push(one.upper)
      if (!isMany) return
      const sorted = await sortedValues(values, checkpoint)
      at.push(percentiles.map((p) => quantile(sorted, p, type)))
    },
    checkpoint,
  )
  return {
    part: {
      n: subjects + (change ? 0 : single),
      lines,
      dots,
      percentiles: isMany && at.length > 0 ? { x: found.x, at } : null,
      summary:
        summary === 'none' || found.x.length === 0
          ? null
          : {
              x: found.x,
              y: found.y,
              lower: band === 'none' ? [] : found.lower.map(numeric),
              upper: band === 'none' ? [] : found.upper.map(numeric),
            },
    },
    dots: single,
  }
}
