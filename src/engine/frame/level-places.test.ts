import { expect, test } from 'vitest'
import { uninterrupted } from '../checkpoint.ts'
import { levelPlaces } from './level-places.ts'
import { makeNumericColumn, textColumn } from './make-columns.ts'

test('a value stands where the list has it; other values and blanks stand nowhere', async () => {
  const texts = textColumn({ id: 'c1', name: 'x' }, ['b', 'a', null, 'c', 'b', '7'])
  const found = await levelPlaces(texts, ['a', null, 'b', 7], uninterrupted)
  expect(Array.from(found.places)).toEqual([2, 0, -1, -2, 2, 3])
  expect([found.missing, found.unknown]).toEqual([1, { rows: 1, values: new Set(['c']) }])
  const numbers = makeNumericColumn({ id: 'c2', name: 'y' }, [0, -0, 5, 5, null, 1.5])
  const there = await levelPlaces(numbers, [null, 0, '1.5'], uninterrupted)
  expect(Array.from(there.places)).toEqual([1, 1, -2, -2, -1, 2])
  expect(there.unknown).toEqual({ rows: 2, values: new Set([5]) })
})
