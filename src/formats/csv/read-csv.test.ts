import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Column, Frame } from '#engine/frame/frame.ts'
import { type CsvImportChoices, importCsv, readCsv } from './read-csv.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const importText = (text: string, choices?: CsvImportChoices) => importCsv(bytes(text), choices)

function cells(column: Column | undefined): unknown[] {
  if (column === undefined) return []
  if (column.type === 'text') return Array.from(column.codes, (code) => column.dictionary[code] ?? null)
  if (column.type === 'number') return Array.from(column.values, (v) => (Number.isNaN(v) ? null : v))
  return Array.from(column.values, (v) =>
    Number.isNaN(v) ? null : new Date(v).toISOString().replace('T00:00:00.000Z', ''),
  )
}

const column = (frame: Frame, name: string) => frame.columns.find((c) => c.name === name)

/** The whole content of a frame, with numbers as bits. */
function bits(frame: Frame): unknown {
  return {
    rowIds: Array.from(frame.rowIds),
    columns: frame.columns.map((c) =>
      c.type === 'text'
        ? { ...c, codes: Array.from(c.codes) }
        : { ...c, values: Array.from(new BigUint64Array(c.values.buffer)) },
    ),
  }
}

const hospital = `编号,年龄,入院日期,CRP,尿蛋白,住院号,备注
001,34,2023.5.1,<0.5,-,Z10001,好
002,５６,2023年5月2日,12.3↑,+,Z10002,
003,"1,078",2023/05/03,未查,++,Z10003," 转院 "
004,41,2023-05-04,8.1,±,Z10004,"说:""好"""
005,不详,2023-05,/,-,Z10005,x
`

test('a hospital file gets its types from all of its cells, and every unusual cell is reported with its rule', async () => {
  const { frame, schema, findings } = await importText(hospital)
  expect(schema.columns.map((c) => `${c.id} ${c.name} ${c.type} ${c.measure}`)).toEqual([
    'c1 编号 text id',
    'c2 年龄 number continuous',
    'c3 入院日期 date continuous',
    'c4 CRP number continuous',
    'c5 尿蛋白 text ordinal',
    'c6 住院号 text id',
    'c7 备注 text nominal',
  ])
  expect(cells(column(frame, '编号'))).toEqual(['001', '002', '003', '004', '005'])
  expect(cells(column(frame, '年龄'))).toEqual([34, 56, 1078, 41, null])
  expect(cells(column(frame, '入院日期'))).toEqual(['2023-05-01', '2023-05-02', '2023-05-03', '2023-05-04', null])
  expect(cells(column(frame, 'CRP'))).toEqual([null, 12.3, null, 8.1, null])
  expect(cells(column(frame, '尿蛋白'))).toEqual(['-', '+', '++', '±', '-'])
  expect(column(frame, '尿蛋白')?.valueLabels.map((l) => l.value)).toEqual(['-', '±', '+', '++'])
  expect(column(frame, '尿蛋白')?.missingCodes).toEqual([])
  expect(cells(column(frame, '备注'))).toEqual(['好', null, '转院', '说:"好"', 'x'])
  const odd = findings.filter((f) => f.code === 'unusual-cells')
  expect(
    Object.fromEntries(odd.map((f) => [f.column, f.cells?.map((c) => `${c.text} ${c.count} ${c.kind} ${c.action}`)])),
  ).toEqual({
    c2: ['５６ 1 wide number', '1,078 1 grouped number', '不详 1 missing-word missing'],
    c3: ['2023-05 1 partial-date missing'],
    c4: ['12.3↑ 1 flagged number', '未查 1 missing-word missing', '/ 1 missing-word missing'],
  })
  expect(findings.map((f) => [f.code, f.column])).toContainEqual(['kept-as-text-leading-zeros', 'c1'])
  expect(findings.map((f) => [f.code, f.column])).toContainEqual(['personal-data', 'c6'])
})

test('a text at row 50 001 of a numeric column is not lost, and if enough make the column text, all cells keep their original spelling', async () => {
  const numbers = Array.from({ length: 50_000 }, (_, k) => `${k}.50`)
  const one = await importText(`x\n${numbers.join('\n')}\n溶血\n`)
  expect(one.findings[0]).toMatchObject({
    code: 'unusual-cells',
    cells: [{ text: '溶血', count: 1, action: 'missing' }],
  })
  expect(one.frame.rows).toBe(50_001)
  const many = await importText(`x\n${numbers.join('\n')}\n${'溶血\n'.repeat(10_000)}`)
  expect(many.schema.columns[0]?.type).toBe('text')
  expect(cells(many.frame.columns[0]).slice(0, 2)).toEqual(['0.50', '1.50'])
  expect(many.findings.map((f) => f.code)).toContain('kept-as-text-mixed')
})

test('in a text column a missing word stays and is a missing code', async () => {
  const { frame } = await importText('诊断\n高血压\n未查\n糖尿病\n未查\n')
  expect(cells(frame.columns[0])).toEqual(['高血压', '未查', '糖尿病', '未查'])
  expect(frame.columns[0]?.missingCodes).toEqual(['未查'])
})

test('codes of 20 digits and leading zeros stay as they are, unless the user chooses number', async () => {
  const text = 'id,zip\n12345678901234567890,010\n12345678901234567891,020\n'
  const { frame } = await importText(text)
  expect(cells(frame.columns[0])).toEqual(['12345678901234567890', '12345678901234567891'])
  expect(cells(frame.columns[1])).toEqual(['010', '020'])
  const chosen = await importText(text, { columns: { c2: { type: 'number', name: 'code' } } })
  expect(cells(column(chosen.frame, 'code'))).toEqual([10, 20])
  expect(chosen.findings.find((f) => f.column === 'c2' && f.code === 'unusual-cells')?.params.count).toBe(2)
})

test('TSV, and semicolons with decimal commas, are recognised', async () => {
  expect(cells((await importText('a\tb\n1.5\tx,y\n2\tz\n')).frame.columns[1])).toEqual(['x,y', 'z'])
  const { frame, schema } = await importText('a;b\n1,5;1.234,5\n2;3\n')
  expect(schema).toMatchObject({ decimal: ',', layout: { delimiter: ';' } })
  expect(frame.columns.map(cells)).toEqual([
    [1.5, 2],
    [1234.5, 3],
  ])
})

test('dates: the order of day and month is decided for the whole column, ambiguity is reported, and contradictions stay text', async () => {
  const of = (dates: string[]) => importText(`date\n${dates.join('\n')}\n`)
  expect(cells((await of(['3/4/2023', '13/4/2023'])).frame.columns[0])).toEqual(['2023-04-03', '2023-04-13'])
  const doubt = await of(['3/4/2023', '5/6/2023'])
  expect(cells(doubt.frame.columns[0])).toEqual(['2023-03-04', '2023-05-06'])
  expect(doubt.findings.map((f) => f.code)).toContain('ambiguous-date-order')
  const disorder = await of(['13/4/2023', '4/13/2023'])
  expect(disorder.schema.columns[0]?.type).toBe('text')
  expect(disorder.findings.map((f) => f.code)).toContain('kept-as-text-date-orders')
  expect((await of(['2023-05-01 08:00', '2023-05-02'])).schema.columns[0]?.type).toBe('datetime')
  expect((await of(['2023-05-01T08:00Z', '2023-05-02T09:00Z'])).findings[0]).toMatchObject({
    code: 'time-zone-dropped',
  })
})

test('numbers in a column named like a date are dates, in other columns numbers', async () => {
  const { frame, findings } = await importText('入院日期,出生日期,x\n20230501,45047,45047\n20230502,45048.5,45048\n')
  expect(frame.columns.map((c) => c.type)).toEqual(['date', 'datetime', 'number'])
  expect(cells(frame.columns[0])).toEqual(['2023-05-01', '2023-05-02'])
  expect(cells(frame.columns[1])).toEqual(['2023-05-01', '2023-05-02T12:00:00.000Z'])
  expect(findings.filter((f) => f.code === 'numbers-read-as-dates').map((f) => f.params.form)).toEqual([
    'compact',
    'serial',
  ])
})

test('a column of few distinct whole numbers is categorical, of many it is not; a numbered identifier is one', async () => {
  const rows = Array.from({ length: 30 }, (_, k) => `${k + 1},${k % 2},${20 + k}`)
  const { schema } = await importText(`id,sex,age\n${rows.join('\n')}\n`)
  expect(schema.columns.map((c) => c.measure)).toEqual(['id', 'nominal', 'continuous'])
})

test('ragged rows lose nothing and are reported', async () => {
  const { frame, findings } = await importText('a,b\n1,2\n3\n4,5,6\n7,8,\n')
  expect(frame.columns.map(cells)).toEqual([
    [1, 3, 4, 7],
    [2, null, 5, 8],
    [null, null, 6, null],
  ])
  expect(findings).toContainEqual({ code: 'short-rows', params: { count: 1, first: 3 } })
  expect(findings).toContainEqual({ code: 'long-rows', params: { count: 1, first: 4 } })
})

test('a file truncated within its last row is read and reported', async () => {
  const { findings } = await importText('a,b,c\n1,2,3\n4,5')
  expect(findings.map((f) => f.code)).toEqual(['short-rows', 'maybe-truncated'])
})

test('a header further down, of two rows, or missing', async () => {
  const text = '2023年病例,,\n,术前,\n编号,血压,心率\n1,120,70\n2,130,80\n'
  const { frame } = await importText(text, { headerRow: 1, headerRows: 2 })
  expect(frame.columns.map((c) => c.name)).toEqual(['编号', '术前_血压', '术前_心率'])
  expect(frame.rows).toBe(2)
  const bare = await importText('1,2\n3,4\n')
  expect(bare.frame.columns.map((c) => c.name)).toEqual(['V1', 'V2'])
  expect(bare.frame.rows).toBe(2)
})

test('a left-out column keeps its number and has no cells', async () => {
  const { frame, schema } = await importText('姓名,x\n王小明,1\n李华,2\n', { columns: { c1: { include: false } } })
  expect(frame.columns.map((c) => c.id)).toEqual(['c2'])
  expect(schema.columns.map((c) => [c.id, c.include])).toEqual([
    ['c1', false],
    ['c2', true],
  ])
})

test('a rule for one text wins over the rule for its kind', async () => {
  const rules = {
    rules: [
      { match: { kind: 'missing-word' as const }, action: 'missing' as const },
      { match: { text: '未查' }, action: 'value' as const, value: -9 },
    ],
  }
  const { frame } = await importText('x\n1\n未查\nNA\n', { columns: { c1: { type: 'number', rules } } })
  expect(cells(frame.columns[0])).toEqual([1, -9, null])
})

const oddCell = fc.constantFrom(
  '1',
  '2.50',
  '-3',
  '001',
  '<0.01',
  '12.3↑',
  '阴性',
  '+',
  '-',
  '未查',
  '',
  ' ',
  '2023-05-01',
  '3/4/2023',
  '2023-05',
  'x',
  '　男',
  '１２',
  '1,234',
  '20230501',
)
const oddTable = fc.array(fc.tuple(oddCell, oddCell, oddCell), { minLength: 1, maxLength: 40 })

test('reading a source again with its frozen schema gives the same frame, bit for bit', async () => {
  await fc.assert(
    fc.asyncProperty(oddTable, fc.constantFrom('日期', 'x', 'id'), async (rows, name) => {
      const text = `${name},b,c\n${rows.map((r) => r.map((c) => `"${c}"`).join(',')).join('\n')}\n`
      const { frame, schema, cellRules } = await importText(text)
      const frozen = JSON.parse(JSON.stringify({ schema, cellRules })) as {
        schema: typeof schema
        cellRules: typeof cellRules
      }
      expect(bits(await readCsv(bytes(text), frozen))).toEqual(bits(frame))
    }),
  )
})

test('the same for columns long enough to be kept as numbers', async () => {
  const rows = Array.from(
    { length: 12_000 },
    (_, k) => `${k / 7},${k % 3 === 0 ? '<0.01' : k * 1.1},${k % 50 === 0 ? '无' : k}`,
  )
  const text = `a,b,c\n${rows.join('\n')}\n`
  const { frame, schema, cellRules } = await importText(text)
  expect(schema.columns.map((c) => c.type)).toEqual(['number', 'number', 'number'])
  expect(bits(await readCsv(bytes(text), { schema, cellRules }))).toEqual(bits(frame))
  expect(cells(frame.columns[0])[1]).toBe(Number(String(1 / 7)))
})

test('another file is refused under a frozen schema, and so is a schema of a newer reader', async () => {
  const { schema, cellRules } = await importText('a,b\n1,2\n')
  await expect(readCsv(bytes('a,b,c\n1,2,3\n'), { schema, cellRules })).rejects.toThrow('schema-mismatch')
  const newer = { ...schema, readerVersion: 99 }
  await expect(readCsv(bytes('a,b\n1,2\n'), { schema: newer, cellRules })).rejects.toThrow('newer-reader')
})
