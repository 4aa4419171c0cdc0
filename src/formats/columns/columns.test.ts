import { expect, test } from 'vitest'
import { FormatError } from '../format-error.ts'
import type { TypedDictionary, TypedRows } from '../typed/typed-file.ts'
import { HEADER_AT } from './column-file.ts'
import { openColumns } from './open-columns.ts'
import { columnFile } from './write-columns.ts'

const plain = { label: '', measure: null, valueLabels: [], missingCodes: [], missingRanges: [] } as const

const dictionary: TypedDictionary = {
  columns: [
    { ...plain, name: 'age', type: 'number', label: '年龄', measure: 'continuous', missingRanges: [[null, -1]] },
    { ...plain, name: 'name', type: 'text', valueLabels: [{ value: '李', label: 'Li' }] },
    { ...plain, name: 'sex', type: 'text', missingCodes: ['x'], note: 'a note' },
    { ...plain, name: 'seen', type: 'date', format: 'month' },
  ],
  rows: 3,
  label: 'study',
  notes: ['one'],
  sets: [{ id: 's', name: 's', label: '', countedValue: 1, columns: ['c1'] }],
  weight: 0,
  encoding: { encoding: 'utf-8', by: 'file', alternatives: [] },
  remarks: [],
}
const read: TypedRows = {
  rows: 3,
  columns: [
    { values: Float64Array.of(-0, Number.NaN, Number.POSITIVE_INFINITY), missingTags: Uint8Array.of(0, 3, 0) },
    null,
    { codes: Int32Array.of(1, -1, 0), dictionary: ['女', 'm"\n'] },
    { values: Float64Array.of(0, 86_400_000, Number.NaN) },
  ],
  remarks: [],
}
const blob = columnFile(dictionary, read)

test('what is kept is read again bit for bit, and a left-out column is blank with nothing but its name', async () => {
  const file = await openColumns(blob, {}, {})
  const { columns, ...rest } = file.dictionary
  expect(columns.map(({ name, valueLabels }) => [name, valueLabels])).toEqual([
    ['age', []],
    ['name', []],
    ['sex', []],
    ['seen', []],
  ])
  expect([columns[0], columns[2], columns[3]]).toMatchObject([
    dictionary.columns[0] ?? {},
    dictionary.columns[2] ?? {},
    dictionary.columns[3] ?? {},
  ])
  expect(rest).toEqual({ ...dictionary, columns: undefined })
  expect((await file.read({ columns: new Set([0, 2, 3]) }, {})).columns).toEqual(read.columns)
  expect((await file.read({}, {})).columns[1]).toEqual({ codes: Int32Array.of(-1, -1, -1), dictionary: [] })
  expect((await file.read({ rows: 1, columns: new Set([2]) }, {})).columns).toEqual([
    null,
    null,
    { codes: Int32Array.of(1), dictionary: ['女', 'm"\n'] },
    null,
  ])
  expect(await columnFile(dictionary, read).text()).toBe(await blob.text())
  expect(await blob.text()).not.toContain('李')
})

async function outcomeOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  try {
    await (await openColumns(new Blob([bytes]), {}, {})).read({}, {})
    return 'table'
  } catch (error) {
    if (error instanceof FormatError) return error.code
    throw error
  }
}

test('cut anywhere, and every byte changed', async () => {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  for (let end = 0; end < bytes.length - 8; end += 5)
    expect(await outcomeOf(bytes.slice(0, end))).toBe('damaged-data-file')
  for (let at = 0; at < bytes.length; at++) {
    const changed = bytes.slice()
    changed[at] = (changed[at] as number) ^ 0x11
    expect(['damaged-data-file', 'table']).toContain(await outcomeOf(changed))
  }
})

test.each([
  ['rows', { rows: 1e9 }],
  ['rows', { rows: -1 }],
  ['columns', { columns: [{ name: 'x' }] }],
  ['sets', { sets: [{ id: 's', role: 'dimension', name: 's', label: '', countedValue: 1, columns: [] }] }],
  ['weight', { weight: 'w' }],
  ['cells', { columns: [{ ...plain, name: 'x', type: 'text', cells: { tagged: true } }] }],
])('a header with other %s is damaged', async (_, change) => {
  const good = { rows: 0, label: '', notes: [], sets: [], weight: null, columns: [] }
  const made = (header: object) => {
    const text = new TextEncoder().encode(JSON.stringify(header))
    const head = new Uint8Array(Math.ceil((HEADER_AT + text.length) / 8) * 8)
    new TextEncoder().encodeInto('SLPTABL1', head)
    new DataView(head.buffer).setUint32(8, text.length, true)
    head.set(text, HEADER_AT)
    return outcomeOf(head)
  }
  expect(await made(good)).toBe('table')
  expect(await made({ ...good, ...change })).toBe('damaged-data-file')
})
