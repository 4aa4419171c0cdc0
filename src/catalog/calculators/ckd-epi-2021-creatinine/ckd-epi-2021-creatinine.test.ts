import { describe, expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import type { CalculatorOutcome } from '../../kit/tool/calculator-outcome.ts'
import { runCalculator } from '../../kit/tool/run-calculator.ts'
import { definition } from './definition.ts'

const perMg = 88.4

function run(creatinine: number, unit: 'umol/L' | 'mg/dL', more: EnteredInputs = {}): CalculatorOutcome {
  const inputs = { creatinine: { value: creatinine, unit }, age: { value: 50, unit: 'a' }, sex: 'male', ...more }
  return runCalculator(definition, inputs)
}

function done(outcome: CalculatorOutcome) {
  if (outcome.status !== 'done') throw new Error(JSON.stringify(outcome))
  return outcome
}

test('a creatinine of 88 typed as mg/dL is refused, and the other unit is named', () => {
  expect(run(88, 'mg/dL')).toMatchObject({
    status: 'rejected',
    problems: [
      {
        input: 'creatinine',
        code: 'impossible-other-unit',
        params: { value: 88, unit: 'mg/dL', min: 0.2, max: 22.6, other: 'umol/L' },
      },
    ],
  })
})

test('a creatinine of 1 typed as µmol/L is refused likewise', () => {
  expect(run(1, 'umol/L')).toMatchObject({ status: 'rejected', problems: [{ code: 'impossible-other-unit' }] })
})

test('a missing input is named, and is not taken for a zero', () => {
  expect(runCalculator(definition, { age: { value: 50, unit: 'a' }, sex: null })).toMatchObject({
    status: 'incomplete',
    missing: ['creatinine', 'sex'],
  })
})

test('the result is indexed to body surface area, and a warning states the assumed steady state', () => {
  expect(definition.outputs.egfr.unit?.en).toBe('mL/min/1.73 m²')
  expect(done(run(88.4, 'umol/L')).warnings.map(({ code }) => code)).toEqual(['steady-state-assumed'])
  expect(done(run(88.4, 'umol/L', { acuteKidneyInjury: false })).warnings).toEqual([])
})

test.each([
  ['under 18', { age: { value: 17, unit: 'a' } }, 'adults-only'],
  ['acute kidney injury', { acuteKidneyInjury: true }, 'not-steady'],
  ['dialysis', { dialysis: true }, 'on-dialysis'],
  ['pregnancy', { pregnancy: true }, 'in-pregnancy'],
])('refuses where the equation does not hold: %s', (_, more, code) => {
  expect(run(80, 'umol/L', more)).toMatchObject({ status: 'rejected', problems: [{ code }] })
})

test('the two pieces of the equation meet at κ', () => {
  for (const [sex, kappa] of [
    ['female', 0.7],
    ['male', 0.9],
  ] as const) {
    const at = (scr: number) => definition.formula({ ...values, creatinine: scr * perMg, sex }).egfr
    expect(Math.abs(at(kappa + 1e-9) - at(kappa - 1e-9))).toBeLessThan(1e-6)
  }
})

const values = {
  creatinine: 80,
  age: 50,
  sex: 'male' as const,
  acuteKidneyInjury: null,
  dialysis: null,
  pregnancy: null,
}

describe('every cut-off, on both sides and in both units', () => {
  const cutOffs = definition.classifications[0]?.bands.flatMap(({ from, id }, i) => {
    const below = definition.classifications[0]?.bands[i - 1]?.id
    return from === undefined || below === undefined ? [] : [{ from, id, below }]
  })

  test.each(cutOffs ?? [])('$from parts $below from $id, by the value as reported', ({ from, id, below }) => {
    const edge = creatinineFor(from - 0.5) // reported as an integer: from - 0.5 is rounded up
    for (const [unit, scale] of [
      ['umol/L', 1],
      ['mg/dL', 1 / perMg],
    ] as const) {
      const above = done(run(edge * (1 - 1e-9) * scale, unit))
      const under = done(run(edge * (1 + 1e-9) * scale, unit))
      expect([above.bands[0]?.band.id, above.outputs.egfr?.rounded]).toEqual([id, from])
      expect([under.bands[0]?.band.id, under.outputs.egfr?.rounded]).toEqual([below, from - 1])
      expect(above.bands[0]?.nearCutOff).toEqual({ cutOff: from, deciding: 1 })
      expect(under.bands[0]?.nearCutOff).toBeNull()
    }
  })
})

/** The creatinine in µmol/L, above κ, that gives a man of 50 this eGFR. */
function creatinineFor(egfr: number): number {
  return 0.9 * perMg * (egfr / (142 * 0.9938 ** 50)) ** (-1 / 1.2)
}
