import { chmodSync, mkdirSync, readFileSync, readlinkSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { blockingFolder, canEnter } from './account.ts'
import { type InstalledPackage, prepareRuntime } from './runtime.ts'

const STRANGER = { uid: 54_321, gid: 54_321 }

const folder = (mode: number) => temporaryFolder('runtime', mode)

/** A package as npm installs it: a library, and the list of links that it should have. */
function installPackage(mode: number): string {
  const path = folder(mode)
  for (const name of ['bin', 'lib']) mkdirSync(join(path, 'native', name), { recursive: true })
  writeFileSync(join(path, 'native/bin/postgres'), 'program', { mode: 0o755 })
  writeFileSync(join(path, 'native/lib/libpq.so.5.18'), 'library')
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]
  writeFileSync(join(path, 'native/pg-symlinks.json'), JSON.stringify(links))
  return path
}

test('[S3] links that npm does not keep are created in place, once', () => {
  const installed = { folder: installPackage(0o755), version: '1' }
  for (let round = 0; round < 2; round += 1) {
    const runtime = prepareRuntime(folder(0o755), STRANGER, installed)
    expect(runtime.root).toBe(join(installed.folder, 'native'))
    expect(readlinkSync(join(runtime.root, 'lib/libpq.so.5'))).toBe('libpq.so.5.18')
  }
})

test.each([
  ['as npm left them', () => undefined],
  ['with their links', (installed: InstalledPackage) => prepareRuntime('', undefined, installed)],
])('[S3] programs below a private folder, %s, are copied to where the account can run them', (_, before) => {
  const installed = { folder: installPackage(0o700), version: '1' }
  before(installed)
  const dataDir = folder(0o711)
  const runtime = prepareRuntime(dataDir, STRANGER, installed)
  expect(runtime.root.startsWith(dataDir)).toBe(true)
  expect(canEnter(join(runtime.root, 'bin'), STRANGER)).toBe(true)
  expect(statSync(runtime.postgres).mode & 0o005).toBe(0o005)
  expect(readFileSync(join(runtime.root, 'lib/libpq.so.5'), 'utf8')).toBe('library')
  expect(readlinkSync(join(runtime.root, 'lib/libpq.so.5'))).toBe('libpq.so.5.18')
  expect(prepareRuntime(dataDir, STRANGER, installed)).toEqual(runtime)
})

test('[S3] the blocking folder is the first that the account cannot enter', () => {
  const outer = folder(0o700)
  const inner = join(outer, 'inner')
  mkdirSync(inner, { mode: 0o755 })
  expect(blockingFolder(inner, STRANGER)).toBe(outer)
  expect(blockingFolder(inner, { uid: statSync(outer).uid, gid: 0 })).toBeUndefined()
  chmodSync(outer, 0o711)
  expect(blockingFolder(inner, STRANGER)).toBeUndefined()
})
