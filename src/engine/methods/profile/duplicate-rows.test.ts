import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { makeFrame, makeNumericColumn, textColumn } from '../../frame/make-columns.ts'
import { duplicateRows } from './duplicate-rows.ts'

const a = makeNumericColumn({ id: 'c1', name: 'a' }, [1, 1, 2, 1, 1, null, null, 1])
const b = textColumn({ id: 'c2', name: 'b' }, ['x', 'y', 'x', 'x', 'x', null, null, 'x'])
const c = makeNumericColumn({ id: 'c3', name: 'c' }, [5, 5, 5, 5, 5, null, null, 6])
const count = (columns: Parameters<typeof makeFrame>[0]) => duplicateRows(makeFrame(columns), uninterrupted)

test('rows that equal an earlier one are counted, each once', async () => {
  expect(await count([a, b, c])).toBe(3) // two copies of the first row, one of the blank row
  expect(await count([a])).toBe(5)
  expect(await count([c, b, a, { ...c, id: 'c4' }])).toBe(3)
})

test('rows that differ only in the last column are no duplicates', async () => {
  const id = makeNumericColumn({ id: 'c9', name: 'id' }, [1, 2, 3, 4, 5, 6, 7, 8])
  expect(await count([a, b, c, id])).toBe(0)
  expect(await count([id, a])).toBe(0)
  expect(await count([])).toBe(0)
})
