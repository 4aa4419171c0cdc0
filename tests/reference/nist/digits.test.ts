import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Compared, compareDigits } from './compare-digits.ts'
import { digitsTable } from './digits-table.ts'

const all = await compareDigits()

describe.each([
  { family: 'univariate', values: 18 },
  { family: 'anova', values: 55 },
  { family: 'linear', values: 141 },
])('$family', ({ family, values }) => {
  const compared = all.filter((value) => value.family === family)

  test('agrees with exact arithmetic on the doubles to the last digit but one', () => {
    expect(compared).toHaveLength(values)
    expect(compared.filter(({ arithmetic }) => !(arithmetic >= 14.5))).toEqual([])
  })

  test('has the certified digits that the doubles can give', () => {
    expect(compared.filter(({ ours, exact }) => !(ours >= exact - 0.5))).toEqual([])
  })
})

test('linear regression has 13 certified digits and more of every value', () => {
  const few = ({ family, ours }: Compared) => family === 'linear' && !(ours >= 13)
  expect(all.filter(few)).toEqual([])
})

test('the stored table of digits is the one they make now', () => {
  expect(readFileSync(new URL('digits.md', import.meta.url), 'utf8')).toBe(digitsTable(all))
})
