import { expect, test } from 'vitest'
import { definition as bmi } from '../../calculators/body-mass-index/definition.ts'
import { definition as size } from '../../calculators/stat-n-two-proportions/definition.ts'
import type { CalculatorDefinition } from './calculator.ts'
import type { EnteredInputs } from './calculator-input-spec.ts'
import { runCalculator } from './run-calculator.ts'
import { shownOutput } from './shown-output.ts'

function shown(definition: CalculatorDefinition, inputs: EnteredInputs, key: string): string {
  const outcome = runCalculator(definition, inputs)
  return outcome.status === 'done' ? shownOutput(definition, outcome, key) : outcome.status
}

test('near a cut-off of any of its classifications an output has the deciding digits', () => {
  const at = (kg: number) =>
    shown(
      bmi,
      { height: { value: 100, unit: 'cm' }, weight: { value: kg, unit: 'kg' }, age: { value: 30, unit: 'a' } },
      'bmi',
    )
  expect([at(23.9), at(23.96), at(24.99), at(24.996), at(25)]).toEqual(['23.9', '23.96', '24.99', '24.996', '25.0'])
})

test('a sample size is an integer, rounded up', () => {
  const inputs = {
    p1: { value: 50, unit: '%' },
    p2: { value: 75, unit: '%' },
    alpha: '0.05',
    power: '0.90',
  }
  expect(shown(size, inputs, 'group1')).toBe('77')
})
