import { expect, test } from 'vitest'
import { runCalculator } from '../../kit/tool/run-calculator.ts'
import { definition } from './definition.ts'

/** With ALT 100 and platelets 100 the index is age × AST ÷ 1000. */
function run(years: number, fib4: number) {
  return runCalculator(definition, {
    age: { value: years, unit: 'a' },
    ast: { value: (1000 * fib4) / years, unit: 'U/L' },
    alt: { value: 100, unit: 'U/L' },
    platelets: { value: 100, unit: '10*9/L' },
  })
}

const bands = (years: number, fib4: number) => {
  const outcome = run(years, fib4)
  return outcome.status === 'done' ? outcome.bands.map(({ band }) => band.id) : outcome
}

test('cut-offs in fatty liver disease, which are higher from 65 years', () => {
  expect([1.29, 1.3, 2.67, 2.68].map((value) => [bands(64, value)].flat()[0])).toEqual([
    'low',
    'between',
    'between',
    'high',
  ])
  expect([1.99, 2, 2.67, 2.68].map((value) => [bands(65, value)].flat()[0])).toEqual([
    'low',
    'between',
    'between',
    'high',
  ])
})

test('cut-offs in hepatitis C', () => {
  expect([1.44, 1.45, 3.25, 3.26].map((value) => [bands(50, value)].flat()[1])).toEqual([
    'low',
    'between',
    'between',
    'high',
  ])
})

test('refused in children, warned below 35 years', () => {
  expect(run(17, 1)).toMatchObject({ problems: [{ code: 'adults-only' }] })
  expect(run(34, 1)).toMatchObject({ warnings: [{ code: 'young' }] })
})
