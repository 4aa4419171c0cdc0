import { completeMonths, completeYears, dayMs } from '#engine/frame/calendar.ts'
import { columnById } from '#engine/frame/frame.ts'
import type { Apply, StepOptionsOf } from '../../kit/step.ts'
import { broken, changedColumns, nameProblem, newMeta, warning } from '../../kit/steps/step-change.ts'
import type { definition } from './definition.ts'

type Unit = StepOptionsOf<typeof definition>['unit']

const difference: Readonly<Record<Unit, (from: number, to: number) => number>> = {
  days: (from, to) => (to - from) / dayMs,
  weeks: (from, to) => (to - from) / dayMs / 7,
  months: (from, to) => (to - from) / dayMs / 30.4375,
  years: (from, to) => (to - from) / dayMs / 365.25,
  'complete-months': completeMonths,
  'complete-years': completeYears,
}

export const apply: Apply<typeof definition> = (frame, { from, to, unit, name }, context) => {
  if (from === to) return broken('same-variable', {}, 'to')
  const [start, end] = [columnById(frame, from), columnById(frame, to)]
  if (start === undefined || start.type === 'text') return broken('column-missing', { column: from }, 'from')
  if (end === undefined || end.type === 'text') return broken('column-missing', { column: to }, 'to')
  const problem = nameProblem(frame, name, 'name')
  if (problem !== null) return problem
  const between = difference[unit]
  const values = start.values.map((ms, row) => between(ms, end.values[row] as number))
  const negative = start.values.reduce((count, ms, row) => ((end.values[row] as number) < ms ? count + 1 : count), 0)
  const column = { ...newMeta(context, name, 'continuous'), type: 'number' as const, values }
  return changedColumns([column], negative > 0 ? [warning('negative', { count: negative })] : [])
}

export function reads({ from, to }: StepOptionsOf<typeof definition>): readonly string[] {
  return [from, to]
}
