import { allCases, caseWeights, countCases } from '#engine/frame/case-weights.ts'
import { codedColumn, countMissing } from '#engine/frame/coded-column.ts'
import { crossCodes } from '#engine/frame/cross-codes.ts'
import type { Factor } from '#engine/frame/factor.ts'
import { columnById } from '#engine/frame/frame.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import { recodedLevels } from '#engine/frame/recoded-levels.ts'
import { classMeasures } from '#engine/methods/agreement/class-measures.ts'
import { cohenKappa } from '#engine/methods/agreement/cohen-kappa.ts'
import { wilsonInterval } from '#engine/methods/proportions/proportion-interval.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { mergedLevels, mergedRefs } from '../../kit/comparison/merged-levels.ts'
import { categoryPlaces } from '../../kit/options/category-order.ts'
import { notice } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import { exclusion } from '../../kit/outcome/exclusion.ts'
import { type Answer, numeric } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import type { ConfusionMatrixData } from './data.ts'
import { definition } from './definition.ts'

/** More classes have no room for their numbers. */
const maxClasses = 30

export async function compute(
  [frame]: ChartFrames,
  options: OptionsOf<typeof definition>,
  context: ComputeContext,
): Promise<Answer> {
  const { actual, predicted, order, cells, metrics, colours, confidence } = options
  const { checkpoint } = context
  if (actual === predicted)
    return rejected(definition, 'same-variable-twice', 'predicted', { variable: { variable: actual } })
  const factors: Factor[] = []
  for (const [option, id] of [['actual', actual] as const, ['predicted', predicted] as const]) {
    const column = columnById(frame, id)
    if (hasMoreLevels(column, maxClasses))
      return rejected(definition, 'too-many-groups', option, { group: { variable: id }, max: maxClasses })
    await checkpoint()
    factors.push(codedColumn(frame, id, { keep: 'all' }))
    await checkpoint()
  }
  const lists = factors.map(({ levels }) => levels.map(({ value }) => value))
  const values = mergedLevels(lists)
  if (values.length > maxClasses) return rejected(definition, 'too-many-classes', 'predicted', { max: maxClasses })
  const [first = new Int32Array(), second = new Int32Array()] = factors.map((factor) => recodedLevels(factor, values))
  await checkpoint()
  const weights = caseWeights(frame, context.weights)
  const used = new Uint8Array(frame.rows)
  const stored = crossCodes(first, second, values.length, undefined, used, weights)
  await checkpoint()
  const n = stored.flat().reduce((sum, count) => sum + count, 0)
  if (!(n > 0)) {
    const variables = [actual, predicted].map((variable) => ({ variable }))
    return rejected(definition, 'no-pairs', 'predicted', { variables })
  }
  const refs = mergedRefs(values, [actual, predicted], lists)
  const labels = values.map(
    (value) =>
      factors.flatMap(({ levels }) => levels.filter((level) => String(level.value) === String(value)))[0]?.label ?? '',
  )
  const totals = stored.map((row) => row.reduce((sum, count) => sum + count, 0))
  const places = categoryPlaces(order, totals, labels)
  const counts = places.map((i) => places.map((j) => stored[i]?.[j] ?? 0))
  const agreed = counts.reduce((sum, row, i) => sum + (row[i] ?? 0), 0)
  const wilson = wilsonInterval(agreed, n, confidence)
  const { kappa, interval } = cohenKappa(counts, 'unweighted', confidence)
  const { recall, precision, f1, macroF1 } = classMeasures(counts)
  const data: ConfusionMatrixData = {
    of: [actual, predicted],
    n,
    confidence,
    show: { cells, metrics, colours },
    classes: places.flatMap((place) => refs[place] ?? []),
    counts,
    recall: recall.map(numeric),
    precision: precision.map(numeric),
    f1: f1.map(numeric),
    macroF1: numeric(macroF1),
    accuracy: { value: agreed / n, lower: wilson.lower, upper: wilson.upper },
    kappa: { value: numeric(kappa), lower: numeric(interval.lower), upper: numeric(interval.upper) },
  }
  const excluded = [actual, predicted].flatMap((id, k) => {
    const factor = factors[k]
    return factor === undefined ? [] : exclusion(id, 'missing', countMissing(factor, weights))
  })
  const unseen = data.classes.filter((_, i) => recall[i] !== undefined && Number.isNaN(recall[i]))
  return chartAnswer(data, { total: allCases(frame.rows, weights), used: countCases(used, weights).used, excluded }, [
    unseen.length > 0 && notice(definition, 'unseen-classes', { levels: unseen }),
  ])
}
