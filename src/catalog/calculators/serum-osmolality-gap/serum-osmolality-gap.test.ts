import { expect, test } from 'vitest'
import { runCalculator } from '../../kit/tool/run-calculator.ts'
import { definition } from './definition.ts'

const mmol = (value: number) => ({ value, unit: 'mmol/L' })
const normal = { sodium: mmol(140), glucose: mmol(5), urea: mmol(5) }
const at = (measured: number) =>
  runCalculator(definition, { ...normal, measured: { value: measured, unit: 'mOsm/kg' } })

test('without a measured osmolality there is no gap', () => {
  const outcome = runCalculator(definition, normal)
  expect(outcome).toMatchObject({ status: 'done', outputs: { calculated: { value: 290 } } })
  expect(outcome.status === 'done' && Object.keys(outcome.outputs)).toEqual(['calculated'])
})

test('gaps of −10 and 10 are usual', () => {
  const gaps = [279, 280, 300, 301].map((value) => {
    const outcome = at(value)
    return outcome.status === 'done' ? outcome.bands[1]?.band.id : outcome
  })
  expect(gaps).toEqual(['low', 'normal', 'normal', 'high'])
})

test('275 and 295 are normal', () => {
  const calculated = [265, 266, 286, 287].map((twice) => {
    const outcome = runCalculator(definition, { ...normal, sodium: mmol((twice - 1) / 2) })
    return outcome.status === 'done' ? outcome.bands[0]?.band.id : outcome
  })
  expect(calculated).toEqual(['low', 'normal', 'normal', 'high'])
})

test('14 mg/dL of urea nitrogen are 5 mmol/L', () => {
  expect(runCalculator(definition, { ...normal, urea: { value: 14, unit: 'mg/dL' } })).toMatchObject({
    outputs: { calculated: { value: 290 } },
  })
})

test('46 mg/dL of ethanol are 10 mmol/L', () => {
  expect(runCalculator(definition, { ...normal, ethanol: { value: 46, unit: 'mg/dL' } })).toMatchObject({
    outputs: { calculated: { value: 300 } },
  })
})

test('an impossible osmolality is refused', () => {
  expect(at(100)).toMatchObject({ status: 'rejected' })
})
