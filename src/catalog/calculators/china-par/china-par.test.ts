import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const mgdl = (value: number) => ({ value, unit: 'mg/dL' })
const years = (value: number) => ({ age: { value, unit: 'a' } })
const ask = resultsOf(definition, {
  sex: 'male',
  ...years(60),
  systolic: { value: 130, unit: 'mm[Hg]' },
  total: mgdl(210),
  hdl: mgdl(55),
  waist: { value: 80, unit: 'cm' },
  diabetes: true,
  north: true,
  urban: true,
})

function apart(more: EnteredInputs, published: number): number {
  const results = ask(more)
  return Math.abs(('outputs' in results ? (results.outputs.risk ?? 0) : 0) - published)
}

/** Table 2 of the paper; the authors computed it with unrounded coefficients. */
test.each([
  ['male', [2.2, 5.4, 11, 19.6]],
  ['female', [2.4, 5.4, 10.1, 17.1]],
])('%s of 40, 50, 60 and 70 years, to a tenth of a point', (sex, risks) => {
  for (const [i, risk] of risks.entries()) expect(apart({ sex, ...years(40 + 10 * i) }, risk)).toBeLessThan(0.11)
})

/** Recorded from the authors' website. */
test.each([
  ['male', 90, [1.1, 3.1, 6.9, 13.5]],
  ['female', 85, [1.2, 2.9, 5.8]],
])('%s at the limits of ideal health, to a quarter of a point', (sex, cm, risks) => {
  const ideal = {
    sex,
    systolic: { value: 120, unit: 'mm[Hg]' },
    total: mgdl(200),
    hdl: mgdl(40),
    waist: { value: cm, unit: 'cm' },
    diabetes: false,
  }
  for (const [i, risk] of risks.entries()) expect(apart({ ...ideal, ...years(40 + 10 * i) }, risk)).toBeLessThan(0.25)
})

test.each([
  ['male', 110, 49.2, 35.8],
  ['female', 100, 22.3, 41.9],
])('%s with every risk, to about a point', (sex, cm, at40, at60) => {
  const every = {
    sex,
    systolic: { value: 160, unit: 'mm[Hg]' },
    total: mgdl(300),
    hdl: mgdl(30),
    waist: { value: cm, unit: 'cm' },
    treated: true,
    smoker: true,
    family: true,
  }
  expect(apart({ ...every, ...years(40) }, at40)).toBeLessThan(1.2)
  expect(apart({ ...every, ...years(60) }, at60)).toBeLessThan(1.2)
})

test('city and family count in men only', () => {
  const woman = { sex: 'female' }
  expect(ask({ ...woman, urban: false, family: true })).toEqual(ask(woman))
  expect(ask({ urban: false })).not.toEqual(ask())
  expect(ask({ family: true })).not.toEqual(ask())
})

test('disease and ages beyond the website are refused, ages beyond the cohort warned of', () => {
  expect(ask({ disease: true })).toEqual(['disease'])
  expect(ask(years(19))).toEqual(['too-young'])
  expect(ask(years(86))).toEqual(['too-old'])
  expect(ask(years(34))).toMatchObject({ warned: ['outside'] })
  expect(ask(years(75))).toMatchObject({ warned: ['outside'] })
})
