import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const none = {
  fatigue: { value: 0, unit: '{score}' },
  spine: { value: 0, unit: '{score}' },
  peripheral: { value: 0, unit: '{score}' },
  tenderness: { value: 0, unit: '{score}' },
  severity: { value: 0, unit: '{score}' },
  duration: { value: 0, unit: '{score}' },
}
const ask = resultsOf(definition, none)

test('the two questions on stiffness count half', () => {
  for (const key of ['fatigue', 'spine', 'peripheral', 'tenderness'])
    expect(ask({ [key]: { value: 10, unit: '{score}' } }), key).toMatchObject({ outputs: { score: 2 } })
  for (const key of ['severity', 'duration'])
    expect(ask({ [key]: { value: 10, unit: '{score}' } }), key).toMatchObject({ outputs: { score: 1 } })
})

test('a scale of 11 is refused, a missing one named', () => {
  expect(ask({ spine: { value: 11, unit: '{score}' } })).toEqual(['impossible-value'])
  expect(ask({ spine: null })).toEqual(['spine'])
})
