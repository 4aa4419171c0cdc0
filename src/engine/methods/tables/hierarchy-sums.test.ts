import { expect, test } from 'vitest'
import { hierarchySums } from './hierarchy-sums.ts'

const outer = { codes: Int32Array.of(1, 0, 1, 1, -1, 0), levels: 2 }
const inner = { codes: Int32Array.of(0, 1, -1, 0, 1, 0), levels: 2 }
const all = new Uint8Array(6).fill(1)
const checkpoint = () => Promise.resolve()

test('a node precedes its children and holds their sums; a missing level ends the branch', async () => {
  const sizes = Float64Array.of(10, 1, 20, 5, 99, 2)
  const colours = Float64Array.of(1, 2, Number.NaN, 4, 5, 6)
  expect(await hierarchySums([outer, inner], all, { sizes, colours }, { most: 10, checkpoint })).toEqual({
    depth: [0, 1, 1, 0, 1],
    code: [0, 0, 1, 1, 0],
    n: [2, 1, 1, 3, 2],
    size: [3, 2, 1, 35, 15],
    mean: [4, 6, 2, 2.5, 2.5],
    ended: [0, 1],
  })
})

test('weights are cases, rows can be left out, and without colours there are no means', async () => {
  const weights = Float64Array.of(2, 1, 3, 1, 1, 4)
  const keep = Uint8Array.of(1, 0, 1, 1, 1, 1)
  const found = await hierarchySums([outer, inner], keep, { weights }, { most: 10, checkpoint })
  expect(found).toEqual({
    depth: [0, 1, 0, 1],
    code: [0, 0, 1, 0],
    n: [4, 4, 6, 3],
    size: [4, 4, 6, 3],
    mean: [Number.NaN, Number.NaN, Number.NaN, Number.NaN],
    ended: [0, 3],
  })
})

test('too many nodes', async () => {
  expect(await hierarchySums([outer, inner], all, {}, { most: 4, checkpoint })).toBeNull()
})
