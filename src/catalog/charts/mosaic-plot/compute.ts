import { allCases, caseWeights } from '#engine/frame/case-weights.ts'
import { countCells } from '#engine/frame/count-cells.ts'
import { crossGroups } from '#engine/frame/crossed-groups.ts'
import { columnById } from '#engine/frame/frame.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import { mutualIndependence } from '#engine/methods/tables/mutual-independence.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { categoryPlaces } from '../../kit/options/category-order.ts'
import { warning } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import { exclusion } from '../../kit/outcome/exclusion.ts'
import { levelRefs } from '../../kit/outcome/level-refs.ts'
import { type Answer, type Notice, numeric } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import type { MosaicData } from './data.ts'
import { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

/** More columns have no room for their names, more colours cannot be distinguished. */
const most = { first: 20, second: 12, third: 6 } as const

export async function compute([frame]: ChartFrames, options: Options, context: ComputeContext): Promise<Answer> {
  const { first, second, third, order, shading, labels, gap } = options
  const chosen = [first, second, ...(third === null ? [] : [third])]
  for (const [k, option] of (['first', 'second', 'third'] as const).entries()) {
    const id = chosen[k]
    const column = id === undefined ? undefined : columnById(frame, id)
    if (id === undefined || column === undefined) continue
    if (chosen.indexOf(id) < k)
      return rejected(definition, 'same-variable-twice', option, { variable: { variable: id } })
    if (hasMoreLevels(column, most[option]))
      return rejected(definition, 'too-many-groups', option, { group: { variable: id }, max: most[option] })
    await context.checkpoint()
  }
  const weights = caseWeights(frame, context.weights)
  const [a, b, c] = [first, second, third].map((id) => (id === null ? undefined : columnById(frame, id)))
  const crossed = crossGroups(frame.rows, a, b, weights)
  await context.checkpoint()
  const parts = crossGroups(frame.rows, c, undefined, weights)
  const [deep, across] = [parts.cells, crossed.levels[1].length]
  await context.checkpoint()
  const codes = crossed.codes.map((cell, i) => {
    const part = parts.codes[i] as number
    return cell < 0 || part < 0 ? -1 : cell * deep + part
  })
  const cells = await countCells(codes, crossed.cells * deep, weights, context.checkpoint)
  const used = cells.reduce((sum, n) => sum + n, 0)
  if (!(used > 0)) {
    const variables = chosen.map((variable) => ({ variable }))
    return rejected(definition, 'no-values', 'first', { variables })
  }
  const stored = crossed.levels[0].map((_, g) =>
    crossed.levels[1].map((__, h) => {
      const from = (g * across + h) * deep
      return Array.from(cells.subarray(from, from + deep))
    }),
  )
  const totals = stored.map((table) => table.flat().reduce((sum, n) => sum + n, 0))
  const places = categoryPlaces(
    order,
    totals,
    crossed.levels[0].map((level) => level?.label ?? ''),
  )
  const counts = places.flatMap((g) => (stored[g] === undefined ? [] : [stored[g]]))
  const columns = levelRefs(first, crossed.levels[0])
  const test = shading === 'residuals' ? mutualIndependence(counts) : null
  const isTested = test !== null && !Number.isNaN(test.statistic)
  const data: MosaicData = {
    of: chosen,
    total: allCases(frame.rows, weights),
    show: { shading, labels, gap },
    levels: [
      places.map((g) => columns[g] ?? null),
      levelRefs(second, crossed.levels[1]),
      levelRefs(third, parts.levels[0]),
    ],
    counts,
    residuals: test === null ? null : test.residuals.map((table) => table.map((row) => row.map(numeric))),
    test: isTested ? { statistic: numeric(test.statistic), df: test.df, p: numeric(test.pValue) } : null,
  }
  const [missing, absent] = [crossed.missing, parts.missing[0]]
  return chartAnswer(
    data,
    {
      total: data.total,
      used,
      excluded: [
        ...exclusion(first, 'missing', missing[0]),
        ...exclusion(second, 'missing', missing[1]),
        ...exclusion(third, 'missing', absent),
      ],
    },
    test === null ? [] : remarks(test.expected, isTested),
  )
}

function remarks(expected: readonly number[], isTested: boolean): readonly Notice[] {
  if (!isTested) return [warning(definition, 'no-residuals')]
  const small = expected.filter((count) => count < 5).length
  if (small === 0) return []
  return [warning(definition, 'small-expected', { n: small, of: expected.length })]
}
