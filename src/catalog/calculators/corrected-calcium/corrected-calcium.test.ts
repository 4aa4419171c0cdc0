import { expect, test } from 'vitest'
import { runCalculator } from '../../kit/tool/run-calculator.ts'
import { definition } from './definition.ts'

function run(calcium: number, calciumUnit: string, albumin: number, albuminUnit: string) {
  return runCalculator(definition, {
    calcium: { value: calcium, unit: calciumUnit },
    albumin: { value: albumin, unit: albuminUnit },
    age: { value: 50, unit: 'a' },
  })
}

/** theprimecalculator.com: calcium 8.5 mg/dL and albumin 3.0 g/dL give 9.3 mg/dL. */
test('8.5 mg/dL at 3.0 g/dL is 9.3 mg/dL', () => {
  expect(run(8.5, 'mg/dL', 3, 'g/dL')).toMatchObject({ outputs: { calciumMg: { rounded: 9.3 } } })
})

test('the printed form in mg/dL differs by less than 0.02 mg/dL over the usual range', () => {
  for (let albumin = 1.2; albumin <= 5.5; albumin += 0.1) {
    const outcome = run(9, 'mg/dL', albumin, 'g/dL')
    const ours = outcome.status === 'done' ? (outcome.outputs.calciumMg?.value ?? 0) : 0
    expect(Math.abs(ours - (9 + 0.8 * (4 - albumin)))).toBeLessThan(0.02)
  }
})

/** The reported value is classified: 2.105 mmol/L is reported as 2.11 if its binary value is at or above it. */
test.each([
  [2.1, 'low'],
  [2.104, 'low'],
  [2.106, 'within'],
  [2.52, 'within'],
  [2.524, 'within'],
  [2.526, 'high'],
])('%d mmol/L is %s', (calcium, id) => {
  expect(run(calcium, 'mmol/L', 40, 'g/L')).toMatchObject({ bands: [{ band: { id } }] })
})

test('2.3 typed as mg/dL and 9 typed as mmol/L are refused with the other unit named', () => {
  expect(run(2.3, 'mg/dL', 40, 'g/L')).toMatchObject({ problems: [{ params: { other: 'mmol/L' } }] })
  expect(run(9, 'mmol/L', 40, 'g/L')).toMatchObject({ problems: [{ params: { other: 'mg/dL' } }] })
})

test('at an albumin below 20 g/L the result warns, in either unit', () => {
  expect(run(2, 'mmol/L', 19, 'g/L')).toMatchObject({ warnings: [{ code: 'very-low-albumin' }] })
  expect(run(2, 'mmol/L', 2, 'g/dL')).toMatchObject({ warnings: [] })
})
