import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, { age: { value: 50, unit: 'a' } })

test('two points for a stroke, one for each other condition, eight in all; women score as men', () => {
  expect(ask({ stroke: true })).toMatchObject({ outputs: { score: 2 }, bands: ['recommended'] })
  expect(ask({ vascularDisease: true })).toMatchObject({ outputs: { score: 1 }, bands: ['consider'] })
  const all = { heartFailure: true, hypertension: true, diabetes: true, stroke: true, vascularDisease: true }
  expect(ask({ ...all, age: { value: 75, unit: 'a' } })).toMatchObject({ outputs: { score: 8 } })
})

test('both sides of 65 and 75 years', () => {
  const points = [64, 65, 74, 75].map((value) => ask({ age: { value, unit: 'a' } }))
  expect(points).toMatchObject([0, 1, 1, 2].map((score) => ({ outputs: { score } })))
})

test('is refused if anticoagulation does not depend on it, and in children', () => {
  expect(ask({ alwaysAnticoagulate: true })).toEqual(['anticoagulate'])
  expect(ask({ age: { value: 17, unit: 'a' } })).toEqual(['adults-only'])
})
