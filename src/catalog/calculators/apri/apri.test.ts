import { expect, test } from 'vitest'
import { runCalculator } from '../../kit/tool/run-calculator.ts'
import { definition } from './definition.ts'

/** With platelets of 100 and a limit of 40 the index is AST ÷ 40. */
const run = (apri: number, more = {}) =>
  runCalculator(definition, {
    ast: { value: 40 * apri, unit: 'U/L' },
    platelets: { value: 100, unit: '10*9/L' },
    ...more,
  })

test.each([
  [0.5, ['unlikely', 'unlikely', 'low']],
  [0.51, ['between', 'unlikely', 'fibrosis']],
  [0.99, ['between', 'unlikely', 'fibrosis']],
  [1, ['between', 'between', 'fibrosis']],
  [1.01, ['between', 'between', 'cirrhosis']],
  [1.5, ['between', 'between', 'cirrhosis']],
  [1.51, ['likely', 'between', 'cirrhosis']],
  [2, ['likely', 'likely', 'cirrhosis']],
])('%d: %j', (apri, ids) => {
  const outcome = run(apri)
  expect(outcome.status === 'done' && outcome.bands.map(({ band }) => band.id)).toEqual(ids)
})

test('the limit is 40 U/L unless given', () => {
  expect(run(1, { limit: { value: 20, unit: 'U/L' } })).toMatchObject({ outputs: { apri: { value: 2 } } })
})

test('no platelets are refused, very few warned of', () => {
  expect(run(1, { platelets: { value: 0, unit: '10*9/L' } })).toMatchObject({ status: 'rejected' })
  expect(run(1, { platelets: { value: 5, unit: '10*9/L' } })).toMatchObject({ warnings: [{ code: 'unusual-value' }] })
})
