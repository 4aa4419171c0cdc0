import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import type { Platform } from './platforms.ts'

/** An entry of package-lock.json (lockfileVersion 3). */
interface Locked {
  readonly version: string
  readonly integrity?: string
  readonly os?: string | readonly string[]
  readonly cpu?: string | readonly string[]
  readonly libc?: string | readonly string[]
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

export type Lockfile = Readonly<Record<string, Locked>>

/** A package as it is to be installed. */
export interface ServerPackage {
  /** Its folder, such as node_modules/pg. */
  readonly path: string
  readonly name: string
  readonly version: string
  /** SHA-512 in base64, after `sha512-`. */
  readonly integrity: string
  /** Whether it is made for one platform, so that it may not be installed here. */
  readonly isOfPlatform: boolean
}

export const readLockfile = (root: string): Lockfile =>
  (JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Lockfile }).packages

/** What a source in TypeScript imports by a fixed name. Throws an Error if it cannot be read. */
function importsOf(source: string): string[] {
  const { module, errors } = parseSync('source.ts', source)
  if (errors[0]) throw new Error(`a source cannot be read: ${errors[0].message}`)
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest)),
  ]
  const loaded = module.dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start, end))
  return [
    ...requests.flatMap((request) => request?.value ?? []),
    ...loaded.flatMap((text) => /^(['"])(.+)\1$/.exec(text)?.[2] ?? []),
  ]
}

/** The packages that sources in TypeScript import by name. */
export function packagesIn(sources: readonly string[]): string[] {
  const names = sources
    .flatMap(importsOf)
    .filter((target) => /^[@a-z]/.test(target) && !target.startsWith('node:'))
    .map((target) => target.split('/', target.startsWith('@') ? 2 : 1).join('/'))
  return [...new Set(names)].sort()
}

const listOf = (value: string | readonly string[] | undefined) => (value === undefined ? [] : [value].flat())
const isOfPlatform = ({ os, cpu, libc }: Locked) => [os, cpu, libc].some((value) => value !== undefined)

function fits({ os, cpu, libc }: Locked, platform: Platform): boolean {
  const has = (value: Locked['os'], wanted: string) => listOf(value).length === 0 || listOf(value).includes(wanted)
  return has(os, platform.os) && has(cpu, platform.cpu) && (platform.os !== 'linux' || has(libc, 'glibc'))
}

/** The place where Node finds a package that the one at `from` asks for: beside it, or in a folder above. */
function resolve(lock: Lockfile, from: string, name: string): string | undefined {
  const base = from === '' ? '' : `${from}/`
  const path = `${base}node_modules/${name}`
  if (Object.hasOwn(lock, path)) return path
  return from === '' ? undefined : resolve(lock, from.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, ''), name)
}

/**
 * The packages that the named ones need on a platform, by the versions of the lockfile, sorted by path. Of the optional ones those made for the
 * platform: a program for it, in place of which others have one in WebAssembly. Throws an Error if the lockfile lacks one.
 */
export function packagesFor(lock: Lockfile, names: readonly string[], platform: Platform): ServerPackage[] {
  const found = new Map<string, ServerPackage>()
  const add = (from: string, name: string, isOptional: boolean): void => {
    const path = resolve(lock, from, name)
    const locked = path === undefined ? undefined : lock[path]
    if (!path || !locked) {
      if (isOptional) return
      throw new Error(`package-lock.json lacks ${name}, which ${from || 'the server'} needs`)
    }
    if (isOptional && !(isOfPlatform(locked) && fits(locked, platform))) return
    if (found.has(path)) return
    const { version, integrity = '', dependencies = {}, optionalDependencies = {} } = locked
    found.set(path, { path, name, version, integrity, isOfPlatform: isOfPlatform(locked) })
    for (const next of Object.keys(dependencies)) add(path, next, Object.hasOwn(optionalDependencies, next))
    for (const next of Object.keys(optionalDependencies)) add(path, next, true)
  }
  for (const name of names) add('', name, false)
  return [...found.values()].sort((a, b) => (a.path < b.path ? -1 : 1))
}
