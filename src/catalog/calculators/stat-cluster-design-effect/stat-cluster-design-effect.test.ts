import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const number = (value: number) => ({ value, unit: '1' })
const ask = resultsOf(definition, { n: number(200), size: number(25), icc: number(0.02) })

test('persons and clusters are rounded up from the effect as it is', () => {
  expect(ask()).toMatchObject({ outputs: { effect: 1.48, total: 296, clusters: 12 } }) // R: 1 + (25 - 1) * 0.02; 11.84 clusters
})

test('clusters of unequal size need more', () => {
  const outputs = { effect: 1.56, total: 312, clusters: 13 } // R: 1 + ((1 + 0.4^2) * 25 - 1) * 0.02; 200 * 1.56 / 25 = 12.48
  expect(ask({ variation: number(0.4) })).toMatchObject({ outputs })
})

test('without correlation, or with one person to a cluster, nothing is added; with full correlation a cluster is one person', () => {
  expect(ask({ icc: number(0) })).toMatchObject({ outputs: { effect: 1, total: 200, clusters: 8 } })
  expect(ask({ size: number(1) })).toMatchObject({ outputs: { effect: 1, total: 200, clusters: 200 } })
  expect(ask({ icc: number(1) })).toMatchObject({ outputs: { effect: 25, total: 5000, clusters: 200 } })
})

test('a correlation above 1 and an empty cluster are refused', () => {
  expect(ask({ icc: number(1.01) })).toEqual(['impossible-value'])
  expect(ask({ size: number(0) })).toEqual(['impossible-value'])
})
