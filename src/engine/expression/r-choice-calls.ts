import type { Expression } from './parse.ts'
import type { Call } from './r-call.ts'
import type { RWriter } from './to-r.ts'

/** Values of one result: if one of them is an instant, days are instants too. */
function written(values: readonly Expression[], r: RWriter): string[] {
  const some = values.some((e) => r.type(e) === 'datetime')
  return values.map((e) => (some && r.type(e) === 'date' ? `${r.helper('instant')}(${r.write(e)})` : r.write(e)))
}

/** Nested `when`; an unknown condition is not true. */
function nested(conditions: readonly string[], values: readonly string[], r: RWriter): string {
  const otherwise = values.length > conditions.length ? (values.at(-1) ?? 'NA') : 'NA'
  return conditions.reduceRight(
    (rest, condition, k) => `${r.helper('when')}((${condition}) %in% TRUE, ${values[k] ?? 'NA'}, ${rest})`,
    otherwise,
  )
}

/** Pairs, and after them perhaps one value. */
function pairsOf(args: readonly Expression[]) {
  const paired = args.length - (args.length % 2)
  const pairs = args.slice(0, paired)
  return {
    firsts: pairs.filter((_, k) => k % 2 === 0),
    values: [...pairs.filter((_, k) => k % 2 === 1), ...args.slice(paired)],
  }
}

const equals = (x: Expression, value: Expression, r: RWriter) => `${r.comparand(x, value)} == ${r.comparand(value, x)}`

const over =
  (sign: '|' | '&'): Call =>
  (args, r) =>
    `Reduce(\`${sign}\`, list(${args.map((arg) => r.write(arg)).join(', ')}))`

const firstOf = (args: readonly Expression[], r: RWriter) => `${r.helper('first_of')}(${written(args, r).join(', ')})`

/** Calls of functions that choose between values. */
export const rChoiceCalls: Readonly<Record<string, Call>> = {
  case: (args, r) => {
    const { firsts, values } = pairsOf(args)
    return nested(
      firsts.map((condition) => r.write(condition)),
      written(values, r),
      r,
    )
  },
  switch: ([x, ...args], r) => {
    if (x === undefined) return 'NA'
    const { firsts, values } = pairsOf(args)
    return nested(
      firsts.map((value) => equals(x, value, r)),
      written(values, r),
      r,
    )
  },
  first_valid: firstOf,
  last_valid: (args, r) => firstOf(args.toReversed(), r),
  if_missing: firstOf,
  any: over('|'),
  all: over('&'),
  count_values: ([x, ...args], r) =>
    x === undefined
      ? 'NA'
      : `${r.helper('count_true')}(${[r.write(x), ...args.map((arg) => equals(x, arg, r))].join(', ')})`,
  in_range: ([x, low, high], r) =>
    x && low && high
      ? `(${r.comparand(x, low)} >= ${r.comparand(low, x)} & ${r.comparand(x, high)} <= ${r.comparand(high, x)})`
      : 'NA',
}
