import fc from 'fast-check'
import { expect, test } from 'vitest'
import { missingText, readMissing } from './missing-entry.ts'

test('codes and ranges are read as people write them', () => {
  expect(readMissing('9、99；90-95，-9–-1; >= 200, ≤ -50, 7 至 8,  1..2', 'number')).toEqual({
    missingCodes: [9, 99],
    missingRanges: [
      [90, 95],
      [-9, -1],
      [200, null],
      [null, -50],
      [7, 8],
      [1, 2],
    ],
  })
  expect(readMissing(' ', 'number')).toEqual({ missingCodes: [], missingRanges: [] })
})

test('a text that is not a number is reported; in a text column every entry is a code', () => {
  expect(readMissing('9, about 3', 'number').bad).toBe('about 3')
  expect(readMissing('>= x', 'number').bad).toBe('>= x')
  expect(readMissing('1-5, n/a', 'text')).toEqual({ missingCodes: ['1-5', 'n/a'], missingRanges: [] })
})

test('the displayed line is parsed back to the same codes', () => {
  const finite = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0)
  const range = fc.oneof(fc.tuple(finite, fc.option(finite)), fc.tuple(fc.constant(null), finite))
  fc.assert(
    fc.property(fc.array(finite), fc.array(range), (missingCodes, missingRanges) => {
      const declared = { missingCodes, missingRanges }
      expect(JSON.stringify(readMissing(missingText(declared), 'number'))).toBe(JSON.stringify(declared))
    }),
  )
})
