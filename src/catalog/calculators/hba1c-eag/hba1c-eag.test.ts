import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, { hba1c: { value: 7, unit: '%' } })

test('the table of the ADA: 6, 8 and 10 % are 126, 183 and 240 mg/dL', () => {
  const averages = [6, 8, 10].map((value) => ask({ hba1c: { value, unit: '%' } }))
  expect(averages).toMatchObject([126, 183, 240].map((averageMg) => ({ outputs: { averageMg } })))
})

test('6.4 is prediabetes, 6.5 diabetes', () => {
  expect([ask({ hba1c: { value: 6.4, unit: '%' } }), ask({ hba1c: { value: 6.5, unit: '%' } })]).toMatchObject([
    { bands: ['prediabetes'] },
    { bands: ['diabetes'] },
  ])
})

test('warns if HbA1c does not reflect glucose, refuses 53 %', () => {
  expect(ask({ pregnancy: true, unreliable: true })).toMatchObject({ warned: ['in-pregnancy', 'unreliable'] })
  expect(ask({ hba1c: { value: 53, unit: '%' } })).toEqual(['impossible-value'])
})
