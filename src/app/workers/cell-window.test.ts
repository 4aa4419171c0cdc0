import { expect, test } from 'vitest'
import { makeFrame, makeNumericColumn, textColumn } from '#engine/frame/make-columns.ts'
import { cellWindow } from './cell-window.ts'

test('cells are shown as stored; a missing value of a kind shows its kind', () => {
  const frame = makeFrame([
    makeNumericColumn({ id: 'c1', name: 'x', missingCodes: [9], missingTags: Uint8Array.of(0, 2, 0, 1) }, [
      1.5,
      null,
      9,
      null,
    ]),
    makeNumericColumn({ id: 'c2', name: 'seen', type: 'date' }, [0, null, 86_400_000, null]),
    textColumn({ id: 'c3', name: 't' }, ['a', null, 'b', 'a']),
  ])
  expect(cellWindow(frame, ['c1', 'c3', 'c2', 'gone'], 0, 9)).toEqual({
    from: 0,
    rowIds: Float64Array.of(1, 2, 3, 4),
    cells: [
      ['1.5', '.a', '9', '._'],
      ['a', null, 'b', 'a'],
      ['1970-01-01', null, '1970-01-02', null],
      [null, null, null, null],
    ],
  })
})

test('of the rows that are shown, their cells and the numbers that they have in the file', () => {
  const frame = makeFrame([makeNumericColumn({ id: 'c1', name: 'x' }, [1, 2, 3, 4, 5])], Float64Array.of(9, 8, 7, 6, 5))
  const shown = Int32Array.of(1, 3, 4)
  expect(cellWindow(frame, ['c1'], 1, 9, shown)).toEqual({
    from: 1,
    rowIds: Float64Array.of(6, 5),
    cells: [['4', '5']],
  })
})
