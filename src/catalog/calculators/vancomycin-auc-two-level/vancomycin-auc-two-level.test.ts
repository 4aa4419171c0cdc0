import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const hours = (value: number) => ({ value, unit: 'h' })
const level = (value: number) => ({ value, unit: 'mg/L' })
const ask = resultsOf(definition, {
  first: level(30),
  second: level(12),
  between: hours(6),
  delay: hours(1),
  infusion: hours(1),
  interval: hours(8),
})

/** The test case of clinPK (ke = ln(30/12)/6); AUC in R: ((pk-tr)/(log(pk)-log(tr))*7 + (pk+tr)/2)*24/8. */
test('a second level just before the next dose is the trough', () => {
  expect(ask()).toEqual({
    outputs: { auc: 521, peak: 34.9, trough: 12, rate: 0.1527, halfLife: 4.5 },
    bands: ['target'],
    warned: [],
  })
})

test('a second level after the next dose, or an infusion as long as the interval, gives no number', () => {
  expect(ask({ between: hours(6.1) })).toEqual({ outputs: {}, bands: [], warned: [] })
  expect(ask({ infusion: hours(6), interval: hours(6) })).toMatchObject({ outputs: {} })
})

test('levels that do not fall give no number', () => {
  for (const second of [30, 31])
    expect(ask({ second: level(second) })).toEqual({ outputs: {}, bands: [], warned: ['no-fall'] })
})

test('changing kidneys, dialysis and the first doses are refused', () => {
  for (const why of ['unsteady', 'unstable', 'dialysis']) expect(ask({ [why]: true })).toEqual([why])
})

test('a sample in the distribution is warned of', () => {
  expect(ask({ delay: hours(0.5) })).toMatchObject({ warned: ['unusual-value', 'distribution'] })
})
