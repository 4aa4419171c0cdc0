import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { runCalculator } from '../../kit/tool/run-calculator.ts'
import { definition } from './definition.ts'

const ill = {
  creatinine: { value: 1.2, unit: 'mg/dL' },
  bilirubin: { value: 2, unit: 'mg/dL' },
  inr: { value: 1.3, unit: '1' },
  sodium: { value: 130, unit: 'mmol/L' },
  dialysis: false,
  age: { value: 50, unit: 'a' },
}

function score(more: EnteredInputs = {}) {
  const outcome = runCalculator(definition, { ...ill, ...more })
  return outcome.status === 'done' ? outcome.outputs.score?.value : outcome
}

const sodium = (value: number) => ({ sodium: { value, unit: 'mmol/L' } })

test('sodium counts between 125 and 137', () => {
  expect(score(sodium(130))).toBeCloseTo(20.006, 6)
  expect([score(sodium(137)), score(sodium(145))]).toEqual([14, 14])
  expect(score(sodium(115))).toBe(score(sodium(125)))
})

test('in SI units too', () => {
  const si = { creatinine: { value: 1.2 * 88.4, unit: 'umol/L' }, bilirubin: { value: 5 * 17.1, unit: 'umol/L' } }
  expect(score(si)).toBe(score({ bilirubin: { value: 5, unit: 'mg/dL' } }))
  expect(score({ ...si, ...sodium(137) })).toBe(17)
})

test('up to 11 points sodium is not counted; 40 is the most', () => {
  const creatinine = (value: number) => ({ creatinine: { value, unit: 'mg/dL' } })
  const low = { bilirubin: { value: 1, unit: 'mg/dL' }, inr: { value: 1, unit: '1' } }
  expect(score({ ...low, ...creatinine(1.6) })).toBe(11)
  expect(score({ ...low, ...creatinine(1.8) })).toBeCloseTo(12 + 1.32 * 7 - 0.033 * 12 * 7, 9)
  expect(score({ ...creatinine(4), bilirubin: { value: 20, unit: 'mg/dL' }, inr: { value: 5, unit: '1' } })).toBe(40)
})

test('refused below 12 years', () => {
  expect(score({ age: { value: 11, unit: 'a' } })).toMatchObject({ problems: [{ code: 'from-12' }] })
})
