import readXlsxFile from 'read-excel-file/universal'
import { expect, test } from 'vitest'
import { makeFrame, makeNumericColumn, textColumn } from '#engine/frame/make-columns.ts'
import { dictionarySheets } from './dictionary-sheets.ts'
import { framesToXlsx } from './write-frame.ts'

test('another reader finds every variable and every label, in their order', async () => {
  const frame = makeFrame([
    makeNumericColumn(
      {
        id: 'c1',
        name: '年龄',
        label: 'Age "years"',
        missingCodes: [98, 99],
        missingRanges: [[null, -1], [100.5, 120]], // biome-ignore format: pairs
        valueLabels: [{ value: 99, label: '拒答' }, { value: '.a', label: 'absent' }], // biome-ignore format: pairs
        note: '=1+1',
      },
      [1, 2],
    ),
    makeNumericColumn({ id: 'c2', name: 'day', type: 'date', format: 'month', missingCodes: [Date.UTC(1900, 0, 1)] }, [
      0,
      null,
    ]),
    textColumn({ id: 'c3', name: 't', measure: 'ordinal', valueLabels: [{ value: '001', label: 'first' }] }, [
      '001',
      null,
    ]),
  ])
  const { blob } = await framesToXlsx([{ sheetName: 'data', frame }, ...dictionarySheets(frame)])
  const sheets = await readXlsxFile(blob)
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['data', 'dictionary', 'labels'])
  expect(sheets[1]?.data).toEqual([
    ['name', 'label', 'type', 'measure', 'format', 'missing_codes', 'missing_ranges', 'note'],
    ['年龄', 'Age "years"', 'number', 'continuous', null, '98; 99', 'LO THRU -1; 100.5 THRU 120', '=1+1'],
    ['day', null, 'date', 'continuous', 'month', '1900-01-01', null, null],
    ['t', null, 'text', 'ordinal', null, null, null, null],
  ])
  expect(sheets[2]?.data).toEqual([
    ['name', 'value', 'label', 'order'],
    ['年龄', '99', '拒答', 1],
    ['年龄', '.a', 'absent', 2],
    ['t', '001', 'first', 1],
  ])
})

test('without labels the sheet has its header only', async () => {
  const frame = makeFrame([makeNumericColumn({ id: 'c1', name: 'x' }, [1])])
  const { blob } = await framesToXlsx([{ sheetName: 'data', frame }, ...dictionarySheets(frame)])
  expect((await readXlsxFile(blob))[2]?.data).toEqual([['name', 'value', 'label', 'order']])
})
