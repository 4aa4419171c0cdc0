import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, { albumin: { value: 38, unit: 'g/L' }, lymphocytes: { value: 1.4, unit: '10*9/L' } })

test('without other counts there is only the index; 3.8 g/dL is 38 g/L', () => {
  expect(ask({ albumin: { value: 3.8, unit: 'g/dL' } })).toEqual({ outputs: { pni: 45 }, bands: ['usual'], warned: [] })
})

test('both sides of 40 and 45', () => {
  const bands = [32.9, 33, 37.9, 38].map((value) => ask({ albumin: { value, unit: 'g/L' } }))
  expect(bands).toMatchObject(['poor', 'caution', 'caution', 'usual'].map((band) => ({ bands: [band] })))
})

test('an albumin of 3.8 g/L is refused', () => {
  expect(ask({ albumin: { value: 3.8, unit: 'g/L' } })).toEqual(['impossible-other-unit'])
})
