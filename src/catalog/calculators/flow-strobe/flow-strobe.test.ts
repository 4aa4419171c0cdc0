import { expect, test } from 'vitest'
import { runCalculator } from '../../kit/tool/run-calculator.ts'
import { definition } from './definition.ts'

const persons = (value: number) => ({ value, unit: '1' })
const base = { eligible: persons(100), included: persons(90), followed: persons(80), analysed: persons(80) }
const run = (inputs: object) => runCalculator(definition, { ...base, ...inputs })

test('without reasons nothing is unaccounted for', () => {
  expect(run({})).toMatchObject({ outputs: { unaccounted: { value: 0 } }, remarks: [] })
})

test('reports reasons that do not add up, and stages with more persons than the one before', () => {
  expect(run({ notIncluded: 'declined: 4' })).toMatchObject({
    remarks: [{ input: 'included', code: 'missing', params: { n: 6, before: 100 } }],
  })
  expect(run({ analysed: persons(85) })).toMatchObject({
    outputs: { unaccounted: { value: 5 } },
    remarks: [{ input: 'analysed', code: 'surplus', params: { n: 5, before: 80 } }],
  })
})

test('a line without a count is refused, by name', () => {
  expect(run({ lost: 'moved: 3\ndied' })).toMatchObject({
    status: 'rejected',
    problems: [{ input: 'lost', code: 'reason-line', params: { line: 'died' } }],
  })
})
