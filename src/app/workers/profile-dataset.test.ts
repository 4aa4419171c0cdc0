import { expect, test } from 'vitest'
import { uninterrupted } from '#engine/checkpoint.ts'
import { makeFrame, makeNumericColumn } from '#engine/frame/make-columns.ts'
import { summaryOf } from './column-summaries.ts'
import { columnProfile, wholeProfile } from './profile-dataset.ts'

const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 1]
const x = makeNumericColumn({ id: 'c1', name: 'x' }, numbers)
const y = makeNumericColumn(
  { id: 'c2', name: 'y' },
  numbers.map((value) => 2 * value + 1),
)

test('a column is looked through once for the same day and the same missing codes', () => {
  const frame = makeFrame([x, y])
  const first = columnProfile(frame, 'c1', 0)
  expect(first?.summary).toBe(summaryOf(x))
  expect(columnProfile(makeFrame([{ ...x, name: 'z' }]), 'c1', 0)?.summary).toBe(first?.summary)
  expect(columnProfile(makeFrame([{ ...x, missingCodes: [11] }]), 'c1', 0)).toMatchObject({ coded: 1, blank: 0 })
  const dates = makeFrame([makeNumericColumn({ id: 'c3', name: 'd', type: 'date' }, [5])])
  expect([columnProfile(dates, 'c3', 4)?.future, columnProfile(dates, 'c3', 5)?.future]).toEqual([1, 0])
})

test('a version or a column that is gone has no profile', () => {
  expect(columnProfile(undefined, 'c1', 0)).toBeUndefined()
  expect(columnProfile(makeFrame([x]), 'gone', 0)).toBeUndefined()
})

test('equal rows and variables that say the same', async () => {
  expect(await wholeProfile(makeFrame([x, y]), uninterrupted)).toEqual({
    duplicates: 1,
    pairs: [{ first: 'c1', second: 'c2', r: expect.closeTo(1, 12) as number }],
  })
})

test('a stopped profile ends at the next checkpoint', async () => {
  const stopped = () => Promise.reject(new DOMException('cancelled', 'AbortError'))
  await expect(wholeProfile(makeFrame([x, y]), stopped)).rejects.toThrow('cancelled')
})
