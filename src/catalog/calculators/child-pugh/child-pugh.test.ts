import { describe, expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { runCalculator } from '../../kit/tool/run-calculator.ts'
import { definition } from './definition.ts'

const best = {
  bilirubin: { value: 20, unit: 'umol/L' },
  albumin: { value: 40, unit: 'g/L' },
  inr: { value: 1, unit: '1' },
  ascites: 'none',
  encephalopathy: 'none',
}

function score(more: EnteredInputs): unknown {
  const outcome = runCalculator(definition, { ...best, ...more })
  return outcome.status === 'done' ? outcome.outputs.score?.value : outcome
}

/** Each published cut-off on both sides and in both units: Pugh 1973, and its usual SI form. The other items contribute four points. */
describe('points', () => {
  test.each([
    ['bilirubin', 33, 'umol/L', 1],
    ['bilirubin', 34, 'umol/L', 2],
    ['bilirubin', 51, 'umol/L', 2],
    ['bilirubin', 52, 'umol/L', 3],
    ['bilirubin', 1.9, 'mg/dL', 1],
    ['bilirubin', 2, 'mg/dL', 2],
    ['bilirubin', 3, 'mg/dL', 2],
    ['bilirubin', 3.1, 'mg/dL', 3],
    ['albumin', 36, 'g/L', 1],
    ['albumin', 35, 'g/L', 2],
    ['albumin', 28, 'g/L', 2],
    ['albumin', 27, 'g/L', 3],
    ['albumin', 3.6, 'g/dL', 1],
    ['albumin', 3.5, 'g/dL', 2],
    ['albumin', 2.8, 'g/dL', 2],
    ['albumin', 2.7, 'g/dL', 3],
    ['inr', 1.6, '1', 1],
    ['inr', 1.7, '1', 2],
    ['inr', 2.3, '1', 2],
    ['inr', 2.4, '1', 3],
  ])('%s %d %s: %d', (key, value, unit, points) => {
    expect(score({ [key]: { value, unit } })).toBe(4 + points)
  })

  test('ascites and encephalopathy', () => {
    expect(['none', 'mild', 'severe'].map((ascites) => score({ ascites }))).toEqual([5, 6, 7])
    expect(['none', 'grade-1-2', 'grade-3-4'].map((encephalopathy) => score({ encephalopathy }))).toEqual([5, 6, 7])
  })
})

test('cholestatic disease has bilirubin cut-offs of 68 and 170 µmol/L, 4 and 10 mg/dL', () => {
  const at = (value: number, unit: string) => score({ cholestatic: true, bilirubin: { value, unit } })
  expect([at(67, 'umol/L'), at(68, 'umol/L'), at(170, 'umol/L'), at(171, 'umol/L')]).toEqual([5, 6, 6, 7])
  expect([at(3.9, 'mg/dL'), at(4, 'mg/dL'), at(10, 'mg/dL'), at(10.1, 'mg/dL')]).toEqual([5, 6, 6, 7])
})

test('a value between two published cut-offs is rounded to their resolution, with a warning', () => {
  expect(runCalculator(definition, { ...best, albumin: { value: 35.4, unit: 'g/L' } })).toMatchObject({
    outputs: { score: { value: 6 } },
    warnings: [{ input: 'albumin', code: 'read-as', params: { read: 35 } }],
  })
})

test('a bilirubin of 1.2 typed as µmol/L must be confirmed', () => {
  expect(score({ bilirubin: { value: 1.2, unit: 'umol/L' } })).toMatchObject({
    problems: [{ code: 'confirm-unit', params: { other: 'mg/dL' } }],
  })
})

test.each([
  [6, 'A', { ascites: 'mild' }],
  [7, 'B', { ascites: 'severe' }],
  [9, 'B', { ascites: 'severe', encephalopathy: 'grade-3-4' }],
  [10, 'C', { ascites: 'severe', encephalopathy: 'grade-3-4', inr: { value: 2, unit: '1' } }],
])('%d points are class %s', (points, id, more) => {
  expect(runCalculator(definition, { ...best, ...more })).toMatchObject({
    outputs: { score: { value: points } },
    bands: [{ band: { id } }],
  })
})
