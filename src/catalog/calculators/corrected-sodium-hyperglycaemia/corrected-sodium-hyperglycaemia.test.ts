import { expect, test } from 'vitest'
import { runCalculator } from '../../kit/tool/run-calculator.ts'
import { definition } from './definition.ts'

const run = (sodium: number, glucose: number, unit = 'mg/dL') =>
  runCalculator(definition, { sodium: { value: sodium, unit: 'mmol/L' }, glucose: { value: glucose, unit } })

/** Worked examples at codingace.net. */
test.each([
  [128, 420, 133.12, 135.68],
  [132, 250, 134.4, 135.6],
  [136, 580, 143.68, 147.52],
])('Na %d, glucose %d mg/dL: %d by Katz, %d by Hillier', (sodium, glucose, katz, hillier) => {
  expect(run(sodium, glucose)).toMatchObject({
    outputs: { katz: { value: expect.closeTo(katz, 6) }, hillier: { value: expect.closeTo(hillier, 6) } },
  })
})

test('at 100 mg/dL or less nothing is corrected', () => {
  for (const glucose of [60, 100])
    expect(run(140, glucose)).toMatchObject({ outputs: { katz: { value: 140 }, hillier: { value: 140 } } })
})

test('135 and 145 are normal', () => {
  const bands = (sodium: number) => {
    const outcome = run(sodium, 90)
    return outcome.status === 'done' ? outcome.bands.map(({ band }) => band.id) : outcome
  }
  expect([134, 135, 145, 146].map(bands)).toEqual([
    ['low', 'low'],
    ['within', 'within'],
    ['within', 'within'],
    ['high', 'high'],
  ])
})

test('a glucose of 20 typed as mg/dL must be confirmed, one of 600 mmol/L is refused', () => {
  expect(run(140, 20)).toMatchObject({ problems: [{ code: 'confirm-unit' }] })
  expect(run(140, 600, 'mmol/L')).toMatchObject({ status: 'rejected' })
})
