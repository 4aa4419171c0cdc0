import { expect, test } from 'vitest'
import { sumText, term } from './equation-text.ts'

test('signs precede their terms, the first plus is omitted', () => {
  expect(sumText([term(12.344, 'ln age'), term(-2.664, 'ln TC'), term(61.18)])).toBe(
    '12.344·ln age − 2.664·ln TC + 61.18',
  )
  expect(sumText([term(-29.799, 'ln age'), term(4.884)])).toBe('−29.799·ln age + 4.884')
})
