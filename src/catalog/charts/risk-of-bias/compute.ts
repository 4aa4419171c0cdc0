import { cellsOfRows } from '#engine/frame/cells-of-rows.ts'
import { factor } from '#engine/frame/factor.ts'
import { columnById } from '#engine/frame/frame.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import { numericColumn } from '#engine/frame/numeric-column.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { warning } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import { exclusion } from '../../kit/outcome/exclusion.ts'
import type { Answer } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import type { RiskData, RiskDomain } from './data.ts'
import { definition } from './definition.ts'
import { judgementPlace, judgements } from './judgements.ts'

const maxStudies = 500
/** A judgement has few values. */
const maxValues = 30

export async function compute(
  [frame]: ChartFrames,
  { tool, study, domains, overall, studyWeight: weight, view }: OptionsOf<typeof definition>,
  context: ComputeContext,
): Promise<Answer> {
  if (overall !== null && domains.includes(overall))
    return rejected(definition, 'overall-among-domains', 'overall', { variable: { variable: overall } })
  const column = columnById(frame, study)
  if (column === undefined) throw new Error(`There is no column ${study}`)
  if (view !== 'summary' && frame.rows > maxStudies && hasMoreLevels(column, maxStudies)) {
    const remedy = { option: 'view', value: 'summary' }
    return { ...rejected(definition, 'too-many-studies', 'view', { n: frame.rows, max: maxStudies }), remedy }
  }
  await context.checkpoint()
  const names = cellsOfRows(
    column,
    Array.from({ length: frame.rows }, (_, row) => row),
  )
  const rows = names.flatMap((name, row) => (name === null ? [] : [row]))
  if (rows.length === 0) return rejected(definition, 'no-studies', 'study', { variable: { variable: study } })
  if (view !== 'summary' && rows.length > maxStudies) {
    const remedy = { option: 'view', value: 'summary' }
    return { ...rejected(definition, 'too-many-studies', 'view', { n: rows.length, max: maxStudies }), remedy }
  }
  await context.checkpoint()
  const weights = weight === null || view === 'matrix' ? null : numericColumn(frame, weight).values
  const weightOf = (row: number) => {
    const value = weights === null ? 1 : (weights[row] as number)
    return value > 0 && Number.isFinite(value) ? value : 0
  }
  const weighed = rows.filter((row) => weightOf(row) > 0).length
  if (weighed === 0) return rejected(definition, 'no-weights', 'studyWeight', { variable: { variable: weight ?? '' } })
  const read: RiskDomain[] = []
  const asked = [...domains, ...(overall === null ? [] : [overall])]
  for (const variable of asked) {
    const judged = columnById(frame, variable)
    if (judged === undefined) throw new Error(`There is no column ${variable}`)
    const unknown = rejected(definition, `unknown-${tool}`, variable === overall ? 'overall' : 'domains', {
      variable: { variable },
    })
    if (hasMoreLevels(judged, maxValues)) return unknown
    await context.checkpoint()
    const { codes, levels } = factor(judged)
    const places = levels.map((level) => judgementPlace(tool, level))
    if (places.includes(-1)) return unknown
    const sums = Array<number>(judgements[tool].length + 1).fill(0)
    let all = 0
    for (const row of rows) {
      const place = places[codes[row] as number] ?? sums.length - 1
      sums[place] = (sums[place] ?? 0) + weightOf(row)
      all += weightOf(row)
    }
    read.push({
      name: { variable },
      overall: variable === overall,
      codes: view === 'summary' ? [] : rows.map((row) => places[codes[row] as number] ?? -1),
      shares: sums.map((sum) => sum / all),
    })
    context.progress(read.length / asked.length)
    await context.checkpoint()
  }
  const data: RiskData = {
    show: { tool, view },
    weight: weight === null || view === 'matrix' ? null : { variable: weight },
    n: rows.length,
    studies: view === 'summary' ? [] : rows.map((row) => ({ variable: study, level: names[row] ?? '' })),
    domains: read,
  }
  return chartAnswer(
    data,
    { total: frame.rows, used: rows.length, excluded: exclusion(study, 'missing', frame.rows - rows.length) },
    [weighed < rows.length && warning(definition, 'without-weight', { n: rows.length - weighed })],
  )
}
