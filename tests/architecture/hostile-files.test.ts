import { expect, test } from 'vitest'
import { readFiles } from '#tests/support/hostile-files/read-files.ts'

const megabyte = 1e6
const seeds = Array.from({ length: 300 }, (_, k) => 7000 + k)

test('[D7] a file of any content is read or refused in words, in proportion to its unpacked size', {
  timeout: 300_000,
}, async () => {
  const read = await readFiles(seeds)
  expect(read).toHaveLength(seeds.length)
  expect(read.filter(({ wordless }) => wordless.length > 0)).toEqual([])
  expect(read.filter(({ beyond }) => beyond > 64 * megabyte)).toEqual([])
  expect(read.filter(({ ms }) => ms > 5000)).toEqual([])
})
