import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupedNumber, plainNumberOf } from './cell-number.ts'

test('a number is parsed as JavaScript parses it, to the last bit', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (x) => {
      const text = String(x)
      fc.pre(!/^\d{16,}$/.test(text))
      expect(plainNumberOf(text, '.')).toBe(Number(text))
    }),
  )
  fc.assert(
    fc.property(
      fc.integer({ min: -1e9, max: 1e9 }),
      fc.nat({ max: 99_999_999 }),
      fc.integer({ min: 0, max: 30 }),
      (a, b, zeros) => {
        const text = `${a}.${'0'.repeat(zeros)}${b}`
        expect(plainNumberOf(text, '.')).toBe(Number(text))
        expect(plainNumberOf(text.replace('.', ','), ',')).toBe(Number(text))
      },
    ),
  )
})

test('what would lose digits or is not a number is refused', () => {
  for (const text of [
    '',
    '-',
    '.',
    'e5',
    '1e',
    '1e+',
    '1e12345',
    '007',
    '00',
    '1234567890123456',
    '0x10',
    '1_000',
    '1 ',
    '1.2.3',
    '１',
  ]) {
    expect(plainNumberOf(text, '.'), text).toBeNaN()
  }
  expect(plainNumberOf('0', '.')).toBe(0)
  expect(plainNumberOf('-0', '.')).toBe(-0)
  expect(plainNumberOf('5.', '.')).toBe(5)
  expect(plainNumberOf('123456789012345', '.')).toBe(123456789012345)
  expect(plainNumberOf('-1000000000000000', '.')).toBe(-1e15)
  expect(plainNumberOf('-007', '.')).toBe(-7)
})

test('groups have three digits', () => {
  expect(groupedNumber('1,234', '.')).toBe(1234)
  expect(groupedNumber("1'234.5", '.')).toBe(1234.5)
  expect(groupedNumber('1.234.567', ',')).toBe(1_234_567)
  for (const text of ['1,23', '1234,567', ',123', '1,234,56']) expect(groupedNumber(text, '.'), text).toBeNaN()
})

test('digits are exact up to fifteen, and correctly rounded beyond', () => {
  for (const text of [
    '0.1',
    '123456789.012345',
    '0.123456789012345',
    '12345678901234.5',
    '1234567890123.456',
    '0.00000000000000000000001',
    '9007199254740993.5',
    '1e22',
    '1e23',
    '1.5e-7',
    '.5e1',
    '5.e1',
    '-1.25E+2',
    '1e0001',
    '1e1234',
  ])
    expect(plainNumberOf(text, '.'), text).toBe(Number(text))
  expect(plainNumberOf('999999999999999', '.')).toBe(999_999_999_999_999)
  expect(plainNumberOf('1000000000000000', '.')).toBeNaN()
  expect(plainNumberOf('+1000000000000000', '.')).toBe(1e15)
  expect(plainNumberOf('1000000000000000.5', '.')).toBe(1_000_000_000_000_000.5)
  expect(plainNumberOf('1000000000000000e1', '.')).toBe(1e16)
})

test('a leading zero is allowed in a number with a sign or a decimal mark', () => {
  for (const [text, value] of [
    ['0.5', 0.5],
    ['+007', 7],
    ['-0.0', -0],
    ['0e5', 0],
  ] as const)
    expect(plainNumberOf(text, '.')).toBe(value)
  for (const text of ['01', '00.5', '01e5']) expect(plainNumberOf(text, '.'), text).toBeNaN()
})

test('an exponent has one to four digits', () => {
  for (const text of ['1e', '1e-', '1e12345', '1e1x', '1e/', '1e:', '1f5', '1e5.', '1.5x', '1e+-5'])
    expect(plainNumberOf(text, '.'), text).toBeNaN()
  expect([plainNumberOf('1e9', '.'), plainNumberOf('1E0', '.'), plainNumberOf('1e+5', '.')]).toEqual([1e9, 1, 1e5])
})

test('characters adjacent to the ASCII digits are not digits', () => {
  for (const text of ['/', ':', '1/', '1:', '1.:', '1./', '--1', '1-', ',5', '1,5', '\u007f', '1\u00b2'])
    expect(plainNumberOf(text, '.'), text).toBeNaN()
  expect([plainNumberOf('9', '.'), plainNumberOf('0.09', '.'), plainNumberOf('1,5', ',')]).toEqual([9, 0.09, 1.5])
  expect(plainNumberOf('1.5', ',')).toBeNaN()
  expect(plainNumberOf('1,5e3', ',')).toBe(1500)
})

test('a text of 64 characters may be a number, a longer one may not', () => {
  const text = (length: number) => `0.${'1'.repeat(length - 2)}`
  expect(plainNumberOf(text(64), '.')).toBe(Number(text(64)))
  expect(plainNumberOf(text(65), '.')).toBeNaN()
})

test('groups are separated by commas or points, spaces or apostrophes', () => {
  for (const [text, decimal, value] of [
    ['1 234 567', '.', 1_234_567],
    ['1 234.5', '.', 1234.5],
    ['1’234', '.', 1234],
    ['-12,345.25', '.', -12_345.25],
    ['+999,999', '.', 999_999],
    ['1.234,5', ',', 1234.5],
    ['1 234,5', ',', 1234.5],
    ["1'234,5", ',', 1234.5],
  ] as const)
    expect(groupedNumber(text, decimal), text).toBe(value)
  for (const [text, decimal] of [
    ['1,234', ','],
    ['1.234', '.'],
    ['1 23', '.'],
    ['1 2345', ','],
    ['0,123x', '.'],
  ] as const)
    expect(groupedNumber(text, decimal), text).toBeNaN()
})
