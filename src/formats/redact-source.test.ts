import { expect, test } from 'vitest'
import { gb18030 } from './csv/double-byte.fixture.ts'
import { redactSource } from './redact-source.ts'
import { importFile, readFile } from './table-file.ts'
import { sheetData, workbookOf } from './xlsx/xlsx.fixture.ts'

const text = '某医院 王小明 主任,,\n姓名;旧,诊断,x\n王小明,"高血压,""2级""\n复查",<0.1\n李华,,2\n张伟,糖尿病\n'

test('left-out columns are removed from the file, and the frame is the same', async () => {
  const files = [
    new Blob([gb18030(text)]),
    workbookOf({
      sheets: {
        s: sheetData([
          ['姓名', '诊断', 'x'],
          ['王小明', '高,血压', '0.5'],
          ['李华', null, 2],
          ['张伟', ' 糖尿病 ', '&lt;0.1'],
        ]),
      },
    }),
  ]
  for (const file of files) {
    const choices = { columns: { c1: { include: false } } }
    const { frame, schema, cellRules } = await importFile(file, choices)
    const redacted = await redactSource(file, schema)
    const written = await redacted.blob.text()
    for (const name of ['王小明', '李华', '张伟']) expect(written).not.toContain(name)
    expect(await readFile(redacted.blob, { schema: redacted.schema, cellRules })).toEqual(frame)
    expect(frame.columns.map((c) => c.id)).toEqual(['c2', 'c3'])
  }
})

test('sums and notes below the data are removed from it too', async () => {
  const file = new Blob(['姓名,x,y\n王小明,<1,2\n李华,3,4\n合计,6,6\n注：由王小明制表,,\n'])
  const answers = { footer: 'leave-out', 'below-limit': 'flag' } as const
  const { frame, schema, cellRules } = await importFile(file, { columns: { c1: { include: false } }, answers })
  const redacted = await redactSource(file, schema)
  expect(await redacted.blob.text()).toBe('姓名,x,y\n,<1,2\n,3,4\n')
  expect(await readFile(redacted.blob, { schema: redacted.schema, cellRules })).toEqual(frame)
  expect(frame.columns.map((column) => column.name)).toEqual(['x', 'y', 'x_limit'])
})

test('a source with one column or without a header is redacted as well', async () => {
  const { frame, schema, cellRules } = await importFile(new Blob(['x\n1\n""\n3\n']))
  const redacted = await redactSource(new Blob(['x\n1\n""\n3\n']), schema)
  expect(await readFile(redacted.blob, { schema: redacted.schema, cellRules })).toEqual(frame)
  const bare = new Blob(['13800138000,1\n13900139000,2\n'])
  const result = await importFile(bare, { headerRow: null, columns: { c1: { include: false } } })
  const safe = await redactSource(bare, result.schema)
  expect(await safe.blob.text()).toBe(',1\n,2\n')
  expect(await readFile(safe.blob, { schema: safe.schema, cellRules: result.cellRules })).toEqual(result.frame)
})

test('a cell is quoted only if it must be', async () => {
  const redacted = async (text: string, choices = {}) => {
    const blob = new Blob([text])
    const { schema } = await importFile(blob, { headerRow: null, ...choices })
    return (await redactSource(blob, schema)).blob.text()
  }
  expect(await redacted('"a,b","c""d","e\nf",g h\n"!","#","i\tj",\n')).toBe('"a,b","c""d","e\nf",g h\n!,#,"i\tj",\n')
  expect(await redacted('a\n""\nb\n')).toBe('"a"\n""\n"b"\n')
  const leftOut = { columns: { c1: { include: false } } }
  expect(await redacted('a\nb\n', leftOut)).toBe('""\n""\n')
  expect(await redacted('a,1\nb,2,3\nc\n', leftOut)).toBe(',1\n,2,3\n""\n')
})

test('of the rows around the data only the header stays', async () => {
  const blob = new Blob(['某院,,\n术前,,\n姓名,x,y\n王,1,2\n李,3,4\n合计,4,6\n'])
  const choices = { headerRow: 1, headerRows: 2, columns: { c1: { include: false } } }
  const { frame, schema, cellRules } = await importFile(blob, choices)
  const redacted = await redactSource(blob, schema)
  expect(await redacted.blob.text()).toBe('术前,,\n姓名,x,y\n,1,2\n,3,4\n')
  expect(redacted.schema).toMatchObject({ headerRow: 0, headerRows: 2, layout: { encoding: 'utf-8', delimiter: ',' } })
  expect(redacted.schema).not.toHaveProperty('lastRow')
  expect(await readFile(redacted.blob, { schema: redacted.schema, cellRules })).toEqual(frame)
})

test('an output of more than a megabyte is written in pieces that fit together', async () => {
  const line = (k: number) => `${k},${'x'.repeat(90)}\n`
  const text = `a,b\n${Array.from({ length: 25_000 }, (_, k) => line(k)).join('')}`
  const blob = new Blob([text])
  const { schema } = await importFile(blob)
  expect(await (await redactSource(blob, schema)).blob.text()).toBe(text)
})
