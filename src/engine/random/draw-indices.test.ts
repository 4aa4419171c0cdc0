import { expect, test } from 'vitest'
import { uninterrupted } from '../checkpoint.ts'
import { drawIndices } from './draw-indices.ts'
import { MersenneTwister } from './mersenne-twister.ts'

test('one stream gives the integers of successive calls of R’s sample.int', async () => {
  // set.seed(7); sample.int(10, 4); sample.int(1); sample.int(70000, 5); sample.int(9, 6, TRUE); ...
  const generator = new MersenneTwister(7)
  const draw = async (limit: number, size: number, replace = false) =>
    Array.from(await drawIndices(generator, { limit, size, replace }, uninterrupted), (index) => index + 1)
  expect(await draw(10, 4)).toEqual([10, 3, 7, 4])
  expect(await draw(1, 1)).toEqual([1])
  expect(await draw(70_000, 5)).toEqual([50_648, 36_744, 64_602, 41_094, 44_565])
  expect(await draw(9, 6, true)).toEqual([4, 6, 7, 2, 4, 6])
  expect(await draw(65_536, 3, true)).toEqual([52_395, 49_788, 59_259])
  expect(await draw(2e7, 3)).toEqual([16_311_811, 5_752_361, 11_843_862])
  expect(await draw(5, 5)).toEqual([5, 3, 1, 4, 2])
  expect(await draw(5, 0)).toEqual([])
})

test('of more than ten million, more than half are drawn from those that are left', async () => {
  // set.seed(3); x <- sample.int(1.2e7, 1.1e7)
  const drawn = await drawIndices(new MersenneTwister(3), { limit: 1.2e7, size: 1.1e7 }, uninterrupted)
  expect([drawn[0], drawn[1], drawn[2], drawn.at(-1)].map((index = -1) => index + 1)).toEqual([
    315_066, 9_130_983, 2_333_370, 10_478_908,
  ])
})
