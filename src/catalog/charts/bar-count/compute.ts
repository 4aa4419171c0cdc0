import { allCases, caseWeights } from '#engine/frame/case-weights.ts'
import { countCells } from '#engine/frame/count-cells.ts'
import { type CountTable, expectedCounts, margins, withoutEmpty } from '#engine/frame/count-table.ts'
import { crossGroups } from '#engine/frame/crossed-groups.ts'
import { columnById } from '#engine/frame/frame.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import { wilsonInterval } from '#engine/methods/proportions/proportion-interval.ts'
import { cramersV } from '#engine/methods/tables/association.ts'
import { chiSquareTest } from '#engine/methods/tables/chi-square-test.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { categoryPlaces } from '../../kit/options/category-order.ts'
import { warning } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import { exclusion } from '../../kit/outcome/exclusion.ts'
import { levelRefs } from '../../kit/outcome/level-refs.ts'
import { type Answer, type Notice, numeric } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import type { BarCountData } from './data.ts'
import { definition } from './definition.ts'
import { basesOf } from './shares.ts'

type Options = OptionsOf<typeof definition>

/** More bars do not fit on a page, and more colours cannot be distinguished. */
const most = { group: 60, colour: 12 } as const

export async function compute([frame]: ChartFrames, options: Options, context: ComputeContext): Promise<Answer> {
  const { group, colour, order, confidence } = options
  if (group === colour) return rejected(definition, 'same-variable-twice', 'colour', { variable: { variable: group } })
  const [first, second] = [group, colour].map((id) => (id === null ? undefined : columnById(frame, id)))
  if (first === undefined) throw new Error('A chart needs its variable')
  for (const [option, column] of [['group', first] as const, ['colour', second] as const])
    if (column !== undefined && hasMoreLevels(column, most[option]))
      return rejected(definition, 'too-many-groups', option, { group: { variable: column.id }, max: most[option] })
  const weights = caseWeights(frame, context.weights)
  await context.checkpoint()
  const { codes, levels, missing } = crossGroups(frame.rows, first, second, weights)
  const cells = await countCells(codes, levels[0].length * levels[1].length, weights, context.checkpoint)
  const across = levels[1].length
  const stored = levels[0].map((_, g) => Array.from(cells.subarray(g * across, (g + 1) * across)))
  const used = margins(stored).total
  if (!(used > 0)) {
    const variables = [group, ...(colour === null ? [] : [colour])].map((variable) => ({ variable }))
    return rejected(definition, 'no-values', 'group', { variables })
  }
  const names = levels[0].map((level) => level?.label ?? '')
  const places = categoryPlaces(order, margins(stored).rows, names)
  const counts = places.map((g) => stored[g] ?? [])
  const refs = levelRefs(group, levels[0])
  const show = showOf(options)
  const test = options.test && colour !== null ? testOf(counts) : null
  const data: BarCountData = {
    of: { variable: group },
    total: allCases(frame.rows, weights),
    show,
    categories: places.flatMap((g) => refs[g] ?? []),
    colours: levelRefs(colour, levels[1]),
    counts,
    intervals: options.intervals ? intervalsOf(counts, show, confidence) : null,
    test: test?.result ?? null,
  }
  return chartAnswer(
    data,
    {
      total: data.total,
      used,
      excluded: [...exclusion(group, 'missing', missing[0]), ...exclusion(colour, 'missing', missing[1])],
    },
    test?.notices ?? [],
  )
}

function showOf(options: Options): BarCountData['show'] {
  const { colour, layout, labels, direction, totals, links, order } = options
  const scale = layout === 'full' ? 'percent' : options.scale
  return {
    layout: colour === null ? 'single' : layout,
    scale,
    percentOf: colour === null || layout === 'stacked' ? 'all' : layout === 'full' ? 'category' : options.percentOf,
    labels: labels !== 'auto' ? labels : scale === 'count' ? 'n' : 'percent',
    direction,
    totals: totals && colour !== null && layout !== 'grouped',
    links: links && colour !== null && layout !== 'grouped',
    order,
  }
}

function intervalsOf(counts: CountTable, show: BarCountData['show'], confidence: number): BarCountData['intervals'] {
  const bases = basesOf(counts, show.percentOf)
  const limits = counts.map((row, g) =>
    row.map((n, c) => {
      const base = bases[g]?.[c] ?? 0
      return base > 0 ? wilsonInterval(n, base, confidence) : null
    }),
  )
  const limitsOf = (side: 'lower' | 'upper') => limits.map((row) => row.map((limit) => limit?.[side] ?? null))
  return { confidence, lower: limitsOf('lower'), upper: limitsOf('upper') }
}

function testOf(counts: CountTable): { readonly result: BarCountData['test']; readonly notices: readonly Notice[] } {
  const filled = withoutEmpty(counts)
  if (filled.length < 2 || (filled[0]?.length ?? 0) < 2)
    return { result: null, notices: [warning(definition, 'no-test')] }
  const { statistic, df, pValue } = chiSquareTest(filled)
  const { raw } = cramersV(filled, 0.95)
  const expected = expectedCounts(filled).flat()
  const small = expected.filter((count) => count < 5).length
  const remark = warning(definition, 'small-expected', { n: small, of: expected.length })
  return {
    result: { statistic: numeric(statistic), df, p: numeric(pValue), v: numeric(raw) },
    notices: small > 0 ? [remark] : [],
  }
}
