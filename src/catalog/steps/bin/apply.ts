import { columnById } from '#engine/frame/frame.ts'
import { textFromNumber } from '#engine/frame/number-text.ts'
import { usable } from '#engine/frame/usable.ts'
import type { Apply, StepOptionsOf } from '../../kit/step.ts'
import { broken, changedColumns, nameProblem, newMeta, note, warning } from '../../kit/steps/step-change.ts'
import type { definition } from './definition.ts'

type Options = StepOptionsOf<typeof definition>

export const apply: Apply<typeof definition> = (frame, options, context) => {
  const { variable, method, closed, labels, name } = options
  const column = columnById(frame, variable)
  if (column === undefined || column.type === 'text') return broken('column-missing', { column: variable }, 'variable')
  const problem = nameProblem(frame, name, 'name')
  if (problem !== null) return problem
  if (method === 'cut-points' && options.cutPoints.length === 0) return broken('no-cut-points', {}, 'cutPoints')
  const seen = usable(column)
  const values = seen.type === 'text' ? new Float64Array() : seen.values
  const sorted = values.filter(Number.isFinite).toSorted()
  const points = method === 'cut-points' ? options.cutPoints : madeFrom(sorted, options)
  if (points.length === 0) return broken('no-spread', { variable: { variable } }, 'variable')
  const groups = points.length + 1
  if (labels.length > 0 && labels.length !== groups)
    return broken('labels-count', { groups, labels: labels.length }, 'labels')
  const code = (x: number) => {
    if (Number.isNaN(x)) return x
    const above = points.findIndex((point) => (closed === 'upper' ? point > x : point >= x))
    return above < 0 ? groups : above + 1
  }
  const names = labels.length > 0 ? labels : intervals(points, closed)
  const meta = { ...newMeta(context, name, 'ordinal'), valueLabels: names.map((label, k) => ({ value: k + 1, label })) }
  const notices = []
  if (method !== 'cut-points') {
    if (groups < options.groups) notices.push(warning('fewer-groups', { groups }))
    notices.push(note('cut-at', { points: points.map((point) => ({ estimate: point })) }))
  }
  return changedColumns([{ ...meta, type: 'number', values: values.map(code) }], notices)
}

export function reads({ variable }: Options): readonly string[] {
  return [variable]
}

/** Inner cut points: equally spaced between the extremes, or quantiles of type 7; cut points that would make a group empty are dropped. */
function madeFrom(sorted: Float64Array, { method, groups, closed }: Options): readonly number[] {
  const [low, high] = [sorted[0], sorted.at(-1)]
  if (low === undefined || high === undefined || low === high) return []
  const inner = Array.from({ length: groups - 1 }, (_, k) =>
    method === 'equal-width' ? low + ((high - low) * (k + 1)) / groups : quantile(sorted, (k + 1) / groups),
  )
  return Array.from(new Set(inner)).filter((point) => (closed === 'upper' ? point > low : point < high))
}

/** Hyndman and Fan's type 7 quantile of values in ascending order. */
function quantile(sorted: Float64Array, p: number): number {
  const index = (sorted.length - 1) * p
  const below = Math.floor(index)
  const [x, y] = [sorted[below] as number, sorted[Math.ceil(index)] as number]
  const h = index - below
  return x === y ? x : (1 - h) * x + h * y
}

/** For example (−∞, 18), [18, 60), [60, ∞). */
function intervals(points: readonly number[], closed: Options['closed']): string[] {
  const ends = points.map((point) => textFromNumber(Number(point.toPrecision(6))))
  return Array.from({ length: points.length + 1 }, (_, k) => {
    const [from, to] = [ends[k - 1], ends[k]]
    const left = from === undefined ? '(−∞' : `${closed === 'upper' ? '[' : '('}${from}`
    return `${left}, ${to === undefined ? '∞)' : `${to}${closed === 'upper' ? ')' : ']'}`}`
  })
}
