import { expect, test } from 'vitest'
import { importFile } from '../table-file.ts'

/** The numbers that the import of such a column asks about as missing codes. */
async function codesAmong(values: readonly number[], name = 'x'): Promise<readonly number[]> {
  const { questions } = await importFile(new Blob([`${name},y\n${values.map((value) => `${value},a\n`).join('')}`]))
  return questions.flatMap(({ code, numbers }) => (code === 'code' ? (numbers ?? []) : []))
}

const ages = [20, 35, 50, 70, 81]

test('a number of nines that is further from all others than they are from each other leads to a question', async () => {
  for (const code of [999, 888, 777, 9999, 99_999, 999_999, 8888, 7777, 999.9, 9999.9, 999.99])
    expect(await codesAmong([...ages, code]), String(code)).toEqual([code])
  for (const code of [77, 88, 99, 99.9, 99.99]) expect(await codesAmong([1, 5, 20, code])).toEqual([code])
  for (const other of [998, 990, 1000, 500]) expect(await codesAmong([...ages, other])).toEqual([])
  expect(await codesAmong([20, 35, 50, 60, 99, 99])).toEqual([])
  expect(await codesAmong([20, 35, 50, 59, 99, 99])).toEqual([99])
  expect(await codesAmong([20, 35, 50, 59.5, 99, 99])).toEqual([])
})

test('a single one must be three times the greatest', async () => {
  expect(await codesAmong([1, 20, 33, 99])).toEqual([99])
  expect(await codesAmong([1, 20, 33.5, 99])).toEqual([])
  expect(await codesAmong([1, 20, 33.5, 99, 99])).toEqual([99])
})

test('a nine counts only among ten others of at most 3', async () => {
  const answers = (most: number, count: number) => Array.from({ length: count }, (_, k) => (k % most) + 1)
  expect(await codesAmong([...answers(3, 10), 9])).toEqual([9])
  expect(await codesAmong([...answers(3, 9), 9])).toEqual([])
  expect(await codesAmong([...answers(4, 12), 9])).toEqual([])
  expect(await codesAmong([...answers(3, 10), 9, 9])).toEqual([9])
})

test('a negative one counts among nonnegative numbers if it is frequent or far, or the others are many', async () => {
  expect(await codesAmong([...ages, -9])).toEqual([])
  expect(await codesAmong([...ages, -9, -9])).toEqual([-9])
  expect(await codesAmong([...ages, -99])).toEqual([-99])
  for (const code of [-7, -8, -77, -88, -777, -888, -999, -8888, -9999, -99_999, -99.9, -999.9])
    expect(await codesAmong([...ages, code, code]), String(code)).toEqual([code])
  expect(await codesAmong([-1, 20, 35, -9, -9])).toEqual([])
  expect(await codesAmong([0, 20, 35, -9, -9])).toEqual([-9])
  expect(await codesAmong([10, 11, 12, 13, 14, 15, 16, 17, 18, 30, -9])).toEqual([-9])
  expect(await codesAmong([10, 11, 12, 13, 14, 15, 16, 17, 30, -9])).toEqual([])
  expect(await codesAmong([10, 29, -9])).toEqual([])
  expect(await codesAmong([10, 28, -9])).toEqual([-9])
})

test('two other numbers suffice, and infinity does not count', async () => {
  expect(await codesAmong([1, 999])).toEqual([])
  expect(await codesAmong([1, 2, 999])).toEqual([999])
  expect(await codesAmong([1, Number.POSITIVE_INFINITY, 999])).toEqual([])
})

test('the most frequent comes first, and an identifier has none', async () => {
  expect(await codesAmong([...ages, 888, 999, 999])).toEqual([999, 888])
  expect(await codesAmong([...ages, 999, 888, 888])).toEqual([888, 999])
  expect(await codesAmong([1, 2, 3, 4, 5, 999], 'id')).toEqual([])
})

test('also in a column long enough to be stored as numbers', async () => {
  const values = Array.from({ length: 5000 }, (_, k) => k / 100)
  expect(await codesAmong([...values, 999, 999])).toEqual([999])
})
