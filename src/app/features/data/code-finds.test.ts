import { expect, test } from 'vitest'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import type { Column } from '#engine/frame/frame.ts'
import { makeFrame, makeNumericColumn, textColumn } from '#engine/frame/make-columns.ts'
import { summarizeColumn } from '#engine/frame/summarize-column.ts'
import { findCodes, withCodes } from './code-finds.ts'

function find(line: string, column: Column) {
  const [info] = describeColumns(makeFrame([column])).columns
  return info && findCodes(line, info, summarizeColumn(column))
}

const age = makeNumericColumn({ id: 'c1', name: 'age' }, [20, 35, 50, 70, 9, 999, 999])

test('typed codes and ranges find their cells', () => {
  expect(find('9, 990–999', age)).toEqual({
    declared: { missingCodes: [9], missingRanges: [[990, 999]] },
    cells: [
      { value: 9, count: 1 },
      { value: 999, count: 2 },
    ],
  })
  expect(find('x', textColumn({ id: 'c2', name: 'sex' }, ['x', 'y']))?.cells).toEqual([{ value: 'x', count: 1 }])
})

test('a column without the typed codes proposes its own', () => {
  expect(find('77', age)?.declared).toEqual({ missingCodes: [999], missingRanges: [] })
  expect(find('77', makeNumericColumn({ id: 'c1', name: 'x' }, [1, 2, 3]))).toBeUndefined()
})

test('codes are added once', () => {
  const known = { missingCodes: [9], missingRanges: [[90, null]] as const }
  expect(withCodes(known, { missingCodes: [9, 99], missingRanges: [[90, null]] })).toEqual({
    missingCodes: [9, 99],
    missingRanges: [[90, null]],
  })
})
