import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {
  mean: { value: 10, unit: '1' },
  sd: { value: 0, unit: '1' },
  n: { value: 5, unit: '1' },
})

test('without variation the intervals are points', () => {
  expect(ask()).toMatchObject({ outputs: { meanLow: 10, meanHigh: 10 } })
  const second = { mean2: { value: 4, unit: '1' }, sd2: { value: 0, unit: '1' }, n2: { value: 5, unit: '1' } }
  expect(ask(second)).toMatchObject({ outputs: { difference: 6, differenceLow: 6, differenceHigh: 6 } })
})

test('half a second group gives no difference', () => {
  const result = ask({ mean2: { value: 4, unit: '1' } })
  expect(Object.keys('outputs' in result ? result.outputs : {})).not.toContain('difference')
})

const outputsOf = (result: ReturnType<typeof ask>) => ('outputs' in result ? result.outputs : {})
const value = (of: number) => ({ value: of, unit: '1' })

test('a hypothesised mean gives t, df and P of the mean, and none of the difference', () => {
  // t.test(sleep$extra[11:20], mu = 1)
  const tested = ask({ mean: value(2.33), sd: value(2.0022487358), n: value(10), hypothesised: value(1) })
  expect(outputsOf(tested)).toMatchObject({ meanT: 2.101, meanDf: 9, meanP: 0.0651 })
  expect(Object.keys(outputsOf(tested))).not.toContain('differenceT')
  expect(Object.keys(outputsOf(ask({ sd: value(1) })))).not.toContain('meanT')
})

test('a second group gives t, df and P of the difference', () => {
  // t.test(extra ~ group, sleep)
  const first = { mean: value(0.75), sd: value(1.78900965776), n: value(10) }
  const second = { mean2: value(2.33), sd2: value(2.0022487358), n2: value(10) }
  expect(outputsOf(ask({ ...first, ...second }))).toMatchObject({
    differenceT: -1.861,
    differenceDf: 17.78,
    differenceP: 0.0794,
  })
})

test('without variation there is no test', () => {
  const second = { mean2: value(4), sd2: value(0), n2: value(5) }
  const keys = Object.keys(outputsOf(ask({ hypothesised: value(3), ...second })))
  expect(keys.filter((key) => /(?:T|Df|P)$/.test(key))).toEqual([])
})
