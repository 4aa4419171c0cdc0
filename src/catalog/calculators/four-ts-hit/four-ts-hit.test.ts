import { expect, test } from 'vitest'
import { runCalculator } from '../../kit/tool/run-calculator.ts'
import { definition } from './definition.ts'

type Answers = readonly [fall: string | null, timing: string, thrombosis: string, otherCauses: string]

const run = ([thrombocytopenia, timing, thrombosis, otherCauses]: Answers) =>
  runCalculator(definition, { thrombocytopenia, timing, thrombosis, otherCauses })

test.each([
  [['0', '0', '0', '0'], 0, 'low'],
  [['1', '2', '0', '0'], 3, 'low'],
  [['1', '2', '0', '1'], 4, 'intermediate'],
  [['2', '2', '0', '1'], 5, 'intermediate'],
  [['2', '2', '1', '1'], 6, 'high'],
  [['2', '2', '2', '2'], 8, 'high'],
] as const)('%j: %d, %s', (items, score, id) => {
  expect(run(items)).toMatchObject({ outputs: { score: { value: score } }, bands: [{ band: { id } }] })
})

test('an unknown item is missing, an unknown grade refused', () => {
  expect(run([null, '2', '0', '1'])).toMatchObject({ missing: ['thrombocytopenia'] })
  expect(run(['3', '2', '0', '1'])).toMatchObject({ problems: [{ code: 'not-a-choice' }] })
})
