import { type Checkpoint, uninterrupted } from '#engine/checkpoint.ts'
import { stepColumnId } from '#engine/frame/column-ids.ts'
import { fillFromRows, fillWithNumbers } from '#engine/frame/fill-cells.ts'
import { type Column, columnById, type Frame, type NumericColumn } from '#engine/frame/frame.ts'
import { groupedRows } from '#engine/frame/grouped-rows.ts'
import { keyGroups } from '#engine/frame/key-groups.ts'
import { positionsOf } from '#engine/frame/select-rows.ts'
import { missingMask, usable } from '#engine/frame/usable.ts'
import { meanOf, sdOf } from '#engine/methods/groups/group-statistics.ts'
import { Pace } from '#engine/pace.ts'
import { drawIndices } from '#engine/random/draw-indices.ts'
import { MersenneTwister } from '#engine/random/mersenne-twister.ts'
import { normalDeviate } from '#engine/random/normal-deviate.ts'
import { randomIndex } from '#engine/random/random-index.ts'
import type { Notice } from '../../kit/outcome/outcome.ts'
import type { Apply, Broken, StepOptionsOf } from '../../kit/step.ts'
import { targetsOf } from '../../kit/steps/into-options.ts'
import { broken, changedColumns, note, warning } from '../../kit/steps/step-change.ts'
import type { definition } from './definition.ts'
import { nearestByGower, nearestPredicted } from './nearest-donors.ts'
import { predict } from './predict.ts'
import { isCategory, type Predictor, predictorsOf } from './predictors.ts'

type Options = StepOptionsOf<typeof definition>

/** What the methods need besides the column. */
interface Filling {
  readonly frame: Frame
  readonly options: Options
  readonly generator: MersenneTwister
  readonly predictors: readonly Predictor[]
  readonly checkpoint: Checkpoint
}

const mostComparisons = 2e9

export const apply: Apply<typeof definition> = async (frame, options, { stepId, checkpoint = uninterrupted }) => {
  const { variables, method, predictors: from, seed } = options
  const sources = variables.flatMap((id) => columnById(frame, id) ?? [])
  if (method !== 'hot-deck' && from.length === 0) return broken('no-predictors', {}, 'predictors')
  const text = sources.find(({ type }) => type === 'text')
  if (text !== undefined && (method === 'regression' || method === 'pmm'))
    return broken('needs-numbers', { variable: { variable: text.id } }, 'variables')
  const targets = targetsOf(frame, sources, options, (id) => stepColumnId(stepId, id))
  if ('status' in targets) return targets
  const predictors = method === 'hot-deck' ? [] : await predictorsOf(frame, from, checkpoint)
  const filling = { frame, options, generator: new MersenneTwister(seed), predictors, checkpoint }
  const columns: Column[] = []
  const notices: Notice[] = []
  let total = 0
  for (const [k, target] of targets.entries()) {
    const id = sources[k]?.id ?? ''
    const filled = await fill(target, id, filling)
    if ('status' in filled) return filled
    columns.push(filled)
    const missing = countOf(missingMask(target))
    const count = missing - countOf(missingMask(filled))
    total += count
    notices.push(note('filled', { variable: { variable: id }, count, missing }))
  }
  return changedColumns(columns, total > 0 ? [...notices, warning('too-certain')] : notices)
}

export function reads({ variables, method, predictors, by }: Options): readonly string[] {
  return [...new Set([...variables, ...(method === 'hot-deck' ? by : predictors)])]
}

const countOf = (mask: Uint8Array) => mask.reduce((sum, one) => sum + one, 0)

function fill(target: Column, id: string, filling: Filling): Promise<Column | Broken> {
  const others = { ...filling, predictors: filling.predictors.filter((predictor) => predictor.id !== id) }
  switch (filling.options.method) {
    case 'hot-deck':
      return hotDeck(target, filling)
    case 'knn':
      return neighbours(target, others)
    default:
      return predicted(target as NumericColumn, id, others)
  }
}

async function hotDeck(target: Column, { frame, options, generator, checkpoint }: Filling): Promise<Column> {
  const keys = options.by.flatMap((id) => columnById(frame, id) ?? [])
  const leaveOutMissing = options.missingKeys === 'leave-out'
  const { codes, count } = await keyGroups(frame.rows, keys, { leaveOutMissing, checkpoint })
  const { rows, starts } = await groupedRows(codes, count, checkpoint)
  const isMissing = missingMask(target)
  const from = new Int32Array(frame.rows).fill(-1)
  for (let g = 0; g < count; g++) {
    const members = rows.subarray(starts[g], starts[g + 1])
    const donors = members.filter((row) => isMissing[row] === 0)
    const empty = members.filter((row) => isMissing[row] === 1)
    if (donors.length === 0 || empty.length === 0) continue
    const draw = { limit: donors.length, size: empty.length, replace: true }
    const drawn = await drawIndices(generator, draw, checkpoint)
    for (const [k, row] of empty.entries()) from[row] = donors[drawn[k] as number] as number
  }
  return fillFromRows(target, from)
}

async function predicted(target: NumericColumn, id: string, filling: Filling): Promise<Column | Broken> {
  const { options, generator, predictors, checkpoint } = filling
  const { values: y } = usable(target) as NumericColumn
  const made = await predict(y, predictors, checkpoint)
  if (typeof made === 'number')
    return broken('too-few-donors', { variable: { variable: id }, count: made }, 'predictors')
  const { values, sigma } = made
  const uniform = () => generator.uniform()
  const asked = positionsOf(missingMask(target).map((one, row) => (one === 1 && !Number.isNaN(values[row]) ? 1 : 0)))
  if (options.method === 'regression') {
    const numbers = new Float64Array(y.length).fill(Number.NaN)
    for (const row of asked)
      numbers[row] = (values[row] as number) + (options.noise ? normalDeviate(uniform) * sigma : 0)
    return fillWithNumbers(target, numbers)
  }
  const donors = positionsOf(
    Uint8Array.from(y, (value, row) => Number(Number.isFinite(value) && !Number.isNaN(values[row]))),
  )
  const own = Float64Array.from(donors, (row) => y[row] as number)
  const sd = sdOf(own, meanOf(own))
  const from = new Int32Array(y.length).fill(-1)
  await nearestPredicted(
    values,
    sd > 0 ? sd : 1,
    { donors, asked, count: options.donors },
    (row, nearest) => {
      from[row] = nearest[randomIndex(uniform, nearest.length)] as number
    },
    checkpoint,
  )
  return fillFromRows(target, from)
}

async function neighbours(target: Column, { options, predictors, checkpoint }: Filling): Promise<Column | Broken> {
  const isMissing = missingMask(target)
  const donors = positionsOf(isMissing.map((one) => 1 - one))
  const asked = positionsOf(isMissing)
  const comparisons = donors.length * asked.length
  if (comparisons > mostComparisons)
    return broken('too-many-comparisons', { count: comparisons, most: mostComparisons }, 'method')
  const ranges = predictors.map(({ values }) => rangeOf(values))
  const usesMode = isCategory(target)
  const from = new Int32Array(isMissing.length).fill(-1)
  const numbers = new Float64Array(isMissing.length).fill(Number.NaN)
  const pace = new Pace(checkpoint)
  for (const row of asked) {
    const nearest = nearestByGower(row, donors, { predictors, ranges, count: options.donors })
    if (pace.due(donors.length * (4 + 4 * predictors.length))) await pace.rest()
    if (nearest.length === 0) continue
    if (usesMode || target.type === 'text') from[row] = mostFrequent(target, nearest)
    else numbers[row] = median(nearest.map((donor) => target.values[donor] as number))
  }
  return usesMode || target.type === 'text' ? fillFromRows(target, from) : fillWithNumbers(target, numbers)
}

/** 1 if all values are equal. */
function rangeOf(values: Float64Array): number {
  let [low, high] = [Infinity, -Infinity]
  for (const value of values) {
    if (value < low) low = value
    if (value > high) high = value
  }
  return high > low ? high - low : 1
}

/** The first row with the value that most of these have. */
function mostFrequent(column: Column, rows: readonly number[]): number {
  const cell = (row: number) => (column.type === 'text' ? column.codes[row] : column.values[row])
  const counts = rows.map((row) => rows.filter((other) => cell(other) === cell(row)).length)
  return rows[counts.indexOf(Math.max(...counts))] as number
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = sorted.length >> 1
  const upper = sorted[half] as number
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] as number) + upper) / 2
}
