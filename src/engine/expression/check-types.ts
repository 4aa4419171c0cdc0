import { parseIsoDate } from '../frame/calendar.ts'
import { ExpressionError } from './expression-error.ts'
import { type FunctionSpec, type ParameterType, parameterType } from './function-spec.ts'
import { functions } from './functions.ts'
import type { Expression } from './parse.ts'
import type { ValueType } from './vector.ts'

/** Type of a column by its id, undefined if it does not exist. */
export type ColumnTypes = (id: string) => 'number' | 'text' | 'date' | 'datetime' | undefined

/**
 * The type of an expression's value. Throws ExpressionError at the position of the invalid operand: `unknown-variable`, `unknown-function`,
 * `wrong-argument-count`,
 * `too-few-arguments`, `wrong-type`, `no-order-for-text`, `not-a-date`.
 */
export function checkTypes(e: Expression, columns: ColumnTypes): ValueType {
  switch (e.kind) {
    case 'number':
    case 'text':
    case 'logical':
    case 'missing':
      return e.kind
    case 'column': {
      const type = columns(e.id)
      if (type === undefined) throw new ExpressionError('unknown-variable', e, { name: e.id })
      return type
    }
    case 'negative':
      demand(e.of, 'number', columns)
      return 'number'
    case 'not':
      demand(e.of, 'logical', columns)
      return 'logical'
    case 'in': {
      for (const item of e.list) comparable(e.of, item, columns)
      return 'logical'
    }
    case 'binary':
      return checkBinary(e, columns)
    case 'call':
      return checkCall(e, columns)
  }
}

const isDate = (type: ValueType) => type === 'date' || type === 'datetime'
const isNumber = (type: ValueType) => type === 'number' || type === 'logical' || type === 'missing'

function checkBinary(e: Expression & { kind: 'binary' }, columns: ColumnTypes): ValueType {
  switch (e.sign) {
    case 'and':
    case 'or':
      demand(e.left, 'logical', columns)
      demand(e.right, 'logical', columns)
      return 'logical'
    case '==':
    case '!=':
      comparable(e.left, e.right, columns)
      return 'logical'
    case '<':
    case '<=':
    case '>':
    case '>=':
      if (comparable(e.left, e.right, columns) === 'text') throw new ExpressionError('no-order-for-text', e)
      return 'logical'
    case '+':
    case '-': {
      const left = checkTypes(e.left, columns)
      if (!isDate(left)) break
      const right = checkTypes(e.right, columns)
      if (e.sign === '-' && isDate(right)) return 'number'
      if (!isNumber(right)) throw wrongType(e.right, 'number', right)
      return left
    }
    default:
  }
  demand(e.left, 'number', columns)
  demand(e.right, 'number', columns)
  return 'number'
}

/** The common type of two operands that are compared; a text constant compared with a date is read as a date. */
function comparable(left: Expression, right: Expression, columns: ColumnTypes): ValueType {
  const [a, b] = [checkTypes(left, columns), checkTypes(right, columns)]
  if (isDate(a) || isDate(b)) {
    for (const [side, type] of [
      [left, a],
      [right, b],
    ] as const) {
      if (isDate(type) || type === 'missing') continue
      if (side.kind !== 'text') throw wrongType(side, 'date', type)
      dateConstant(side)
    }
    return 'date'
  }
  if (a === 'text' || b === 'text') {
    if (a !== 'text' && a !== 'missing') throw wrongType(left, 'text', a)
    if (b !== 'text' && b !== 'missing') throw wrongType(right, 'text', b)
    return 'text'
  }
  return 'number'
}

function checkCall(e: Expression & { kind: 'call' }, columns: ColumnTypes): ValueType {
  const spec = functions.get(e.name)
  if (spec === undefined)
    throw new ExpressionError('unknown-function', { at: e.at, length: e.name.length }, { name: e.name })
  const least = spec.parameters.length - (spec.optional ?? 0)
  const most = spec.parameters.length
  if (spec.rest !== undefined && e.args.length < least)
    throw new ExpressionError('too-few-arguments', e, { name: e.name, least })
  if (e.args.length < least || (spec.rest === undefined && e.args.length > most))
    throw new ExpressionError('wrong-argument-count', e, { name: e.name, least, most })
  const [first] = e.args
  const types = e.args.map((arg, k) => {
    const wanted = parameterType(spec, k, e.args.length)
    if (wanted !== 'key' || first === undefined || k === 0)
      return demand(arg, wanted === 'key' ? 'any' : wanted, columns)
    const type = comparable(first, arg, columns)
    if (spec.orders && type === 'text') throw new ExpressionError('no-order-for-text', e)
    return type
  })
  if (e.name === 'date') return checkDate(e, types)
  if (spec.result === 'first') return types[0] ?? 'missing'
  if (spec.result !== 'same') return spec.result
  return commonType(e, spec, types)
}

function checkDate(e: Expression & { kind: 'call' }, types: readonly ValueType[]): ValueType {
  const [first] = e.args
  const type = types[0] ?? 'missing'
  if (types.length === 2) throw new ExpressionError('wrong-argument-count', e, { name: 'date', least: 1, most: 3 })
  if (first !== undefined && types.length === 3 && !isNumber(type)) throw wrongType(first, 'number', type)
  if (first !== undefined && types.length === 1 && !isDate(type) && type !== 'text')
    throw wrongType(first, 'date', type)
  return 'date'
}

/** The common type of the arguments that may have any type, numbers and conditions together being numbers. */
function commonType(e: Expression & { kind: 'call' }, spec: FunctionSpec, types: readonly ValueType[]): ValueType {
  let common: ValueType = 'missing'
  for (const [k, type] of types.entries()) {
    if (parameterType(spec, k, types.length) !== 'any' || type === 'missing' || type === common) continue
    if (common === 'missing') common = type
    else if (isDate(common) && isDate(type)) common = 'datetime'
    else if (isNumber(common) && isNumber(type)) common = 'number'
    else throw wrongType(e.args[k] as Expression, common, type)
  }
  return common
}

function demand(e: Expression, wanted: ParameterType, columns: ColumnTypes): ValueType {
  const type = wanted === 'date' && e.kind === 'text' ? dateConstant(e) : checkTypes(e, columns)
  const fits =
    type === 'missing' ||
    wanted === 'any' ||
    type === wanted ||
    (wanted === 'number' && type === 'logical') ||
    (wanted === 'date' && type === 'datetime')
  if (!fits) throw wrongType(e, wanted, type)
  return type
}

function dateConstant(e: Expression & { kind: 'text' }): ValueType {
  if (Number.isNaN(parseIsoDate(e.value))) throw new ExpressionError('not-a-date', e, { text: e.value })
  return 'date'
}

function wrongType(e: Expression, wanted: string, found: string): ExpressionError {
  return new ExpressionError('wrong-type', e, { wanted, found })
}
