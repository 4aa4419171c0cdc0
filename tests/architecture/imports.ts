import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, relative, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

export interface Import {
  readonly file: string
  /** A path from the root, or the name of a package. */
  readonly target: string
  readonly isType: boolean
  /** Written `import('…')`. */
  readonly isLazy: boolean
}

/** Every source file below a folder, from the root, except tests and generated files. */
export function sourcesBelow(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name))
    .map((entry) => posix.normalize(relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/')))
    .filter((file) => !/\.test\.tsx?$|\.gen\.ts$|\.d\.ts$/.test(file))
}

export function textOf(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

/** `text`: the content of the file, if the caller has it already. */
export function importsIn(file: string, text = textOf(file)): readonly Import[] {
  const found = text.matchAll(
    /^\s*(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\('([^']+)'\)/gm,
  )
  return [...found].map(([, type, of, lazy]) => ({
    file,
    target: targetOf(file, of ?? lazy ?? ''),
    isType: type !== undefined,
    isLazy: lazy !== undefined,
  }))
}

export function targetOf(file: string, specifier: string): string {
  if (specifier.startsWith('#tests/')) return specifier.slice(1)
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`
  return specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : specifier
}
