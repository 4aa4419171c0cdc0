import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { createRandom } from '#tests/support/random.ts'
import { FormatError } from '../format-error.ts'
import { importFile, previewFile, readFile } from '../table-file.ts'
import { openJson } from './read-json.ts'

const folder = new URL('../../../tests/fixtures/formats/json/', import.meta.url)
const bytesOf = (name: string) => new Uint8Array(readFileSync(new URL(`${name}.data`, folder)))
const made = JSON.parse(readFileSync(new URL('made.json', folder), 'utf8')) as {
  readonly names: readonly string[]
  readonly rows: readonly (readonly string[])[]
}
const ofTable = readdirSync(folder)
  .filter((name) => name.endsWith('.data') && !/nested|index|values|pandas-table/.test(name))
  .map((name) => name.replace('.data', ''))
  .toSorted()

async function textsOf(blob: Blob, sheet?: string): Promise<readonly (readonly string[])[]> {
  const book = await openJson(blob)
  const rows: (readonly string[])[] = []
  await book.scan(sheet ?? book.sheets[0]?.name ?? '', (cells) => rows.push([...cells]), {})
  return rows
}
const textsIn = (json: string) => textsOf(new Blob([json]))

/** Numbers may be spelled in several ways. */
const spelled = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.map((cell) => (/^\d.*e|^0\.0000/i.test(cell) ? String(Number(cell)) : cell)))

describe('what jsonlite 1.8 and Python 3 wrote, by tests/tools/format-files/json-forms.R and json-forms.py', () => {
  test.each(ofTable)('%s', async (name) => {
    const found = spelled(await textsOf(new Blob([bytesOf(name)]), name === 'r-list' ? 'patients' : undefined))
    expect(found).toEqual(spelled([made.names, ...made.rows]))
  })

  test('a list of lists has no names', async () => {
    expect(spelled(await textsOf(new Blob([bytesOf('r-values')])))).toEqual(spelled(made.rows))
  })

  test('the number or the key of a row is a column', async () => {
    const numbered = await textsOf(new Blob([bytesOf('pandas-table')]))
    expect(numbered.map((row) => row[0])).toEqual(['index', '0', '1', '2', '3'])
    const keyed = await textsOf(new Blob([bytesOf('pandas-index')]))
    expect(keyed.map((row) => row[0])).toEqual(['key', 'row 0', 'row 1', 'row 2', 'row 3'])
    expect(spelled(keyed.map((row) => row.slice(1)))).toEqual(spelled([made.names, ...made.rows]))
  })

  test('objects and lists within records', async () => {
    expect(await textsOf(new Blob([bytesOf('r-nested')]))).toEqual([
      ['id', 'lab.na', 'lab.k', 'drugs', 'visits'],
      ['1', '140.5', '4.1', 'a;b', '[{"day":1},{"day":2}]'],
      ['2', '138', '', '', '[{"day":3}]'],
    ])
  })

  test('types are those of an import of the same cells as text', async () => {
    const { frame, schema, questions } = await importFile(new File([bytesOf('python-records')], 'patients.csv'))
    expect(frame.columns.map(({ name, type }) => [name, type])).toEqual([
      ['id', 'text'],
      ['age', 'number'],
      ['crp', 'number'],
      ['smoker', 'text'],
      ['day', 'date'],
      ['note', 'text'],
    ])
    expect([schema.layout, schema.readerVersion, questions]).toEqual([{ format: 'json', sheet: 'table' }, 4, []])
  })

  test('one of several lists of records is chosen, and kept', async () => {
    const file = new Blob([bytesOf('r-list')])
    const preview = await previewFile(file)
    expect('sheets' in preview && preview.sheets.map(({ name }) => name)).toEqual(['patients', 'visits'])
    const { schema, cellRules, frame } = await importFile(file, { sheet: 'visits' })
    expect([frame.rows, schema.layout]).toEqual([2, { format: 'json', sheet: 'visits' }])
    expect(await readFile(file, { schema, cellRules })).toEqual(frame)
  })
})

test.each([
  [
    'keys in the order of their first appearance',
    '[{"b":1},{"a":2,"b":3}]',
    [
      ['b', 'a'],
      ['1', ''],
      ['3', '2'],
    ],
  ],
  ['the last of repeated keys', '[{"a":1,"a":2}]', [['a'], ['2']]],
  ['an object that is sometimes null', '[{"a":null},{"a":{"x":1}}]', [['a.x'], [''], ['1']]],
  [
    'objects below the third level stay JSON',
    '{"a":{"b":{"c":{"d":1}}}}\n{"a":{"b":{"c":{"d":2}}}}',
    [['a.b.c'], ['{"d":1}'], ['{"d":2}']],
  ],
  [
    'a key with a dot is not the nested one',
    '[{"a.b":1,"a":{"b":2}}]',
    [
      ['a.b', 'a.b'],
      ['1', '2'],
    ],
  ],
  ['all digits of a long number', '[{"n":12345678901234567890}]', [['n'], ['12345678901234567890']]],
  [
    'records and null',
    '[{"a":1},null,5]',
    [
      ['a', 'value'],
      ['1', ''],
      ['', ''],
      ['', '5'],
    ],
  ],
  ['a list of values', '["x", "y"]', [['value'], ['x'], ['y']]],
  [
    'a single record',
    '{"a": 1, "b": {"c": "z"}}',
    [
      ['a', 'b.c'],
      ['1', 'z'],
    ],
  ],
  ['a list of records further in', '{"meta":{"n":1},"data":{"rows":[{"a":1}]}}', [['a'], ['1']]],
  [
    'a key named key',
    '{"p1":{"key":"x"},"p2":{"key":"y"}}',
    [
      ['key', 'key'],
      ['p1', 'x'],
      ['p2', 'y'],
    ],
  ],
])('%s', async (_, json, rows) => {
  expect(await textsIn(json)).toEqual(rows)
})

test.each([
  ['[]', 'json-no-table'],
  ['{}', 'json-no-table'],
  ['[{"a":1},{"a":]', 'damaged-data-file'],
  ['[{"a":1},{"a":2', 'damaged-data-file'],
  ['{"a":1}\n{"a":', 'damaged-data-file'],
  ['{"a":1} x', 'damaged-data-file'],
  [`[{"a":${'['.repeat(100)}1${']'.repeat(100)}}]`, 'damaged-data-file'],
  [JSON.stringify([Object.fromEntries(Array.from({ length: 5000 }, (_, k) => [`k${k}`, 1]))]), 'too-many-columns'],
])('refused, case %#', async (json, code) => {
  await expect(importFile(new Blob([json]))).rejects.toMatchObject({ code })
})

test('another encoding than UTF-8 is refused', async () => {
  const latin1 = Uint8Array.from('[{"name":"Jos\xe9"}]', (sign) => sign.charCodeAt(0))
  await expect(importFile(new Blob([latin1]))).rejects.toMatchObject({ code: 'json-not-utf-8', params: { at: 10 } })
})

test.each(['[a],b\n1,2\n', '[1], [2]\n3,4\n', '{x},y\n1,2\n', '"a","b"\n1,2\n'])(
  'a text file that begins with a bracket stays one: %j',
  async (text) => {
    expect((await previewFile(new File([text], 'x.json'))).format).toBe('csv')
  },
)

test('a document longer than what is looked at to tell is recognised', async () => {
  const rows = Array.from({ length: 5000 }, (_, n) => ({ n, text: `第 ${n} 行` }))
  for (const json of [JSON.stringify(rows), rows.map((row) => JSON.stringify(row)).join('\n')]) {
    const { frame } = await importFile(new Blob([json]))
    expect(frame.rows).toBe(5000)
  }
})

/** A table or a clear error; anything else is a defect. */
async function outcomeOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  try {
    const book = await openJson(new Blob([bytes]))
    for (const { name } of book.sheets) await book.scan(name, () => undefined, {})
    return 'table'
  } catch (error) {
    if (error instanceof FormatError) return error.code
    throw error
  }
}

test('a file that is cut anywhere is damaged', async () => {
  const bytes = bytesOf('r-rows')
  const end = bytes.lastIndexOf(0x5d)
  const found = new Set<string>()
  for (let length = 1; length < end; length++) found.add(await outcomeOf(bytes.slice(0, length)))
  expect([...found]).toEqual(['damaged-data-file'])
})

test('200 changes of bytes', async () => {
  const random = createRandom(14)
  const names = [
    'r-nested',
    'r-columns',
    'pandas-columns',
    'pandas-split',
    'r-stream',
    'r-list',
    'pandas-index',
    'r-values',
  ]
  for (const name of names)
    for (let k = 0; k < 25; k++) {
      const bytes = bytesOf(name)
      for (let changes = 0; changes < 1 + (k % 4); changes++) bytes[random.below(bytes.length)] = random.below(256)
      await outcomeOf(bytes)
    }
})

test('Stop ends the reading', async () => {
  const book = await openJson(new Blob([JSON.stringify(Array.from({ length: 200_000 }, (_, n) => ({ n })))]))
  const signal = AbortSignal.abort(new Error('stopped'))
  await expect(book.scan('table', () => undefined, { signal })).rejects.toThrow('stopped')
})
