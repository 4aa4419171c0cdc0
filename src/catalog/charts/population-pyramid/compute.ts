import { allCases, caseWeights } from '#engine/frame/case-weights.ts'
import { countCells } from '#engine/frame/count-cells.ts'
import { crossGroups } from '#engine/frame/crossed-groups.ts'
import { type Column, columnById, type Frame } from '#engine/frame/frame.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import { numericColumn } from '#engine/frame/numeric-column.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { categoryPlaces } from '../../kit/options/category-order.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import { exclusion, unusableValues } from '../../kit/outcome/exclusion.ts'
import { levelRefs } from '../../kit/outcome/level-refs.ts'
import { type Answer, numeric } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import type { PyramidData } from './data.ts'
import { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

/** A year for each row of bars, up to a high age. */
const maxGroups = 120

export async function compute([frame]: ChartFrames, options: Options, context: ComputeContext): Promise<Answer> {
  const { age, side, layer, scale, labels } = options
  const chosen = [age, side, ...(layer === null ? [] : [layer])]
  const twice = chosen.find((id, k) => chosen.indexOf(id) < k)
  if (twice !== undefined)
    return rejected(definition, 'same-variable-twice', twice === age ? 'side' : 'layer', {
      variable: { variable: twice },
    })
  const [ages, sides, layers] = [age, side, layer].map((id) => (id === null ? undefined : columnById(frame, id)))
  if (ages === undefined || sides === undefined) throw new Error('A pyramid needs ages and sides')
  const isInYears = ages.measure === 'continuous'
  if (!isInYears && hasMoreLevels(ages, maxGroups))
    return rejected(definition, 'too-many-groups', 'age', { group: { variable: age }, max: maxGroups })
  const weights = caseWeights(frame, context.weights)
  await context.checkpoint()
  for (const [option, column] of [['side', sides] as const, ['layer', layers] as const])
    if (column !== undefined && (hasMoreLevels(column, 2) || !hasMoreLevels(column, 1)))
      return rejected(definition, 'not-two-values', option, { variable: { variable: column.id } })
  await context.checkpoint()
  const crossed = crossGroups(frame.rows, layers, sides, weights)
  await context.checkpoint()
  const classes = isInYears ? await yearClasses(frame, options, weights, context) : groupClasses(ages, options, weights)
  await context.checkpoint()
  const codes = crossed.codes.map((cell, i) => {
    const at = classes.codes[i] as number
    return cell < 0 || at < 0 ? -1 : cell * classes.size + at
  })
  const cells = await countCells(codes, crossed.cells * classes.size, weights, context.checkpoint)
  const used = cells.reduce((sum, n) => sum + n, 0)
  if (!(used > 0)) {
    const variables = chosen.map((variable) => ({ variable }))
    return rejected(definition, 'no-values', 'age', { variables })
  }
  const refs = levelRefs(side, crossed.levels[1])
  // by layer and side, in the order of the data
  const stored = Array.from({ length: crossed.cells }, (_, c) =>
    classes.places.map((at) => cells[c * classes.size + at] as number),
  )
  const isUsed = classes.places.map((_, k) => stored.some((counts) => (counts[k] ?? 0) > 0))
  const [from, to] = isInYears ? [isUsed.indexOf(true), isUsed.lastIndexOf(true) + 1] : [0, isUsed.length]
  const order = refs[1]?.level === options.left ? [1, 0] : [0, 1]
  const data: PyramidData = {
    of: { age, side, layer },
    total: allCases(frame.rows, weights),
    show: { scale, labels },
    edges: classes.edges.slice(from, to + 1).map(numeric),
    groups: isInYears ? [] : classes.places.flatMap((at) => levelRefs(age, classes.levels)[at] ?? []),
    sides: order.flatMap((s) => refs[s] ?? []),
    layers: levelRefs(layer, crossed.levels[0]),
    counts: crossed.levels[0].map((_, l) => order.map((s) => (stored[2 * l + s] ?? []).slice(from, to))),
  }
  return chartAnswer(data, {
    total: data.total,
    used,
    excluded: [
      ...unusableValues(age, classes),
      ...exclusion(age, 'invalid', classes.negative),
      ...exclusion(side, 'missing', crossed.missing[1]),
      ...exclusion(layer, 'missing', crossed.missing[0]),
    ],
  })
}

interface AgeClasses {
  /** The class of each row; -1 for none. */
  readonly codes: Int32Array
  readonly size: number
  /** Classes from the bottom. */
  readonly places: readonly number[]
  readonly edges: readonly number[]
  readonly levels: ReturnType<typeof crossGroups>['levels'][0]
  readonly missing: number
  readonly infinite: number
  readonly negative: number
}

/** Classes that begin at 0 and the multiples of the width; the last is open. */
async function yearClasses(
  frame: Frame,
  { age, width, open }: Options,
  weights: Float64Array | undefined,
  { checkpoint }: ComputeContext,
): Promise<AgeClasses> {
  const { values } = numericColumn(frame, age)
  const size = Math.ceil(open / width) + 1
  const codes = new Int32Array(frame.rows)
  const lost = { missing: 0, infinite: 0, negative: 0 }
  for (let i = 0; i < values.length; i++) {
    if (i % 16384 === 0) await checkpoint()
    const value = values[i] as number
    const at = value >= open ? size - 1 : Math.floor(value / width)
    // a quotient may be rounded up to a whole number
    codes[i] = value >= 0 && value < Number.POSITIVE_INFINITY ? (value < at * width && at < size - 1 ? at - 1 : at) : -1
    if ((codes[i] as number) >= 0) continue
    const why = Number.isNaN(value) ? 'missing' : Number.isFinite(value) ? 'negative' : 'infinite'
    lost[why] += weights === undefined ? 1 : (weights[i] as number)
  }
  const places = Array.from({ length: size }, (_, k) => k)
  const edges = [...places.map((k) => Math.min(k * width, open)), Number.POSITIVE_INFINITY]
  return { codes, size, places, edges, levels: [], ...lost }
}

function groupClasses(ages: Column, { order }: Options, weights: Float64Array | undefined): AgeClasses {
  const rows = ages.type === 'text' ? ages.codes.length : ages.values.length
  const { codes, levels, missing } = crossGroups(rows, ages, undefined, weights)
  const names = levels[0].map((one) => one?.label ?? '')
  const places = categoryPlaces(order, Array<number>(names.length).fill(0), names)
  return {
    codes,
    size: names.length,
    places,
    edges: [],
    levels: levels[0],
    missing: missing[0],
    infinite: 0,
    negative: 0,
  }
}
