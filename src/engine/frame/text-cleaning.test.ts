import { expect, test } from 'vitest'
import { type Cleaning, cleaner, trimBlanks } from './text-cleaning.ts'

const clean = (text: string, ...wanted: readonly Cleaning[]) => cleaner(wanted, 'keep')(text)

test('invisible characters go, blanks and line breaks stay', () => {
  expect(clean('a\u200bb\ufeff\u0000c\u00add\u202e\u007f', 'invisible')).toBe('abcd')
  expect(clean('a\tb\r\nc\u0085d\u2028e\u00a0f\u3000', 'invisible')).toBe('a\tb\r\nc\u0085d\u2028e\u00a0f\u3000')
})

test('full-width letters, digits and signs become half-width, Han and other signs stay', () => {
  expect(clean('ＡＢｃ１２．５％（）！～\u3000甲。￥', 'half-width')).toBe('ABc12.5%()!~ 甲。￥')
})

test('a run of line breaks is one space, and a run of blanks too', () => {
  expect(clean('a\r\n\r\nb\u2029c', 'line-breaks')).toBe('a b c')
  expect(clean('a \t\u00a0\u3000b\n c', 'collapse')).toBe('a b\n c')
})

test('trimming is at both ends only, with a long blank within too', () => {
  expect(trimBlanks('\u3000 a b\n\u2028 ')).toBe('a b')
  expect(trimBlanks(' \t\n')).toBe('')
  const long = `a${' '.repeat(300_000)}b`
  expect(trimBlanks(long)).toBe(long)
})

test('the order is fixed: what was hidden at the end is trimmed too', () => {
  expect(clean('a \u200b', 'trim', 'invisible')).toBe('a')
  expect(clean('\u3000Ａ\n\n', 'trim', 'line-breaks', 'collapse', 'half-width')).toBe('A')
})

test('case is changed letter by letter', () => {
  expect(cleaner([], 'upper')('straße é α')).toBe('STRAßE É Α')
  expect(cleaner([], 'lower')('ΑΣ İ É 甲')).toBe('ας İ é 甲'.replace('ς', 'σ'))
})
