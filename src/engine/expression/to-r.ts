import { type ColumnTypes, checkTypes } from './check-types.ts'
import type { Expression } from './parse.ts'
import { rCalls } from './r-calls.ts'
import type { ValueType } from './vector.ts'

export interface RNames {
  /** R's name of a column, such as `d$x`. */
  readonly column: (id: string) => string
  readonly text: (text: string) => string
}

export interface RExpression {
  readonly code: string
  /** Names of the helper functions that the code calls. */
  readonly helpers: readonly string[]
}

/** Parts of an expression for the generated R code. */
export interface RWriter {
  /** The operand, in brackets unless it is atomic. */
  write(e: Expression): string
  /** One side of a comparison with the other. */
  comparand(e: Expression, other: Expression | undefined): string
  type(e: Expression): ValueType
  /** Records the call of a helper and returns its name. */
  helper(name: string): string
  readonly names: RNames
}

/**
 * The same expression in R, with the same values row by row, missing ones included. Where R itself behaves differently (1/0 is Inf, `ifelse`
 * drops dates, `min` does not skip NA), a helper function of our own is called. The expression must have passed `checkTypes`.
 */
export function toR(e: Expression, columns: ColumnTypes, names: RNames): RExpression {
  const helpers = new Set<string>()
  const writer: RWriter = {
    names,
    write: (part) => writePart(part, writer),
    comparand: (part, other) => comparand(part, other, writer),
    type: (part) => checkTypes(part, columns),
    helper: (name) => {
      helpers.add(name)
      return name
    },
  }
  return { code: writer.write(e), helpers: Array.from(helpers) }
}

const isDate = (type: ValueType) => type === 'date' || type === 'datetime'

function writePart(e: Expression, r: RWriter): string {
  switch (e.kind) {
    case 'number':
      return String(e.value)
    case 'text':
      return e.value === '' ? 'NA_character_' : r.names.text(e.value)
    case 'logical':
      return e.value ? 'TRUE' : 'FALSE'
    case 'missing':
      return 'NA'
    case 'column':
      return r.names.column(e.id)
    case 'negative':
      return `-${operand(e.of, r)}`
    case 'not':
      return `!${operand(e.of, r)}`
    case 'in': {
      const test = `${r.helper('is_in')}(${[comparand(e.of, e.list[0], r), ...e.list.map((item) => comparand(item, e.of, r))].join(', ')})`
      return e.negated ? `!${test}` : test
    }
    case 'binary':
      return binary(e, r)
    case 'call':
      return rCalls[e.name]?.(e.args, r) ?? `${e.name}(${e.args.map((arg) => r.write(arg)).join(', ')})`
  }
}

function operand(e: Expression, r: RWriter): string {
  const code = r.write(e)
  return e.kind === 'binary' || e.kind === 'not' || e.kind === 'negative' || (e.kind === 'in' && e.negated)
    ? `(${code})`
    : code
}

const rSigns: Readonly<Record<string, string>> = { and: '&', or: '|' }

function binary(e: Expression & { kind: 'binary' }, r: RWriter): string {
  const [left, right] = [operand(e.left, r), operand(e.right, r)]
  switch (e.sign) {
    case '/':
      return `${r.helper('divide')}(${r.write(e.left)}, ${r.write(e.right)})`
    case '^':
      return `${r.helper('power')}(${r.write(e.left)}, ${r.write(e.right)})`
    case '+':
    case '-': {
      const type = r.type(e.left)
      if (!isDate(type)) return `${left} ${e.sign} ${right}`
      if (e.sign === '-' && isDate(r.type(e.right)))
        return `${r.helper('days_between')}(${r.write(e.right)}, ${r.write(e.left)})`
      if (type === 'date') return `${left} + floor(${e.sign === '-' ? `-${right}` : r.write(e.right)})`
      return `${left} ${e.sign} ${right} * 86400`
    }
    case '*':
    case 'and':
    case 'or':
      return `${left} ${rSigns[e.sign] ?? e.sign} ${right}`
    default:
      return `${comparand(e.left, e.right, r)} ${e.sign} ${comparand(e.right, e.left, r)}`
  }
}

/** One side of a comparison: compared with a date, a text constant is a date; compared with an instant, a day is its midnight. */
function comparand(e: Expression, other: Expression | undefined, r: RWriter): string {
  const type = r.type(e)
  const beside = other === undefined ? 'missing' : r.type(other)
  if (isDate(type) && isDate(beside) && type !== beside) return `${r.helper('instant')}(${r.write(e)})`
  if (e.kind === 'text' && isDate(beside)) return `${r.helper('instant')}(${r.write(e)})`
  if (isDate(type) && other?.kind === 'text') return `${r.helper('instant')}(${r.write(e)})`
  return operand(e, r)
}
