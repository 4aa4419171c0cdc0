import { expect, test } from 'vitest'
import { runCalculator } from '../../kit/tool/run-calculator.ts'
import { definition } from './definition.ts'

function run(sodium: number, chloride: number, bicarbonate: number, albumin?: number) {
  const mmol = (value: number) => ({ value, unit: 'mmol/L' })
  return runCalculator(definition, {
    sodium: mmol(sodium),
    chloride: mmol(chloride),
    bicarbonate: mmol(bicarbonate),
    ...(albumin !== undefined && { albumin: { value: albumin, unit: 'g/L' } }),
  })
}

const bands = (...values: Parameters<typeof run>) => {
  const outcome = run(...values)
  return outcome.status === 'done' ? outcome.bands.map(({ band }) => band.id) : outcome
}

test('8 and 12 are normal, at a bicarbonate without delta ratio', () => {
  expect([7.9, 8, 12, 12.1].map((gap) => bands(126 + gap, 100, 26))).toEqual([
    ['low'],
    ['normal'],
    ['normal'],
    ['high'],
  ])
})

test('the delta ratio: 0.4, 0.8 and 2 part the bands', () => {
  /** With bicarbonate 14, which is 10 below normal, the delta ratio is (gap − 12) ÷ 10. */
  const at = (gap: number) => [bands(140, 126 - gap, 14)].flat().at(-1)
  expect([15.9, 16, 19.9, 20, 32, 32.1].map(at)).toEqual([
    'normal-gap',
    'both',
    'both',
    'raised-gap',
    'raised-gap',
    'alkalosis',
  ])
})

test('without albumin nothing is corrected; 4 g/L of albumin are 1 mmol/L', () => {
  expect(run(140, 100, 12)).toMatchObject({ outputs: { gap: { value: 28 }, delta: { value: 16 / 12 } } })
  expect(run(140, 100, 12, 36)).toMatchObject({ outputs: { corrected: { value: 29 } } })
})

test('an impossible chloride is refused', () => {
  expect(run(140, 10, 24)).toMatchObject({ status: 'rejected' })
})
