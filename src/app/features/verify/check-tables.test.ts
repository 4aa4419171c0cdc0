import { expect, test } from 'vitest'
import type { WrittenTable } from '#formats/document/provenance.ts'
import { checkTables, findTables } from './check-tables.ts'
import { checkTexts, numbersIn } from './check-texts.ts'

const table = (id: string, ...rows: readonly (readonly string[])[]): WrittenTable => ({
  id,
  part: 0,
  title: id,
  head: ['Group', 'n', 'P'],
  rows: rows.map((row) => row.map((text) => [text, null] as const)),
})
const a = table('a', ['Male', '12', '0.031'], ['Female', '15', ''])
const b = table('b', ['Male', '9', '0.5'], ['Female', '8', ''])
const readOf = ({ head, rows }: WrittenTable) => [[...head], ...rows.map((row) => row.map(([text]) => text))]
const marksOf = (checked: ReturnType<typeof checkTables>) =>
  checked.map(({ rows }) => rows.flat().map(({ mark }) => mark))

test('a number is equal if it is written and computed as it was, whatever spaces a program puts around it', () => {
  const read = readOf(a).map((row) => row.map((text) => ` ${text}\u00a0`))
  expect(marksOf(checkTables([a], [read], [a]))).toEqual([Array(6).fill('same')])
  const raised = checkTables([table('r', ['χ² = 13.51'])], [[['Group', 'n', 'P'], ['χ2 = 13.51']]], undefined)
  expect(marksOf(raised)).toEqual([['open']])
  expect(marksOf(checkTables([a], [read], undefined))).toEqual([Array(6).fill('open')])
})

test('a cell that was changed in the document differs, without data too, and both values are kept', () => {
  const read = readOf(a)
  read[1] = ['Male', '12', '0.013']
  for (const now of [undefined, [a]]) {
    const [checked] = checkTables([a], [read], now)
    expect(checked?.rows[0]?.[2]).toEqual({ written: '0.031', changedTo: '0.013', now: undefined, mark: 'differs' })
    expect(checked?.rows.flat().filter(({ mark }) => mark === 'differs')).toHaveLength(1)
  }
})

test('a number that is computed otherwise now differs, and so does a table that is not computed any more', () => {
  const today = table('a', ['Male', '12', '0.032'], ['Female', '15', ''])
  const [checked] = checkTables([a], undefined, [today])
  expect(checked?.rows[0]?.[2]).toMatchObject({ now: '0.032', changedTo: undefined, mark: 'differs' })
  expect(checked?.isInDocument).toBeUndefined()
  const gone = checkTables([a], undefined, [])[0]?.rows.flat() ?? []
  expect(gone.filter(({ mark }) => mark === 'same').map(({ written }) => written)).toEqual([''])
})

test('tables are found though others stand between them, and a table of another kind is none', () => {
  const typed = [
    ['Centre', 'Patients'],
    ['Beijing', '40'],
  ]
  const changed = readOf(b)
  changed[1] = ['Male', '9', '0.05']
  expect(findTables([a, b], [typed, changed, readOf(a)])).toEqual([readOf(a), changed])
  expect(findTables([a, b], [typed, readOf(b)])).toEqual([undefined, readOf(b)])
  expect(checkTables([a], [undefined], undefined)[0]?.isInDocument).toBe(false)
})

test('a sentence may be rewritten, its numbers may not', () => {
  const written = ['The median survival was 310 days (95% CI 285–363).']
  const of = (paragraph: string) => checkTexts(written, ['Another paragraph.', paragraph], written)[0]
  expect(of('The median survival was 310 days (95% CI 285–363).')).toMatchObject({ mark: 'same', changedTo: undefined })
  expect(of('Median survival was 310 days (95% CI 285–363).')).toMatchObject({ mark: 'same' })
  expect(of('The median survival was 301 days (95% CI 285–363).')).toMatchObject({ mark: 'differs' })
  expect(of('Nothing alike.')).toMatchObject({ mark: 'same', changedTo: null })
  const chinese = '中位生存时间为310天（95% CI 285–363）。'
  expect(checkTexts([chinese], ['中位生存时间为301天（95% CI 285–363）。'], undefined)[0]?.mark).toBe('differs')
  expect(checkTexts(written, undefined, ['The median survival was 311 days (95% CI 285–363).'])[0]?.mark).toBe(
    'differs',
  )
  expect(numbersIn('P < 0.001, −1.2, 95% CI 1,024–3')).toEqual(['0.001', '-1.2', '95', '1,024', '3'])
})
