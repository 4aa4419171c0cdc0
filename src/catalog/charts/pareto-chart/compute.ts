import { allCases, caseWeights } from '#engine/frame/case-weights.ts'
import { countCells } from '#engine/frame/count-cells.ts'
import { crossGroups } from '#engine/frame/crossed-groups.ts'
import { columnById } from '#engine/frame/frame.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { categoryPlaces } from '../../kit/options/category-order.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import { exclusion } from '../../kit/outcome/exclusion.ts'
import { levelRefs } from '../../kit/outcome/level-refs.ts'
import type { Answer } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import type { ParetoData } from './data.ts'
import { definition, usualBars } from './definition.ts'

const maxValues = 500

export async function compute(
  [frame]: ChartFrames,
  { variable, top, cumulative, limit, labels }: OptionsOf<typeof definition>,
  context: ComputeContext,
): Promise<Answer> {
  const column = frame && columnById(frame, variable)
  if (column === undefined) throw new Error('A chart needs its variable')
  if (hasMoreLevels(column, maxValues))
    return rejected(definition, 'too-many-groups', 'variable', { group: { variable }, max: maxValues })
  const weights = caseWeights(frame, context.weights)
  await context.checkpoint()
  const { codes, levels, missing } = crossGroups(frame.rows, column, undefined, weights)
  const cells = await countCells(codes, levels[0].length, weights, context.checkpoint)
  const used = cells.reduce((sum, n) => sum + n, 0)
  if (!(used > 0)) return rejected(definition, 'no-values', 'variable', { variable: { variable } })
  const places = categoryPlaces('count', Array.from(cells), [])
  const most = top ?? usualBars
  // a rest of a single value is that value
  const shown = places.length <= most + 1 ? places : places.slice(0, most)
  const rest = places.slice(shown.length)
  const refs = levelRefs(variable, levels[0])
  const counts = [
    ...shown.map((p) => cells[p] ?? 0),
    ...(rest.length > 0 ? [rest.reduce((sum, p) => sum + (cells[p] ?? 0), 0)] : []),
  ]
  let sum = 0
  const shares = counts.map((n) => {
    sum += n
    return sum / used
  })
  const isLimited = cumulative && limit > 0
  const data: ParetoData = {
    of: { variable },
    total: allCases(frame.rows, weights),
    limit: isLimited ? limit : 0,
    show: { cumulative, labels },
    causes: [...shown.map((p) => refs[p] ?? null), ...(rest.length > 0 ? [null] : [])],
    merged: rest.length,
    counts,
    cumulative: shares,
    needed: isLimited ? shares.findIndex((share) => share >= limit - 1e-12) + 1 : 0,
  }
  return chartAnswer(data, { total: data.total, used, excluded: exclusion(variable, 'missing', missing[0]) })
}
