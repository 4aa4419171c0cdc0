import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { portablePackages, portableSources } from './make-folder.ts'
import { platformOf, platforms } from './platforms.ts'
import { nodeFor } from './portable-node.ts'
import { readMe, startScripts } from './read-me.ts'
import { type Lockfile, packagesFor, packagesIn, readLockfile } from './server-packages.ts'
import { writeZipOf } from './write-zip.ts'

const root = resolve(import.meta.dirname, '../../..')
const folder = mkdtempSync(join(tmpdir(), 'slipstick-pack-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const lock = readLockfile(root)
const [linux, windows, mac] = ['linux-x64', 'win-x64', 'darwin-arm64'].map(platformOf) as [
  (typeof platforms)[number],
  (typeof platforms)[number],
  (typeof platforms)[number],
]

test('a portable server takes the sources it runs, without tests, and every package they import', () => {
  const sources = portableSources(root)
  expect(sources).toEqual(
    expect.arrayContaining(['src/server/main.ts', 'src/cli/operator.ts', 'src/cli/supervise.mjs']),
  )
  expect(sources.filter((path) => path.includes('.test.'))).toEqual([])
  const names = portablePackages(root)
  expect(names).toEqual(expect.arrayContaining(['@node-rs/argon2', 'altcha-lib', 'kysely', 'pg', 'sharp', 'zod']))
  expect(names).not.toContain('react')
})

test.each(platforms)('all packages for $name are in the lockfile, and none is for another platform', (platform) => {
  const packages = packagesFor(lock, [...portablePackages(root), platform.postgres], platform)
  const names = packages.map(({ name }) => name)
  expect(names).toContain(platform.postgres)
  const others = platforms.filter(({ os }) => os !== platform.os)
  for (const { os, cpu } of others) expect(names.filter((name) => name.includes(`-${os}-${cpu}`))).toEqual([])
  expect(names.filter((name) => /musl|wasm/.test(name))).toEqual([])
  for (const name of ['@img/sharp-', '@node-rs/argon2-'])
    expect(names.filter((one) => one.startsWith(`${name}${platform.os}-${platform.cpu}`)).length).toBe(1)
  expect(packages.filter(({ integrity }) => !integrity.startsWith('sha512-'))).toEqual([])
})

test('a package is taken from the folder in which Node finds it, and optional ones only for the platform', () => {
  const of = { version: '1.0.0', integrity: 'sha512-x' }
  const small: Lockfile = {
    'node_modules/a': {
      ...of,
      dependencies: { b: '1' },
      optionalDependencies: { 'c-linux': '1', 'c-any': '1', d: '1' },
    },
    'node_modules/a/node_modules/b': { ...of, version: '2.0.0', dependencies: { '@s/e': '1' } },
    'node_modules/b': of,
    'node_modules/@s/e': of,
    'node_modules/c-linux': { ...of, os: 'linux', cpu: ['x64'] },
    'node_modules/c-any': of,
  }
  const paths = (platform: typeof linux) => packagesFor(small, ['a'], platform).map(({ path }) => path)
  const usual = ['node_modules/@s/e', 'node_modules/a', 'node_modules/a/node_modules/b']
  expect(paths(linux)).toEqual([...usual, 'node_modules/c-linux'])
  expect(paths(windows)).toEqual(usual)
  expect(() => packagesFor(small, ['z'], linux)).toThrow('lacks z')
})

test('imports are read from sources of every form, and nothing that only looks like one', () => {
  const sources = [
    `import a from 'a/b'\nexport { c } from '@d/e/f'\nexport * from "i"`,
    `import 'g'\nconst one: object = await import('h')\nimport j from './i'\nimport '#k/l'\nimport m from 'node:fs'`,
    "const query = `select 'x' from 'transfers'` // from 'memory'\nconst words = \"from 'a-text'\"\nawait import(query)",
  ]
  expect(packagesIn(sources)).toEqual(['@d/e', 'a', 'g', 'h', 'i'])
  expect(() => packagesIn(['import from'])).toThrow('a source cannot be read')
})

test('where npm has no Node for a platform the error says what to do; a given program has to be one for it', () => {
  const options = { root, cache: join(folder, 'cache') }
  expect(() => nodeFor(mac, lock, { ...options, given: undefined })).toThrow(/npm has no package .* --node FILE/)
  const programs = {
    elf: Buffer.from('7f454c46020101000000000000000000030 03e00'.replaceAll(' ', ''), 'hex'),
    mach: Buffer.concat([Buffer.from('cffaedfe0c000001', 'hex'), Buffer.alloc(20)]),
  }
  for (const [name, bytes] of Object.entries(programs)) writeFileSync(join(folder, name), bytes)
  const given = join(folder, 'mach')
  expect(nodeFor(mac, lock, { ...options, given })).toMatchObject({ program: given, version: undefined })
  for (const other of [linux, windows, platformOf('darwin-x64')])
    expect(() => nodeFor(other, lock, { ...options, given })).toThrow(/is not the program of Node/)
  expect(() => nodeFor(mac, lock, { ...options, given: join(folder, 'none') })).toThrow(/is not the program of Node/)
})

test('a name that is no platform is refused with the names there are', () => {
  expect(() => platformOf('beos')).toThrow(/no platform beos\. Choose one of linux-x64, linux-arm64, win-x64/)
  expect(() => platformOf(undefined)).toThrow(/For which platform\?/)
})

test('a ZIP file keeps contents, names and permissions, and its hash is that of the file', () => {
  const inside = join(folder, 'inside')
  mkdirSync(join(inside, 'node'), { recursive: true })
  writeFileSync(join(inside, 'node/run'), 'x'.repeat(100_000))
  chmodSync(join(inside, 'node/run'), 0o755)
  writeFileSync(join(inside, '算尺.txt'), '说明')
  writeFileSync(join(inside, 'empty'), '')
  const file = join(folder, 'a.zip')
  const { size, sha256 } = writeZipOf(inside, 'top', file, new Date(2026, 10, 29, 12, 30, 10))
  const bytes = readFileSync(file)
  expect([size, sha256]).toEqual([bytes.length, createHash('sha256').update(bytes).digest('hex')])
  expect(size).toBeLessThan(1500)
  const unpacked = spawnSync('unzip', ['-q', file, '-d', join(folder, 'out')], { encoding: 'utf8' })
  expect(unpacked.error ?? unpacked.stderr).toBe('')
  const read = (name: string) => readFileSync(join(folder, 'out/top', name), 'utf8')
  expect([read('node/run').length, read('算尺.txt'), read('empty')]).toEqual([100_000, '说明', ''])
  expect(statSync(join(folder, 'out/top/node/run')).mode & 0o777).toBe(0o755)
  expect(statSync(join(folder, 'out/top/node/run')).mtime).toEqual(new Date(2026, 10, 29, 12, 30, 10))
})

test.each(platforms)('the scripts and the words of $name name the same files', (platform) => {
  const words = readMe(platform, { version: '1.2.3', node: '24', postgres: '18' })
  for (const [name, script] of Object.entries(startScripts(platform))) {
    expect(words).toContain(name)
    expect(script).toContain(platform.platform === 'win' ? 'node\\node.exe' : './node/node')
  }
})
