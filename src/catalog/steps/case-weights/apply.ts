import { type Checkpoint, uninterrupted } from '#engine/checkpoint.ts'
import { columnById, type Frame } from '#engine/frame/frame.ts'
import { inBlocks } from '#engine/frame/in-blocks.ts'
import { keyGroups } from '#engine/frame/key-groups.ts'
import { cellAt } from '#engine/frame/pick-cells.ts'
import { usable } from '#engine/frame/usable.ts'
import type { Notice } from '../../kit/outcome/outcome.ts'
import type { Apply, Broken, StepOptionsOf } from '../../kit/step.ts'
import { broken, changedColumns, nameProblem, newMeta, note, warning } from '../../kit/steps/step-change.ts'
import type { definition } from './definition.ts'
import { rake, trimmed } from './rake.ts'
import { type Margin, marginsOf } from './targets.ts'

type Options = StepOptionsOf<typeof definition>

/** New weights; NaN for none. */
interface Weighted {
  readonly weights: Float64Array
  readonly notices: readonly Notice[]
}

export const apply: Apply<typeof definition> = async (frame, options, context) => {
  const { kind, name } = options
  const { checkpoint = uninterrupted } = context
  const problem = nameProblem(frame, name, 'name')
  if (problem !== null) return problem
  const begun = beginning(frame, options)
  await checkpoint()
  const made =
    kind === 'inverse'
      ? inverse(frame, begun.weights, options)
      : kind === 'trim'
        ? await trimming(begun.weights, options, checkpoint)
        : await calibrated(frame, begun.weights, options, checkpoint)
  if ('status' in made) return made
  await checkpoint()
  const told = kind === 'inverse' ? [] : missingNotice(frame.rows - countOf(made.weights) - begun.negative)
  return changedColumns(
    [{ ...newMeta(context, name, 'continuous'), type: 'number', values: made.weights }],
    [...summary(made.weights), ...begun.notices, ...made.notices, ...told],
  )
}

export function reads({ kind, base, margins, probability }: Options): readonly string[] {
  const more = kind === 'inverse' ? [probability] : kind === 'trim' ? [] : margins
  return [...new Set([base, ...more].filter((id) => id !== null))]
}

/** The weights to begin with: NaN if they are missing, negative or infinite. */
function beginning(frame: Frame, { base }: Options): Weighted & { readonly negative: number } {
  if (base === null) return { weights: new Float64Array(frame.rows).fill(1), notices: [], negative: 0 }
  const given = numbersOf(frame, base)
  const negative = given.reduce((count, weight) => (weight < 0 ? count + 1 : count), 0)
  const weights = given.map((weight) => (weight >= 0 && weight < Infinity ? weight : Number.NaN))
  return { weights, negative, notices: negative > 0 ? [warning('negative-weight', { count: negative })] : [] }
}

function numbersOf(frame: Frame, id: string): Float64Array {
  const column = columnById(frame, id)
  const seen = column && usable(column)
  return seen?.type === 'number' ? seen.values : new Float64Array(frame.rows).fill(Number.NaN)
}

function inverse(frame: Frame, weights: Float64Array, { probability }: Options): Weighted | Broken {
  if (probability === null) return broken('no-probability', {}, 'probability')
  const chances = numbersOf(frame, probability)
  const isPossible = (p: number) => p > 0 && p <= 1
  const impossible = chances.reduce((count, p) => (Number.isNaN(p) || isPossible(p) ? count : count + 1), 0)
  const made = chances.map((p, row) => (isPossible(p) ? (weights[row] as number) / p : Number.NaN))
  const missing = made.reduce(
    (count, weight, row) =>
      Number.isNaN(weight) && (Number.isNaN(chances[row]) || isPossible(chances[row] as number)) ? count + 1 : count,
    0,
  )
  const notices = impossible > 0 ? [warning('impossible-probability', { count: impossible })] : []
  return { weights: made, notices: [...notices, ...missingNotice(missing)] }
}

async function trimming(
  weights: Float64Array,
  { base, lowest, highest }: Options,
  checkpoint: Checkpoint,
): Promise<Weighted | Broken> {
  if (base === null) return broken('no-weights', {}, 'base')
  if (lowest === null && highest === null) return broken('no-limits', {}, 'highest')
  if ((lowest ?? 0) >= 1 || (highest ?? Infinity) <= 1)
    return broken('limits-around-mean', {}, (lowest ?? 0) >= 1 ? 'lowest' : 'highest')
  const mean = weights.reduce((sum, weight) => (Number.isNaN(weight) ? sum : sum + weight), 0) / countOf(weights)
  const [low, high] = [(lowest ?? 0) * mean, (highest ?? Infinity) * mean]
  const made = await trimmed(weights, low, high, checkpoint)
  const atLimit = made.reduce(
    (count, weight) => ((lowest !== null && weight === low) || weight === high ? count + 1 : count),
    0,
  )
  return { weights: made, notices: [note('trimmed', { count: atLimit })] }
}

async function calibrated(
  frame: Frame,
  weights: Float64Array,
  options: Options,
  checkpoint: Checkpoint,
): Promise<Weighted | Broken> {
  const margins = marginsOf(options, (id) => columnById(frame, id))
  if ('status' in margins) return margins
  const columns = margins.flatMap(({ id }) => columnById(frame, id) ?? []).map(usable)
  const { codes, count, first } = await keyGroups(frame.rows, columns, { leaveOutMissing: true, checkpoint })
  const levels = margins.map(({ levels: known }, k) =>
    Int32Array.from(first, (row) => {
      const column = columns[k]
      const value = column && cellAt(column, row)
      return value === undefined || value === null ? -1 : known.indexOf(value)
    }),
  )
  for (const [k, levelOf] of levels.entries()) {
    const cell = levelOf.indexOf(-1)
    const column = columns[k]
    if (cell >= 0 && column !== undefined) {
      const level = labelOf(column.valueLabels, cellAt(column, first[cell] as number) ?? '')
      return broken('no-target', { variable: { variable: column.id }, level }, 'targets')
    }
  }
  const sums = new Float64Array(count)
  await inBlocks(frame.rows, checkpoint, (from, to) => {
    for (let row = from; row < to; row++) {
      const cell = codes[row] as number
      const weight = weights[row] as number
      if (cell >= 0 && !Number.isNaN(weight)) sums[cell] = (sums[cell] as number) + weight
    }
  })
  const asked = scaledTargets(margins, sums, options)
  for (const [k, { levels: known, id, targets }] of margins.entries())
    for (const [level, value] of known.entries()) {
      const has = (levels[k] as Int32Array).some((one, cell) => one === level && (sums[cell] as number) > 0)
      if (has || targets[level] === 0) continue
      const label = labelOf(columnById(frame, id)?.valueLabels ?? [], value)
      return broken('no-rows', { variable: { variable: id }, level: label }, 'targets')
    }
  const { factors, rounds, isMet } = rake({
    sums,
    margins: asked.targets.map((targets, k) => ({ levelOf: levels[k] as Int32Array, targets })),
  })
  const made = new Float64Array(frame.rows)
  await inBlocks(frame.rows, checkpoint, (from, to) => {
    for (let row = from; row < to; row++) {
      const cell = codes[row] as number
      made[row] = cell < 0 ? Number.NaN : (weights[row] as number) * (factors[cell] as number)
    }
  })
  const met = isMet ? note('rounds', { rounds }) : warning('not-met', { rounds })
  return { weights: made, notices: [...asked.notices, ...(options.kind === 'raking' ? [met] : [])] }
}

const labelOf = (labels: readonly { value: number | string; label: string }[], value: number | string) =>
  labels.find((one) => one.value === value)?.label ?? String(value)

/** Targets that sum to the weights, or to the counts of the first variable. */
function scaledTargets(margins: readonly Margin[], sums: Float64Array, { total }: Options) {
  const totals = margins.map(({ targets }) => targets.reduce((sum, target) => sum + target, 0))
  const [first = 1] = totals
  const whole = total === 'targets' ? first : sums.reduce((sum, one) => sum + one, 0)
  const notices = margins.flatMap(({ id }, k) => {
    const own = totals[k] as number
    const differs = total === 'targets' && Math.abs(own - first) > 1e-8 * first
    return differs ? [warning('totals-differ', { variable: { variable: id } })] : []
  })
  const targets = margins.map((margin, k) =>
    Float64Array.from(margin.targets, (target) => (target / (totals[k] as number)) * whole),
  )
  return { targets, notices }
}

const countOf = (weights: Float64Array) =>
  weights.reduce((count, weight) => (Number.isNaN(weight) ? count : count + 1), 0)

const missingNotice = (count: number) => (count > 0 ? [note('without-weight', { count })] : [])

/** Range, and Kish's effective number of rows. */
function summary(weights: Float64Array): readonly Notice[] {
  let [count, sum, squares, low, high] = [0, 0, 0, Infinity, -Infinity]
  for (const weight of weights) {
    if (Number.isNaN(weight)) continue
    count++
    sum += weight
    squares += weight * weight
    low = Math.min(low, weight)
    high = Math.max(high, weight)
  }
  if (count === 0) return []
  const params = { count, total: weights.length, low: { estimate: low }, high: { estimate: high } }
  return [note('weighted', { ...params, effective: { estimate: (sum * sum) / squares } })]
}
