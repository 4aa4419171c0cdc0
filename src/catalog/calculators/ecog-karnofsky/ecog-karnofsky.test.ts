import { expect, test } from 'vitest'
import { runCalculator } from '../../kit/tool/run-calculator.ts'
import { definition } from './definition.ts'

/** Table at myelomacomorbidityindex.org. */
test.each([
  ['0', '90–100'],
  ['1', '70–80'],
  ['2', '50–60'],
  ['3', '30–40'],
  ['4', '10–20'],
  ['5', '0'],
])('ECOG %s: Karnofsky %s', (ecog, id) => {
  expect(runCalculator(definition, { ecog })).toMatchObject({ bands: [{ band: { id } }] })
})

test('another grade is refused', () => {
  expect(runCalculator(definition, { ecog: '6' })).toMatchObject({ problems: [{ code: 'not-a-choice' }] })
})
