import { expect, test } from 'vitest'
import { recentMonths } from './recent-months.ts'
import { statementCsv } from './statement-csv.ts'

test('months are those of Beijing, also at the turn of a year', () => {
  expect(recentMonths(Date.parse('2026-12-31T16:30:00Z'), 3)).toEqual(['2027-01', '2026-12', '2026-11'])
  expect(recentMonths(Date.parse('2026-12-31T15:59:00Z'), 2)).toEqual(['2026-12', '2026-11'])
})

test('a statement is CSV in yuan, signs included, with quoted words', () => {
  const entry = { id: 'a', time: 1_700_000_000, part: 'gift', balance_after: 5 } as const
  const paid = { recharge: 'Payment', offer: 'Gift', member: 'Membership', refund: 'Paid back', suspense: 'Odd' }
  const notes = {
    ...paid,
    tokens: 'AI tokens',
    promo: 'Promo "code", free',
    operator: 'From the operator',
    reversal: 'Correction',
  }
  const text = statementCsv(
    [
      { ...entry, note: 'promo', amount: 1205 },
      { ...entry, note: 'reversal', amount: -1200 },
    ],
    { heads: ['Time', 'What', 'Part', 'Amount', 'Balance'], notes, parts: { cash: 'Cash', gift: 'Gift' } },
  )
  expect(text.slice(1).split('\r\n')).toEqual([
    'Time,What,Part,Amount,Balance',
    '2023-11-14T22:13:20.000Z,"Promo ""code"", free",Gift,12.05,0.05',
    '2023-11-14T22:13:20.000Z,Correction,Gift,-12.00,0.05',
    '',
  ])
  expect(text.startsWith('\ufeff')).toBe(true)
})
