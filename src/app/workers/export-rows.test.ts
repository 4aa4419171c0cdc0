import { expect, test } from 'vitest'
import { makeFrame, makeNumericColumn, textColumn } from '#engine/frame/make-columns.ts'
import { exportRows } from './export-rows.ts'

const frame = makeFrame([
  textColumn({ id: 'c1', name: 'note' }, ['=1+1', '-1.5', null]),
  makeNumericColumn({ id: 'c2', name: 'change' }, [-1.5, 2, null]),
])
const context = { signal: new AbortController().signal, onProgress: () => undefined }
const textOf = async (blob: Blob) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer())

test('[D8] every CSV file is guarded on request, and reports what could be guarded', async () => {
  const guarded = "note,change\n'=1+1,-1.5\n-1.5,2\n,\n"
  for (const format of ['csv', 'csv-source', 'csv-excel'] as const) {
    const mark = format === 'csv-excel' ? '\ufeff' : ''
    const on = await exportRows(frame, format, true, context)
    const off = await exportRows(frame, format, false, context)
    expect([on.formulaTexts, off.formulaTexts]).toEqual([1, 1])
    expect(await textOf(on.blob)).toBe(mark + guarded)
    expect(await textOf(off.blob)).toBe(mark + guarded.replace("'", ''))
  }
})

test('[D8] in a workbook there is nothing to guard', async () => {
  expect(await exportRows(frame, 'xlsx', true, context)).toMatchObject({ formulaTexts: 0 })
})

test('user-missing values are empty in the CSV for R, and stay in files that keep their meaning', async () => {
  const age = { id: 'c1', name: 'age', missingCodes: [999], missingRanges: [[-9, -1]] } as const
  const result = { id: 'c2', name: 'result', missingCodes: ['未查'] }
  const days = makeFrame([
    makeNumericColumn(age, [40, 999, -3, null]),
    textColumn(result, ['阴性', '未查', null, '阳性']),
    { ...makeNumericColumn({ id: 'c3', name: 'dose' }, [1, null, 2, 3]), missingTags: Uint8Array.of(0, 1, 0, 0) },
  ])
  const csv = async (format: 'csv' | 'csv-source' | 'csv-excel') =>
    (await textOf((await exportRows(days, format, false, context)).blob)).replace('\ufeff', '')
  expect(await csv('csv')).toBe('age,result,dose\n40,阴性,1\n,,\n,,2\n,阳性,3\n')
  const whole = 'age,result,dose\n40,阴性,1\n999,未查,\n-3,,2\n,阳性,3\n'
  expect([await csv('csv-source'), await csv('csv-excel')]).toEqual([whole, whole])
})

const study = makeFrame([
  makeNumericColumn({ id: 'c1', name: '年龄', label: '年龄（岁）', missingCodes: [98, 99] }, [40, 98, 99, null]),
  { ...makeNumericColumn({ id: 'c2', name: 'dose' }, [1, null, 2, 3]), missingTags: Uint8Array.of(0, 2, 0, 0) },
])

test.each([
  ['sav', '$FL2', ['tags-as-codes']],
  ['dta', '<sta', ['codes-as-letters']],
  ['dta-numbers', '<sta', ['codes-as-values']],
  ['zsav', '$FL3', ['tags-as-codes']],
  ['xpt', 'HEAD', ['codes-as-values', 'names-changed']],
  ['parquet', 'PAR1', ['codes-as-values', 'labels-for-this-program', 'tags-left-out']],
  ['rds', '\u001f\u008b\b', ['measures-left-out']],
  ['xlsx-dictionary', 'PK', ['tags-left-out']],
] as const)('%s: a file of the format, with what it cannot hold', async (format, head, codes) => {
  const { blob, formulaTexts, losses } = await exportRows(study, format, false, context)
  const bytes = new Uint8Array(await blob.slice(0, head.length).arrayBuffer())
  expect(String.fromCharCode(...bytes)).toBe(head)
  expect([formulaTexts, losses.map(({ code }) => code)]).toEqual([0, codes])
})

test.each(['sav', 'dta', 'rds', 'xlsx-dictionary'] as const)(
  '%s: nothing is said if nothing is lost',
  async (format) => {
    expect((await exportRows(frame, format, false, context)).losses).toEqual([])
  },
)
