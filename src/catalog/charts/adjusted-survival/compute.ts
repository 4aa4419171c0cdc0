import { normalUpperQuantile } from '#engine/distributions/normal.ts'
import { daysIn } from '#engine/frame/calendar.ts'
import { factor } from '#engine/frame/factor.ts'
import { columnById } from '#engine/frame/frame.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import { madeIds, type SurvivalFrame, survivalFrame } from '#engine/frame/survival-frame.ts'
import { type AdjustedCurve, adjustedSurvival, type ModelGroups } from '#engine/methods/cox/adjusted-survival.ts'
import { type CoxModel, coxModel } from '#engine/methods/cox/cox-model.ts'
import type { Design } from '#engine/methods/design/build-design.ts'
import { numbers, type PreparedModel, prepareModel } from '#engine/methods/design/prepare-model.ts'
import { drawnCurve } from '#engine/methods/survival/drawn-curve.ts'
import { kaplanMeier, limitsOf } from '#engine/methods/survival/kaplan-meier.ts'
import { between } from '#engine/progress.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { modelRejection, modelSample } from '../../kit/models/model-answers.ts'
import { termVariables } from '../../kit/options/term-variables.ts'
import { warning } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import { levelRefs } from '../../kit/outcome/level-refs.ts'
import type { Answer, LevelRef, Notice, Rejected } from '../../kit/outcome/outcome.ts'
import { maxCurves, refusedTicks } from '../../kit/survival/refused-curves.ts'
import { survivalExclusions } from '../../kit/survival/survival-exclusions.ts'
import { orderRemarks } from '../../kit/survival/survival-remarks.ts'
import { axisUnit, maxTicks, timeTicks } from '../../kit/survival/time-axis.ts'
import type { AdjustedGroup, AdjustedSurvivalData } from './data.ts'
import { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

/** Of more event times as many are drawn; each costs a prediction for every row and group. */
const maxTimes = { usual: 400, many: 60 }
/** Rows above which the smaller number is drawn. */
const manyRows = 20_000

export async function compute([frame]: ChartFrames, options: Options, context: ComputeContext): Promise<Answer> {
  const { outcome, group, confidence, average, band, riskTable } = options
  const { checkpoint, progress } = context
  const { unit, divisor } = axisUnit(options, daysIn)
  const survival = await survivalFrame(frame, outcome, checkpoint)
  const fitted = await fitModel(survival, options, divisor, context)
  if ('status' in fitted) return fitted
  const { prepared, model } = fitted
  progress(0.3)
  const time = model.data.time
  const end = options.until ?? time.reduce((most, one) => Math.max(most, one), 0)
  const ticks = timeTicks({ first: 0, end }, options, unit)
  if (ticks.length > maxTicks) return refusedTicks(ticks.length)
  const grouping = columnById(prepared.rows.frame, group)
  if (grouping === undefined) throw new Error('The group is missing')
  const { levels, codes } = factor(grouping)
  const most = time.length > manyRows ? maxTimes.many : maxTimes.usual
  const watch = { checkpoint, progress: between(progress, 0.3, 0.95) }
  const adjusted = await adjustedSurvival(model, groupsOf(prepared.design, group), { average, most }, watch)
  const z = normalUpperQuantile((1 - confidence) / 2)
  const groups: AdjustedGroup[] = []
  for (const [g, ref] of levelRefs(group, levels).entries()) {
    const own = codes.reduce((sum, code) => sum + (code === g ? 1 : 0), 0)
    const sample = { time: new Float64Array(own), event: new Uint8Array(own) }
    for (let i = 0, at = 0; i < codes.length; i++) {
      if (codes[i] !== g) continue
      sample.time[at] = time[i] as number
      sample.event[at++] = model.data.event[i] as number
    }
    await checkpoint()
    const observed = await kaplanMeier(sample, { confidence, transformation: 'log' }, checkpoint)
    const last = Math.min(end, observed.time.at(-1) ?? 0)
    const {
      x,
      survival: steps,
      atRisk,
      events,
    } = await drawnCurve(observed, { ticks, end, censorMarks: false }, checkpoint)
    groups.push({
      group: ref as LevelRef,
      ...stepsOf(adjusted.time, adjusted.curves[g] as AdjustedCurve, last, z),
      unadjusted: options.unadjusted ? { x, survival: steps } : null,
      atRisk,
      events,
    })
  }
  const data: AdjustedSurvivalData = {
    time: outcome.time,
    unit,
    confidence,
    ticks,
    last: end,
    show: { average, band, riskTable },
    covariates: covariatesOf(options),
    n: model.n,
    events: model.events,
    ...(adjusted.time.length < adjusted.eventTimes && {
      thinned: { drawn: adjusted.time.length, of: adjusted.eventTimes },
    }),
    groups,
  }
  const sample = modelSample(frame.rows, prepared)
  const others = sample.excluded.filter(({ variable }) => !survival.ids.includes(variable))
  return chartAnswer(
    data,
    { ...sample, excluded: [...survivalExclusions(outcome, {}, survival.lost), ...others] },
    noticesOf(survival, model, options),
  )
}

function covariatesOf({ terms }: Options): readonly string[] {
  return [...new Set(terms.terms.flatMap(termVariables))]
}

async function fitModel(
  survival: SurvivalFrame,
  options: Options,
  divisor: number,
  { checkpoint }: ComputeContext,
): Promise<{ readonly prepared: PreparedModel; readonly model: CoxModel } | Rejected> {
  const { outcome, group, terms } = options
  const covariates = covariatesOf(options)
  const own = covariates.find((id) => [outcome.time, outcome.status, outcome.start, group].includes(id))
  if (own !== undefined) return modelRejection({ refused: 'outcome-in-terms', variable: own }, 'terms')
  const grouping = columnById(survival.frame, group)
  if (hasMoreLevels(grouping, maxCurves))
    return modelRejection({ refused: 'factor-too-many-levels', variable: group, max: maxCurves }, 'group')
  const prepared = await prepareModel(
    survival.frame,
    {
      variables: [...survival.ids, group, ...covariates],
      terms: [{ kind: 'main', variable: group }, ...terms.terms],
      factors: { ...terms.factors, [group]: { reference: null, contrast: 'treatment' } },
      weight: null,
    },
    checkpoint,
  )
  if ('refused' in prepared) return modelRejection(prepared, prepared.refused === 'no-usable-rows' ? 'terms' : 'group')
  const { design, rows } = prepared
  const event = Uint8Array.from(numbers(rows.frame, madeIds.event))
  if (!event.includes(1)) return modelRejection({ refused: 'no-events' }, 'outcome.events')
  const times = numbers(rows.frame, madeIds.time)
  const model = await coxModel(
    {
      time: divisor === 1 ? times : times.map((one) => one / divisor),
      event,
      start: null,
      stratum: null,
      weights: undefined,
      columns: design.columns,
      powers: design.powers,
      offset: design.offset,
      ties: 'efron',
    },
    checkpoint,
  )
  const { state, estimated } = model.fit
  if (state === 'infinite' || estimated.length === 0) return modelRejection({ refused: 'infinite-estimates' }, 'terms')
  const known = model.covariance.every((row, k) => row.every(Number.isFinite) && (row[k] ?? 0) > 0)
  return state === 'stalled' || !known ? modelRejection({ refused: 'not-converged' }, 'terms') : { prepared, model }
}

/** The columns of the group, the first term, in each of its levels: treatment contrasts against the first. */
function groupsOf({ termOf, factors }: Design, group: string): ModelGroups {
  const columns = termOf.flatMap((term, k) => (term === 0 ? [k] : []))
  const levels = factors[group]?.levels ?? []
  return { columns, values: levels.map((_, g) => columns.map((_, k) => (k + 1 === g ? 1 : 0))) }
}

function stepsOf(time: Float64Array, { survival, standardError }: AdjustedCurve, last: number, z: number) {
  const steps = { x: [0], survival: [1], lower: [1], upper: [1] }
  const push = (x: number, s: number, lower: number, upper: number) => {
    steps.x.push(x)
    steps.survival.push(s)
    steps.lower.push(lower)
    steps.upper.push(upper)
  }
  for (const [i, at] of time.entries()) {
    if (at > last) break
    const s = survival[i] as number
    const { lower, upper } = limitsOf(s, (standardError[i] as number) / s, z, 'log')
    push(at, s, Number.isNaN(lower) ? 0 : lower, Number.isNaN(upper) ? 0 : upper)
  }
  if ((steps.x.at(-1) ?? 0) < last) {
    const [s, low, high] = [steps.survival, steps.lower, steps.upper].map((values) => values.at(-1) ?? 1)
    push(last, s as number, low as number, high as number)
  }
  return steps
}

function noticesOf(
  survival: SurvivalFrame,
  { events, fit, data }: CoxModel,
  { outcome }: Options,
): readonly (Notice | false)[] {
  const n = fit.estimated.length
  return [
    survival.lost.badTimes > 0 && warning(definition, 'bad-times', { n: survival.lost.badTimes }),
    ...orderRemarks(outcome.form, survival),
    n < data.columns.length - 1 && warning(definition, 'aliased'),
    events < 10 * n && warning(definition, 'few-events', { events, n }),
  ]
}
