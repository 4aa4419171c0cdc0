import { allCases, caseWeights } from '#engine/frame/case-weights.ts'
import { codedColumn, completeCodes, countMissing } from '#engine/frame/coded-column.ts'
import { columnById } from '#engine/frame/frame.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import { countStreams } from '#engine/methods/tables/streams.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import { exclusion } from '../../kit/outcome/exclusion.ts'
import type { Answer } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import type { SankeyDiagramData } from './data.ts'
import { definition } from './definition.ts'

/** More nodes cannot be read on a page. */
const maxLevels = 20

export async function compute(
  [frame]: ChartFrames,
  { axes, missingStream, colour, order, labels, least }: OptionsOf<typeof definition>,
  context: ComputeContext,
): Promise<Answer> {
  const many = axes.find((id) => hasMoreLevels(columnById(frame, id), maxLevels))
  if (many !== undefined)
    return rejected(definition, 'too-many-levels', 'axes', { variable: { variable: many }, max: maxLevels })
  const weights = caseWeights(frame, context.weights)
  const factors = axes.map((id) => codedColumn(frame, id))
  await context.checkpoint()
  const keep = missingStream ? new Uint8Array(frame.rows).fill(1) : completeCodes(factors, frame.rows)
  const missing = factors.map((factor) => countMissing(factor, weights))
  const { total, counts, links } = await countStreams(
    factors.map(({ codes, levels }) => ({ codes, levels: levels.length })),
    { keep, colour, least },
    context.checkpoint,
    weights,
  )
  if (!(total > 0)) return rejected(definition, 'no-complete-rows', 'axes')
  const data: SankeyDiagramData = {
    total,
    show: { colour, order, labels, least },
    axes: axes.map((variable, a) => ({
      of: { variable },
      levels: (factors[a]?.levels ?? []).map(({ value }) => ({ variable, level: value })),
      counts: counts[a] ?? [],
    })),
    links,
  }
  return chartAnswer(data, {
    total: allCases(frame.rows, weights),
    used: total,
    excluded: missingStream ? [] : axes.flatMap((id, a) => exclusion(id, 'missing', missing[a] ?? 0)),
  })
}
