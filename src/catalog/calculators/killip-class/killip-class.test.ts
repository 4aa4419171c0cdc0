import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {})

test('the gravest sign decides', () => {
  expect(ask()).toMatchObject({ outputs: { class: 1 }, bands: ['I'] })
  expect(ask({ signs: true })).toMatchObject({ bands: ['II'] })
  expect(ask({ signs: true, oedema: true })).toMatchObject({ bands: ['III'] })
  expect(ask({ signs: true, oedema: true, shock: true })).toMatchObject({ bands: ['IV'] })
})

test('an invalid answer is refused', () => {
  expect(ask({ signs: 'perhaps' })).toEqual(['not-a-choice'])
})
