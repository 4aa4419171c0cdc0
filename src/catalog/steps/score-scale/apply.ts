import { type Checkpoint, uninterrupted } from '#engine/checkpoint.ts'
import { stepColumnId } from '#engine/frame/column-ids.ts'
import { type Column, columnById, type NumericColumn } from '#engine/frame/frame.ts'
import { inBlocks } from '#engine/frame/in-blocks.ts'
import { usable } from '#engine/frame/usable.ts'
import type { Notice } from '../../kit/outcome/outcome.ts'
import type { Apply, Broken, StepOptionsOf } from '../../kit/step.ts'
import { broken, changedColumns, namesProblem, newMeta, note, warning } from '../../kit/steps/step-change.ts'
import type { definition } from './definition.ts'

type Options = StepOptionsOf<typeof definition>

export const apply: Apply<typeof definition> = async (frame, options, context) => {
  const { items, reversed, lowest, highest, name, cutPoints, labels, bandName } = options
  const { checkpoint = uninterrupted, stepId } = context
  const problem =
    optionsProblem(options) ??
    namesProblem(frame, [name], 'name') ??
    (cutPoints.length === 0 ? null : namesProblem(frame, [name, bandName], 'bandName'))
  if (problem !== null) return problem
  const sources = items.map((id) => columnById(frame, id)).filter(isNumeric)
  const [low, high] = [lowest ?? -Infinity, highest ?? Infinity]
  const sums = new Float64Array(frame.rows)
  const answered = new Uint16Array(frame.rows)
  const notices: Notice[] = []
  for (const column of sources) {
    const { values } = usable(column) as NumericColumn
    const turn = reversed.includes(column.id) ? low + high : null
    const impossible = await addAnswers(values, { low, high, turn, sums, answered }, checkpoint)
    if (impossible > 0) {
      const params = { variable: { variable: column.id }, count: impossible }
      if (lowest === null) notices.push(warning('impossible-above', { ...params, highest: { estimate: high } }))
      else if (highest === null) notices.push(warning('impossible-below', { ...params, lowest: { estimate: low } }))
      else notices.push(warning('impossible', { ...params, lowest: { estimate: low }, highest: { estimate: high } }))
    }
  }
  const score = scoreOf(options)
  const values = new Float64Array(frame.rows)
  let [scored, partly] = [0, 0]
  const isEnough = Uint8Array.from({ length: items.length + 1 }, (_, n) => Number(isAnswered(n, options)))
  await inBlocks(frame.rows, checkpoint, (from, to) => {
    for (let row = from; row < to; row++) {
      const n = answered[row] as number
      if (isEnough[n] === 0) values[row] = Number.NaN
      else {
        values[row] = score(sums[row] as number, n)
        scored++
        if (n < items.length) partly++
      }
    }
  })
  notices.unshift(note('scored', { count: scored, total: frame.rows }))
  const unscored = frame.rows - scored
  if (unscored > 0) notices.push(note('unscored', { count: unscored, items: items.length }))
  if (partly > 0)
    notices.push(
      options.score === 'sum' ? warning('sums-too-low', { count: partly }) : note('partly-answered', { count: partly }),
    )
  const made: Column = {
    ...newMeta(context, name, 'continuous'),
    id: stepColumnId(stepId, 'score'),
    type: 'number',
    values,
  }
  if (cutPoints.length === 0) return changedColumns([made], notices)
  const bands: Column = {
    ...newMeta(context, bandName, 'ordinal'),
    id: stepColumnId(stepId, 'band'),
    valueLabels: labels.map((label, k) => ({ value: k + 1, label })),
    type: 'number',
    values: values.map((value) =>
      Number.isNaN(value) ? value : 1 + cutPoints.filter((point) => point <= value).length,
    ),
  }
  return changedColumns([made, bands], notices)
}

export function reads({ items }: Options): readonly string[] {
  return items
}

const isNumeric = (column: Column | undefined): column is NumericColumn => column?.type === 'number'

function optionsProblem(options: Options): Broken | null {
  const { items, reversed, lowest, highest, score, needed, least, cutPoints, labels } = options
  const stranger = reversed.find((id) => !items.includes(id))
  if (stranger !== undefined) return broken('not-an-item', { variable: { variable: stranger } }, 'reversed')
  const dependsOnRange = reversed.length > 0 || score === 'percent'
  if (dependsOnRange && (lowest === null || highest === null))
    return broken('needs-range', {}, lowest === null ? 'lowest' : 'highest')
  if (lowest !== null && highest !== null && lowest >= highest) return broken('range-reversed', {}, 'lowest')
  if (needed === 'count' && least > items.length)
    return broken('more-than-items', { least, items: items.length }, 'least')
  const bands = cutPoints.length + 1
  return bands > 1 && labels.length !== bands
    ? broken('labels-count', { bands, labels: labels.length }, 'labels')
    : null
}

interface Adding {
  readonly low: number
  readonly high: number
  /** Lowest + highest answer, of which the answers to a reversed item are taken away. */
  readonly turn: number | null
  readonly sums: Float64Array
  readonly answered: Uint16Array
}

/** Adds the answers to an item; returns how many were not possible. */
async function addAnswers(
  values: Float64Array,
  { low, high, turn, sums, answered }: Adding,
  checkpoint: Checkpoint,
): Promise<number> {
  let impossible = 0
  await inBlocks(values.length, checkpoint, (from, to) => {
    for (let row = from; row < to; row++) {
      const value = values[row] as number
      if (Number.isNaN(value)) continue
      if (value < low || value > high) {
        impossible++
        continue
      }
      sums[row] = (sums[row] as number) + (turn === null ? value : turn - value)
      answered[row] = (answered[row] as number) + 1
    }
  })
  return impossible
}

/** A share is compared as a quotient: 7 of 10 are 0.7, while 0.7 times 10 is more than 7. */
function isAnswered(n: number, { items, needed, least, leastShare }: Options): boolean {
  if (n === 0) return false
  if (needed === 'all') return n === items.length
  return needed === 'count' ? n >= least : n / items.length >= leastShare
}

function scoreOf({ score, items, times, lowest, highest }: Options): (sum: number, n: number) => number {
  const [low, high] = [lowest ?? 0, highest ?? 0]
  switch (score) {
    case 'sum':
      return (sum) => sum * times
    case 'mean':
      return (sum, n) => (sum / n) * times
    case 'prorated':
      return (sum, n) => ((sum * items.length) / n) * times
    case 'percent':
      return (sum, n) => ((100 * (sum / n - low)) / (high - low)) * times
  }
}
