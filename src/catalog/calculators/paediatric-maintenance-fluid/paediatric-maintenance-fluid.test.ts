import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {})
const kg = (value: number) => ({ weight: { value, unit: 'kg' } })

/** The table at freesmartcalculator.com, and 13.5 kg at droracle.ai. */
test.each([
  [5, 20, 500],
  [10, 40, 1000],
  [13.5, 47, 1175],
  [15, 50, 1250],
  [20, 60, 1500],
  [25, 65, 1600],
  [30, 70, 1700],
  [65, 105, 2400],
])('%d kg: %i mL/h, %i mL/d', (weight, hourly, daily) => {
  expect(ask(kg(weight))).toMatchObject({ outputs: { hourly, daily }, warned: [] })
})

test('a deficit is 10 mL per kg and per cent, and absent unless entered', () => {
  expect(ask({ ...kg(12), deficit: { value: 7, unit: '%' } })).toMatchObject({ outputs: { deficitVolume: 840 } })
  expect(ask(kg(12))).not.toHaveProperty('outputs.deficitVolume')
})

test('newborns and impossible weights are refused; size, retention and shock are warned of', () => {
  expect(ask({ ...kg(3.4), newborn: true })).toEqual(['newborn'])
  expect(ask(kg(2.9))).toEqual(['impossible-value'])
  expect(ask(kg(65.1))).toMatchObject({ warned: ['unusual-value', 'adult-size'] })
  expect(ask({ ...kg(12), retention: true, deficit: { value: 10, unit: '%' } })).toMatchObject({
    outputs: { hourly: 44, restricted: 29 },
    warned: ['restrict', 'shock'],
  })
})
