import { allCases, caseWeights } from '#engine/frame/case-weights.ts'
import type { Level } from '#engine/frame/levels.ts'
import { eulerCircles } from '#engine/methods/tables/euler-circles.ts'
import { readSets } from '#engine/methods/tables/read-sets.ts'
import { setRegions } from '#engine/methods/tables/set-regions.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { countedPlace } from '../../kit/options/counted-value.ts'
import { warning } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import { answerableSets, countedRef, maxSetValues, setNotices } from '../../kit/outcome/counted-sets.ts'
import { exclusion } from '../../kit/outcome/exclusion.ts'
import type { Answer } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import type { VennData } from './data.ts'
import { definition } from './definition.ts'

const MOST_SETS = 5
const MOST_IN_PROPORTION = 3
/** Beyond it readers would take the areas for other numbers. */
const MOST_STRESS = 0.05

export async function compute(
  [frame]: ChartFrames,
  { variables, counted, layout, numbers }: OptionsOf<typeof definition>,
  context: ComputeContext,
): Promise<Answer> {
  if (variables.length > MOST_SETS) return rejected(definition, 'too-many-sets', 'variables', { max: MOST_SETS })
  if (layout === 'euler' && variables.length > MOST_IN_PROPORTION)
    return {
      ...rejected(definition, 'too-many-in-proportion', 'layout', { max: MOST_IN_PROPORTION }),
      remedy: { option: 'layout', value: 'venn' },
    }
  const weights = caseWeights(frame, context.weights)
  const placeOf = (levels: readonly Level[]) => countedPlace(levels, counted)
  const pace = { checkpoint: context.checkpoint, progress: (part: number) => context.progress(0.6 * part) }
  const sets = answerableSets(await readSets(frame, variables, placeOf, maxSetValues, weights, pace), counted)
  if ('status' in sets) return sets
  const answers = sets.map((set) => set.answers)
  const { masks, counts, sizes, used } = await setRegions(answers, undefined, weights, context.checkpoint)
  context.progress(0.9)
  if (!(used > 0))
    return rejected(definition, 'no-complete-rows', 'variables', {
      variables: variables.map((variable) => ({ variable })),
    })
  const cases = new Float64Array(2 ** sets.length)
  for (const [r, mask] of masks.entries()) cases[mask] = counts[r] as number
  const [outside = 0] = cases
  if (layout === 'euler' && outside === used) return rejected(definition, 'all-outside', 'counted')
  const euler = layout === 'euler' ? await inProportion(cases, sizes, context) : null
  const data: VennData = {
    show: { layout, numbers },
    variables,
    counted: sets.map(countedRef),
    sizes,
    total: allCases(frame.rows, weights),
    used,
    outside,
    regions: Array.from(cases.subarray(1), (n, k) => ({ members: sets.map((_, set) => ((k + 1) >> set) & 1), n })),
    euler,
  }
  return chartAnswer(
    data,
    {
      total: data.total,
      used,
      excluded: sets.flatMap(({ variable, missing }) => exclusion(variable, 'missing', missing)),
    },
    [
      ...setNotices(definition, sets),
      euler !== null &&
        euler.stress > MOST_STRESS &&
        warning(definition, 'areas-differ', { stress: Number(euler.stress.toFixed(3)) }),
    ],
  )
}

/** Circles of the sets with cases; sets without any have none, and their regions no area. */
async function inProportion(
  cases: Float64Array,
  sizes: readonly number[],
  { checkpoint }: ComputeContext,
): Promise<NonNullable<VennData['euler']>> {
  const drawn = sizes.flatMap((n, k) => (n > 0 ? [k] : []))
  /** The mask among the drawn sets as one among all. */
  const maskOf = (mask: number) => drawn.reduce((all, k, place) => ((mask >> place) & 1 ? all | (1 << k) : all), 0)
  const inside = cases.subarray(1).reduce((sum, n) => sum + n, 0)
  const shares = Float64Array.from({ length: 2 ** drawn.length }, (_, mask) =>
    mask === 0 ? 0 : (cases[maskOf(mask)] as number) / inside,
  )
  const { circles, areas, stress } = await eulerCircles(shares, checkpoint)
  const all = Array<number>(cases.length - 1).fill(0)
  for (let mask = 1; mask < areas.length; mask++) all[maskOf(mask) - 1] = areas[mask] as number
  return { circles: sizes.map((_, k) => circles[drawn.indexOf(k)] ?? null), areas: all, stress }
}
