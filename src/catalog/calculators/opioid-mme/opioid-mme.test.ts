import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {})
const mg = (value: number) => ({ value, unit: 'mg/d' })

/** The table of the guideline. */
test.each([
  ['codeine', 0.15],
  ['hydrocodone', 1],
  ['hydromorphone', 5],
  ['methadone', 4.7],
  ['morphine', 1],
  ['oxycodone', 1.5],
  ['oxymorphone', 3],
  ['tapentadol', 0.4],
  ['tramadol', 0.2],
])('1 mg of %s is %d MME', (drug, factor) => {
  expect(ask({ [drug]: mg(20) })).toMatchObject({ outputs: { mme: 20 * factor } })
})

test.each([
  [49.9, 'below-50'],
  [50, 'from-50'],
  [89.9, 'from-50'],
  [90, 'from-90'],
])('morphine %d mg: %s', (dose, band) => {
  expect(ask({ morphine: mg(dose) })).toMatchObject({ bands: [band] })
})

test('nothing entered is no zero', () => {
  expect(ask()).toEqual({ outputs: {}, bands: [], warned: [] })
  expect(ask({ morphine: mg(0) })).toMatchObject({ outputs: { mme: 0 } })
})

test('buprenorphine, treatment of use disorder and other routes are refused; methadone and the patch are warned of', () => {
  for (const [input, code] of [
    ['buprenorphine', 'buprenorphine'],
    ['treatment', 'treatment'],
    ['otherRoute', 'route'],
  ] as const)
    expect(ask({ morphine: mg(30), [input]: true })).toEqual([code])
  expect(ask({ methadone: mg(20) })).toMatchObject({ outputs: { mme: 94 }, warned: ['methadone'] })
  expect(ask({ fentanylPatch: { value: 12.5, unit: 'ug/h' } })).toMatchObject({
    outputs: { mme: 30 },
    warned: ['patch'],
  })
  expect(ask({ fentanylPatch: { value: 4.2, unit: 'ug/h' } })).toMatchObject({ warned: ['patch', 'weak-patch'] })
  expect(ask({ fentanylPatch: { value: 301, unit: 'ug/h' } })).toEqual(['impossible-value'])
})
