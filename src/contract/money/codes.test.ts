import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ACTIVE_RANDOM, ACTIVE_SIGNS, activeCodeOf, groupedActiveCode, readActiveCode } from './active-code.ts'
import { fenOf, MAX_FEN, yuanOf } from './fen.ts'
import { promoKey } from './promo-code.ts'

const code = fc
  .array(fc.nat(ACTIVE_SIGNS.length - 1), { minLength: ACTIVE_RANDOM, maxLength: ACTIVE_RANDOM })
  .map(activeCodeOf)
const place = fc.nat(ACTIVE_RANDOM + 1)

test('[M1] yuan with two decimals and fen are the same amount, without a float', () => {
  fc.assert(fc.property(fc.nat(MAX_FEN), (fen) => fenOf(yuanOf(fen)) === fen))
  expect(['30.00', '0.01', '0.29', '123456789.99'].map(fenOf)).toEqual([3000, 1, 29, 12_345_678_999])
  expect(
    ['30', '30.0', '30.000', '-1.00', ' 1.00', '1e3.00', '1,000.00', '', '1234567890.00', '٣.٠٠'].map(fenOf),
  ).toEqual(Array(10).fill(undefined))
  expect([yuanOf(-5), yuanOf(0), yuanOf(120_050)]).toEqual(['-0.05', '0.00', '1200.50'])
})

test('a promo code is read as on a poster', () => {
  expect([' spring26 ', 'ＳＰＲＩＮＧ２６', 'Spring26'].map(promoKey)).toEqual(Array(3).fill('SPRING26'))
  expect(['ABC', 'A'.repeat(25), 'SPRING-26', '春天2026', ''].map(promoKey)).toEqual(Array(5).fill(undefined))
})

test('signs of activation codes cannot be mistaken for one another', () => {
  expect(new Set(ACTIVE_SIGNS).size).toBe(56)
  expect(ACTIVE_SIGNS).not.toMatch(/[01IOlo]/)
})

test('an activation code is read in groups, with other hyphens and in full-width forms', () => {
  fc.assert(
    fc.property(code, (text) => {
      const grouped = groupedActiveCode(text)
      expect(grouped).toMatch(/^(\w{4}-){4}\w{4}$/)
      const fullWidth = grouped.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
      for (const typed of [text, grouped, ` ${grouped.replaceAll('-', ' – ')}\n`, fullWidth])
        expect(readActiveCode(typed)).toEqual({ kind: 'code', code: text })
    }),
  )
})

test('any one wrong sign and any exchange of neighbours is found', () => {
  fc.assert(
    fc.property(code, place, fc.nat(ACTIVE_SIGNS.length - 1), (text, at, other) => {
      const sign = ACTIVE_SIGNS[other] ?? ''
      const wrong = text.slice(0, at) + sign + text.slice(at + 1)
      if (wrong !== text) expect(readActiveCode(wrong)).toEqual({ kind: 'check' })
      const exchanged = text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2)
      if (exchanged !== text) expect(readActiveCode(exchanged)).toEqual({ kind: 'check' })
    }),
    { numRuns: 2000 },
  )
})

test('what is no code is described', () => {
  expect(readActiveCode(' - ')).toEqual({ kind: 'empty' })
  expect(readActiveCode('ABCD-EF0H')).toEqual({ kind: 'sign', group: 2 })
  expect(readActiveCode('ABCD-EFGH')).toEqual({ kind: 'length', signs: 8 })
  expect(readActiveCode('激活码')).toEqual({ kind: 'sign', group: 1 })
})
