import { expect, test } from 'vitest'
import { expectTable } from '#tests/support/typed-table.ts'
import { gb18030 } from '../csv/double-byte.fixture.ts'
import { type FixtureFile, writeDta } from './dta.fixture.ts'
import { openDta } from './open-dta.ts'

const plain = [104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115]
const tagged = [117, 118, 119]
const both = [true, false]
const cases = [...plain, ...tagged].flatMap((version) =>
  both.map((isLittle) => ({ version, isLittle, order: isLittle ? 'little' : 'big' })),
)

const open = (file: FixtureFile, encoding?: string) =>
  openDta(new Blob([writeDta(file)]), encoding === undefined ? {} : { encoding }, {})

/** All storage types with their extremes, labels, and missing values. */
function sample(version: number, isLittle: boolean): FixtureFile {
  const isModern = version >= 113
  const a = isModern ? '.a' : null
  const z = isModern ? '.z' : null
  return {
    version,
    isLittle,
    label: 'Made up',
    columns: [
      { name: 'byte', type: 'i8', label: 'A byte', table: 'yesno', cells: [-127, isModern ? 100 : 126, null, a, z] },
      { name: 'int', type: 'i16', cells: [-32_767, isModern ? 32_740 : 32_766, null, a, z] },
      {
        name: 'lng',
        type: 'i32',
        table: 'yesno',
        cells: [-2_147_483_647, isModern ? 2_147_483_620 : 2_147_483_646, null, a, z],
      },
      { name: 'flt', type: 'f32', cells: [0.1, -(2 - 2 ** -23) * 2 ** 127, null, a, z] },
      { name: 'dbl', type: 'f64', cells: [0.1, -Number.MAX_VALUE, null, a, z] },
      { name: 'text', type: 'str6', label: '文字', cells: ['a', '', 'six by', ' b', 'c '] },
      { name: 'day', type: 'i32', format: version < 105 ? '%d' : '%-td', cells: [0, 21_915, null, a, z] },
      ...(version >= 117
        ? [{ name: 'long', type: 'strL', cells: ['x'.repeat(3000), null, '文', '文', 'x'.repeat(3000)] }]
        : []),
    ],
    tables: { yesno: [[0, 'no'], [1, 'yes'], ...(isModern ? ([[2_147_483_622, 'unknown']] as const) : [])] },
  }
}

test.each(cases)('version $version, $order-endian', async ({ version, isLittle }) => {
  const file = await open(sample(version, isLittle))
  const isModern = version >= 113
  const a = isModern ? '.a' : null
  const z = isModern ? '.z' : null
  const labels = [['0', 'no'], ['1', 'yes'], ...(isModern ? [['.a', 'unknown']] : [])] as [string, string][]
  const number = { type: 'number', measure: null } as const
  await expectTable(file, {
    rows: 5,
    columns: [
      {
        ...number,
        name: 'byte',
        label: 'A byte',
        valueLabels: labels,
        cells: ['-127', isModern ? '100' : '126', null, a, z],
      },
      {
        ...number,
        name: 'int',
        label: '',
        valueLabels: [],
        cells: ['-32767', isModern ? '32740' : '32766', null, a, z],
      },
      {
        ...number,
        name: 'lng',
        valueLabels: labels,
        cells: ['-2147483647', isModern ? '2147483620' : '2147483646', null, a, z],
      },
      { ...number, name: 'flt', cells: ['0.10000000149011612', '-3.4028234663852886e38', null, a, z] },
      { ...number, name: 'dbl', cells: ['0.1', '-1.7976931348623157e308', null, a, z] },
      { name: 'text', type: 'text', label: '文字', cells: ['a', null, 'six by', ' b', 'c'] },
      { name: 'day', type: 'date', cells: ['-315619200000', String(Date.UTC(2020, 0, 1)), null, a, z] },
      ...(version >= 117
        ? [{ name: 'long', type: 'text' as const, cells: ['x'.repeat(3000), null, '文', '文', 'x'.repeat(3000)] }]
        : []),
    ],
  })
  expect(file.dictionary.label).toBe('Made up')
  expect(file.dictionary.remarks).toEqual([])
})

test.each(cases.filter(({ version }) => version > 104))(
  'notes of the data set and of variables in version $version, $order-endian',
  async ({ version, isLittle }) => {
    const { dictionary } = await open({
      version,
      isLittle,
      columns: [
        { name: 'x', type: 'f64', cells: [1] },
        { name: 'y', type: 'f64', cells: [1] },
      ],
      characteristics: [
        ['_dta', 'note2', '第二'],
        ['_dta', 'note1', 'first'],
        ['_dta', 'note10', 'tenth'],
        ['_dta', 'note0', '10'],
        ['y', 'note1', 'measured twice'],
        ['y', 'note2', 'in mmol/L'],
        ['_dta', '_lang_c', 'default'],
        ['gone', 'note1', 'of a variable that was dropped'],
      ],
      tables: { unused: [[1, 'one']] },
    })
    expect(dictionary.notes).toEqual(['first', '第二', 'tenth'])
    expect(dictionary.columns.map(({ note }) => note)).toEqual([undefined, 'measured twice\nin mmol/L'])
    expect(dictionary.remarks).toEqual([
      { code: 'characteristics-left-out', count: 2 },
      { code: 'labels-of-unknown', count: 1 },
    ])
  },
)

test.each([...plain, 117])('texts of version %i in GB 18030 are recognised', async (version) => {
  const { dictionary, read } = await open({
    version,
    isLittle: true,
    encode: gb18030,
    label: '高血压',
    columns: [
      { name: 'sex', type: 'i8', label: '性别', table: 'sex', cells: [1, 0] },
      // the second fills its field, and is cut within its last character
      { name: 'name', type: 'str5', cells: ['张三', gb18030('李四王').subarray(0, 5)] },
    ],
    tables: {
      sex: [
        [0, '女'],
        [1, '男'],
      ],
    },
  })
  expect(dictionary.encoding).toMatchObject({ encoding: 'gb18030', by: 'valid' })
  expect(dictionary.label).toBe('高血压')
  expect(dictionary.columns[0]).toMatchObject({
    label: '性别',
    valueLabels: [
      { value: 0, label: '女' },
      { value: 1, label: '男' },
    ],
  })
  expect((await read({}, {})).columns[1]).toEqual({ codes: Int32Array.of(0, 1), dictionary: ['张三', '李四'] })
})

test('from version 118 on a few other texts leave the encoding UTF-8, and most of them do not', async () => {
  const file = (version: number, texts: readonly Uint8Array[]) =>
    open({ version, isLittle: true, columns: [{ name: 'x', type: 'str20', cells: texts }] })
  const utf8 = new TextEncoder().encode('高血压')
  const mixed = await file(118, [utf8, utf8, gb18030('男')])
  expect(mixed.dictionary.encoding).toMatchObject({ encoding: 'utf-8', by: 'file' })
  expect((await mixed.read({}, {})).remarks).toEqual([{ code: 'texts-undecodable', column: 0, count: 1 }])
  const lied = await file(118, [gb18030('高血压'), gb18030('糖尿病'), gb18030('冠心病')])
  expect(lied.dictionary.encoding).toMatchObject({ encoding: 'gb18030', by: 'valid' })
})

test('long texts alone show the encoding', async () => {
  const { dictionary, read } = await open({
    version: 117,
    isLittle: false,
    encode: gb18030,
    columns: [{ name: 'story', type: 'strL', cells: ['患者三年前出现头痛', null] }],
  })
  expect(dictionary.encoding.encoding).toBe('gb18030')
  expect((await read({}, {})).columns[0]).toEqual({ codes: Int32Array.of(0, -1), dictionary: ['患者三年前出现头痛'] })
})

test.each(both.flatMap((isLittle) => ([16, 24] as const).map((columnBits) => ({ isLittle, columnBits }))))(
  'references of version 119 with columns of $columnBits bits, little-endian $isLittle',
  async ({ isLittle, columnBits }) => {
    const cells = Array.from({ length: 600 }, (_, row) => (row % 3 === 1 ? null : `text ${row % 290}`))
    const { read } = await open({
      version: 119,
      isLittle,
      columnBits,
      columns: [
        { name: 'x', type: 'i8', cells: cells.map(() => 1) },
        { name: 'story', type: 'strL', cells },
      ],
    })
    const story = (await read({}, {})).columns[1]
    if (!story || !('codes' in story)) throw new Error('no texts')
    expect(Array.from(story.codes, (code) => story.dictionary[code] ?? null)).toEqual(cells)
  },
)

test('binary long texts are left out and counted', async () => {
  const picture = Uint8Array.of(0x89, 0x50, 0, 1)
  const { read } = await open({
    version: 118,
    isLittle: true,
    columns: [{ name: 'file', type: 'strL', cells: [picture, 'text', picture] }],
  })
  expect(await read({}, {})).toEqual({
    rows: 3,
    columns: [{ codes: Int32Array.of(-1, 0, -1), dictionary: ['text'] }],
    remarks: [{ code: 'binary-left-out', column: 0, count: 2 }],
  })
})

test('bits between two missing values, and infinite and undefined numbers, are plain missing values', async () => {
  const { read } = await open({
    version: 118,
    isLittle: true,
    columns: [
      {
        name: 'x',
        type: 'f64',
        cells: [Infinity, Number.NaN, -Infinity, 2 ** 1023 * (1 + 2 ** -52), 2 ** 1023 * (1 + 27 / 4096)],
      },
      {
        name: 'y',
        type: 'f32',
        cells: [Infinity, Number.NaN, -Infinity, 2 ** 127 * (1 + 2 ** -23), 2 ** 127 * (1 + 27 / 4096)],
      },
    ],
  })
  const values = Float64Array.of(Number.NaN, Number.NaN, -Infinity, Number.NaN, Number.NaN)
  expect((await read({}, {})).columns).toEqual([{ values }, { values }])
})
