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

test('39 and 70 years, and those with disease, are refused', () => {
  expect([
    ask({ age: { value: 39, unit: 'a' } }),
    ask({ age: { value: 70, unit: 'a' } }),
    ask({ excluded: true }),
  ]).toEqual([['age-range'], ['age-range'], ['excluded']])
})
