import fc from 'fast-check'
import { expect, test } from 'vitest'
import { importFile, readFile } from '../table-file.ts'
import { sheetData, workbookOf } from '../xlsx/xlsx.fixture.ts'
import type { ImportResult } from './import-table.ts'
import { type GivenAnswers, questionAnswers } from './questions.ts'

const importText = (text: string, answers?: GivenAnswers) =>
  importFile(new Blob([text]), { ...(answers && { answers }) })

function cellsOf({ frame }: ImportResult, name: string): unknown[] {
  const column = frame.columns.find((one) => one.name === name) ?? expect.fail(`no column ${name}`)
  if (column.type === 'text') return Array.from(column.codes, (code) => column.dictionary[code] ?? null)
  return Array.from(column.values, (value) => (Number.isNaN(value) ? null : value))
}

const codesOf = ({ questions }: ImportResult) => questions.map(({ code }) => code)
const open = ({ questions }: ImportResult) => questions.filter(({ isOpen }) => isOpen).map(({ code }) => code)

const lab = 'id,CRP,PSA\n1,<0.5,>200\n2,3,8\n3,≤4,7\n4,,9\n'

test('without an answer a value beyond a limit is not a number, and there is a question about it', async () => {
  const result = await importText(lab)
  expect([cellsOf(result, 'CRP'), cellsOf(result, 'PSA')]).toEqual([
    [null, 3, null, null],
    [null, 8, 7, 9],
  ])
  expect(result.questions).toEqual([
    {
      code: 'below-limit',
      column: 'c2',
      taken: 'missing',
      isOpen: true,
      cells: [
        { text: '<0.5', count: 1 },
        { text: '≤4', count: 1 },
      ],
    },
    { code: 'above-limit', column: 'c3', taken: 'missing', isOpen: true, cells: [{ text: '>200', count: 1 }] },
  ])
})

test.each([
  ['missing', [null, 3, null, null]],
  ['half', [0.25, 3, 2, null]],
  ['root-half', [0.5 / Math.SQRT2, 3, 4 / Math.SQRT2, null]],
  ['limit', [0.5, 3, 4, null]],
  ['flag', [0.5, 3, 4, null]],
] as const)('below a limit stands what was answered: %s', async (answer, values) => {
  const result = await importText(lab, { 'below-limit': answer })
  expect(cellsOf(result, 'CRP')).toEqual(values)
  expect(open(result)).toEqual(['above-limit'])
  expect(result.frame.columns.map(({ name }) => name)).toEqual(
    answer === 'flag' ? ['id', 'CRP', 'PSA', 'CRP_limit'] : ['id', 'CRP', 'PSA'],
  )
})

test('a separate column marks the limits of each column that has them and was answered so', async () => {
  const answers = { 'below-limit': 'half', columns: { c2: { 'below-limit': 'flag' } }, 'above-limit': 'flag' } as const
  const result = await importText(lab, answers)
  expect([cellsOf(result, 'CRP_limit'), cellsOf(result, 'PSA_limit')]).toEqual([
    ['<', '=', '<', null],
    ['>', '=', '=', '='],
  ])
  expect(result.frame.columns.at(-1)).toMatchObject({
    id: 'c5',
    measure: 'nominal',
    valueLabels: [{ value: '=' }, { value: '>' }],
  })
  const long = Array.from({ length: 9000 }, (_, k) => (k % 3 === 0 ? `<${k / 7 + 1}` : `${k / 7}`))
  const many = await importText(`x,x_limit\n${long.map((x) => `${x},1`).join('\n')}\n`, { 'below-limit': 'flag' })
  expect(cellsOf(many, 'x_limit_2').slice(0, 4)).toEqual(['<', '=', '=', '<'])
  expect(cellsOf(many, 'x').slice(0, 2)).toEqual([1, 1 / 7])
})

test('there are no questions about texts and left-out columns', async () => {
  expect(codesOf(await importText('x\n<a\nb\n>c\n'))).toEqual([])
  const left = { columns: { c2: { include: false }, c3: { type: 'text' } } } as const
  expect((await importFile(new Blob([lab]), left)).questions).toEqual([])
})

test.each([
  ['合计 in the first cell', '姓名,天数\n甲,120\n乙,300\n丙,80\n合计,500\n', 1],
  ['Total and a footnote', 'name,days\nA,1\nB,2\nC,3\nTotal,6\n"Note: days since operation, cut at 3",\n', 2],
  [
    'a sum behind a number, a blank row, and unquoted notes',
    'no,name,x,y\n1,A,1,2\n2,B,3,4\n,,,\n3,合 计：,4,6\n注：首次，随访,均已完成\n',
    3,
  ],
  ['mean and SD', 'id,x,y\n1,5,2\n2,6,3\n3,7,4\nMean,6,3\nSD,1,1\n', 2],
  ['a sentence among short texts', '姓名,组,x\n甲,a,1\n乙,b,2\n丙,a,3\n本表数据由统计科于年末汇总导出,,\n', 1],
  ['words below numbers', 'id,x,y\n1,5,2\n2,6,3\n3,7,4\nend of file,,\n', 1],
])('%s at the end are no patients', async (_, text, footer) => {
  const rows = text.trim().split('\n').length - 1
  const result = await importText(text)
  expect(result.frame.rows).toBe(rows - footer)
  expect(result.questions).toMatchObject([{ code: 'footer', taken: 'leave-out', isOpen: true }])
  expect(result.questions[0]?.cells).toHaveLength(footer)
  const kept = await importText(text, { footer: 'keep' })
  expect([kept.frame.rows, kept.schema.lastRow, open(kept)]).toEqual([rows, undefined, []])
  const left = await importText(text, { footer: 'leave-out' })
  expect([left.frame.rows, open(left)]).toEqual([rows - footer, []])
  // nothing of the wider reading, with its words among the numbers, is left
  expect(left.schema.columns.every(({ name, type }) => !/x|y|days|天数/.test(name) || type === 'number')).toBe(true)
})

test.each([
  ['a patient named Total in the middle', 'name,days\nA,1\nTotal,2\nC,3\n'],
  ['a patient named Total in the first row', 'name,days\nTotal,2\n'],
  [
    'a level that is often Total',
    'place,sex,n\na,m,1\na,f,2\na,Total,3\nb,m,1\nb,f,1\nb,Total,2\nc,m,1\nc,f,1\nc,Total,2\n',
  ],
  ['a last patient of whom little is known', 'id,name,x,y\n1,A,5,2\n2,B,6,3\n3,C,,\n4,,,\n'],
  ['a name that begins as a word for sums', 'name,x\nA,1\nB,2\nTotalis,3\n'],
  ['a remark in a last row that is whole', '编号,组,x,备注\n1,a,5,\n2,b,6,注：自动出院\n3,a,7,注：转院\n'],
  ['blank rows at the end', 'a,b\n1,2\n3,4\n,\n,\n'],
  ['only one column of short texts', 'x\na\nb\nc\n'],
])('%s stays, and nothing is asked', async (_, text) => {
  const result = await importText(text)
  expect(codesOf(result)).toEqual([])
  expect(result.frame.rows).toBe(text.trim().split('\n').length - 1)
})

test('a workbook leads to the same questions', async () => {
  const sheet = sheetData([
    ['编号', '天数', 'CRP'],
    [1, 120, '&lt;0.5'],
    [2, 90, 3],
    [3, 999, 4],
    ['合计', 210, null],
    ['注：截至年底', null, null],
  ])
  const result = await importFile(workbookOf({ sheets: { s: sheet } }), {})
  expect(codesOf(result)).toEqual(['footer', 'code', 'below-limit'])
  expect([result.frame.rows, result.schema.lastRow]).toEqual([3, 3])
})

test('12% becomes 12 with its unit in the label if all numbers have the sign; if some have none there is a question', async () => {
  const pure = await importText('率,缓解率(%)\n12%,5%\n8.5％,6%\n,7%\n')
  expect([cellsOf(pure, '率'), open(pure)]).toEqual([[12, 8.5, null], []])
  expect(pure.frame.columns.map(({ type, label }) => [type, label])).toEqual([
    ['number', '率 (%)'],
    ['number', ''],
  ])
  expect(pure.findings).toContainEqual({ code: 'percent-numbers', column: 'c1', params: { count: 2 } })
  const hundredth = await importText('r\n12%\n8.5%\n', { percent: 'hundredth' })
  expect([cellsOf(hundredth, 'r'), hundredth.frame.columns[0]?.label]).toEqual([[0.12, 0.085], ''])
  const mixed = await importText('r\n12%\n0.3\n40\n')
  expect([cellsOf(mixed, 'r'), open(mixed)]).toEqual([[null, 0.3, 40], ['percent']])
  expect(cellsOf(await importText('r\n12%\n0.3\n40\n', { percent: 'hundredth' }), 'r')).toEqual([0.12, 0.3, 40])
  expect((await importText('x\n50% 葡萄糖\n5% 葡萄糖\n')).schema.columns[0]?.type).toBe('text')
})

const columnOf = (values: readonly (number | string)[]) => `x\n${values.join('\n')}\n`
const ages = Array.from({ length: 40 }, (_, k) => 20 + ((k * 17) % 66))

test.each([
  ['999 among ages', [...ages, ...Array.from({ length: 12 }, () => 999)], [999]],
  ['one 999', [34, 41, 56, 999], [999]],
  ['-9 among ages', [...ages, -9], [-9]],
  ['9999 and 8888 among years', [2019, 2020, 2021, 9999, 8888, 9999], [9999, 8888]],
  ['99 among answers from 1 to 5', [1, 2, 3, 4, 5, 99], [99]],
  ['9 among sexes', [1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 9], [9]],
  ['99.9 among temperatures', [36.5, 37.1, 38, 99.9, 99.9], [99.9]],
  ['-99 in a long column', [...Array.from({ length: 9000 }, (_, k) => k / 7), -99, -99], [-99]],
])('%s may mean missing, and does so once that is said', async (_, values, found) => {
  const asked = await importText(columnOf(values))
  expect(asked.questions).toMatchObject([{ code: 'code', column: 'c1', numbers: found, taken: 'value', isOpen: true }])
  expect([cellsOf(asked, 'x'), asked.frame.columns[0]?.missingCodes]).toEqual([values, []])
  const missing = await importText(columnOf(values), { code: 'missing' })
  expect([cellsOf(missing, 'x'), missing.frame.columns[0]?.missingCodes, open(missing)]).toEqual([values, found, []])
  const value = await importText(columnOf(values), { code: 'value' })
  expect([value.frame.columns[0]?.missingCodes, open(value)]).toEqual([[], []])
})

test.each([
  ['values that reach 999', [3, 12, 45, 120, 260, 380, 640, 870, 999, 1200]],
  ['values up to 999', [3, 12, 45, 120, 260, 380, 640, 870, 940, 999]],
  ['skewed values up to 999', [12, 45, 120, 380, 999]],
  ['platelets', [150, 180, 220, 260, 310, 400, 999]],
  ['an age of 99', [...ages, 99]],
  ['a score from 1 to 9', [1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9]],
  ['differences', [-12, -9, -3, 0, 4, 8]],
  ['one value', [999, 999]],
])('%s are values', async (_, values) => {
  expect(codesOf(await importText(columnOf(values)))).toEqual([])
})

test('identifiers have no codes', async () => {
  const rows = Array.from({ length: 30 }, (_, k) => `${k + 1},a`)
  expect(codesOf(await importText(`编号,x\n${rows.join('\n')}\n9999,b\n`))).toEqual([])
})

test('a first row of numbers leads to a question whether it names the columns, and the answer is frozen', async () => {
  const text = '2019,2020\n5,6\n7,8\n'
  const asked = await importText(text)
  expect([codesOf(asked), open(asked), asked.schema.headerRow]).toEqual([['header'], ['header'], null])
  const names = await importText(text, { header: 'names' })
  expect([names.frame.columns.map(({ name }) => name), names.frame.rows, open(names)]).toEqual([
    ['2019', '2020'],
    2,
    [],
  ])
  const data = await importText(text, { header: 'data' })
  expect([data.frame.columns.map(({ name }) => name), data.frame.rows, open(data)]).toEqual([['V1', 'V2'], 3, []])
})

const oddCell = fc.constantFrom(
  '1',
  '2.5',
  '-9',
  '999',
  '<0.01',
  '>30',
  '12%',
  '',
  '未查',
  '合计',
  '注：x',
  '2020',
  'x',
)
const oddTable = fc.array(fc.tuple(oddCell, oddCell, oddCell), { minLength: 1, maxLength: 30 })
const someAnswers = fc.record(
  Object.fromEntries(Object.entries(questionAnswers).map(([code, answers]) => [code, fc.constantFrom(...answers)])),
  { requiredKeys: [] },
)

test('all questions and answers are frozen: the same rows result, and only new features require a new reader', async () => {
  await fc.assert(
    fc.asyncProperty(oddTable, someAnswers, async (rows, answers) => {
      const text = `x,b,c\n${rows.map((row) => row.join(',')).join('\n')}\n`
      fc.pre(rows.some((row) => row.some((cell) => cell !== '')))
      const { frame, ...frozen } = await importText(text, answers as GivenAnswers)
      const stored = JSON.parse(JSON.stringify(frozen)) as typeof frozen
      expect(await readFile(new Blob([text]), stored)).toEqual(frame)
      const isPlain = !/lastRow|limitsOf|label|missingCodes|hundredth/.test(
        JSON.stringify(frozen.schema) + JSON.stringify(frozen.cellRules),
      )
      expect(frozen.schema.readerVersion).toBe(isPlain ? 1 : 2)
    }),
  )
})

test('the most frequent cell of a question comes first', async () => {
  const { questions } = await importText('x,y\n<1,5%\n<2,6%\n<2,6\n3,6%\n4,7\n')
  expect(questions.map(({ cells }) => cells)).toEqual([
    [
      { text: '<2', count: 2 },
      { text: '<1', count: 1 },
    ],
    [
      { text: '6%', count: 2 },
      { text: '5%', count: 1 },
    ],
  ])
})

test('in a column long enough to be stored as numbers, limits and blanks are marked as in any other', async () => {
  const lines = Array.from({ length: 5000 }, (_, k) => `${k}.5`)
  const text = `x,y\n${['<7', ...lines, '', '>9000', 'NA'].map((cell) => `${cell},a\n`).join('')}`
  const result = await importText(text, { 'below-limit': 'flag', 'above-limit': 'flag' })
  const marks = cellsOf(result, 'x_limit')
  expect(marks).toHaveLength(5004)
  expect([marks[0], marks[1], marks[5000], marks[5001], marks[5002], marks[5003]]).toEqual([
    '<',
    '=',
    '=',
    null,
    '>',
    null,
  ])
  expect(marks.filter((mark) => mark === '=')).toHaveLength(5000)
})
