import { expect, test } from 'vitest'
import { importFile } from '../table-file.ts'

/** The last rows that an import takes for totals or notes, and the number of data rows before them. */
async function footerOf(text: string): Promise<{ rows: number; says: readonly string[] }> {
  const { frame, questions } = await importFile(new Blob([text]))
  const footer = questions.find(({ code }) => code === 'footer')
  return { rows: frame.rows, says: footer?.cells.map((cell) => cell.text) ?? [] }
}

const rows = (count: number, line: (k: number) => string) => Array.from({ length: count }, (_, k) => line(k)).join('\n')
const table = (...last: readonly string[]) => `name,x,y\n${rows(5, (k) => `n${k},${k},${2 * k}`)}\n${last.join('\n')}\n`

test('sums and notes are found in the last rows, with the blank rows before them', async () => {
  expect(await footerOf(table('合计,10,20'))).toEqual({ rows: 5, says: ['合计 · 10 · 20'] })
  expect(await footerOf(table('合 计：,10,20', '注：首次测量,,'))).toEqual({
    rows: 5,
    says: ['合 计： · 10 · 20', '注：首次测量'],
  })
  expect(await footerOf(table(',,', 'Total,10,20', ',,', 'Source: ward 3,,', ',,'))).toEqual({
    rows: 5,
    says: ['', 'Total · 10 · 20', '', 'Source: ward 3', ''],
  })
  expect(await footerOf(table(',,', ',,'))).toEqual({ rows: 7, says: [] })
  expect(await footerOf(table('合计,10,20', 'n9,1,2'))).toEqual({ rows: 7, says: [] })
})

test('a sum is labelled in one of its first three cells', async () => {
  const wide = (line: string) => `a,b,c,d\n${rows(4, (k) => `${k},${k},p${k},q${k}`)}\n${line}\n`
  for (const line of ['合计,1,,', ',合计,,1', '1,2,合计,', ',1,合计,2'])
    expect((await footerOf(wide(line))).rows, line).toBe(4)
  expect((await footerOf(wide('1,2,z,合计'))).rows).toBe(5)
})

test('a word that occurs in three rows is a value of the column', async () => {
  const groups = (sums: number) => `group,x\n${rows(6, (k) => (k < sums ? `合计,${k}` : `g${k},${k}`))}\n合计,9\n`
  expect((await footerOf(groups(1))).rows).toBe(6)
  expect((await footerOf(groups(2))).rows).toBe(7)
})

test('at most the twenty last rows, and never the first row', async () => {
  const notes = (count: number) => `name,x,y\nn1,1,2\n${rows(count, () => '注：一,,')}\n`
  expect((await footerOf(notes(1))).rows).toBe(1)
  expect((await footerOf(notes(20))).rows).toBe(1)
  expect((await footerOf(notes(21))).rows).toBe(22)
  const below = (count: number) => `name,x,y\nn1,1,2\nn2,1,2\n${rows(count, () => '注：一,,')}\n`
  expect((await footerOf(below(19))).says).toHaveLength(19)
  expect((await footerOf(below(20))).says).toEqual([])
  expect(await footerOf('name,x,y\n合计,1,2\n')).toEqual({ rows: 1, says: [] })
  expect((await footerOf('name,x,y\n注：一,,\n合计,1,2\n')).rows).toBe(1)
})

test('a row that begins like a note is one if it fills at most two cells, or more if all are words', async () => {
  const wide = (line: string) => `a,b,c\n${rows(4, (k) => `${k},${k},${k}`)}\n${line}\n`
  expect((await footerOf(wide('注：一,2,'))).rows).toBe(4)
  expect((await footerOf(wide('审核：,王,李'))).rows).toBe(4)
  expect((await footerOf(wide('注：一,2,3'))).rows).toBe(5)
  expect((await footerOf(wide('* p < 0.05,,'))).rows).toBe(4)
  expect((await footerOf(wide('Note that,,'))).rows).toBe(4) // words among numbers
})

test('words among numbers are a note if they are alone in a table of three columns or more', async () => {
  const of = (columns: number, line: string, cell = (k: number) => String(k)) =>
    `${rows(1, () => Array.from({ length: columns }, (_, c) => `c${c}`).join(','))}\n${rows(10, (k) => Array.from({ length: columns }, () => cell(k)).join(','))}\n${line}\n`
  expect((await footerOf(of(3, '仅供参考,,'))).rows).toBe(10)
  expect((await footerOf(of(3, '仅供参考,王,'))).rows).toBe(10)
  expect((await footerOf(of(3, '仅供参考,王,李'))).rows).toBe(11)
  expect((await footerOf(of(2, '仅供参考,'))).rows).toBe(11)
  expect((await footerOf(of(3, '参,,'))).rows).toBe(11)
  expect((await footerOf(of(3, '参考,,'))).rows).toBe(10)
  // if a fifth of the cells are words, a short one may be data too
  const words = (count: number) => (k: number) => (k < count ? `w${k}` : String(k))
  expect((await footerOf(of(3, '参考,,', words(1)))).rows).toBe(10)
  expect((await footerOf(of(3, '参考,,', words(2)))).rows).toBe(11)
})

test('among texts a note is a sentence: twelve characters, and twice as long as any other', async () => {
  const of = (longest: string, line: string) => `a,b,c\n${rows(4, (k) => `t${k},1,2`)}\n${longest},1,2\n${line},,\n`
  const rowsOf = async (longest: number, length: number) =>
    (await footerOf(of('x'.repeat(longest), '仅'.repeat(length)))).rows
  expect(await rowsOf(5, 12)).toBe(5)
  expect(await rowsOf(5, 11)).toBe(6)
  expect(await rowsOf(6, 12)).toBe(6)
  expect(await rowsOf(6, 13)).toBe(5)
})

test('in a column long enough to be stored as numbers, words and sums are still found', async () => {
  const long = (line: string) => `name,x,y\n${rows(6000, (k) => `${k},${k}.5,1`)}\n${line}\n`
  expect((await footerOf(long('合计,7,1'))).says).toEqual(['合计 · 7 · 1'])
  expect((await footerOf(long('仅供参考,,'))).says).toEqual(['仅供参考'])
  expect((await footerOf(long('9,合计,'))).says).toEqual(['9 · 合计'])
  expect((await footerOf(long('6000,1,1'))).rows).toBe(6001)
})
