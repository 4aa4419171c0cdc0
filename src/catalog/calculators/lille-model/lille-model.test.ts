import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { runCalculator } from '../../kit/tool/run-calculator.ts'
import { definition } from './definition.ts'

const treated = {
  age: { value: 50, unit: 'a' },
  albumin: { value: 25, unit: 'g/L' },
  before: { value: 250, unit: 'umol/L' },
  after: { value: 150, unit: 'umol/L' },
  creatinine: { value: 80, unit: 'umol/L' },
  time: { value: 20, unit: 's' },
}
const run = (more: EnteredInputs = {}) => runCalculator(definition, { ...treated, ...more })

function r(more: EnteredInputs) {
  const outcome = run(more)
  return outcome.status === 'done' ? outcome.outputs.r?.value : outcome
}

test('a creatinine above 115 µmol/L, 1.3 mg/dL, costs 0.206', () => {
  const creatinine = (value: number, unit: string) => r({ creatinine: { value, unit } })
  expect([creatinine(115, 'umol/L'), creatinine(1.3, 'mg/dL')]).toEqual([r({}), r({})])
  expect(creatinine(116, 'umol/L')).toBeCloseTo(1.648 - 0.206, 9)
  expect(creatinine(1.31, 'mg/dL')).toBeCloseTo(1.648 - 0.206, 9)
})

/** The bilirubin on day 7 that gives this score. */
test.each([
  [0.4499, 'response', 'partial'],
  [0.4501, 'no-response', 'partial'],
  [0.16, 'response', 'complete'],
  [0.1611, 'response', 'partial'],
  [0.5599, 'no-response', 'none'],
  [0.559, 'no-response', 'partial'],
])('%d: %s, %s', (lille, response, degree) => {
  const wanted = Math.log(1 / lille - 1)
  const after = 150 + (1.648 - wanted) / 0.0165
  expect(run({ after: { value: after, unit: 'umol/L' } })).toMatchObject({
    outputs: { lille: { value: expect.closeTo(lille, 6) } },
    bands: [{ band: { id: response } }, { band: { id: degree } }],
  })
})

test('an INR typed as the time is refused, children too', () => {
  expect(run({ time: { value: 1.8, unit: 's' } })).toMatchObject({ status: 'rejected' })
  expect(run({ age: { value: 17, unit: 'a' } })).toMatchObject({ problems: [{ code: 'adults-only' }] })
})
