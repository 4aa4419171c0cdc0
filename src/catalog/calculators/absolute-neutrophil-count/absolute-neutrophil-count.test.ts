import { expect, test } from 'vitest'
import { runCalculator } from '../../kit/tool/run-calculator.ts'
import { definition } from './definition.ts'

const run = (whiteCells: number, segmented: number, bands?: number) =>
  runCalculator(definition, {
    whiteCells: { value: whiteCells, unit: '10*9/L' },
    segmented: { value: segmented, unit: '%' },
    ...(bands !== undefined && { bands: { value: bands, unit: '%' } }),
  })

test.each([
  [9.9, 'profound'],
  [10, 'severe'],
  [49.9, 'severe'],
  [50, 'moderate'],
  [99.9, 'moderate'],
  [100, 'mild'],
])('%d per cent of 1 × 10⁹/L: %s', (percent, id) => {
  expect(run(1, percent)).toMatchObject({ bands: [{ band: { id } }] })
})

test('1.5 is no relevant neutropenia', () => {
  expect([run(2.99, 50), run(3, 50)]).toMatchObject([
    { bands: [{ band: { id: 'mild' } }] },
    { bands: [{ band: { id: 'none' } }] },
  ])
})

test('bands are added; no more than all cells are neutrophils; 101 per cent are refused', () => {
  expect(run(2, 30, 5)).toMatchObject({ outputs: { anc: { value: expect.closeTo(0.7, 9) } } })
  expect(run(2, 90, 30)).toMatchObject({ outputs: { anc: { value: 2 } } })
  expect(run(2, 101)).toMatchObject({ status: 'rejected' })
})
