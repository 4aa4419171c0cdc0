import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {
  total: { value: 200, unit: 'mg/dL' },
  hdl: { value: 50, unit: 'mg/dL' },
  triglycerides: { value: 150, unit: 'mg/dL' },
})

test.each([
  [146, 150, 5.6],
  [147, 150, 5.7],
  [154, 150, 5.7],
  [155, 150, 5.8],
  [150, 129, 6],
  [150, 130, 5.7],
  [150, 219, 5.1],
  [150, 220, 4.8],
  [399, 99, 9.5],
  [400, 99, 11.9],
])('triglycerides %d, non-HDL %d: factor %d', (triglycerides, nonHdl, factor) => {
  const lipids = {
    total: { value: 50 + nonHdl, unit: 'mg/dL' },
    triglycerides: { value: triglycerides, unit: 'mg/dL' },
  }
  expect(ask(lipids)).toMatchObject({ outputs: { factor } })
})

test('Friedewald ends above 400 mg/dL, Sampson above 800, and both say so', () => {
  expect(Object.keys(Object(ask({ triglycerides: { value: 401, unit: 'mg/dL' } })).outputs)).not.toContain('friedewald')
  expect(Object.keys(Object(ask({ triglycerides: { value: 801, unit: 'mg/dL' } })).outputs)).not.toContain('sampson')
  expect(ask({ triglycerides: { value: 400, unit: 'mg/dL' } })).toMatchObject({ warned: ['high-triglycerides'] })
})

test('there is no result if HDL exceeds total cholesterol', () => {
  expect(ask({ total: { value: 80, unit: 'mg/dL' }, hdl: { value: 100, unit: 'mg/dL' } })).toMatchObject({
    outputs: {},
  })
})

test('in mmol/L the same; a cholesterol of 5 mg/dL is refused', () => {
  expect(
    ask({
      total: { value: 5.172, unit: 'mmol/L' },
      hdl: { value: 1.293, unit: 'mmol/L' },
      triglycerides: { value: 1.6936, unit: 'mmol/L' },
    }),
  ).toMatchObject({ outputs: { friedewaldMg: 120, martinMg: 124, sampsonMg: 123 } })
  expect(ask({ total: { value: 5, unit: 'mg/dL' } })).toEqual(['impossible-other-unit'])
})
