import { expect, test } from 'vitest'
import { equalBins } from './bins.ts'
import { kernelDensity, reflectedDensity } from './kernel-density.ts'

const uninterrupted = () => Promise.resolve()

test('a reflected density encloses an area of 1 and has no mass below its bound', async () => {
  const sample = { values: Float64Array.of(0.1, 0.2, 0.2, 0.5, 0.9, 3) }
  const at = equalBins(0, 6, 6000)
  const height = await reflectedDensity(sample, 0.3, at, 0, uninterrupted)
  const area = height.reduce((sum, y, k) => sum + y * (k === 0 || k === 6000 ? 0.0005 : 0.001), 0)
  expect(area).toBeCloseTo(1, 6)
  const [free, mirrored] = await Promise.all(
    [0.25, -0.25].map((x) => kernelDensity(sample, 0.3, Float64Array.of(x), uninterrupted)),
  )
  expect(height[250]).toBeCloseTo((free?.[0] ?? 0) + (mirrored?.[0] ?? 0), 12)
})

test('values out of reach of a kernel add exactly nothing', async () => {
  const near = await kernelDensity({ values: Float64Array.of(0, 1) }, 0.5, Float64Array.of(0.3), uninterrupted)
  const far = await kernelDensity({ values: Float64Array.of(0, 1, 1000) }, 0.5, Float64Array.of(0.3), uninterrupted)
  expect((far[0] ?? 0) * 3).toBeCloseTo((near[0] ?? 0) * 2, 15)
})
