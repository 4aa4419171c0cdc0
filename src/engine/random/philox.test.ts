import { describe, expect, test } from 'vitest'
import { philox, philoxBlock } from './philox.ts'

describe('known answers of Random123 1.14 (kat_vectors, philox 4x32 10)', () => {
  test.each([
    { counter: [0, 0, 0, 0], key: [0, 0], answer: [0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8] },
    {
      counter: [0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff],
      key: [0xffffffff, 0xffffffff],
      answer: [0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd],
    },
    {
      counter: [0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344],
      key: [0xa4093822, 0x299f31d0],
      answer: [0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1],
    },
  ])('$counter', ({ counter, key: [key0 = 0, key1 = 0], answer }) => {
    const block = Uint32Array.from(counter)
    philoxBlock(block, key0, key1)
    expect([...block]).toEqual(answer)
  })
})

test('each number is composed of two words of a block', () => {
  const next = philox(0, 0)
  expect(next()).toBe(((0x6627e8d5 >>> 5) * 2 ** 26 + (0xe169c58d >>> 6) + 0.5) / 2 ** 53)
  expect(next()).toBe(((0xbc57ac4c >>> 5) * 2 ** 26 + (0x9b00dbd8 >>> 6) + 0.5) / 2 ** 53)
})

test('streams and seeds differ, also above 32 bits, and are reproducible', () => {
  const first = (seed: number, stream: number) => {
    const next = philox(seed, stream)
    return [next(), next(), next()].join()
  }
  const pairs = [0, 1, 2 ** 32, 2 ** 53 - 1].flatMap((seed) =>
    [0, 1, 2 ** 32, 2 ** 53 - 1].map((s) => [seed, s] as const),
  )
  expect(new Set(pairs.map(([seed, stream]) => first(seed, stream))).size).toBe(16)
  expect(first(7, 5)).toBe(first(7, 5))
})

test('numbers are uniform, and neighbouring streams are uncorrelated', () => {
  const [one, other] = [philox(1, 0), philox(1, 1)]
  const counts = new Uint32Array(64)
  let product = 0
  const n = 64_000
  for (let k = 0; k < n; k++) {
    const [x, y] = [one(), other()]
    counts[Math.floor(x * 64)] = (counts[Math.floor(x * 64)] ?? 0) + 1
    product += (x - 0.5) * (y - 0.5)
  }
  const chiSquare = counts.reduce((sum, count) => sum + (count - n / 64) ** 2 / (n / 64), 0)
  // within four standard deviations: 63 degrees of freedom; the variance of a product of deviations is 1/144
  expect(Math.abs(chiSquare - 63)).toBeLessThan(4 * Math.sqrt(126))
  expect(Math.abs(product)).toBeLessThan(4 * Math.sqrt(n / 144))
})

test.each([-1, 0.5, 2 ** 53, Number.NaN])('refuses %d as a seed or a stream', (value) => {
  expect(() => philox(value, 0)).toThrow('seed-out-of-range')
  expect(() => philox(0, value)).toThrow('seed-out-of-range')
})
