import fc from 'fast-check'
import { expect, test } from 'vitest'
import { factor } from './factor.ts'
import { distinctNumbers, usedLevels } from './levels.ts'
import { makeNumericColumn, textColumn } from './make-columns.ts'

const value = fc.constantFrom(0, -0, 1, 2, 257, 0.5, -3, Number.POSITIVE_INFINITY)
const meta = fc.record({
  id: fc.constant('c1'),
  name: fc.constant('x'),
  valueLabels: fc.array(fc.record({ value: fc.oneof(value, value.map(String)), label: fc.constantFrom('a', 'b') })),
  missingCodes: fc.array(value, { maxLength: 2 }),
  missingRanges: fc.array(fc.tuple(fc.option(value), fc.option(value)), { maxLength: 1 }),
})

test('used levels are those of the factor, with any labels, missing values and filters', () => {
  fc.assert(
    fc.property(meta, fc.array(fc.option(value)), fc.boolean(), (input, values, asText) => {
      const texts = textColumn(
        input,
        values.map((v) => (v === null ? null : String(v))),
      )
      const column = asText ? { ...texts, codes: texts.codes.slice(1) } : makeNumericColumn(input, values)
      expect(usedLevels(column, 200)).toEqual(factor(column).levels)
    }),
  )
})

test('numbers that share their last bits are distinguished, missing values are not levels, and the search stops beyond the limit', () => {
  const values = Float64Array.of(1, 257, 1, Number.NaN, 1.5, 257, -0, 0)
  expect([...distinctNumbers(values)]).toEqual([1, 257, 1.5, 0])
  expect(
    distinctNumbers(
      Float64Array.from({ length: 1000 }, (_, i) => i),
      5,
    ).size,
  ).toBe(6)
  expect(usedLevels(makeNumericColumn({ id: 'c1', name: 'x' }, values), 3)).toBeUndefined()
})
