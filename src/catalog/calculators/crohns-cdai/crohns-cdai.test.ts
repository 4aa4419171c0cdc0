import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const number = (value: number) => ({ value, unit: '1' })
const kg = (value: number) => ({ value, unit: 'kg' })
const ask = resultsOf(definition, {
  sex: 'male',
  stools: number(0),
  pain: number(0),
  wellBeing: number(0),
  complications: number(0),
  mass: 'none',
  haematocrit: { value: 47, unit: '%' },
  weight: kg(70),
  standard: kg(70),
})

/** The weights as printed in World J Gastrointest Pharmacol Ther 2016;7:5, table 3. */
test.each<[EnteredInputs, number]>([
  [{}, 0],
  [{ stools: number(10) }, 20],
  [{ pain: number(10) }, 50],
  [{ wellBeing: number(10) }, 70],
  [{ complications: number(3) }, 60],
  [{ drugs: true }, 30],
  [{ mass: 'questionable' }, 20],
  [{ mass: 'definite' }, 50],
  [{ haematocrit: { value: 0.37, unit: '1' } }, 60],
  [{ sex: 'female', haematocrit: { value: 32, unit: '%' } }, 60],
  [{ weight: kg(56) }, 20],
])('%j: %i', (more, cdai) => {
  expect(ask(more)).toMatchObject({ outputs: { cdai }, warned: [] })
})

test.each([
  [74, 'remission'],
  [75, 'mild'],
  [109, 'mild'],
  [110, 'moderate'],
  [140, 'moderate'],
])('%i stools: %s', (stools, band) => {
  expect(ask({ stools: { ...number(stools), confirmed: true } })).toMatchObject({ bands: [band] })
})

test('above the standard, points are subtracted, at most ten for the weight, with a warning', () => {
  const pain = number(10)
  expect(ask({ pain, haematocrit: { value: 49, unit: '%' } })).toMatchObject({
    outputs: { cdai: 38 },
    warned: ['above-haematocrit'],
  })
  expect(ask({ pain, weight: kg(73.5) })).toMatchObject({ outputs: { cdai: 45 }, warned: ['above-weight'] })
  expect(ask({ pain, weight: kg(100) })).toMatchObject({ outputs: { cdai: 40 }, warned: ['above-weight'] })
})

test('a child is refused', () => {
  expect(ask({ age: { value: 12, unit: 'a' } })).toEqual(['adults-only'])
})
