import { allCases, caseWeights } from '#engine/frame/case-weights.ts'
import { crossGroups } from '#engine/frame/crossed-groups.ts'
import { columnById } from '#engine/frame/frame.ts'
import { type GroupValues, groupValues } from '#engine/frame/group-values.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import { numericColumn } from '#engine/frame/numeric-column.ts'
import { moments } from '#engine/methods/description/moments.ts'
import { quantile } from '#engine/methods/description/quantiles.ts'
import { sortedCases } from '#engine/methods/samples/sorted-cases.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { notice, warning } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import { exclusion, exclusions } from '../../kit/outcome/exclusion.ts'
import { levelRefs } from '../../kit/outcome/level-refs.ts'
import type { Answer, LevelRef, Notice, Rejected, VariableRef } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import type { RadarChartData } from './data.ts'
import { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

const maxGroups = 12
/** More outlines over each other are hard to follow. */
const together = 4
/** Means on one scale should be no farther apart. */
const comparable = 10

export async function compute([frame]: ChartFrames, options: Options, context: ComputeContext): Promise<Answer> {
  const { variables, group, centre, scale, low, high, panels, rings, web, label } = options
  const by = group === null ? undefined : columnById(frame, group)
  const refused = refusedOptions(options, hasMoreLevels(by, maxGroups))
  if (refused !== undefined) return refused
  const weights = caseWeights(frame, context.weights)
  const crossed = crossGroups(frame.rows, by, undefined, weights)
  await context.checkpoint()
  const has = new Uint8Array(frame.rows)
  const described: Described[] = []
  for (const id of variables) {
    const column = numericColumn(frame, id)
    for (let i = 0; i < frame.rows; i++)
      if ((crossed.codes[i] ?? -1) >= 0 && Number.isFinite(column.values[i])) has[i] = 1
    const split = groupValues(column, crossed.codes, crossed.cells, undefined, weights)
    await context.checkpoint()
    described.push(await describe(split, centre, scale, context))
    context.progress(described.length / variables.length)
  }
  const groups = levelRefs(group, crossed.levels[0])
  const sizes = groups.map((_, g) => described.reduce((sum, { counts }) => sum + (counts[g] ?? 0), 0))
  const filled = [...groups.keys()].filter((g) => (sizes[g] ?? 0) > 0)
  if (filled.length === 0) return rejected(definition, 'no-values', 'variables')
  if (scale === 'z' && filled.length === 1) return rejected(definition, 'z-of-one', 'scale')
  const data: RadarChartData = {
    total: allCases(frame.rows, weights),
    used: has.reduce((sum, is, i) => sum + is * (weights?.[i] ?? 1), 0),
    show: {
      centre,
      scale,
      rings,
      web,
      label,
      apart: panels === 'auto' ? filled.length > together : panels === 'each',
    },
    limits: scale === 'common' ? { low, high } : { low: null, high: null },
    variables: variables.map((variable) => ({ variable })),
    ends: scale === 'own' ? described.map(({ ends }) => ends) : [],
    groups: filled.map((g) => groups[g] ?? null),
    counts: filled.map((g) => described.map(({ counts }) => counts[g] ?? 0)),
    values: filled.map((g) => described.map(({ values }) => values[g] ?? null)),
  }
  const flat = described.flatMap(({ ends: [from, to] }, k) => (from === to ? (data.variables[k] ?? []) : []))
  const outside = outsideLimits(data)
  if (outside !== undefined) return outside
  const sum = (counts: readonly number[]) => counts.reduce((all, n) => all + n, 0)
  return chartAnswer(
    data,
    {
      total: data.total,
      used: data.used,
      excluded: [
        ...exclusion(group, 'missing', crossed.missing[0]),
        ...exclusions(
          variables,
          described.map(({ split }) => ({ missing: sum(split.missing), infinite: sum(split.infinite) })),
        ),
      ],
    },
    noticesOf(
      data,
      groups.filter((_, g) => !filled.includes(g)),
      scale === 'common' ? [] : flat,
    ),
  )
}

interface Described {
  readonly split: Pick<GroupValues, 'missing' | 'infinite'>
  /** By group. */
  readonly counts: readonly number[]
  readonly values: readonly (number | null)[]
  readonly ends: readonly [number, number]
}

/** The points of one variable in units of its axis. */
async function describe(
  { values, weights, missing, infinite }: GroupValues,
  centre: Options['centre'],
  scale: Options['scale'],
  { checkpoint }: ComputeContext,
): Promise<Described> {
  const centres: (number | null)[] = []
  const counts: number[] = []
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const [g, own] of values.entries()) {
    const cases = weights?.[g]
    counts.push(allCases(own.length, cases))
    for (const value of own) {
      if (value < low) low = value
      if (value > high) high = value
    }
    await checkpoint()
    if (own.length === 0) centres.push(null)
    else if (centre === 'mean') centres.push(moments(own, own[0], cases).mean)
    else {
      const sorted = await sortedCases(own, checkpoint, cases)
      centres.push(quantile(sorted.values, 0.5, 7, sorted.upTo))
    }
    await checkpoint()
  }
  const found = { split: { missing, infinite }, counts, ends: low > high ? ([0, 0] as const) : ([low, high] as const) }
  if (scale !== 'z') return { ...found, values: centres }
  const { mean, sd } = overall(values, weights)
  return { ...found, values: centres.map((one) => (one === null ? null : sd > 0 ? (one - mean) / sd : 0)) }
}

/** Mean and SD of all groups together: their moments are added (Chan, Golub and LeVeque 1983). */
function overall(values: readonly Float64Array[], weights: GroupValues['weights']) {
  const origin = values.find(({ length }) => length > 0)?.[0] ?? 0
  const parts = values.map((own, g) => moments(own, origin, weights?.[g])).filter(({ n }) => n > 0)
  const n = parts.reduce((sum, part) => sum + part.n, 0)
  const centre = parts.reduce((sum, part) => sum + part.n * part.centre, 0) / n
  const squares = parts.reduce((sum, part) => sum + part.squares + part.n * (part.centre - centre) ** 2, 0)
  return { mean: origin + centre, sd: Math.sqrt(squares / (n - 1)) }
}

function refusedOptions({ variables, group, scale, low, high }: Options, isTooMany: boolean): Rejected | undefined {
  if (group !== null && variables.includes(group))
    return rejected(definition, 'same-variable-twice', 'group', { variable: { variable: group } })
  if (group !== null && isTooMany)
    return rejected(definition, 'too-many-groups', 'group', { group: { variable: group }, max: maxGroups })
  if (scale === 'common' && low !== null && high !== null && low >= high)
    return rejected(definition, 'limits-reversed', 'low')
  return undefined
}

function outsideLimits({ limits: { low, high }, values }: RadarChartData): Rejected | undefined {
  const points = values.flat().filter((value) => value !== null)
  const [least, greatest] = [Math.min(...points), Math.max(...points)]
  if (least >= (low ?? least) && greatest <= (high ?? greatest)) return undefined
  const option = least < (low ?? least) ? 'low' : 'high'
  return rejected(definition, 'outside-limits', option, {
    least: { estimate: least },
    greatest: { estimate: greatest },
  })
}

function noticesOf(
  { variables, values, show }: RadarChartData,
  empty: readonly (LevelRef | null)[],
  flat: readonly VariableRef[],
): readonly (Notice | false)[] {
  const groups = empty.filter((ref) => ref !== null)
  const open = variables.filter((_, k) => values.some((of) => of[k] === null))
  const sizes = variables.map((_, k) => Math.max(...values.map((of) => Math.abs(of[k] ?? 0))))
  const largest = Math.max(...sizes)
  const small = show.scale === 'common' ? variables.filter((_, k) => (sizes[k] ?? 0) * comparable < largest) : []
  const large = variables[sizes.indexOf(largest)] ?? { variable: '' }
  return [
    groups.length > 0 && notice(definition, 'empty-groups', { groups }),
    open.length > 0 && warning(definition, 'open-outlines', { variables: open }),
    flat.length > 0 && notice(definition, 'no-variation', { variables: flat, n: flat.length }),
    small.length > 0 && warning(definition, 'unlike-sizes', { small, n: small.length, large }),
  ]
}
