import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {
  age: { value: 60, unit: 'a' },
  sex: 'male',
  systolic: { value: 120, unit: 'mm[Hg]' },
  total: { value: 6, unit: 'mmol/L' },
  hdl: { value: 1.3, unit: 'mmol/L' },
  region: 'moderate',
})

test.each([
  ['male', 'low', -0.5699, 0.7476],
  ['male', 'moderate', -0.1565, 0.8009],
  ['male', 'high', 0.3207, 0.936],
  ['male', 'very-high', 0.5836, 0.8294],
  ['female', 'low', -0.738, 0.7019],
  ['female', 'moderate', -0.3143, 0.7701],
  ['female', 'high', 0.571, 0.9369],
  ['female', 'very-high', 0.9412, 0.8329],
] as const)(
  'at the centre of the model: the baseline of a %s in a region of %s risk, recalibrated',
  (recorded, region, level, slope) => {
    const centre = { age: 60, sex: recorded, smoker: false, systolic: 120, total: 6, hdl: 1.3, region, excluded: null }
    const survival = recorded === 'male' ? 0.9605 : 0.9776
    const risk = 100 * (1 - Math.exp(-Math.exp(level + slope * Math.log(-Math.log(survival)))))
    expect(definition.formula(centre).risk).toBeCloseTo(risk, 9)
  },
)

test('cut-offs change at 50 years', () => {
  expect([ask({ age: { value: 49, unit: 'a' } }), ask({ age: { value: 50, unit: 'a' } })]).toMatchObject([
    { bands: ['high'] },
    { bands: ['low'] },
  ])
})

test('39 and 90 years, and those with disease, are refused', () => {
  expect([
    ask({ age: { value: 39, unit: 'a' } }),
    ask({ age: { value: 90, unit: 'a' } }),
    ask({ excluded: true }),
  ]).toEqual([['age-range'], ['age-range'], ['excluded']])
})

/** SCORE2-OP: checked with heartscore.org in the tests of the R package RiskScorescvd; the first two are in table 3 of the paper's supplement. */
test.each([
  ['low', 'male', true, 140, 5.5, 1.3, 18.6],
  ['low', 'female', true, 140, 5.5, 1.3, 15.2],
  ['low', 'male', false, 140, 5.5, 1.3, 13.3],
  ['low', 'female', false, 110, 5, 2, 6.1],
  ['moderate', 'male', true, 140, 5.5, 1.3, 23.9],
  ['moderate', 'female', true, 140, 5.5, 1.3, 20],
  ['high', 'male', true, 140, 6, 1.3, 29.2],
  ['high', 'female', true, 110, 5, 2, 19],
  ['very-high', 'male', true, 140, 6, 1.3, 40.8],
  ['very-high', 'female', true, 140, 6, 1.3, 46.2],
] as const)('75 years, region of %s risk, %s', (region, recorded, smoker, systolic, total, hdl, expected) => {
  const { risk } = definition.formula({ age: 75, sex: recorded, smoker, systolic, total, hdl, region, excluded: null })
  expect(Math.abs(risk - expected)).toBeLessThanOrEqual(0.05 + 1e-9)
})

test('cut-offs change at 70 years again', () => {
  expect(ask({ age: { value: 70, unit: 'a' }, region: 'low', total: { value: 5, unit: 'mmol/L' } })).toMatchObject({
    bands: ['low'],
  })
})
