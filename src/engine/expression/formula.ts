import type { Frame } from '../frame/frame.ts'
import { type ColumnTypes, checkTypes } from './check-types.ts'
import { type Evaluation, evaluate } from './evaluate.ts'
import { ExpressionError } from './expression-error.ts'
import { type Expression, parse } from './parse.ts'
import { type NamedColumn, toStored } from './stored-form.ts'
import type { ValueType } from './vector.ts'

export interface TypedFormula {
  readonly expression: Expression
  readonly type: ValueType
}

/**
 * Parses the stored form and checks it against the columns. Throws ExpressionError like `parse` and `checkTypes`, and `not-a-condition` if a
 * condition is required and the value is not logical.
 */
export function readFormula(stored: string, columns: ColumnTypes, wanted: 'condition' | 'value'): TypedFormula {
  const expression = parse(stored)
  const type = checkTypes(expression, columns)
  if (wanted === 'condition' && type !== 'logical') throw new ExpressionError('not-a-condition', expression)
  return { expression, type }
}

/** Evaluates a stored formula for each row of the frame. Throws ExpressionError like `readFormula`. */
export function applyFormula(stored: string, frame: Frame, wanted: 'condition' | 'value'): Evaluation {
  const { expression } = readFormula(stored, columnTypes(frame.columns), wanted)
  return evaluate(expression, frame)
}

/** Looks up the type of a column by its id; undefined for an unknown id. */
export function columnTypes(
  columns: readonly { readonly id: string; readonly type: 'number' | 'text' | 'date' | 'datetime' }[],
): ColumnTypes {
  const types = new Map(columns.map((column) => [column.id, column.type]))
  return (id) => types.get(id)
}

export type FormulaCheck =
  | { readonly ok: true; readonly stored: string; readonly type: ValueType }
  | { readonly ok: false; readonly error: Pick<ExpressionError, 'code' | 'at' | 'length' | 'params'> }

/** The state of a formula while it is typed: its stored form and type, or the error with its position in the typed text. */
export function checkFormula(
  typed: string,
  columns: readonly (NamedColumn & { readonly type: 'number' | 'text' | 'date' | 'datetime' })[],
  wanted: 'condition' | 'value',
): FormulaCheck {
  try {
    const ids = new Map(columns.map((column) => [column.name, column.id]))
    // checked as typed, so that positions refer to the typed text
    const expression = parse(typed, (name) => ids.get(name))
    const type = checkTypes(expression, columnTypes(columns))
    if (wanted === 'condition' && type !== 'logical') throw new ExpressionError('not-a-condition', expression)
    return { ok: true, stored: toStored(typed, columns), type }
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error
    const { code, at, length, params } = error
    return { ok: false, error: { code, at, length, params } }
  }
}
