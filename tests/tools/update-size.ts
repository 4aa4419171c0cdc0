/** The size of a build on a device, and of an update to it from another build of which the device has all files. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { OfflineIndex } from '#contract/offline-files.ts'

/** Most bytes that an update may download after a change of a few entries. */
export const UPDATE_BUDGET = 150_000

export function indexOf(dist: string): OfflineIndex {
  const file = readdirSync(join(dist, 'offline')).find((name) => /^index-.*\.json$/.test(name))
  if (file === undefined) throw new Error(`${dist} has no index of its files`)
  return JSON.parse(readFileSync(join(dist, 'offline', file), 'utf8')) as OfflineIndex
}

/** Number of files that the worker precaches, number of packs, and total size; each with its limit. */
export function onDevice(dist: string): readonly { what: string; value: number; most: number }[] {
  const { files, packs } = indexOf(dist)
  const sizes = files.map(([url]) => statSync(join(dist, url)).size)
  return [
    { what: 'files of the shell', value: files.filter(([, , pack]) => pack === -1).length, most: 40 },
    { what: 'packs', value: packs.length, most: 20 },
    { what: 'bytes of sw.js', value: statSync(join(dist, 'sw.js')).size, most: 100_000 },
    { what: 'bytes on the device', value: sizes.reduce((sum, size) => sum + size, 0), most: 15_000_000 },
  ]
}

/** Compressed bytes by file: the worker's script, the page, the index, and files that cannot be derived from one on the device. */
export function updateTo(dist: string, before: OfflineIndex): ReadonlyMap<string, number> {
  const urls = new Set(before.files.map(([url]) => url))
  const templates = new Set(before.files.map(([, template]) => template))
  const index = indexOf(dist)
  const fresh = index.files.flatMap(([url, template]) => (urls.has(url) || templates.has(template) ? [] : [url]))
  const offline = readdirSync(join(dist, 'offline')).filter((name) => name.startsWith('index-'))
  const brought = ['sw.js', 'index.html', ...offline.map((name) => `offline/${name}`), ...fresh]
  return new Map(brought.map((file) => [file, brotliCompressSync(readFileSync(join(dist, file))).length]))
}
