import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { runCalculator } from '../../kit/tool/run-calculator.ts'
import { definition } from './definition.ts'

interface Case {
  readonly years: number
  readonly sex: 'male' | 'female'
  readonly laboratory: readonly [bilirubin: number, sodium: number, inr: number, creatinine: number, albumin: number]
  readonly more?: EnteredInputs
}

function score({ years, sex, laboratory: [bilirubin, sodium, inr, creatinine, albumin], more }: Case) {
  const outcome = runCalculator(definition, {
    age: { value: years, unit: 'a' },
    sex,
    bilirubin: { value: bilirubin, unit: 'mg/dL' },
    sodium: { value: sodium, unit: 'mmol/L' },
    inr: { value: inr, unit: '1' },
    creatinine: { value: creatinine, unit: 'mg/dL' },
    albumin: { value: albumin, unit: 'g/dL' },
    dialysis: false,
    ...more,
  })
  return outcome.status === 'done' ? outcome.outputs.score : outcome
}

/** Data of the SAS macro meld.sas of CU Anschutz; values of its formula computed in R (tests/reference/tools/second.R). */
test.each([
  [20, 'male', [2.5, 131, 1, 1.2, 3.8], 15.8099],
  [20, 'female', [2.5, 131, 1, 1.2, 3.8], 17.1399],
  [20, 'male', [6, 131, 1.5, 1.5, 3.5], 24.7128],
  [20, 'male', [6, 131, 1.5, 1.5, 2.2], 26.1532],
  [20, 'female', [6, 131, 1.5, 1.5, 2.2], 27.4832],
  [20, 'male', [12, 128, 2.2, 1.8, 2], 34.2203],
  [20, 'male', [12, 128, 2.2, 2.8, 2], 37.9295],
  [20, 'female', [12, 128, 2.2, 2.8, 2], 39.2595],
  [50, 'female', [4.2, 128, 1.8, 1.9, 2.8], 31.1202],
  [15, 'male', [2.5, 131, 1, 1.2, 3.8], 17.1399],
] as const)('%d years, %s, %j: %d', (years, sex, laboratory, expected) => {
  expect(score({ years, sex, laboratory })).toMatchObject({
    value: expect.closeTo(expected, 4),
    rounded: Math.round(expected),
  })
})

test('values beyond the limits of the score count as the limits', () => {
  const at = (...laboratory: Case['laboratory']) => score({ years: 50, sex: 'male', laboratory })
  expect(at(0.5, 140, 0.8, 0.5, 4.5)).toMatchObject({ value: 6 })
  expect(at(0.5, 120, 1, 5, 1.2)).toEqual(at(1, 125, 1, 3, 1.5))
  expect(at(20, 120, 6, 4, 1.5)).toMatchObject({ value: 40 })
})

test('dialysis sets creatinine to 3 mg/dL', () => {
  const laboratory: Case['laboratory'] = [2, 135, 1.3, 1.1, 3]
  expect(score({ years: 50, sex: 'male', laboratory, more: { dialysis: true } })).toEqual(
    score({ years: 50, sex: 'male', laboratory: [2, 135, 1.3, 3, 3] }),
  )
})

test('under 12 years it is refused', () => {
  expect(score({ years: 11, sex: 'male', laboratory: [2, 135, 1.3, 1.1, 3] })).toMatchObject({
    problems: [{ code: 'from-12' }],
  })
})
