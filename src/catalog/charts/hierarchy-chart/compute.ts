import { allCases, caseWeights } from '#engine/frame/case-weights.ts'
import { codedColumn, countMissing } from '#engine/frame/coded-column.ts'
import type { Factor } from '#engine/frame/factor.ts'
import { columnById, type Frame } from '#engine/frame/frame.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import { numericColumn } from '#engine/frame/numeric-column.ts'
import { hierarchySums } from '#engine/methods/tables/hierarchy-sums.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { notice } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import { exclusion, unusableValues } from '../../kit/outcome/exclusion.ts'
import type { Answer, Rejected } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import type { HierarchyChartData } from './data.ts'
import { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

/** More parts are smaller than a point on any page. */
const most = { levels: 200, parts: 2000 } as const

export async function compute([frame]: ChartFrames, options: Options, context: ComputeContext): Promise<Answer> {
  const { levels, size, colour, layout, order, labels, scale } = options
  const refused = refusedLevels(frame, levels)
  if (refused !== undefined) return refused
  const weights = caseWeights(frame, context.weights)
  const factors: Factor[] = []
  for (const id of levels) {
    await context.checkpoint()
    factors.push(codedColumn(frame, id))
    context.progress((0.3 * factors.length) / levels.length)
  }
  await context.checkpoint()
  const { keep, sizes, lost } = usableSizes(frame, size, factors[0]?.codes, weights)
  if (lost.negative > 0 && size !== null)
    return rejected(definition, 'negative-size', 'size', { variable: { variable: size }, n: lost.negative })
  await context.checkpoint()
  const colours = colour === null ? undefined : numericColumn(frame, colour).values
  await context.checkpoint()
  const found = await hierarchySums(
    factors.map((one) => ({ codes: one.codes, levels: one.levels.length })),
    keep,
    { weights, sizes, colours },
    { most: most.parts, checkpoint: context.checkpoint },
  )
  if (found === null) return rejected(definition, 'too-many-parts', 'levels', { max: most.parts })
  const roots = found.depth.flatMap((depth, k) => (depth === 0 ? [k] : []))
  const sum = (of: readonly number[]) => roots.reduce((all, k) => all + (of[k] ?? 0), 0)
  if (!(sum(found.size) > 0)) return rejected(definition, 'no-values', 'levels')
  const data: HierarchyChartData = {
    of: levels.map((variable) => ({ variable })),
    size: size === null ? null : { variable: size },
    colour: colour === null ? null : { variable: colour },
    total: allCases(frame.rows, weights),
    used: sum(found.n),
    show: { layout, order, labels, scale },
    depth: found.depth,
    levels: found.depth.map((depth, k) => ({
      variable: levels[depth] ?? '',
      level: factors[depth]?.levels[found.code[k] ?? 0]?.value ?? '',
    })),
    n: found.n,
    sizes: found.size,
    means: colour === null ? [] : found.mean.map((mean) => (Number.isNaN(mean) ? null : mean)),
    ended: found.ended,
  }
  const ended = found.ended.reduce((all, n) => all + n, 0)
  const [first] = factors
  return chartAnswer(
    data,
    {
      total: data.total,
      used: data.used,
      excluded: [
        ...exclusion(levels[0] ?? null, 'missing', first === undefined ? 0 : countMissing(first, weights)),
        ...unusableValues(size, lost),
      ],
    },
    [ended > 0 && notice(definition, 'branches-end', { n: ended })],
  )
}

function refusedLevels(frame: Frame, levels: readonly string[]): Rejected | undefined {
  const many = levels.find((id) => hasMoreLevels(columnById(frame, id), most.levels))
  if (many === undefined) return undefined
  return rejected(definition, 'too-many-levels', 'levels', { variable: { variable: many }, max: most.levels })
}

/** The rows with a size, and among those with a first level the cases without one; negative sizes are counted in rows. */
function usableSizes(frame: Frame, size: string | null, first: Int32Array | undefined, weights?: Float64Array) {
  const keep = new Uint8Array(frame.rows).fill(1)
  const lost = { missing: 0, infinite: 0, negative: 0 }
  if (size === null) return { keep, sizes: undefined, lost }
  const { values: sizes } = numericColumn(frame, size)
  for (let i = 0; i < frame.rows; i++) {
    const value = sizes[i] as number
    if ((first?.[i] ?? -1) < 0) continue
    if (Number.isFinite(value)) {
      if (value < 0) lost.negative++
      continue
    }
    keep[i] = 0
    lost[Number.isNaN(value) ? 'missing' : 'infinite'] += weights?.[i] ?? 1
  }
  return { keep, sizes, lost }
}
