import { cellValues } from '#engine/frame/cell-values.ts'
import { completeColumns } from '#engine/frame/complete-columns.ts'
import type { Frame } from '#engine/frame/frame.ts'
import { bootstrapEffects } from '#engine/methods/bootstrap/bootstrap-effects.ts'
import { bcaInterval, percentileInterval } from '#engine/methods/bootstrap/bootstrap-interval.ts'
import { countedMean, countedMedian, eachOnce } from '#engine/methods/bootstrap/counted-sample.ts'
import { effectAcceleration } from '#engine/methods/bootstrap/effect-acceleration.ts'
import { groupEffect } from '#engine/methods/bootstrap/group-effect.ts'
import { densityCurve } from '#engine/methods/description/density-curve.ts'
import { silvermanBandwidth } from '#engine/methods/description/kernel-density.ts'
import { meanInterval } from '#engine/methods/description/mean-interval.ts'
import { cohenD } from '#engine/methods/means/cohen-d.ts'
import { cohenDOne } from '#engine/methods/means/cohen-d-one.ts'
import { twoSampleT } from '#engine/methods/means/two-sample-t.ts'
import { countedHeights, rangeOfSamples } from '#engine/methods/samples/counted-heights.ts'
import { sortedValues } from '#engine/methods/samples/sorted-values.ts'
import type { EffectData } from '#engine/scatter/kernel.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { leastCompared } from '../../kit/comparison/compared-pairs.ts'
import { crossedValues } from '../../kit/comparison/crossed-values.ts'
import { notice, warning } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import { exclusions } from '../../kit/outcome/exclusion.ts'
import type { Answer, LevelRef, Notice, Rejected, Sample, VariableRef } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import type { EstimationContrast, EstimationData } from './data.ts'
import { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

const maxGroups = 8
const maxDraws = 1e9
/** More points of a figure cover each other. */
const maxPoints = 50_000
/** Fewest values of a group for a bootstrap interval: fewer have too few distinct samples. */
export const leastResampled = 4
/** Places of a density. */
export const places = 101

interface Read {
  readonly names: readonly (LevelRef | VariableRef)[]
  readonly values: readonly Float64Array[]
  readonly sample: Sample
}

interface Contrast {
  readonly drawn: EstimationContrast
  readonly remark: 'few-for-bootstrap' | 'no-interval' | 'limits-at-end' | null
}

export async function compute([frame]: ChartFrames, options: Options, context: ComputeContext): Promise<Answer> {
  const { effect, interval, layout, confidence, replicates, seed } = options
  const paired = options.given === 'columns'
  if (paired && effect === 'delta')
    return { ...rejected(definition, 'no-pairs-of-delta', 'effect'), remedy: { option: 'effect', value: 'mean' } }
  if (interval === 't' && (effect === 'median' || effect === 'delta'))
    return { ...rejected(definition, 'no-t-interval', 'interval'), remedy: { option: 'interval', value: 'bca' } }
  const read = paired ? await readColumns(frame, options, context) : await readGroups(frame, options, context)
  if ('status' in read) return read
  const { names, values, sample } = read
  const cases = values.reduce((sum, { length }) => sum + length, 0)
  if (cases * replicates > maxDraws)
    return rejected(definition, 'too-many-draws', 'replicates', {
      draws: cases * replicates,
      rows: cases,
      n: replicates,
      max: maxDraws,
    })
  const sorted: Float64Array[] = []
  for (const one of values) sorted.push(await sortedValues(one, context.checkpoint))
  const found: Contrast[] = []
  const [short, still]: [number[], number[]] = [[], []]
  for (let group = 1; group < values.length; group++) {
    const [control, test] = [values[0] as Float64Array, values[group] as Float64Array]
    if (Math.min(control.length, test.length) < leastCompared) {
      short.push(...(test.length < leastCompared || paired ? [group] : []))
      continue
    }
    const first = paired
      ? await sortedValues(
          test.map((value, i) => value - (control[i] as number)),
          context.checkpoint,
        )
      : (sorted[0] as Float64Array)
    const data: EffectData = { effect, first, second: paired ? null : (sorted[group] as Float64Array) }
    const share = (part: number) => context.progress((group - 1 + part) / (values.length - 1))
    const contrast = await contrastOf(group, data, options, { ...context, progress: share })
    if (contrast === null) still.push(group)
    else found.push(contrast)
  }
  const refs = (groups: readonly number[]) => groups.flatMap((group) => names[group] ?? [])
  if (found.length === 0)
    return still.length > 0
      ? {
          ...rejected(definition, 'no-variation', 'effect', { groups: refs(still) }),
          remedy: { option: 'effect', value: 'mean' },
        }
      : rejected(definition, 'none-compared', paired ? 'variables' : 'control', { least: leastCompared })
  const isMerged = cases > maxPoints
  const range = rangeOfSamples(values)
  const centre = effect === 'mean' || effect === 'g' ? countedMean : countedMedian
  const data: EstimationData = {
    of: paired ? null : { variable: options.variable },
    show: { effect, interval, layout },
    confidence,
    replicates,
    seed,
    paired,
    groups: names.map((name, k) => ({
      name,
      n: values[k]?.length ?? 0,
      centre: centre(eachOnce(sorted[k] as Float64Array)),
      ...(isMerged
        ? { points: [], heights: countedHeights(values[k] as Float64Array, range) }
        : { points: Array.from(values[k] ?? []) }),
    })),
    contrasts: found.map(({ drawn }) => drawn),
  }
  const about = (
    code: Exclude<Contrast['remark'], null> | 'groups-not-compared' | 'no-variation',
    of: readonly number[],
  ) =>
    of.length === 0 ? [] : [warning(definition, code, { groups: refs(of), least: leastCompared, min: leastResampled })]
  const remarked = (remark: Exclude<Contrast['remark'], null>): readonly Notice[] =>
    about(
      remark,
      found.flatMap((one) => (one.remark === remark ? [one.drawn.group] : [])),
    )
  return chartAnswer(data, sample, [
    ...about('groups-not-compared', short),
    ...about('no-variation', still),
    ...remarked('few-for-bootstrap'),
    ...remarked('no-interval'),
    ...remarked('limits-at-end'),
    isMerged && notice(definition, 'points-on-grid', { n: cases }),
  ])
}

/** The values of each group that has some, the control first. */
async function readGroups(frame: Frame, options: Options, context: ComputeContext): Promise<Read | Rejected> {
  const asked = { variable: options.variable, group: options.group, colour: null }
  const cells = await cellValues(frame, asked, maxGroups, { checkpoint: context.checkpoint })
  const crossed = crossedValues(cells, asked, maxGroups)
  if ('status' in crossed) return crossed
  const full = crossed.groups.flatMap((name, k) => {
    const values = crossed.values[k]
    return name === null || values === undefined || values.length === 0 ? [] : [{ name, values }]
  })
  if (full.length < 2) return rejected(definition, 'one-group', 'group', { group: { variable: options.group } })
  const isControl = ({ name }: { readonly name: LevelRef }) => name.level === options.control
  const ordered = [...full.filter(isControl), ...full.filter((one) => !isControl(one))]
  return {
    names: ordered.map(({ name }) => name),
    values: ordered.map(({ values }) => values),
    sample: crossed.sample,
  }
}

/** The measurements of the cases that have all of them. */
async function readColumns(
  frame: Frame,
  { variables }: Options,
  { checkpoint }: ComputeContext,
): Promise<Read | Rejected> {
  const { columns, lacks } = await completeColumns(frame, variables, checkpoint)
  const used = columns[0]?.length ?? 0
  if (used === 0) return rejected(definition, 'no-complete-cases', 'variables')
  return {
    names: variables.map((variable) => ({ variable })),
    values: columns,
    sample: { total: frame.rows, used, excluded: exclusions(variables, lacks) },
  }
}

/** Null for a g without variation. */
async function contrastOf(
  group: number,
  data: EffectData,
  { effect, interval, confidence, replicates, seed }: Options,
  context: ComputeContext,
): Promise<Contrast | null> {
  const { first, second } = data
  const [a, b] = [eachOnce(first), second && eachOnce(second)]
  const estimate = groupEffect(effect, a, b)
  if (Number.isNaN(estimate)) return null
  const isFew = Math.min(first.length, second?.length ?? first.length) < leastResampled
  const samples = isFew ? new Float64Array() : await bootstrapEffects(data, { replicates, seed }, context)
  await context.checkpoint()
  const isClassical = interval === 't' || (isFew && (effect === 'mean' || effect === 'g'))
  const scale = Math.max(
    ...[first, second ?? first].flatMap((values) => [Math.abs(values[0] ?? 0), Math.abs(values.at(-1) ?? 0)]),
  )
  const resampled = () =>
    interval === 'percentile'
      ? percentileInterval(samples, confidence)
      : bcaInterval(
          samples,
          {
            estimate,
            acceleration: effectAcceleration(data),
            rounding: 1e-12 * (effect === 'mean' || effect === 'median' ? scale : 1),
          },
          confidence,
        )
  const limits = isClassical
    ? { ...classicalInterval(data, confidence), extreme: false }
    : isFew
      ? { lower: Number.NaN, upper: Number.NaN, extreme: false }
      : resampled()
  const exists = Number.isFinite(limits.lower) && Number.isFinite(limits.upper)
  const difference = groupEffect('mean', a, b)
  const drawn: EstimationContrast = {
    group,
    estimate,
    interval: exists ? { lower: limits.lower, upper: limits.upper } : null,
    classical: isClassical,
    unit: effect === 'delta' ? null : effect === 'g' ? (estimate === 0 ? null : difference / estimate) : 1,
    density: await densityOf(samples, effect, context),
  }
  const remark = isFew ? 'few-for-bootstrap' : exists ? (limits.extreme ? 'limits-at-end' : null) : 'no-interval'
  return { drawn, remark }
}

function classicalInterval({ effect, first, second }: EffectData, confidence: number) {
  if (effect === 'g')
    return second === null ? cohenDOne(first, confidence).g.interval : cohenD(second, first, confidence).g.interval
  return second === null
    ? meanInterval(first, confidence)
    : twoSampleT(second, first, { variances: 'separate', alternative: 'two-sided', confidence }).interval
}

async function densityOf(
  samples: Float64Array,
  effect: Options['effect'],
  { checkpoint }: ComputeContext,
): Promise<EstimationContrast['density']> {
  if (samples.length === 0 || samples[0] === samples.at(-1)) return null
  const sorted = { values: samples, upTo: undefined }
  const grid = { points: places, isCut: effect === 'delta', isBounded: false }
  const { x, y } = await densityCurve(sorted, silvermanBandwidth(sorted), grid, {
    checkpoint,
    progress: () => undefined,
  })
  return { x: Array.from(x), y: Array.from(y) }
}
