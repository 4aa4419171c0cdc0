import { expect, test } from 'vitest'
import { fenOf, yuanOf } from '#contract/money/fen.ts'
import { beijingTime, msOfBeijingTime, msOfRfc3339, rfc3339 } from './beijing-time.ts'
import { fenOfBillAmount, milliFenOfYuan } from './fen.ts'
import { withinBytes } from './within-bytes.ts'

test('[M1] every amount of an order is the same in fen and in yuan', () => {
  for (let fen = 1; fen <= 5_000_000; fen += fen < 100_000 ? 1 : 997) {
    const yuan = yuanOf(fen)
    if (fenOf(yuan) !== fen || fenOfBillAmount(yuan) !== fen) throw new Error(`${fen} is ${yuan}`)
  }
  expect([0, 1, 10, 110, 3000].map(yuanOf)).toEqual(['0.00', '0.01', '0.10', '1.10', '30.00'])
})

test.each([
  '',
  '30',
  '30.0',
  '30.000',
  '-1.00',
  '+1.00',
  ' 1.00',
  '1.00\n',
  '1e3',
  '1,000.00',
  '１.00',
  '.10',
  'NaN',
  '9999999999.00',
])('[M1] %j is no amount', (text) => {
  expect(fenOf(text)).toBeUndefined()
})

test.each<[string, number | undefined, number | undefined]>([
  ['0', 0, 0],
  ['0.00', 0, 0],
  ['-0.00000', 0, 0],
  ['-0.05940', -5940, undefined],
  ['0.06000', 6000, 6],
  ['-30.00', -3_000_000, -3000],
  ['1.1', 110_000, 110],
  ['999999999.99999', 99_999_999_999_999, undefined],
  ['1.000001', undefined, undefined],
  ['--1', undefined, undefined],
  ['', undefined, undefined],
  ['0x10', undefined, undefined],
])('[M1] an amount in a bill is exact: %s', (text, milliFen, fen) => {
  expect(milliFenOfYuan(text)).toBe(milliFen)
  expect(fenOfBillAmount(text)).toBe(fen)
})

test('times are those of Beijing', () => {
  const ms = Date.parse('2026-12-31T16:00:05.900Z')
  expect(beijingTime(ms)).toBe('2027-01-01 00:00:05')
  expect(rfc3339(ms)).toBe('2027-01-01T00:00:05+08:00')
  expect(msOfBeijingTime('2027-01-01 00:00:05')).toBe(ms - 900)
  expect(msOfRfc3339('2027-01-01T00:00:05+08:00')).toBe(ms - 900)
  expect(msOfRfc3339('2026-12-31T16:00:05Z')).toBe(ms - 900)
  for (const text of ['', '2027-01-01', '2027-13-01 00:00:00', '2027-01-01T00:00:05', 'today']) {
    expect(msOfBeijingTime(text)).toBeUndefined()
    expect(msOfRfc3339(text)).toBeUndefined()
  }
})

test('a text is cut between characters', () => {
  expect(withinBytes('算尺会员', 7)).toBe('算尺')
  expect(withinBytes('算尺会员', 12)).toBe('算尺会员')
  expect(withinBytes('😀a', 3)).toBe('')
})
