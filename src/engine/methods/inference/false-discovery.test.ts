import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { adjustPValues } from './adjust-p-values.ts'
import { falseDiscoveryRates } from './false-discovery.ts'

test('the same as the adjustment of few tests, with ties and zeros', async () => {
  const p = [0.03, 0.001, 0.2, 0.03, 0, 1, 0.0004, 0.9, 0.2]
  expect([...(await falseDiscoveryRates(Float64Array.from(p), uninterrupted))]).toEqual(
    adjustPValues(p, 'benjamini-hochberg'),
  )
  expect(await falseDiscoveryRates(new Float64Array(), uninterrupted)).toHaveLength(0)
})
