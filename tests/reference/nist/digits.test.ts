import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Compared, compareDigits } from './compare-digits.ts'
import { digitsTable } from './digits-table.ts'

const all = await compareDigits()

describe.each([
  { family: 'univariate', values: 27 },
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

describe('nonlinear regression, from both of the starts', () => {
  const compared = all.filter(({ family }) => family === 'nonlinear')
  // its residuals are 1e-13 of values near 1: in doubles they have three digits, and so have their standard deviation and the errors
  const belowRounding = ({ set, value }: Compared) => set.startsWith('Lanczos1') && !value.startsWith('estimate')

  test('has 9 certified digits and more of every value', () => {
    expect(new Set(compared.map(({ set }) => set)).size).toBe(54)
    expect(compared.filter((value) => !belowRounding(value) && !(value.ours >= 9))).toEqual([])
  })

  test('has the digits of residuals that doubles can give', () => {
    const few = compared.filter(belowRounding)
    expect(few).toHaveLength(14)
    expect(few.filter(({ arithmetic, exact }) => !(arithmetic >= 2.5 && exact < 4))).toEqual([])
  })
})

test('the stored table of digits is the one they make now', () => {
  expect(readFileSync(new URL('digits.md', import.meta.url), 'utf8')).toBe(digitsTable(all))
})
