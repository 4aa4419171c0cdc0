import { allCases, caseWeights } from '#engine/frame/case-weights.ts'
import { numericColumn } from '#engine/frame/numeric-column.ts'
import { sharedRows } from '#engine/methods/correlation/correlate-pairs.ts'
import { planeBins } from '#engine/methods/description/plane-bins.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import { exclusion } from '../../kit/outcome/exclusion.ts'
import type { Answer } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import type { Density2dData } from './data.ts'
import { definition } from './definition.ts'

export async function compute(
  [frame]: ChartFrames,
  options: OptionsOf<typeof definition>,
  context: ComputeContext,
): Promise<Answer> {
  const { x, y, cell, bins: across, spacing, least, colours } = options
  const { checkpoint, progress } = context
  if (x === y) return rejected(definition, 'same-variable-twice', 'y', { variable: { variable: x } })
  const of = { x: { variable: x }, y: { variable: y } }
  const weights = caseWeights(frame, context.weights)
  const columns = [numericColumn(frame, x).values, numericColumn(frame, y).values] as const
  const lost = { x: { missing: 0, infinite: 0 }, y: { missing: 0, infinite: 0 } }
  for (let i = 0; i < frame.rows; i++) {
    const [a, b] = [columns[0][i] as number, columns[1][i] as number]
    const cases = weights?.[i] ?? 1
    if (!Number.isFinite(a)) lost.x[Number.isNaN(a) ? 'missing' : 'infinite'] += cases
    else if (!Number.isFinite(b)) lost.y[Number.isNaN(b) ? 'missing' : 'infinite'] += cases
  }
  await checkpoint()
  const shared = await sharedRows(columns, weights, checkpoint)
  const [places = new Float64Array(), up = new Float64Array()] = shared.columns
  const n = allCases(places.length, shared.weights)
  if (n === 0) return rejected(definition, 'no-points', 'y', of)
  progress(0.3)
  const found = await planeBins(places, up, { cell, across }, checkpoint, shared.weights)
  const shown = [...found.counts.keys()].filter((k) => (found.counts[k] ?? 0) >= least)
  if (shown.length === 0)
    return rejected(definition, 'none-drawn', 'least', {
      least,
      most: found.counts.reduce((most, count) => Math.max(most, count), 0),
    })
  const pick = (list: readonly number[]) => shown.map((k) => list[k] ?? 0)
  const counts = pick(found.counts)
  const data: Density2dData = {
    of,
    cell,
    spacing,
    least,
    colours,
    n,
    hidden: n - counts.reduce((sum, count) => sum + count, 0),
    x: pick(found.x),
    y: pick(found.y),
    counts,
    width: found.width,
    height: found.height,
  }
  progress(1)
  return chartAnswer(data, {
    total: allCases(frame.rows, weights),
    used: n,
    excluded: (['missing', 'infinite'] as const).flatMap((reason) => [
      ...exclusion(x, reason, lost.x[reason]),
      ...exclusion(y, reason, lost.y[reason]),
    ]),
  })
}
