import { expect, test } from 'vitest'
import { runCalculator } from '../../kit/tool/run-calculator.ts'
import { definition } from './definition.ts'

const run = (height: number, weight: number, units = ['cm', 'kg']) => {
  const [first = '', second = ''] = units
  return runCalculator(definition, { height: { value: height, unit: first }, weight: { value: weight, unit: second } })
}

test('metres and jin give the same', () => {
  const adult = run(170, 65)
  expect(run(1.7, 130, ['m', 'jin'])).toMatchObject({ outputs: adult.status === 'done' ? adult.outputs : {} })
})

test('no formula is negative at the least height and weight', () => {
  const least = run(30, 0.3)
  if (least.status !== 'done') throw new Error(least.status)
  expect(Math.min(...Object.values(least.outputs).map(({ value }) => value))).toBeGreaterThan(0)
})

test('a height of 170 m is refused, a weight of 200 kg warned of', () => {
  expect(run(170, 65, ['m', 'kg'])).toMatchObject({ status: 'rejected' })
  expect(run(190, 320)).toMatchObject({ warnings: [{ code: 'unusual-value' }] })
})
