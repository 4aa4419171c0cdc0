import { readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { packBytes, packFiles, packFolder, packVersion, unpackedBytes } from './pack-files.ts'

const folder = resolve(import.meta.dirname, '../../../node_modules/webr')
const sizes = (sizeOf: (file: string) => number) =>
  packFiles.map((file) => sizeOf(join(folder, 'dist', file))).reduce((sum, size) => sum + size, 0)

test('the folder of the pack contains the version of the package', () => {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  expect(packVersion).toBe(version)
  expect(packFolder).toContain(version)
})

test('the size shown to the reader is accurate to 5 %', () => {
  const sent = sizes((file) => gzipSync(readFileSync(file), { level: 6 }).length)
  expect(Math.abs(packBytes / sent - 1)).toBeLessThan(0.05)
  expect(Math.abs(unpackedBytes / sizes((file) => statSync(file).size) - 1)).toBeLessThan(0.05)
})
