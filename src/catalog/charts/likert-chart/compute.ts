import { allCases, caseWeights } from '#engine/frame/case-weights.ts'
import { factor } from '#engine/frame/factor.ts'
import { type Column, columnById } from '#engine/frame/frame.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import { levelCodes } from '#engine/frame/level-codes.ts'
import { moments } from '#engine/methods/description/moments.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { notice } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import { exclusion } from '../../kit/outcome/exclusion.ts'
import type { Answer, Rejected } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import type { LikertData, LikertItem } from './data.ts'
import { definition } from './definition.ts'
import { maxAnswers, scaleLevels } from './scale-levels.ts'

type Options = OptionsOf<typeof definition>

export async function compute([frame]: ChartFrames, options: Options, context: ComputeContext): Promise<Answer> {
  const { items, reversed, order, layout, neutral, labels, columns: beside } = options
  const columns = items.map((id) => columnById(frame, id)).filter((column) => column !== undefined)
  const refused = refusedItems(columns, options)
  if (refused !== undefined) return refused
  const given = columns.map((column) => ({
    variable: column.id,
    levels: factor(column, { keep: 'all' }).levels.map(({ value }) => value),
  }))
  await context.checkpoint()
  const levels = scaleLevels(given)
  if (levels === undefined) return rejected(definition, 'too-many-answers', 'items', { max: maxAnswers })
  if (levels.length === 0) return rejected(definition, 'no-values', 'items')
  if (levels.length === 1) return rejected(definition, 'too-few-answers', 'items')
  const weights = caseWeights(frame, context.weights)
  const answered = new Uint8Array(frame.rows)
  const values = levels.map(({ level }) => level)
  const scores = Float64Array.from(values, (value, k) => (typeof value === 'number' ? value : k + 1))
  const counted: LikertItem[] = []
  for (const column of columns) {
    const counts = countAnswers(column, values, answered, weights)
    const isReversed = reversed.includes(column.id)
    counted.push(describe(column.id, isReversed, isReversed ? counts.toReversed() : counts, scores))
    context.progress(counted.length / columns.length)
    await context.checkpoint()
  }
  const filled = counted.filter(({ n }) => n > 0)
  if (filled.length === 0) return rejected(definition, 'no-values', 'items')
  const total = allCases(frame.rows, weights)
  const empty = counted.filter(({ n }) => n === 0).map(({ item }) => ({ variable: item }))
  const data: LikertData = {
    total,
    levels,
    items: order === 'given' ? filled : filled.toSorted((a, b) => b[order] - a[order]),
    show: { layout, neutral, labels, columns: beside },
  }
  return chartAnswer(
    data,
    {
      total,
      used: answered.reduce((sum, is, i) => sum + is * (weights?.[i] ?? 1), 0),
      excluded: counted.flatMap(({ item, n }) => exclusion(item, 'missing', total - n)),
    },
    [empty.length > 0 && notice(definition, 'without-answers', { items: empty, n: empty.length })],
  )
}

function refusedItems(columns: readonly Column[], { items, reversed }: Options): Rejected | undefined {
  const stranger = reversed.find((id) => !items.includes(id))
  if (stranger !== undefined)
    return rejected(definition, 'reversed-not-item', 'reversed', { variable: { variable: stranger } })
  if (new Set(columns.map(({ type }) => type)).size > 1) return rejected(definition, 'mixed-answers', 'items')
  if (columns.some((column) => hasMoreLevels(column, maxAnswers)))
    return rejected(definition, 'too-many-answers', 'items', { max: maxAnswers })
  return undefined
}

/** Cases of each answer; rows with one are set to 1 in `answered`. */
function countAnswers(
  column: Column,
  values: readonly (number | string)[],
  answered: Uint8Array,
  weights?: Float64Array,
): readonly number[] {
  const counts = new Float64Array(values.length)
  for (const [i, code] of levelCodes(column, values).entries()) {
    if (code < 0 || code >= values.length) continue
    counts[code] = (counts[code] ?? 0) + (weights === undefined ? 1 : (weights[i] as number))
    answered[i] = 1
  }
  return Array.from(counts)
}

function describe(item: string, reversed: boolean, counts: readonly number[], scores: Float64Array): LikertItem {
  const n = counts.reduce((sum, count) => sum + count, 0)
  const above = counts.slice(Math.ceil(counts.length / 2)).reduce((sum, count) => sum + count, 0)
  const { mean, sd } = moments(scores, scores[0], Float64Array.from(counts))
  return { item, reversed, n, counts, agree: n > 0 ? above / n : 0, mean: n > 0 ? mean : 0, sd: n > 1 ? sd : null }
}
