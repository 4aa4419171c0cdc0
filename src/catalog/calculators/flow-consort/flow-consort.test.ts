import { expect, test } from 'vitest'
import { runCalculator } from '../../kit/tool/run-calculator.ts'
import { definition } from './definition.ts'
import { figure } from './figure.ts'

const persons = (value: number) => ({ value, unit: '1' })
const pair = (...first: number[]) => ({ arms: [first, [50, 50, 0, 0, 50, 0]] })
const run = (inputs: object) => runCalculator(definition, { ...pair(50, 50, 0, 0, 50, 0), ...inputs })

test('says how many are neither excluded nor randomised, or are too many', () => {
  expect(run({ assessed: persons(130), notEnrolled: 'declined: 20' })).toMatchObject({
    remarks: [{ code: 'not-enrolled', params: { n: 10, assessed: 130 } }],
  })
  expect(run({ assessed: persons(90) })).toMatchObject({ remarks: [{ code: 'too-many', params: { n: 10 } }] })
  expect(run({ assessed: persons(130) })).toMatchObject({ remarks: [] })
})

test('who was lost may be analysed or not, others must be', () => {
  expect(run(pair(50, 50, 4, 2, 50, 0))).toMatchObject({ remarks: [] })
  expect(run(pair(50, 50, 4, 2, 44, 0))).toMatchObject({ remarks: [] })
  expect(run(pair(50, 50, 4, 2, 43, 0))).toMatchObject({ remarks: [{ code: 'not-analysed', params: { k: 1, n: 1 } }] })
  expect(run(pair(50, 51, 0, 0, 50, 1))).toMatchObject({
    remarks: [{ code: 'more-received' }, { code: 'more-analysed', params: { n: 1 } }],
  })
})

test('reasons are compared with the table, and need a count for each group', () => {
  expect(run({ ...pair(50, 50, 4, 0, 46, 0), lost: 'moved away: 3/0' })).toMatchObject({
    remarks: [{ input: 'lost', code: 'reasons', params: { k: 1, sum: 3, n: 4 } }],
  })
  expect(run({ lost: 'moved away: 3' })).toMatchObject({ problems: [{ input: 'lost', code: 'reason-line' }] })
})

test('without those assessed the diagram begins with those randomised', () => {
  const outcome = run({})
  if (outcome.status !== 'done') throw new Error(outcome.status)
  expect(figure.draw(outcome, 'en')?.description).toMatch(/^Flow of participants\. Randomised \(n\u00a0=\u00a0100\)\./)
})
