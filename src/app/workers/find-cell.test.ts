import { expect, test } from 'vitest'
import { uninterrupted } from '#engine/checkpoint.ts'
import { makeFrame, makeNumericColumn, textColumn } from '#engine/frame/make-columns.ts'
import { type FindRequest, findCell } from './find-cell.ts'

const frame = makeFrame([
  {
    ...makeNumericColumn({ id: 'c1', name: 'sex' }, [1, 2, 12, null]),
    valueLabels: [
      { value: 1, label: 'Male' },
      { value: 2, label: 'Female' },
    ],
  },
  textColumn({ id: 'c2', name: 'note' }, ['Asthma', null, 'no asthma', 'm 12']),
  makeNumericColumn({ id: 'c3', name: 'seen', type: 'date' }, [0, 86_400_000, null, 0]),
])
const columns = ['c1', 'c2', 'c3']
const find = async (text: string, more: Partial<FindRequest> = {}, positions?: Int32Array) => {
  const found = await findCell(
    frame,
    { text, columns, after: null, isBackwards: false, ...more },
    positions,
    uninterrupted,
  )
  return found && `${found.column} ${found.row}`
}

test('the next cell, row by row, and round at the end', async () => {
  expect(await find('ASTHMA')).toBe('c2 0')
  expect(await find('asthma', { after: { column: 'c2', row: 0 } })).toBe('c2 2')
  expect(await find('asthma', { after: { column: 'c2', row: 2 } })).toBe('c2 0')
  expect(await find('m 12', { after: { column: 'c2', row: 3 } })).toBe('c2 3')
  expect(await find('2', { after: { column: 'c1', row: 1 } })).toBe('c3 1')
})

test('backwards, and round at the beginning', async () => {
  expect(await find('asthma', { isBackwards: true })).toBe('c2 2')
  expect(await find('asthma', { isBackwards: true, after: { column: 'c2', row: 0 } })).toBe('c2 2')
  expect(await find('12', { isBackwards: true, after: { column: 'c3', row: 3 } })).toBe('c2 3')
})

test('labels of values, days, and nothing', async () => {
  expect(await find('female')).toBe('c1 1')
  expect(await find('male', { after: { column: 'c1', row: 0 } })).toBe('c1 1')
  expect(await find('1970-01-02')).toBe('c3 1')
  expect(await find('x')).toBeUndefined()
  expect(await find('')).toBeUndefined()
})

test('only columns and rows that are shown are searched', async () => {
  expect(await find('12', { columns: ['c2', 'c3'] })).toBe('c2 3')
  expect(await find('asthma', {}, Int32Array.of(1, 2))).toBe('c2 1')
  expect(await find('asthma', {}, Int32Array.of(1, 3))).toBeUndefined()
  expect(await find('asthma', {}, Int32Array.of())).toBeUndefined()
})

test('a search that is stopped ends at the next checkpoint', async () => {
  const long = makeFrame([makeNumericColumn({ id: 'c1', name: 'x' }, new Float64Array(70_000))])
  const request = { text: '7', columns: ['c1'], after: null, isBackwards: false }
  const stopped = () => Promise.reject(new DOMException('cancelled', 'AbortError'))
  await expect(findCell(long, request, undefined, stopped)).rejects.toThrow('cancelled')
})
