import { normalUpperQuantile } from '#engine/distributions/normal.ts'
import { daysIn } from '#engine/frame/calendar.ts'
import { groupedFollowUp, inUnit } from '#engine/frame/grouped-follow-up.ts'
import type { SurvivalRows } from '#engine/frame/survival-rows.ts'
import {
  aalenJohansen,
  type CauseCounts,
  causeCounts,
  drawnIncidence,
} from '#engine/methods/survival/cumulative-incidence.ts'
import { grayTest } from '#engine/methods/survival/gray-test.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { warning } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import { levelRefs } from '../../kit/outcome/level-refs.ts'
import { type Answer, type LevelRef, type Notice, type Numeric, numeric } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import { maxCurves, refusedCurves, refusedTicks } from '../../kit/survival/refused-curves.ts'
import { followUpSample } from '../../kit/survival/survival-exclusions.ts'
import { orderRemarks } from '../../kit/survival/survival-remarks.ts'
import { axisUnit, maxTicks, timeTicks } from '../../kit/survival/time-axis.ts'
import type { IncidenceData, IncidenceGroup } from './data.ts'
import { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

const maxCauses = 6

export async function compute([frame]: ChartFrames, options: Options, context: ComputeContext): Promise<Answer> {
  const { outcome, group, confidence, transformation, layout, range, band, riskTable } = options
  const { checkpoint } = context
  const causes = causesOf(options)
  if (causes.length > maxCauses) {
    return rejected(definition, 'too-many-causes', 'outcome.competing', { max: maxCauses })
  }
  const by = { group, most: maxCurves, weight: context.weights }
  const rows = await groupedFollowUp(frame, outcome, by, checkpoint)
  if (typeof rows === 'string') return refusedCurves(rows, group)
  const { unit, divisor } = axisUnit(options, daysIn)
  const counts: CauseCounts[] = []
  for (const { sample } of rows.groups) {
    counts.push(await causeCounts(inUnit(sample, divisor), causes.length, checkpoint))
    context.progress((0.5 * counts.length) / rows.groups.length)
    await checkpoint()
  }
  const happened = causes.map((_, c) => counts.reduce((sum, { events }) => sum + totalOf(events[c]), 0))
  const end = options.until ?? Math.max(...counts.map(({ time }) => time.at(-1) ?? 0))
  const ticks = timeTicks({ first: 0, end }, options, unit)
  if (ticks.length > maxTicks) return refusedTicks(ticks.length)
  const refs = levelRefs(
    group,
    rows.groups.map(({ level }) => level),
  )
  const z = normalUpperQuantile((1 - confidence) / 2)
  const groups: IncidenceGroup[] = []
  for (const [g, own] of counts.entries()) {
    const curves = await aalenJohansen(own, checkpoint)
    const drawn = await drawnIncidence(own, curves, { ticks, end, z, transformation }, checkpoint)
    groups.push({ group: refs[g] ?? null, ...drawn })
  }
  context.progress(0.7)
  const tests: Numeric[] = []
  for (const [c, n] of happened.entries()) {
    const isTested = group !== null && options.grayTest && counts.length > 1 && n > 0
    tests.push(isTested ? numeric((await grayTest(counts, c, checkpoint)).pValue) : null)
    context.progress(0.7 + (0.3 * (c + 1)) / causes.length)
  }
  const data: IncidenceData = {
    time: outcome.time,
    unit,
    confidence,
    transformation,
    ticks,
    last: end,
    show: { layout, range, band, riskTable },
    causes: causes.map((levels, c) => ({ levels, p: tests[c] === 'NaN' ? null : (tests[c] ?? null) })),
    groups,
  }
  const notices = noticesOf(rows, options, { causes, happened, tests })
  return chartAnswer(data, followUpSample(outcome, group, rows), notices)
}

/** The values of the status that mean each cause; the first is the event of interest. */
function causesOf({ outcome: { status, events, competing } }: Options): readonly (readonly LevelRef[])[] {
  return [events, ...competing.map((level) => [level])].map((levels) =>
    levels.map((level) => ({ variable: status, level })),
  )
}

function totalOf(values: Float64Array | undefined): number {
  return values === undefined ? 0 : values.reduce((sum, value) => sum + value, 0)
}

function noticesOf(
  rows: SurvivalRows,
  { group, outcome }: Options,
  {
    causes,
    happened,
    tests,
  }: {
    readonly causes: readonly (readonly LevelRef[])[]
    readonly happened: readonly number[]
    readonly tests: readonly Numeric[]
  },
): readonly (Notice | false)[] {
  return [
    rows.lost.badTimes > 0 && warning(definition, 'bad-times', { n: rows.lost.badTimes }),
    ...orderRemarks(outcome.form, rows),
    causes.length === 1 && warning(definition, 'no-competing'),
    group !== null && rows.groups.length < 2 && warning(definition, 'one-group', { group: { variable: group } }),
    ...causes.flatMap((cause, c) => {
      if (happened[c] === 0) return [warning(definition, 'cause-without-events', { cause })]
      return tests[c] === 'NaN' ? [warning(definition, 'gray-impossible', { cause })] : []
    }),
  ]
}
