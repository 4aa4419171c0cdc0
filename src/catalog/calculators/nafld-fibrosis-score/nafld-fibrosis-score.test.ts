import { expect, test } from 'vitest'
import { runCalculator } from '../../kit/tool/run-calculator.ts'
import { definition } from './definition.ts'

/** The body mass index that gives this score with the other inputs as here; its term is the last one of the sum. */
function run(years: number, nfs: number, glucose = false) {
  const rest = -1.675 + 0.037 * years + (glucose ? 1.13 : 0) + 0.99 - 0.013 * 200 - 0.66 * 4
  return runCalculator(definition, {
    age: { value: years, unit: 'a' },
    bmi: { value: (nfs - rest) / 0.094, unit: 'kg/m2' },
    glucose,
    ast: { value: 40, unit: 'U/L' },
    alt: { value: 40, unit: 'U/L' },
    platelets: { value: 200, unit: '10*9/L' },
    albumin: { value: 40, unit: 'g/L' },
  })
}

test.each([
  [50, -1.456, 'unlikely'],
  [50, -1.455, 'between'],
  [50, 0.676, 'between'],
  [50, 0.677, 'likely'],
  [65, 0.119, 'unlikely'],
  [65, 0.12, 'between'],
  [65, 0.677, 'likely'],
])('%d years, %d: %s', (years, nfs, id) => {
  expect(run(years, nfs, true)).toMatchObject({ outputs: { nfs: { rounded: nfs } }, bands: [{ band: { id } }] })
})

test('refused in children, warned below 35 years', () => {
  expect(run(17, -1)).toMatchObject({ problems: [{ code: 'adults-only' }] })
  const outcome = run(30, -1)
  expect(outcome.status === 'done' && outcome.warnings.map(({ code }) => code)).toContain('young')
})
