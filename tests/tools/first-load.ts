/**
 * First-load JavaScript of the two doors (/login and /tool/index): what index.html pulls in statically, the chunks of the routes and what these
 * pull in, brotli 11, without the service worker.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** Bytes that the first load of a door may take. */
export const BUDGET = 150_000

export interface FirstLoad {
  readonly path: string
  readonly files: number
  readonly bytes: number
}

type Manifest = Readonly<
  Record<string, { readonly file: string; readonly isEntry?: boolean; readonly imports?: readonly string[] }>
>

const doors = {
  '/login': ['routes/passport-layout.tsx', 'routes/login.tsx'],
  '/tool/index': ['routes/main-layout.tsx', 'routes/tool-index.tsx'],
}

/** Of a build with its manifest. */
export function firstLoad(dist: string): readonly FirstLoad[] {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  const keys = Object.keys(manifest)
  const shell = keys.filter((key) => manifest[key]?.isEntry || key === 'start.tsx' || key.endsWith('locales/zh.po'))
  return Object.entries(doors).map(([path, routes]) => {
    // the route's component lies in a chunk of its own, split off by the router's plugin; both count
    const chunks = keys.filter((key) => routes.some((route) => key === route || key.startsWith(`${route}?`)))
    if (chunks.length === 0) throw new Error(`no chunk of ${path} was found in the manifest`)
    const files = new Set([...closure(manifest, [...shell, ...chunks])].flatMap((key) => manifest[key]?.file ?? []))
    const scripts = [...files].filter((file) => file.endsWith('.js'))
    return { path, files: files.size, bytes: scripts.reduce((sum, file) => sum + sizeOf(join(dist, file)), 0) }
  })
}

function closure(manifest: Manifest, keys: readonly string[], seen = new Set<string>()): ReadonlySet<string> {
  for (const key of keys) {
    if (seen.has(key)) continue
    seen.add(key)
    closure(manifest, manifest[key]?.imports ?? [], seen)
  }
  return seen
}

function sizeOf(file: string): number {
  return brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}
