import { expect, test } from 'vitest'
import { typedNumber } from './typed-number.ts'

test.each([
  ['88', 88],
  [' 1.2 ', 1.2],
  ['1,2', 1.2],
  ['１２．５', 12.5],
  ['1。2', 1.2],
  ['.5', 0.5],
  ['1,234', null],
  ['1e3', null],
  ['12a', null],
  ['', null],
])('%s', (text, number) => {
  expect(typedNumber(text)).toBe(number)
})
