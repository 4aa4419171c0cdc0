import { allCases, caseWeights } from '#engine/frame/case-weights.ts'
import { margins } from '#engine/frame/count-table.ts'
import { crossGroups } from '#engine/frame/crossed-groups.ts'
import { columnById } from '#engine/frame/frame.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { categoryPlaces } from '../../kit/options/category-order.ts'
import { notice } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import { exclusion } from '../../kit/outcome/exclusion.ts'
import { levelRefs } from '../../kit/outcome/level-refs.ts'
import type { Answer, LevelRef, Notice } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import type { PieData } from './data.ts'
import { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

const most = { variable: 60, group: 12 } as const
/** More angles are hard to compare. */
const readable = 8

export async function compute([frame]: ChartFrames, options: Options, context: ComputeContext): Promise<Answer> {
  const { variable, group, shape, hole, start, order, merge, labels, place, total, pulled } = options
  if (variable === group) return rejected(definition, 'same-variable-twice', 'group', { variable: { variable } })
  const [first, second] = [variable, group].map((id) => (id === null ? undefined : columnById(frame, id)))
  if (first === undefined) throw new Error('A chart needs its variable')
  for (const [option, column] of [['variable', first] as const, ['group', second] as const])
    if (column !== undefined && hasMoreLevels(column, most[option]))
      return rejected(definition, 'too-many-groups', option, { group: { variable: column.id }, max: most[option] })
  const weights = caseWeights(frame, context.weights)
  await context.checkpoint()
  const { codes, levels, missing } = crossGroups(frame.rows, second, first, weights)
  const [refs, groups] = [levelRefs(variable, levels[1]), levelRefs(group, levels[0])]
  const cells = new Float64Array(refs.length * groups.length)
  for (const [i, cell] of codes.entries())
    if (cell >= 0) cells[cell] = (cells[cell] ?? 0) + (weights === undefined ? 1 : (weights[i] as number))
  const stored = groups.map((_, g) => Array.from(cells.subarray(g * refs.length, (g + 1) * refs.length)))
  const { columns, total: used } = margins(stored)
  if (!(used > 0)) {
    const variables = [variable, ...(group === null ? [] : [group])].map((id) => ({ variable: id }))
    return rejected(definition, 'no-values', 'variable', { variables })
  }
  const places = categoryPlaces(
    order,
    columns,
    levels[1].map((level) => level?.label ?? ''),
  )
  const rest = mergedPlaces(places, columns, used, merge)
  const kept = places.filter((p) => !rest.includes(p))
  const counts = stored.map((row) => {
    const sum = rest.reduce((n, p) => n + (row[p] ?? 0), 0)
    return [...kept.map((p) => row[p] ?? 0), ...(rest.length > 0 ? [sum] : [])]
  })
  const sizes = margins(counts).rows
  const filled = [...groups.keys()].filter((g) => (sizes[g] ?? 0) > 0)
  const data: PieData = {
    of: { variable },
    total: allCases(frame.rows, weights),
    show: {
      shape,
      hole: shape === 'donut' || shape === 'half' ? hole : 0,
      start: shape === 'half' ? 0 : start,
      labels,
      place,
      total: total && (shape === 'donut' || shape === 'half'),
      pulled,
    },
    parts: [...kept.map((p) => refs[p] ?? null), ...(rest.length > 0 ? [null] : [])],
    merged: rest.flatMap((p) => refs[p] ?? []),
    groups: filled.map((g) => groups[g] ?? null),
    counts: filled.map((g) => counts[g] ?? []),
  }
  return chartAnswer(
    data,
    {
      total: data.total,
      used,
      excluded: [...exclusion(variable, 'missing', missing[1]), ...exclusion(group, 'missing', missing[0])],
    },
    noticesOf(
      data,
      groups.filter((_, g) => !filled.includes(g)),
    ),
  )
}

/** The parts below a share of all, if they are at least two and not all. */
function mergedPlaces(
  places: readonly number[],
  counts: readonly number[],
  used: number,
  least: number,
): readonly number[] {
  const small = places.filter((p) => (counts[p] ?? 0) / used < least)
  return small.length > 1 && small.length < places.length ? small : []
}

function noticesOf({ parts }: PieData, empty: readonly (LevelRef | null)[]): readonly (Notice | false)[] {
  const groups = empty.filter((ref) => ref !== null)
  return [
    parts.length > readable && notice(definition, 'many-parts', { n: parts.length }),
    groups.length > 0 && notice(definition, 'empty-groups', { groups }),
  ]
}
