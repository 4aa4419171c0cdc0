import { cellsOf } from '#engine/expression/evaluate.ts'
import { ExpressionError } from '#engine/expression/expression-error.ts'
import { applyFormula } from '#engine/expression/formula.ts'
import { columnsOf, parse } from '#engine/expression/parse.ts'
import { missingMask } from '#engine/frame/usable.ts'
import type { Apply, StepOptionsOf } from '../../kit/step.ts'
import { broken, changedColumns, nameProblem, newMeta, warning } from '../../kit/steps/step-change.ts'
import type { definition } from './definition.ts'

export const apply: Apply<typeof definition> = (frame, { name, formula }, context) => {
  const problem = nameProblem(frame, name, 'name')
  if (problem !== null) return problem
  try {
    const { vector, notFinite, dividedByZero } = applyFormula(formula, frame, 'value')
    const nominal = vector.type === 'text' || vector.type === 'logical'
    const column = { ...newMeta(context, name, nominal ? 'nominal' : 'continuous'), ...cellsOf(vector, frame.rows) }
    const notices = []
    if (dividedByZero > 0) notices.push(warning('divided-by-zero', { count: dividedByZero }))
    if (notFinite > dividedByZero) notices.push(warning('not-finite', { count: notFinite - dividedByZero }))
    if (frame.rows > 0 && !missingMask(column).includes(0)) notices.push(warning('all-missing'))
    return changedColumns([column], notices)
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error
    return broken(`formula-${error.code}`, { ...error.params, at: error.at, length: error.length }, 'formula')
  }
}

export function reads({ formula }: StepOptionsOf<typeof definition>): readonly string[] {
  return columnsOf(parse(formula))
}
