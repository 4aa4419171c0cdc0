import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldTaxNumber, judgeTaxNumber } from './tax-number.ts'

const SIGNS = '0123456789ABCDEFGHJKLMNPQRTUWXY'.split('')
const RIGHT = [
  '91350100M000100Y43',
  '9144030071526726XG',
  '91110000802100433B',
  '91330100799655058B',
  '91512081MA62K0260E',
]

test.each(RIGHT)('%s has the check signs of GB 32100 and GB 11714', (number) => {
  expect(judgeTaxNumber(number)).toBe('right')
})

test('another check sign of the whole is doubtful, and a sign that no number has is wrong', () => {
  expect(judgeTaxNumber('91350100M000100Y44')).toBe('doubtful')
  expect(judgeTaxNumber('91350100M000100Y4Z')).toBe('wrong')
})

test('an organisation whose own check sign does not fit is doubtful, although that of the whole fits', () => {
  const whole = SIGNS.map((sign) => `91350100M000100Y5${sign}`)
  expect(whole.map(judgeTaxNumber)).toEqual(whole.map(() => 'doubtful'))
})

test('one wrong sign, and two neighbours in the wrong order, are always noticed', () => {
  const place = fc.integer({ min: 0, max: 17 })
  const mistyped = fc.record({ number: fc.constantFrom(...RIGHT), place, sign: fc.constantFrom(...SIGNS) })
  fc.assert(
    fc.property(mistyped, ({ number, place: at, sign }) => {
      const replaced = number.slice(0, at) + sign + number.slice(at + 1)
      const swapped = number.slice(0, at) + (number[at + 1] ?? '') + number[at] + number.slice(at + 2)
      for (const other of [replaced, swapped].filter((text) => text !== number))
        expect(judgeTaxNumber(other)).toBe('doubtful')
    }),
  )
})

test.each([
  ['350100M00010043', 'doubtful'],
  ['35010219800101123', 'doubtful'],
  ['35010219800101123X00', 'doubtful'],
  ['', 'wrong'],
  ['9135010', 'wrong'],
  ['91350100M000100Y4', 'doubtful'], // one sign short: 17 signs may be an older number
  ['91350100M000100Y433', 'wrong'],
  ['91350100M000100YI3', 'wrong'],
  ['91350100M000100YO3', 'wrong'],
  ['91350100m000100y43', 'wrong'], // not folded
  ['９１350100M000100Y43', 'wrong'],
  ['3501-0M00010043', 'wrong'],
])('%s is %s', (number, verdict) => {
  expect(judgeTaxNumber(number)).toBe(verdict)
})

test.each([
  ['  91350100m000100y43\n', '91350100M000100Y43'],
  ['９１３５０１００Ｍ０００１００Ｙ４３', '91350100M000100Y43'],
  ['9135 0100 M000 100Y 43', '91350100M000100Y43'],
  ['91350100-M000100Y4-3', '91350100M000100Y43'],
  ['\u200b91350100M000100Y43\ufeff', '91350100M000100Y43'],
  ['税号 91350100', '税号91350100'],
])('%j is stored as %s', (typed, stored) => {
  expect(foldTaxNumber(typed)).toBe(stored)
})
