import { columnById } from '#engine/frame/frame.ts'
import type { Apply, StepOptionsOf } from '../../kit/step.ts'
import { broken, changedColumns, nameProblem } from '../../kit/steps/step-change.ts'
import type { definition } from './definition.ts'

export const apply: Apply<typeof definition> = (frame, { variable, name }) => {
  const column = columnById(frame, variable)
  if (column === undefined) return broken('column-missing', { column: variable }, 'variable')
  return nameProblem(frame, name, 'name', variable) ?? changedColumns([{ ...column, name: name.trim() }])
}

export function reads({ variable }: StepOptionsOf<typeof definition>): readonly string[] {
  return [variable]
}
