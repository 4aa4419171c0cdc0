import { expect, test } from 'vitest'
import { FormatError } from '../format-error.ts'
import { checkTableSize, checkUnpacked } from './table-size.ts'

const codeOf = (check: () => void) => {
  try {
    check()
    return 'accepted'
  } catch (error) {
    return error instanceof FormatError ? error.code : String(error)
  }
}

test('a small file may describe a table of 512 MB, and one of any size 400 times its own', () => {
  expect(codeOf(() => checkTableSize('Parquet', 1_000_000, 60, 5000))).toBe('accepted')
  expect(codeOf(() => checkTableSize('Parquet', 40_000_000, 2, 5000))).toBe('suspicious-compression')
  expect(codeOf(() => checkTableSize('Parquet', 40_000_000, 10, 20e6))).toBe('accepted')
  expect(codeOf(() => checkTableSize('Parquet', 50_000_001, 0, 1e9))).toBe('too-many-rows')
  expect(codeOf(() => checkTableSize('Parquet', 0, 32_768, 1e9))).toBe('too-many-columns')
})

test('a part may be unpacked to 64 MB, to 400 times its size, or to what its values take', () => {
  expect(codeOf(() => checkUnpacked('Feather', 64 << 20, 10))).toBe('accepted')
  expect(codeOf(() => checkUnpacked('Feather', 65 << 20, 10))).toBe('suspicious-compression')
  expect(codeOf(() => checkUnpacked('Feather', 65 << 20, 1 << 20))).toBe('accepted')
  expect(codeOf(() => checkUnpacked('Feather', 65 << 20, 10, 66 << 20))).toBe('accepted')
})
