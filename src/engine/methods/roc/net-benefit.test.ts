import { expect, test } from 'vitest'
import { netBenefits } from './net-benefit.ts'

const risks = Float64Array.of(0.1, 0.2, 0.4, 0.4, 0.8)
const events = Uint8Array.of(0, 1, 0, 1, 1)
const noPause = () => Promise.resolve()

test('true positives count in full, false positives by the odds of the threshold', async () => {
  const found = await netBenefits([risks], events, [0, 0.2, 0.4, 0.5, 0.9], noPause)
  const expected = [3 / 5, 3 / 5 - (1 / 5) * 0.25, 2 / 5 - (1 / 5) * (0.4 / 0.6), 1 / 5, 0]
  for (const [k, value] of expected.entries()) expect(found.models[0]?.[k]).toBeCloseTo(value, 12)
  for (const [k, threshold] of [0, 0.2, 0.4, 0.5, 0.9].entries())
    expect(found.all[k]).toBeCloseTo(3 / 5 - (2 / 5) * (threshold / (1 - threshold)), 12)
})

test('rows with frequencies count as repeated rows', async () => {
  const cases = Float64Array.of(1, 2, 0, 1, 3)
  const rows = [...cases].flatMap((n, i) => Array<number>(n).fill(i))
  const repeated = await netBenefits(
    [Float64Array.from(rows, (i) => risks[i] ?? 0)],
    Uint8Array.from(rows, (i) => events[i] ?? 0),
    [0.1, 0.3],
    noPause,
  )
  expect(await netBenefits([risks], events, [0.1, 0.3], noPause, cases)).toEqual(repeated)
})
