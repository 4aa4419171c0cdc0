import { numericColumn } from '#engine/frame/numeric-column.ts'
import { madeIds, survivalFrame } from '#engine/frame/survival-frame.ts'
import { moments } from '#engine/methods/description/moments.ts'
import { quantile } from '#engine/methods/description/quantiles.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { notice, warning } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import { exclusions } from '../../kit/outcome/exclusion.ts'
import type { Answer, Numeric } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import { survivalExclusions } from '../../kit/survival/survival-exclusions.ts'
import { unitOfTime } from '../../kit/survival/survival-options.ts'
import { orderRemarks } from '../../kit/survival/survival-remarks.ts'
import type { RiskScoreData } from './data.ts'
import { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

/** More have less than a tenth of a point each on a page. */
const mostPatients = 5000
/** Rows between two checkpoints. */
const portion = 1 << 16

export async function compute([frame]: ChartFrames, options: Options, context: ComputeContext): Promise<Answer> {
  const { outcome, score: scored, markers, cut: by, cutAt, colours } = options
  const { checkpoint, progress } = context
  if ([outcome.time, outcome.start, outcome.status].includes(scored))
    return rejected(definition, 'score-in-outcome', 'score', { variable: { variable: scored } })
  if (by === 'own' && cutAt === null) return rejected(definition, 'no-cut', 'cutAt')
  const survival = await survivalFrame(frame, outcome, checkpoint)
  progress(0.4)
  const [scores, times, events] = [scored, madeIds.time, madeIds.event].map(
    (id) => numericColumn(survival.frame, id).values,
  )
  if (!(scores && times && events)) throw new Error('three columns')
  const lost = { missing: 0, infinite: 0 }
  const rows: number[] = []
  let n = 0
  for (let i = 0; i < frame.rows; i++) {
    if (i % portion === 0) await checkpoint()
    const value = scores[i] as number
    if (!Number.isFinite(value)) lost[Number.isNaN(value) ? 'missing' : 'infinite']++
    else if (!Number.isNaN(times[i]) && !Number.isNaN(events[i])) {
      if (n++ < mostPatients) rows.push(i)
    }
  }
  if (n === 0) return rejected(definition, 'no-usable-rows', 'outcome.time')
  if (n > mostPatients) return rejected(definition, 'too-many-patients', 'score', { n, max: mostPatients })
  const of = (values: Float64Array) => (row: number) => values[row] as number
  rows.sort((a, b) => of(scores)(a) - of(scores)(b) || of(times)(a) - of(times)(b) || a - b)
  const [score, time, event] = [rows.map(of(scores)), rows.map(of(times)), rows.map(of(events))]
  const [low, high] = [score[0] ?? 0, score.at(-1) ?? 0]
  if (low === high) return rejected(definition, 'constant-score', 'score', { variable: { variable: scored } })
  const cut = cutAt !== null && by === 'own' ? cutAt : quantile(Float64Array.from(score), 0.5, 7)
  const below = score.filter((value) => value <= cut).length
  if (below === 0 || below === n) return rejected(definition, 'one-group', 'cut', { cut, low, high })
  const counted = (part: readonly number[]) => ({ n: part.length, events: part.reduce((sum, one) => sum + one, 0) })
  progress(0.7)
  const z: (readonly Numeric[])[] = []
  const lacks: { missing: number; infinite: number }[] = []
  for (const id of markers) {
    const read = zScores(numericColumn(frame, id).values, rows)
    z.push(read.z)
    lacks.push(read.lacks)
    await checkpoint()
  }
  const flat = markers.filter((_, k) => z[k]?.every((value) => value === null))
  const data: RiskScoreData = {
    of: { score: scored, time: outcome.time, markers },
    unit: unitOfTime(options),
    cut: { by, at: cut },
    score,
    time,
    event,
    groups: { low: counted(event.slice(0, below)), high: counted(event.slice(below)) },
    z,
    colours,
  }
  progress(1)
  const excluded = [
    ...survivalExclusions(outcome, {}, survival.lost),
    ...exclusions([scored], [lost]),
    ...exclusions(markers, lacks),
  ]
  return chartAnswer(data, { total: frame.rows, used: n, excluded }, [
    survival.lost.badTimes > 0 && warning(definition, 'bad-times', { n: survival.lost.badTimes }),
    ...orderRemarks(outcome.form, survival),
    by === 'median' && notice(definition, 'median-cut'),
    flat.length > 0 &&
      notice(definition, 'without-variation', {
        variables: flat.map((variable) => ({ variable })),
        v: flat.length,
      }),
  ])
}

/** z scores of the rows, null where a value is missing or infinite or nothing varies; and how many values those are. */
function zScores(values: Float64Array, rows: readonly number[]) {
  const lacks = { missing: 0, infinite: 0 }
  const own = Float64Array.from(rows, (row) => values[row] as number)
  for (const value of own) if (!Number.isFinite(value)) lacks[Number.isNaN(value) ? 'missing' : 'infinite']++
  const { mean, sd } = moments(own.filter(Number.isFinite))
  const z = Array.from(own, (value) => (Number.isFinite(value) && sd > 0 ? (value - mean) / sd : null))
  return { z, lacks }
}
