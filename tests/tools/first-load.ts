/**
 * First-load JavaScript of the two doors (/login and /tool/index) and of the working pages: static imports of index.html, the chunks of the
 * routes and their static imports, brotli 11, without the service worker.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** Budgets in bytes for the first load of a door, of a signed-in page, of the two pages with a grid or a figure editor, and of the chat. */
const DOOR = 150_000
const PAGE = 220_000
const EDITOR = 260_000
const CHAT = 60_000

export interface FirstLoad {
  readonly path: string
  readonly budget: number
  readonly files: number
  readonly bytes: number
  /** Bytes of the list of tools, which grows with the catalogue and is fetched at the same time. */
  readonly listBytes: number
}

type Manifest = Readonly<
  Record<
    string,
    { readonly file: string; readonly name?: string; readonly isEntry?: boolean; readonly imports?: readonly string[] }
  >
>

interface Door {
  readonly budget: number
  readonly routes: readonly string[]
  /** Name of the chunk that the loader fetches. */
  readonly list?: string
}

export const doors: Readonly<Record<string, Door>> = {
  '/login': { budget: DOOR, routes: ['routes/passport-layout.tsx', 'routes/login.tsx'] },
  '/tool/index': { budget: DOOR, routes: ['routes/main-layout.tsx', 'routes/tool-index.tsx'], list: 'tools' },
}

const own = (page: string, budget: number) =>
  [page, { budget, routes: ['routes/main-layout.tsx', 'routes/own-layout.tsx', `routes/${page}.tsx`] }] as const

/** Pages of signed-in users. */
export const pages: Readonly<Record<string, Door>> = Object.fromEntries([
  own('project-list', PAGE),
  own('project-show', PAGE),
  own('data-analysis-show', PAGE),
  own('statistical-index', PAGE),
  own('data-handle-show', EDITOR),
  own('statistical-detail', EDITOR),
])

/** What the chat of the drawer adds to the list of projects, where a reader begins: its scripts and its words in Chinese. */
export function chatWhenOpened(dist: string): Omit<FirstLoad, 'listBytes'> {
  const manifest = readManifest(dist)
  const page = closure(manifest, [...shellOf(manifest), ...chunksOf(manifest, pages['project-list'])])
  const own = ['features/assistant/chat-frame.tsx', 'i18n/locales/chat/zh.po']
  for (const key of own) if (!manifest[key]) throw new Error(`no chunk of ${key} was found in the manifest`)
  const files = filesOf(
    manifest,
    [...closure(manifest, own)].filter((key) => !page.has(key)),
  )
  return { path: 'the chat when opened', budget: CHAT, files: files.length, bytes: size(dist, files) }
}

const readManifest = (dist: string) => JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest

// the router's plugin splits the component of a route into its own chunk; both count
const chunksOf = (manifest: Manifest, door: Door | undefined) =>
  Object.keys(manifest).filter((key) => door?.routes.some((route) => key === route || key.startsWith(`${route}?`)))

const shellOf = (manifest: Manifest) =>
  Object.keys(manifest).filter((key) => manifest[key]?.isEntry || key === 'start.tsx' || key.endsWith('locales/zh.po'))

/** Reads a build with its manifest. */
export function firstLoad(dist: string): readonly FirstLoad[] {
  const manifest = readManifest(dist)
  const keys = Object.keys(manifest)
  const shell = shellOf(manifest)
  return Object.entries({ ...doors, ...pages }).map(([path, door]) => {
    const { budget, list } = door
    const chunks = chunksOf(manifest, door)
    if (chunks.length === 0) throw new Error(`no chunk of ${path} was found in the manifest`)
    const first = closure(manifest, [...shell, ...chunks])
    const lists = keys.filter((key) => list !== undefined && manifest[key]?.name === list)
    if (list !== undefined && lists.length === 0) throw new Error(`no chunk ${list} was found in the manifest`)
    const beside = [...closure(manifest, lists)].filter((key) => !first.has(key))
    const files = filesOf(manifest, [...first])
    return {
      path,
      budget,
      files: files.length,
      bytes: size(dist, files),
      listBytes: size(dist, filesOf(manifest, beside)),
    }
  })
}

function filesOf(manifest: Manifest, keys: readonly string[]): readonly string[] {
  return [...new Set(keys.flatMap((key) => manifest[key]?.file ?? []))]
}

function size(dist: string, files: readonly string[]): number {
  const scripts = files.filter((file) => file.endsWith('.js'))
  return scripts.reduce((sum, file) => sum + sizeOf(join(dist, file)), 0)
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

/** Scripts of a build that import each other, each as the path of a circle: which of them runs first depends on the page. */
export function circularImports(dist: string): readonly string[] {
  const manifest = readManifest(dist)
  const circles: string[] = []
  const done = new Set<string>()
  const visit = (key: string, path: readonly string[]) => {
    if (path.includes(key))
      circles.push([...path.slice(path.indexOf(key)), key].map((one) => manifest[one]?.file).join(' → '))
    else if (!done.has(key)) {
      for (const next of manifest[key]?.imports ?? []) visit(next, [...path, key])
      done.add(key)
    }
  }
  for (const key of Object.keys(manifest)) visit(key, [])
  return circles
}
