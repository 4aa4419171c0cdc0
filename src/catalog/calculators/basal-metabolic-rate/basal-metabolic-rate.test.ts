import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {
  weight: { value: 70, unit: 'kg' },
  height: { value: 175, unit: 'cm' },
  age: { value: 40, unit: 'a' },
  sex: 'male',
})

test('140 jin and 1.75 m are 70 kg and 175 cm', () => {
  expect(ask({ weight: { value: 140, unit: 'jin' }, height: { value: 1.75, unit: 'm' } })).toMatchObject({
    outputs: { mifflin: 1599, harris: 1634, roza: 1639 },
  })
})

test('the daily need is the rate times the activity', () => {
  expect(ask({ activity: 'moderate' })).toMatchObject({ outputs: { need: 2478 } })
})

test('is refused in children, and absent if it would not be positive', () => {
  expect(ask({ age: { value: 17, unit: 'a' } })).toEqual(['adults-only'])
  expect(
    ask({
      weight: { value: 20, unit: 'kg' },
      height: { value: 50, unit: 'cm' },
      age: { value: 120, unit: 'a' },
      sex: 'female',
    }),
  ).toMatchObject({ outputs: { harris: expect.any(Number) } })
})
