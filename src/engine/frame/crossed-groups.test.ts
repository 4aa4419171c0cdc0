import { expect, test } from 'vitest'
import { crossGroups } from './crossed-groups.ts'
import { makeNumericColumn, textColumn } from './make-columns.ts'

const meta = { valueLabels: [], missingCodes: [] }
const first = makeNumericColumn({ ...meta, id: 'a', name: 'a' }, [1, 2, 1, null, 2])
const second = textColumn({ ...meta, id: 'b', name: 'b' }, ['x', 'y', 'y', 'x', null])

test('two variables make a cell for each pair of levels, the second fastest', () => {
  const crossed = crossGroups(5, first, second)
  expect(Array.from(crossed.codes)).toEqual([0, 3, 1, -1, -1])
  expect(crossed.levels.map((levels) => levels.map((level) => level?.value))).toEqual([
    [1, 2],
    ['x', 'y'],
  ])
  expect([crossed.cells, crossed.missing]).toEqual([4, [1, 1]])
})

test('without variables every row is in a single cell', () => {
  const { codes, cells, levels } = crossGroups(3, undefined, undefined)
  expect([Array.from(codes), cells, levels]).toEqual([[0, 0, 0], 1, [[null], [null]]])
})
