import { both, compare, onlyOne } from './compare.ts'
import type { FunctionSpec } from './function-spec.ts'
import { missingness } from './logical-functions.ts'
import { pick } from './pick.ts'
import { asLogical, type LogicalVector, lengthOf, type Vector } from './vector.ts'

/** The value after the first condition that is true, an unknown condition being not true; else the last value, if one stands alone. */
function firstTrue(conditions: readonly LogicalVector[], values: readonly Vector[], rows: number): Vector {
  const { length, single } = lengthOf([...conditions, ...values], rows)
  const taken = new Int32Array(length).fill(values.length > conditions.length ? conditions.length : -1)
  for (let k = conditions.length - 1; k >= 0; k--) {
    const { values: met, single: isSame } = conditions[k] as LogicalVector
    for (let i = 0; i < length; i++) if (met[isSame ? 0 : i] === 1) taken[i] = k
  }
  return pick(values, taken, single)
}

/** The first of these values that is there. */
function firstPresent(args: readonly Vector[], rows: number): Vector {
  const present = args.map((arg): LogicalVector => {
    const { values, single } = missingness(arg)
    for (let i = 0; i < values.length; i++) values[i] = 1 - (values[i] as number)
    return { type: 'logical', values, single }
  })
  return firstTrue(present, args, rows)
}

const every = <T>(items: readonly T[], second: number) => items.filter((_, k) => k % 2 === second)

export const choiceFunctions = {
  case: {
    parameters: ['logical', 'any'],
    rest: 'any',
    typeOf: (k, count) => (k % 2 === 0 && k < count - 1 ? 'logical' : 'any'),
    result: 'same',
    evaluate: (args, { rows }) => {
      const pairs = args.slice(0, args.length - (args.length % 2))
      return firstTrue(every(pairs, 0).map(asLogical), [...every(pairs, 1), ...args.slice(pairs.length)], rows)
    },
  },
  switch: {
    parameters: ['key', 'key', 'any'],
    rest: 'any',
    typeOf: (k, count) => (k === 0 || (k % 2 === 1 && k < count - 1) ? 'key' : 'any'),
    result: 'same',
    evaluate: ([of, ...args], { rows }) => {
      const pairs = args.slice(0, args.length - (args.length % 2))
      const met = every(pairs, 0).map((value) => compare('==', of as Vector, value, rows))
      return firstTrue(met, [...every(pairs, 1), ...args.slice(pairs.length)], rows)
    },
  },
  first_valid: {
    parameters: ['any'],
    rest: 'any',
    result: 'same',
    evaluate: (args, { rows }) => firstPresent(args, rows),
  },
  last_valid: {
    parameters: ['any'],
    rest: 'any',
    result: 'same',
    evaluate: (args, { rows }) => firstPresent(args.toReversed(), rows),
  },
  if_missing: {
    parameters: ['any', 'any'],
    result: 'same',
    evaluate: (args, { rows }) => firstPresent(args, rows),
  },
  xor: {
    parameters: ['logical', 'logical'],
    result: 'logical',
    evaluate: ([a, b], { rows }) => onlyOne(asLogical(a as Vector), asLogical(b as Vector), rows),
  },
  in_range: {
    parameters: ['key', 'key', 'key'],
    orders: true,
    result: 'logical',
    evaluate: ([x, low, high], { rows }) =>
      both(compare('>=', x as Vector, low as Vector, rows), compare('<=', x as Vector, high as Vector, rows), rows),
  },
} satisfies Record<string, FunctionSpec>
