import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {})
const years = (value: number) => ({ age: { value, unit: 'a' } })

test.each([
  [2, 4.5, 4, 13, 12],
  [5, 5.25, 4.75, 14.5, 18],
  [6, 5.5, 5, 15, 25],
  [12, 7, 6.5, 18, 43],
])('%i years: %d without and %d with cuff, %d cm, %d kg', (age, uncuffed, cuffed, depth, weight) => {
  expect(ask(years(age))).toEqual({ outputs: { uncuffed, cuffed, depth, weight }, bands: [], warned: [] })
})

test('the second year has fixed sizes; infants and adolescents are refused', () => {
  expect(ask(years(1))).toMatchObject({ warned: ['second-year'] })
  expect(ask(years(0))).toEqual(['infant'])
  expect(ask(years(13))).toEqual(['adolescent'])
  expect(ask(years(18))).toEqual(['impossible-value'])
})
