import { expect, test } from 'vitest'
import { checkFile, dpiFor, type FileRules } from './check-file.ts'

const rules: FileRules = { formats: ['tiff', 'pdf'], leastDpi: 300, mostDpi: 600 }
const offered = [150, 300, 600, 1200]

test('a format that the journal does not take and a resolution outside its limits are found', () => {
  expect(checkFile('pdf', undefined, rules)).toEqual([])
  expect(checkFile('tiff', 600, rules)).toEqual([])
  expect(checkFile('tiff', 150, rules)).toEqual(['dpi-low'])
  expect(checkFile('png', 1200, rules)).toEqual(['format', 'dpi-high'])
})

test('the first resolution that the journal takes is chosen', () => {
  expect(dpiFor(rules, offered)).toBe(300)
  expect(dpiFor({ formats: ['tiff'], leastDpi: 1000 }, offered)).toBe(1200)
  expect(dpiFor({ formats: ['tiff'], leastDpi: 2400 }, offered)).toBe(1200)
})
