import { describe, expect, test } from 'vitest'
import { blockList } from './block-list.ts'
import { randomStreams } from './random-streams.ts'
import { simpleList } from './simple-list.ts'
import { strata, stratifiedList } from './stratified-list.ts'

const letters = (arms: readonly number[]) => arms.map((arm) => 'ABC'[arm]).join('')
const seed = (k: number) => k.toString(16).padStart(32, '0')
/** Both generators; `of` gives the k-th seed. */
const seeds = [
  { kind: '32 bits', of: (k: number) => String(k) },
  { kind: '128 bits', of: seed },
]
/** A bound that a chi-squared statistic exceeds in about one of ten thousand runs. */
const limit = (df: number) => df + 4 * Math.sqrt(2 * df)

function chiSquare(counts: readonly number[], expected: readonly number[]): number {
  return counts.reduce((sum, count, k) => sum + (count - (expected[k] ?? 0)) ** 2 / (expected[k] ?? 1), 0)
}

function tally(keys: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

test('a seed of 32 bits gives the list of other programs: twelve participants in two arms, seed 2025', () => {
  expect(letters(simpleList(randomStreams('2025').stream(0), [1, 1], 12))).toBe('ABAABBABBAAB')
})

test('a seed of 128 bits is the key and half of the counter: known answer of Random123 1.14', () => {
  const draw = randomStreams(seed(0)).stream(0)
  expect([2 ** 32, 2 ** 32, 2 ** 32, 2 ** 32].map(draw)).toEqual([0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8])
})

test('each of the 128 bits changes the list, and streams differ', () => {
  const first = (text: string, stream = 0) =>
    Array.from({ length: 4 }, () => randomStreams(text).stream(stream)(2 ** 32))
  const lists = Array.from({ length: 128 }, (_, bit) => (1n << BigInt(bit)).toString(16).padStart(32, '0')).map(
    (text) => first(text).join(),
  )
  expect(new Set([first(seed(0)).join(), first(seed(0), 1).join(), ...lists]).size).toBe(130)
})

test.each(['', '-1', '1.5', '4294967296', 'abc', 'g'.repeat(32), '0'.repeat(31), '0'.repeat(33)])(
  'refuses %j as a seed',
  (text) => {
    expect(() => randomStreams(text)).toThrow('seed-malformed')
  },
)

describe.each(seeds)('with a seed of $kind', ({ of }) => {
  test('simple lists keep the ratio over many seeds', () => {
    const arms = Array.from({ length: 600 }, (_, k) => simpleList(randomStreams(of(k)).stream(0), [1, 2, 3], 20)).flat()
    const counts = [0, 1, 2].map((arm) => arms.filter((one) => one === arm).length)
    expect(chiSquare(counts, [2000, 4000, 6000])).toBeLessThan(limit(2))
  })

  test('all orders of a block are equally frequent: the six of two and two, the fifteen of two and four', () => {
    for (const { ratio, size, orders } of [
      { ratio: [1, 1], size: 4, orders: 6 },
      { ratio: [1, 2], size: 6, orders: 15 },
      { ratio: [1, 1, 1], size: 3, orders: 6 },
    ]) {
      const blocks = Array.from({ length: 6000 }, (_, k) =>
        letters(blockList(randomStreams(of(k)).stream(0), ratio, [size], size).map(({ arm }) => arm)),
      )
      const counts = [...tally(blocks).values()]
      expect(counts).toHaveLength(orders)
      expect(
        chiSquare(
          counts,
          counts.map(() => 6000 / orders),
        ),
      ).toBeLessThan(limit(orders - 1))
    }
  })

  test('every block of any size has the arms in the ratio, and the sizes are equally frequent', () => {
    const places = blockList(randomStreams(of(7)).stream(0), [2, 1], [3, 6, 9], 6000)
    const blocks = Array.from({ length: (places.at(-1)?.block ?? 0) + 1 }, (_, k) =>
      places.flatMap(({ block, arm }) => (block === k ? [arm] : [])),
    )
    for (const block of blocks) {
      const inFirst = block.filter((arm) => arm === 0).length
      expect(inFirst * 3).toBe(block.length * 2)
    }
    const sizes = tally(blocks.map((block) => String(block.length)))
    expect([...sizes.keys()].toSorted()).toEqual(['3', '6', '9'])
    expect(chiSquare([...sizes.values()], Array(3).fill(blocks.length / 3))).toBeLessThan(limit(2))
  })

  test('strata are independent: pairs of their blocks are as frequent as expected by chance', () => {
    const pairs = Array.from({ length: 9000 }, (_, k) =>
      stratifiedList(randomStreams(of(1000 * k)), 2, [1, 1], [4], 4)
        .map((list) => letters(list.map(({ arm }) => arm)))
        .join(' '),
    )
    const counts = [...tally(pairs).values()]
    expect(counts).toHaveLength(36)
    expect(
      chiSquare(
        counts,
        counts.map(() => 250),
      ),
    ).toBeLessThan(limit(35))
  })
})

test('a list ends with a complete block, and a block size that is not a multiple of the ratio is refused', () => {
  expect(blockList(randomStreams('1').stream(0), [1, 1], [4], 10)).toHaveLength(12)
  expect(() => blockList(randomStreams('1').stream(0), [2, 1], [3, 4], 10)).toThrow('block-not-multiple')
})

test('a stratum of a seed of 32 bits has the list of the seed plus its index, and the last seed is followed by 0', () => {
  const [, second] = stratifiedList(randomStreams('4294967295'), 2, [1, 1], [4], 20)
  expect(second).toEqual(blockList(randomStreams('0').stream(0), [1, 1], [4], 20))
})

test('strata are all combinations of the levels', () => {
  expect(strata([2, 3])).toEqual([
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 0],
    [1, 1],
    [1, 2],
  ])
  expect(strata([])).toEqual([[]])
})
