import { expect, test } from 'vitest'
import { runCalculator } from '../../kit/tool/run-calculator.ts'
import { definition } from './definition.ts'
import { examples } from './examples.ts'
import { figure } from './figure.ts'

const of = (value: number) => ({ value, unit: '1' })
const [published, both] = examples.map(({ inputs }) => inputs)
const run = (inputs: object) => runCalculator(definition, { ...published, ...inputs })

test.each([
  ['screened', { duplicates: of(20) }, 139, 142],
  ['sought', { excluded: of(20) }, 114, 119],
  ['assessed', { notRetrieved: of(0) }, 110, 114],
  ['studies', { reportsExcluded: 'no data: 80' }, 22, 30],
  ['reports', { reports: of(24) }, 24, 22],
])('says what does not add up: %s', (input, change, got, expected) => {
  expect(run(change)).toMatchObject({ remarks: [{ input, code: 'balance', params: { got, expected } }] })
})

test('other methods count only if used, and have their own columns in the diagram', () => {
  const withOther = run({ ...both })
  const without = run({ ...both, other: 'no' })
  if (withOther.status !== 'done' || without.status !== 'done') throw new Error('not done')
  expect([withOther.outputs.identified?.value, without.outputs.identified?.value]).toEqual([1316, 1300])
  expect([withOther, without].map((outcome) => figure.draw(outcome, 'en')?.flow?.columns)).toEqual([4, 2])
})
