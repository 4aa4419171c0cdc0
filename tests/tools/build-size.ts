import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { type FirstLoad, firstLoad } from './first-load.ts'
import { indexOf } from './update-size.ts'

/** The composition of a build. Bytes are uncompressed unless noted; kinds are folders of the catalogue. */
export interface BuildSize {
  readonly files: number
  readonly bytes: number
  /** Each script compressed separately, quality 6. */
  readonly brotli: number
  /** Scripts named after one entry, of page and worker. */
  readonly own: Readonly<
    Record<'analyses' | 'charts' | 'steps', readonly { readonly files: number; readonly bytes: number }[]>
  >
  /** Worker scripts shared by several entries. */
  readonly shared: { readonly files: number; readonly bytes: number }
  /** Files that are precached individually, before a version is activated. */
  readonly shell: number
  readonly packs: readonly { readonly name: string; readonly bytes: number; readonly raw: number }[]
  readonly serviceWorker: number
  readonly index: number
  /** Size of the service worker's cache when complete. */
  readonly device: number
  readonly firstLoad: readonly FirstLoad[]
}

export function sizeOfBuild(dist: string): BuildSize {
  const names = readdirSync(join(dist, 'assets')).filter((name) => /\.(js|css)$/.test(name))
  const sizes = new Map(names.map((name) => [name, statSync(join(dist, 'assets', name)).size]))
  const total = (files: readonly string[]) => files.reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0)
  const own = (kind: string) => {
    const entry = new RegExp(`^(?:worker\\.)?${kind}\\.(.+)-[\\w-]{8}\\.js$`)
    const byEntry = Map.groupBy(
      names.filter((name) => entry.test(name)),
      (name) => entry.exec(name)?.[1],
    )
    return [...byEntry.values()].map((files) => ({ files: files.length, bytes: total(files) }))
  }
  const shared = names.filter((name) => /^worker\.(?!(analyses|charts|steps)\.)/.test(name))
  const index = indexOf(dist)
  const offline = readdirSync(join(dist, 'offline'))
  const indexFile = offline.find((name) => name.startsWith('index-')) ?? ''
  const root = readdirSync(dist).filter((name) => /\.(html|svg|png|webmanifest)$/.test(name))
  const weigh = (file: string) => statSync(join(dist, file)).size
  const [serviceWorker, indexBytes] = [weigh('sw.js'), weigh(`offline/${indexFile}`)]
  return {
    files: names.length,
    bytes: total(names),
    brotli: names.reduce((sum, name) => sum + compressed(readFileSync(join(dist, 'assets', name))), 0),
    own: { analyses: own('analyses'), charts: own('charts'), steps: own('steps') },
    shared: { files: shared.length, bytes: total(shared) },
    shell: index.files.filter(([, , pack]) => pack === -1).length,
    packs: index.packs.map(({ url, bytes }) => ({
      name: url.replace(/^offline\/(.*)-[\w-]{11}\.pack$/, '$1'),
      bytes,
      raw: weigh(url),
    })),
    serviceWorker,
    index: indexBytes,
    device: total(names) + serviceWorker + indexBytes + root.reduce((sum, file) => sum + weigh(file), 0),
    firstLoad: firstLoad(dist),
  }
}

function compressed(content: Buffer): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length
}
