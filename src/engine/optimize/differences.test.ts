import { expect, test } from 'vitest'
import { differences, preciseDifferences } from './differences.ts'

const at = (x: ArrayLike<number>, k: number): number => x[k] as number

test('gives the derivatives by each parameter, also at zero', () => {
  const f = (x: Float64Array) => [Math.exp(at(x, 0)) * at(x, 1), Math.sin(at(x, 1))]
  for (const derive of [differences, preciseDifferences]) {
    const [first, second] = derive(f, [0.5, 0]) as [Float64Array, Float64Array]
    expect([...first]).toEqual([expect.closeTo(0, 12), expect.closeTo(0, 12)])
    expect([...second]).toEqual([expect.closeTo(Math.exp(0.5), 11), expect.closeTo(1, 11)])
  }
})

test('precise differences adapt the step to a function that varies within a hundredth of its parameter', () => {
  const peak = (x: ArrayLike<number>) => Math.exp(-(((451.3 - at(x, 0)) / 4) ** 2) / 2)
  const exact = (0.3 / 16) * peak([451])
  const error = (derive: typeof differences) => Math.abs(at(derive((x) => [peak(x)], [451])[0] ?? [], 0) / exact - 1)
  expect(error(preciseDifferences)).toBeLessThan(1e-11)
  expect(error(differences)).toBeGreaterThan(1e-11)
})
