import readXlsxFile from 'read-excel-file/universal'
import { expect, test } from 'vitest'
import { makeFrame, makeNumericColumn, textColumn } from '#engine/frame/make-columns.ts'
import { exampleFile } from './example-file.ts'
import { ZipFile } from './zip/read-zip.ts'

const valueLabels = [
  { value: 1, label: '男' },
  { value: 2, label: '女' },
]
const frame = makeFrame([
  textColumn({ id: 'c1', name: '编号' }, ['a', 'b']),
  makeNumericColumn(
    { id: 'c2', name: 'sex', label: '性别', measure: 'nominal', valueLabels, missingCodes: [9] },
    [1, 2],
  ),
])
const about = { name: 'demo', source: 'R package survival. LGPL-2 or later.' }
const described = ['sex', '性别', 'number', 'nominal', '1=男; 2=女', '9']

test('a workbook has the data, the list of variables and the source', async () => {
  const sheets = await readXlsxFile(await exampleFile(frame, about, 'xlsx'))
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['data', 'variables', 'source'])
  expect(sheets[0]?.data).toEqual([
    ['编号', 'sex'],
    ['a', 1],
    ['b', 2],
  ])
  expect(sheets[1]?.data[2]).toEqual(described)
  expect(sheets[2]?.data).toEqual([['source'], [about.source]])
})

test('an archive has the same as CSV files that Excel reads as UTF-8', async () => {
  const zip = await ZipFile.open(await exampleFile(frame, about, 'csv'))
  const textOf = async (name: string) => {
    const entry = zip.entries.get(name)
    if (!entry) throw new Error(`there is no ${name}`)
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await zip.readAll(entry, { maxBytes: 1 << 20 }))
  }
  expect([...zip.entries.keys()]).toEqual(['demo.csv', 'demo-variables.csv', 'source.txt'])
  expect(await textOf('demo.csv')).toBe('\ufeff编号,sex\na,1\nb,2\n')
  expect(await textOf('demo-variables.csv')).toContain(`${described.join(',')}\n`)
  expect(await textOf('source.txt')).toBe(`${about.source}\n`)
})
