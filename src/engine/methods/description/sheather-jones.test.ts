import { expect, test } from 'vitest'
import { sortedCases } from '../samples/sorted-cases.ts'
import { sheatherJonesBandwidth } from './sheather-jones.ts'

const uninterrupted = () => Promise.resolve()
const values = Float64Array.of(-3.1, -2.4, -2.2, -1.9, 0.3, 0.8, 1.1, 1.7, 2.9, 3.3, 3.4, 5.8, 9.7)

test('the bandwidth is that of bw.SJ in R with tol = 1e-13', async () => {
  expect(await sheatherJonesBandwidth({ values }, uninterrupted)).toBeCloseTo(2.28402147622653, 9)
})

test('a value that represents three cases counts as three equal values', async () => {
  const weights = values.map((_, i) => (i % 3) + 1)
  const sorted = await sortedCases(values, uninterrupted, weights)
  expect(await sheatherJonesBandwidth(sorted, uninterrupted)).toBeCloseTo(1.69340971254237, 9)
})

test('values without variation and values with many ties have none', async () => {
  for (const tied of [Float64Array.of(4, 4, 4), Float64Array.of(5, 5, 5, 5, 5, 5, 5, 5, 5, 14)])
    expect(await sheatherJonesBandwidth({ values: tied }, uninterrupted)).toBeNaN()
})
