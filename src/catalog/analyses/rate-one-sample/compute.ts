import type { Frame } from '#engine/frame/frame.ts'
import type { ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import type { Answer, OutcomeFigure } from '../../kit/outcome/outcome.ts'
import type { definition } from './definition.ts'
import { type Examined, examine } from './examine.ts'
import type { Facts, IntervalMethod } from './facts.ts'
import type { RateFigure, RatioFigure } from './plot.ts'
import { readRows } from './read-rows.ts'
import { dispersionChecks, noticesOf } from './remarks.ts'
import { tablesOf } from './tables.ts'

type Options = OptionsOf<typeof definition>

export async function compute(frames: readonly Frame[], options: Options, context: ComputeContext): Promise<Answer> {
  const [frame] = frames
  if (frame === undefined) throw new Error('A computation needs a frame')
  await context.checkpoint()
  const rows = await readRows(frame, options, context)
  if ('status' in rows) return rows
  const examined = await examine(rows, options, context.checkpoint)
  return {
    status: 'done',
    sample: rows.sample,
    tables: tablesOf(examined, options),
    figures: figuresOf(examined, options),
    savedColumns: [],
    models: [],
    checks: dispersionChecks(examined, options),
    notices: noticesOf(examined, options),
    facts: factsOf(examined, options),
  }
}

function figuresOf({ per, events, rate, intervals, ratio }: Examined, options: Options): readonly OutcomeFigure[] {
  const { confidence, reference } = options
  const lines = (of: Examined['intervals']) => options.intervals.map((method) => ({ method, ...of[method] }))
  const rates: RateFigure = { confidence, per, events, rate, reference, lines: lines(intervals) }
  const figure = { id: 'rate', of: 'rate', data: rates }
  if (ratio === undefined) return [figure]
  const ratios: RatioFigure = { confidence, events, ratio: ratio.value, lines: lines(ratio.intervals) }
  return [figure, { id: 'ratio', of: 'ratio', data: ratios }]
}

function factsOf({ per, events, exposure, rate, intervals, rateTest, ratio }: Examined, options: Options): Facts {
  const method: IntervalMethod = options.intervals[0] ?? 'exact'
  const { confidence, alternative } = options
  return {
    variable: options.events,
    exposure: options.exposure,
    confidence,
    method,
    alternative,
    per,
    events,
    amount: exposure,
    rate,
    interval: intervals[method],
    reference: rateTest === undefined ? null : { rate: rateTest.reference, p: rateTest.p },
    ratio:
      ratio === undefined
        ? null
        : { expected: ratio.expected, value: ratio.value, interval: ratio.intervals[method], p: ratio.p },
  }
}
