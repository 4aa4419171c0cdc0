import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { runCalculator } from '../../kit/tool/run-calculator.ts'
import { definition } from './definition.ts'

const normal = {
  platelets: { value: 200, unit: '10*9/L' },
  marker: 'none',
  prolongation: { value: 0, unit: 's' },
  fibrinogen: { value: 3, unit: 'g/L' },
  cause: true,
}

function score(more: EnteredInputs) {
  const outcome = runCalculator(definition, { ...normal, ...more })
  return outcome.status === 'done' ? outcome.outputs.score?.value : outcome
}

test('platelets 50 and 100, prolongation 3 and 6 s, fibrinogen 1 g/L', () => {
  const platelets = (value: number) => score({ platelets: { value, unit: '10*9/L' } })
  const time = (value: number) => score({ prolongation: { value, unit: 's' } })
  const protein = (value: number, unit: string) => score({ fibrinogen: { value, unit } })
  expect([49, 50, 100, 101].map(platelets)).toEqual([2, 1, 1, 0])
  expect([2.9, 3, 6, 6.1].map(time)).toEqual([0, 1, 1, 2])
  expect([protein(1, 'g/L'), protein(1.1, 'g/L'), protein(100, 'mg/dL'), protein(110, 'mg/dL')]).toEqual([1, 0, 1, 0])
})

test('the marker', () => {
  expect(['none', 'moderate', 'strong'].map((marker) => score({ marker }))).toEqual([0, 2, 3])
})

test('refused without a cause, with a warning if the cause is not confirmed', () => {
  expect(score({ cause: false })).toMatchObject({ problems: [{ code: 'no-cause' }] })
  expect(runCalculator(definition, { ...normal, cause: null })).toMatchObject({ warnings: [{ code: 'cause-assumed' }] })
})
