import { expect, test } from 'vitest'
import { holds } from './condition.ts'

const values = { age: 65, sex: 'female', fever: false, other: 65, less: 64.5, none: null }

test.each([
  [{ input: 'age', from: 65 }, true],
  [{ input: 'age', below: 65 }, false],
  [{ input: 'sex', is: 'female' }, true],
  [{ input: 'sex', oneOf: ['male', 'female'] }, true],
  [{ input: 'fever', is: false }, true],
  [{ input: 'fever', isNot: true }, true],
  [{ input: 'fever', isNot: false }, false],
  [{ input: 'none', isNot: true }, true],
  [{ input: 'age', sameAs: 'other' }, true],
  [{ input: 'none', sameAs: 'none' }, false],
  [{ input: 'age', moreThan: 'other' }, false],
  [{ input: 'age', moreThan: 'less' }, true],
  [{ input: 'age', moreThan: 'none' }, false],
  [{ input: 'none', is: false }, false],
  [{ input: 'none', below: 1 }, false],
  [{ input: 'none', unanswered: true as const }, true],
  [{ input: 'sex', below: 1 }, false],
])('%j: %j', (when, expected) => {
  expect(holds(when, values)).toBe(expected)
})
