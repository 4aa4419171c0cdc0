import { expect, test } from 'vitest'
import { uninterrupted } from '../checkpoint.ts'
import { inTurn } from '../kernels/in-turn.ts'
import { replicateSeeds } from '../random/replicate-seeds.ts'
import { seedParts } from './seed-parts.ts'

const seeds = replicateSeeds(1, 50)
const shared = Float64Array.from({ length: 40 }, (_, k) => k ** 2)
const divided = (parts: readonly Int32Array[]) =>
  ({ kernel: 'resampled-means', shared, parts, operations: 1, bytes: 1 }) as const

test('the results do not depend on the division of the work', async () => {
  const progress: number[] = []
  const scatter = inTurn(uninterrupted)
  const whole = await scatter(divided([seeds]), () => undefined)
  const parts = await scatter(divided(seedParts(seeds, 8e6)), (share) => progress.push(share))
  expect(parts).toHaveLength(10)
  expect(parts.flatMap(({ means }) => [...means])).toEqual([...(whole[0]?.means ?? [])])
  expect(parts.flatMap(({ medians }) => [...medians])).toEqual([...(whole[0]?.medians ?? [])])
  expect(progress).toEqual([0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1])
})

test('a part is never empty, however long a replicate takes', () => {
  expect(seedParts(seeds, 1e12).map(({ length }) => length)).toEqual(Array(50).fill(1))
  expect(seedParts(seeds, 1).map(({ length }) => length)).toEqual([50])
})

test('ends if a checkpoint throws', async () => {
  const stopped = new Error('stopped')
  await expect(inTurn(() => Promise.reject(stopped))(divided([seeds]), () => undefined)).rejects.toBe(stopped)
})
