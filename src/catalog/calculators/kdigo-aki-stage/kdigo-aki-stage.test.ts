import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { runCalculator } from '../../kit/tool/run-calculator.ts'
import { definition } from './definition.ts'

function stage(creatinine: number, more: EnteredInputs = {}, unit = 'umol/L', baseline = unit === 'mg/dL' ? 0.8 : 80) {
  const outcome = runCalculator(definition, {
    baseline: { value: baseline, unit },
    creatinine: { value: creatinine, unit },
    ...more,
  })
  return outcome.status === 'done' ? outcome.outputs.stage?.value : outcome
}

test('1.5, 2 and 3 times the baseline, in both units', () => {
  expect([119, 120, 159, 160, 239, 240].map((value) => stage(value))).toEqual([0, 1, 1, 2, 2, 3])
  expect([1.18, 1.2, 1.58, 1.6, 2.38, 2.4].map((value) => stage(value, {}, 'mg/dL'))).toEqual([0, 1, 1, 2, 2, 3])
})

test('a rise of 26.5 µmol/L, 0.3 mg/dL', () => {
  const rise = (value: number, unit = 'umol/L') => stage(90, { rise: { value, unit } })
  expect([rise(26.4), rise(26.5), rise(0.29, 'mg/dL'), rise(0.3, 'mg/dL')]).toEqual([0, 1, 0, 1])
})

test('353.6 µmol/L counts only with acute kidney injury', () => {
  const rise = { rise: { value: 30, unit: 'umol/L' } }
  expect([stage(354, {}, 'umol/L', 320), stage(354, rise, 'umol/L', 320), stage(353, rise, 'umol/L', 320)]).toEqual([
    0, 3, 1,
  ])
})

test('urine output', () => {
  const urine = (value: number, hours: number) =>
    stage(80, { urine: { value, unit: 'mL/kg/h' }, hours: { value: hours, unit: 'h' } })
  expect([urine(0.4, 5), urine(0.4, 6), urine(0.4, 12), urine(0.3, 24), urine(0.29, 24)]).toEqual([0, 1, 2, 2, 3])
  expect([urine(0.5, 24), urine(0, 12)]).toEqual([0, 3])
})

test('replacement therapy and anuria are stage 3, a low eGFR in a child with kidney injury too', () => {
  expect([stage(80, { replacement: true }), stage(80, { anuria: true })]).toEqual([3, 3])
  expect([stage(130, { lowChildGfr: true }), stage(80, { lowChildGfr: true })]).toEqual([3, 0])
})

test('without urine output it warns; a creatinine of 1.2 µmol/L is refused', () => {
  const of = (creatinine: number) => ({
    baseline: { value: 80, unit: 'umol/L' },
    creatinine: { value: creatinine, unit: 'umol/L' },
  })
  expect(runCalculator(definition, of(120))).toMatchObject({
    warnings: [{ code: 'without-urine' }, { code: 'without-hours' }],
  })
  expect(runCalculator(definition, of(1.2))).toMatchObject({ status: 'rejected' })
})
