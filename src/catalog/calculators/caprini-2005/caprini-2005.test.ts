import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {
  age: { value: 40, unit: 'a' },
  bmi: { value: 25, unit: 'kg/m2' },
  surgery: 'none',
  rest: 'no',
})

const ofOne =
  'recentSurgery swelling varices sepsis lung lungFunction infarction failure bowel hormones pregnancy obstetric'
const ofTwo = 'cancer cast catheter'
const ofThree = 'thrombosis family leiden prothrombin lupus cardiolipin homocysteine hit thrombophilia'
const ofFive = 'stroke fracture trauma spine'

test('the ticked items are worth 1, 2, 3 and 5 points, and there are no others', () => {
  const groups = [ofOne, ofTwo, ofThree, ofFive].map((items) => items.split(' '))
  for (const [g, points] of [1, 2, 3, 5].entries())
    for (const item of groups[g] ?? [])
      expect(ask({ [item]: true }), item).toMatchObject({ outputs: { score: points } })
  expect(Object.keys(definition.inputs)).toHaveLength(groups.flat().length + 4)
})

test.each<[EnteredInputs, number, string]>([
  [{}, 0, 'very-low'],
  [{ age: { value: 41, unit: 'a' } }, 1, 'low'],
  [{ age: { value: 60, unit: 'a' } }, 1, 'low'],
  [{ age: { value: 61, unit: 'a' } }, 2, 'low'],
  [{ age: { value: 74, unit: 'a' } }, 2, 'low'],
  [{ age: { value: 75, unit: 'a' } }, 3, 'moderate'],
  [{ bmi: { value: 25.1, unit: 'kg/m2' } }, 1, 'low'],
  [{ surgery: 'minor' }, 1, 'low'],
  [{ surgery: 'arthroscopic' }, 2, 'low'],
  [{ surgery: 'major', rest: 'long' }, 4, 'moderate'],
  [{ surgery: 'arthroplasty' }, 5, 'high'],
  [{ rest: 'medical' }, 1, 'low'],
])('%j: %i, %s', (more, score, band) => {
  expect(ask(more)).toMatchObject({ outputs: { score }, bands: [band] })
})

test('a child is refused', () => {
  expect(ask({ age: { value: 12, unit: 'a' } })).toEqual(['adults-only'])
})
