import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countMissing } from './coded-column.ts'
import { factor } from './factor.ts'
import { makeNumericColumn, textColumn } from './make-columns.ts'
import { missingKinds } from './missing-kinds.ts'
import { selectCells } from './select-rows.ts'

test('missing values, codes and infinite numbers are counted separately; a code that does not occur has 0', () => {
  const column = makeNumericColumn({ id: 'c1', name: 'x', missingCodes: [9, 0, 7, 9, 'refused'] }, [
    1,
    9,
    9,
    null,
    -0,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ])
  expect(missingKinds(column)).toEqual({
    blank: 1,
    codes: [
      { value: 9, count: 2 },
      { value: 0, count: 1 },
      { value: 7, count: 0 },
    ],
    ranged: 0,
    infinite: 2,
  })
})

test('codes of a text are compared as texts', () => {
  const column = textColumn({ id: 'c1', name: 'x', missingCodes: [9, '未查', 'none'] }, [
    '9',
    '未查',
    '9',
    '阴性',
    null,
  ])
  expect(missingKinds(column)).toEqual({
    blank: 1,
    codes: [
      { value: '9', count: 2 },
      { value: '未查', count: 1 },
      { value: 'none', count: 0 },
    ],
    ranged: 0,
    infinite: 0,
  })
})

test('a number in a range is counted there, unless a code names it', () => {
  const missingRanges = [
    [null, -1],
    [8, 9],
  ] as const
  const column = makeNumericColumn({ id: 'c1', name: 'x', missingCodes: [9], missingRanges }, [
    1,
    8,
    9,
    -5,
    Number.NEGATIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    null,
  ])
  expect(missingKinds(column)).toEqual({ blank: 1, codes: [{ value: 9, count: 1 }], ranged: 3, infinite: 1 })
})

test('no rows: nothing is missing', () => {
  expect(missingKinds(makeNumericColumn({ id: 'c1', name: 'x' }, []))).toEqual({
    blank: 0,
    codes: [],
    ranged: 0,
    infinite: 0,
  })
})

const cell = fc.constantFrom(1, 2, 8, 9, null, Number.POSITIVE_INFINITY, 1e300, 1e-300)

const end = fc.constantFrom(null, 0, 2, 9)
const ranges = fc.array(fc.tuple(end, end), { maxLength: 2 })

test('together they are the rows without a level, and the order of the rows does not matter', () => {
  fc.assert(
    fc.property(fc.array(cell), fc.subarray([8, 9]), ranges, (cells, missingCodes, missingRanges) => {
      const column = makeNumericColumn({ id: 'c1', name: 'x', missingCodes, missingRanges }, cells)
      const kinds = missingKinds(column)
      const sum = kinds.blank + kinds.ranged + kinds.infinite + kinds.codes.reduce((all, { count }) => all + count, 0)
      expect(sum).toBe(countMissing(factor(column)))
      const backwards = selectCells(
        column,
        Int32Array.from(cells, (_, i) => cells.length - 1 - i),
      )
      expect(missingKinds(backwards)).toEqual(kinds)
    }),
  )
})
