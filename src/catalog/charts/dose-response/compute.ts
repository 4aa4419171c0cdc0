import type { Checkpoint } from '#engine/checkpoint.ts'
import { crossGroups } from '#engine/frame/crossed-groups.ts'
import { columnById } from '#engine/frame/frame.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import { numericColumn } from '#engine/frame/numeric-column.ts'
import { moments } from '#engine/methods/description/moments.ts'
import {
  type DoseModel,
  type DoseResponses,
  doseCurve,
  fitDoseResponse,
} from '#engine/methods/regression/dose-response.ts'
import { eachPlace, placeRows } from '#engine/methods/series/values-at-places.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { refusedGroups } from '../../kit/comparison/refused-groups.ts'
import { notice, warning } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import { exclusion } from '../../kit/outcome/exclusion.ts'
import { levelRefs } from '../../kit/outcome/level-refs.ts'
import { type Answer, type Numeric, numeric } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import type { DoseGroup, DoseResponseData } from './data.ts'
import { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

const maxGroups = 8
const maxDoses = 2000
/** More points of single responses cover each other. */
export const maxPoints = 2000
/** Intervals of a drawn curve, equal in the logarithm of the dose. */
const curveSteps = 100

export async function compute([frame]: ChartFrames, options: Options, context: ComputeContext): Promise<Answer> {
  const { dose, response, group, fit: model, confidence } = options
  if (dose === response)
    return rejected(definition, 'same-variable-twice', 'response', { variable: { variable: dose } })
  const by = group === null ? undefined : columnById(frame, group)
  const refused = refusedGroups({ group }, maxGroups, () => hasMoreLevels(by, maxGroups))
  if (refused !== undefined) return refused
  const [doses, responses] = [numericColumn(frame, dose).values, numericColumn(frame, response).values]
  const { codes, levels, missing } = crossGroups(frame.rows, by, undefined)
  await context.checkpoint()
  const lost = { dose: { missing: 0, infinite: 0 }, response: { missing: 0, infinite: 0 } }
  const used = new Float64Array(frame.rows).fill(Number.NaN)
  let n = 0
  for (let i = 0; i < frame.rows; i++) {
    if ((codes[i] ?? -1) < 0) continue
    const [x, y] = [doses[i] as number, responses[i] as number]
    if (!Number.isFinite(x)) lost.dose[Number.isNaN(x) ? 'missing' : 'infinite']++
    else if (!Number.isFinite(y)) lost.response[Number.isNaN(y) ? 'missing' : 'infinite']++
    else {
      used[i] = x
      n++
    }
  }
  await context.checkpoint()
  const placed = await placeRows(used, context.checkpoint)
  const { places } = placed
  const of = { dose: { variable: dose }, response: { variable: response } }
  if (!((places.at(-1) ?? 0) > 0 || (places[0] ?? 0) < 0)) return rejected(definition, 'no-responses', 'response')
  if ((places[0] as number) < 0) return rejected(definition, 'negative-dose', 'dose', { dose: of.dose })
  if (places.length > maxDoses)
    return rejected(definition, 'too-many-doses', 'dose', { dose: of.dose, n: places.length, max: maxDoses })
  context.progress(0.4)
  const isMany = options.points === 'values' && n > maxPoints
  const points = isMany ? 'means' : options.points
  const groups: DoseGroup[] = []
  const refs = levelRefs(group, levels[0])
  for (const [g, ref] of refs.entries()) {
    const isTaken = (row: number) => codes[row] === g
    const own = { dose: [] as number[], mean: [] as number[], sd: [] as Numeric[], count: [] as number[] }
    const values = { dose: [] as number[], response: [] as number[] }
    let within = 0
    await eachPlace(
      placed,
      responses,
      isTaken,
      (place, here) => {
        const { n: count, mean, sd, squares } = moments(here)
        const at = places[place] as number
        own.dose.push(at)
        own.mean.push(mean)
        own.sd.push(numeric(sd))
        own.count.push(count)
        within += squares
        if (points === 'means') return
        for (const one of here) {
          values.dose.push(at)
          values.response.push(one)
        }
      },
      context.checkpoint,
    )
    if (own.dose.length === 0) continue
    const { count, ...summary } = own
    const isRepeated = count.some((one) => one > 1)
    const sample = {
      dose: Float64Array.from(own.dose),
      mean: Float64Array.from(own.mean),
      count: Float64Array.from(count),
      within,
    }
    const fitted = await fitCurve(sample, model, confidence, context.checkpoint)
    groups.push({
      group: ref,
      n: count.reduce((sum, one) => sum + one, 0),
      ...summary,
      sd: isRepeated ? own.sd : [],
      values,
      ...fitted,
    })
    context.progress(0.4 + (0.6 * (g + 1)) / refs.length)
  }
  const data: DoseResponseData = { of, model, confidence, points, n, groups }
  return chartAnswer(
    data,
    {
      total: frame.rows,
      used: n,
      excluded: [
        ...exclusion(group, 'missing', missing[0]),
        ...(['missing', 'infinite'] as const).flatMap((reason) => [
          ...exclusion(dose, reason, lost.dose[reason]),
          ...exclusion(response, reason, lost.response[reason]),
        ]),
      ],
    },
    [
      isMany && notice(definition, 'many-values', { n }),
      ...groups.flatMap(({ group: ref, lacks }) =>
        lacks === null ? [] : [warning(definition, lacks, { curve: ref ?? of.response })],
      ),
    ],
  )
}

async function fitCurve(
  sample: DoseResponses,
  model: DoseModel,
  confidence: number,
  checkpoint: Checkpoint,
): Promise<Pick<DoseGroup, 'curve' | 'parameters' | 'ec50' | 'lacks'>> {
  const fit = await fitDoseResponse(sample, model, confidence, checkpoint)
  if (typeof fit === 'string') return { curve: null, parameters: null, ec50: null, lacks: fit }
  const { curve: parameters, interval, missing } = fit
  const { dose } = sample
  const [low, high] = [dose.find((x) => x > 0) as number, dose.at(-1) as number].map(Math.log) as [number, number]
  const x = Float64Array.from({ length: curveSteps + 1 }, (_, k) => Math.exp(low + ((high - low) * k) / curveSteps))
  const zero = dose[0] === 0 ? (doseCurve(parameters, Float64Array.of(0))[0] as number) : null
  const half = (parameters.bottom + parameters.top) / 2
  return {
    curve: { x: Array.from(x), y: Array.from(doseCurve(parameters, x)), zero },
    parameters,
    ec50: missing === null ? { estimate: parameters.ec50, ...interval, response: half } : null,
    lacks: missing === null ? null : `no-${missing}`,
  }
}
