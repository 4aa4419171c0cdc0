import { expect, test } from 'vitest'
import { parseNumbers } from './number-list.ts'

test('reads numbers between commas, spaces and Chinese punctuation', () => {
  expect(parseNumbers(' 10, 12.5；-3、4 1e2')).toEqual([10, 12.5, -3, 4, 100])
})

test.each(['', '  ', '10, twelve', '十', '1,,Infinity', '1,'])('reads nothing from "%s"', (written) => {
  expect(parseNumbers(written)).toBeUndefined()
})
