import { expect, test } from 'vitest'
import { comparePaired } from './compare-paired.ts'

const none = () => Promise.resolve()
// dataset sleep of R
const first = Float64Array.of(0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0, 2)
const second = Float64Array.of(1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4)

test('the three tests of a pair agree with R', async () => {
  const p = async (name: 't' | 'wilcoxon' | 'sign') => (await comparePaired([first, second], [[0, 1]], name, none))[0]
  expect(await p('t')).toBeCloseTo(0.00283289, 8)
  expect(await p('wilcoxon')).toBeCloseTo(0.009090698, 9)
  expect(await p('sign')).toBeCloseTo(0.00390625, 10)
})

test('measurements that do not differ, and a single case, have no P', async () => {
  for (const name of ['t', 'wilcoxon', 'sign'] as const) {
    expect(await comparePaired([first, first], [[0, 1]], name, none)).toEqual([Number.NaN])
    expect(await comparePaired([first.slice(0, 1), second.slice(0, 1)], [[0, 1]], name, none)).toEqual([Number.NaN])
  }
})

test('weights represent repeated cases', async () => {
  const twice = [first, second].map((values) => Float64Array.from([...values, ...values]))
  const two = new Float64Array(10).fill(2)
  for (const name of ['t', 'wilcoxon', 'sign'] as const) {
    const [repeated = 0] = await comparePaired(twice, [[0, 1]], name, none)
    const [weighted] = await comparePaired([first, second], [[0, 1]], name, none, [two, two])
    expect(weighted).toBeCloseTo(repeated, 12)
  }
})
