import { expect, test } from 'vitest'
import { mergedLevels } from './merged-levels.ts'

test.each([
  [[[1, 2, 4], [2, 3]], [1, 2, 3, 4]], // biome-ignore format: a case a line
  [[[1, 4], [2, 3]], [1, 2, 3, 4]], // biome-ignore format: a case a line
  [[['mild', 'severe'], ['mild', 'moderate', 'severe']], ['mild', 'moderate', 'severe']], // biome-ignore format: a case a line
  [[[3, 2, 1], [3, 1]], [3, 2, 1]], // biome-ignore format: a case a line
  [[[1, 2], ['1', '2', '3']], [1, 2, '3']], // biome-ignore format: a case a line
  [[[], ['a']], ['a']],
])('%j come together as %j', (lists, merged) => {
  expect(mergedLevels(lists)).toEqual(merged)
})
