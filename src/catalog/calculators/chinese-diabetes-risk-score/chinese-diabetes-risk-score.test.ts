import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {
  sex: 'female',
  age: { value: 20, unit: 'a' },
  systolic: { value: 100, unit: 'mm[Hg]' },
  bmi: { value: 20, unit: 'kg/m2' },
  waist: { value: 60, unit: 'cm' },
})

const of = (input: string, unit: string, rows: readonly (readonly [below: number, from: number, points: number])[]) =>
  rows.flatMap(([below, from, points], i) => [
    [input, unit, below, rows[i - 1]?.[2] ?? 0] as const,
    [input, unit, from, points] as const,
  ])

test.each([
  ...of('age', 'a', [
    [24, 25, 4],
    [34, 35, 8],
    [39, 40, 11],
    [44, 45, 12],
    [49, 50, 13],
    [54, 55, 15],
    [59, 60, 16],
    [64, 65, 18],
  ]),
  ...of('systolic', 'mm[Hg]', [
    [109, 110, 1],
    [119, 120, 3],
    [129, 130, 6],
    [139, 140, 7],
    [149, 150, 8],
    [159, 160, 10],
  ]),
  ...of('bmi', 'kg/m2', [
    [21.9, 22, 1],
    [23.9, 24, 3],
    [29.9, 30, 5],
  ]),
  ...of('waist', 'cm', [
    [69.9, 70, 3],
    [74.9, 75, 5],
    [79.9, 80, 7],
    [84.9, 85, 8],
    [89.9, 90, 10],
  ]),
])('%s in %s, %d: %i', (input, unit, value, score) => {
  expect(ask({ [input]: { value, unit } })).toMatchObject({ outputs: { score } })
})

test('a man has two points, and limits of the waist 5 cm higher', () => {
  const man = (waist: number) => ask({ sex: 'male', waist: { value: waist, unit: 'cm' } })
  expect([60, 74.9, 75, 94.9, 95].map(man)).toMatchObject([2, 2, 5, 10, 12].map((score) => ({ outputs: { score } })))
})

test('all at their most are 51 points', () => {
  const most = {
    sex: 'male',
    age: { value: 74, unit: 'a' },
    systolic: { value: 160, unit: 'mm[Hg]' },
    bmi: { value: 30, unit: 'kg/m2' },
    waist: { value: 95, unit: 'cm' },
    family: true,
  }
  expect(ask(most)).toMatchObject({ outputs: { score: 51 }, bands: ['high'] })
})

test('other ages, known diabetes and pregnancy are refused', () => {
  expect(ask({ age: { value: 19, unit: 'a' } })).toEqual(['outside-age'])
  expect(ask({ age: { value: 75, unit: 'a' } })).toEqual(['outside-age'])
  expect(ask({ known: true })).toEqual(['known'])
  expect(ask({ pregnancy: true })).toEqual(['pregnant'])
})
