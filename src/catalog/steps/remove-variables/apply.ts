import type { Apply, StepOptionsOf } from '../../kit/step.ts'
import { broken } from '../../kit/steps/step-change.ts'
import type { definition } from './definition.ts'

export const apply: Apply<typeof definition> = (frame, { variables }) => {
  const left = frame.columns.some(({ id }) => !variables.includes(id))
  if (!left) return broken('nothing-left', {}, 'variables')
  return { status: 'columns', columns: [], removed: variables, notices: [] }
}

/** The remaining columns matter only if none would remain. */
export function reads({ variables }: StepOptionsOf<typeof definition>): readonly string[] {
  return variables
}
