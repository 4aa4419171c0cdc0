import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DoubleDouble, exactly, minus, plus, times } from './double-double.ts'
import {
  type DoubleDoubleColumn,
  elementOf,
  elementwiseProduct,
  exactColumn,
  scalarProduct,
  subtractMultiple,
} from './double-double-columns.ts'

const number = fc.tuple(fc.double({ min: -1e6, max: 1e6, noNaN: true }), fc.double({ min: -1, max: 1, noNaN: true }))
const pairs = fc.array(fc.tuple(number, number), { minLength: 1, maxLength: 9 })

const elements = (column: DoubleDoubleColumn) => Array.from(column.hi, (_, i) => elementOf(column, i))
const ddOf = ([hi, part]: readonly [number, number]): DoubleDouble => plus(exactly(hi), exactly(hi * part * 2 ** -54))

function columnOf(values: readonly DoubleDouble[]): DoubleDoubleColumn {
  return { hi: Float64Array.from(values, ({ hi }) => hi), lo: Float64Array.from(values, ({ lo }) => lo) }
}

test('column arithmetic equals scalar arithmetic, to the last bit', () => {
  fc.assert(
    fc.property(pairs, number, (given, by) => {
      const [a, b] = [given.map(([one]) => ddOf(one)), given.map(([, other]) => ddOf(other))]
      const products = a.map((value, i) => times(value, b[i] ?? exactly(0)))
      const factor = ddOf(by)
      expect(elements(elementwiseProduct(columnOf(a), columnOf(b)))).toEqual(products)
      expect(scalarProduct(columnOf(a), columnOf(b))).toEqual(products.reduce(plus, exactly(0)))
      const x = columnOf([exactly(7), ...a])
      subtractMultiple(x, factor, columnOf(b), 1)
      const less = a.map((value, i) => minus(value, times(factor, b[i] ?? exactly(0))))
      expect(elements(x)).toEqual([exactly(7), ...less])
    }),
  )
})

test('a shift skips the first elements of the second column', () => {
  expect(scalarProduct(exactColumn([2, 3]), exactColumn([9, 5, 7]), 1)).toEqual(exactly(31))
})
