import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { importsIn } from '#tests/architecture/imports.ts'

const project = resolve(import.meta.dirname, '../..')
const kinds = ['analyses', 'charts', 'steps', 'calculators'] as const
type Kind = (typeof kinds)[number]

/** The hash of each entry when all its tests last passed, written by `check:all`. No test depends on it. */
export const provenFile = join(project, 'tests/fixtures/proven-entries.json')

/** Files that every test depends on and none imports. */
const everywhere = ['package-lock.json', 'vite.config.ts']

/** The table of kernels. An entry that uses a kernel names it, so a kernel concerns only those entries. */
const kernels = 'src/engine/kernels/kernels.ts'

/**
 * The files that the tests of each entry depend on, by `<kind>/<id>`, as paths from the root: those of its folder, their imports at run time,
 * and the tests of its kind with their imports. Type imports are left out, because the compiler checks them for all.
 */
export function entryFiles(root = project): ReadonlyMap<string, readonly string[]> {
  const imported = reader(root)
  const machinery = machineryOf(root, imported)
  const found = new Map<string, readonly string[]>()
  for (const kind of kinds)
    for (const id of folders(join(root, 'src/catalog', kind))) {
      const own = filesBelow(root, `src/catalog/${kind}/${id}`)
      const files = new Set([
        ...everywhere.filter((file) => existsSync(join(root, file))),
        ...(machinery.get(kind) ?? []),
      ])
      for (const file of imported.from(own)) files.add(file)
      found.set(`${kind}/${id}`, [...files].toSorted())
    }
  return found
}

/** A hash over the names and the contents of the files of each entry: 64 bits, as text. */
export function entryHashes(root = project): Readonly<Record<string, string>> {
  const contents = new Map<string, string>()
  const contentOf = (file: string) => {
    const known = contents.get(file) ?? sha256(readFileSync(join(root, file)))
    contents.set(file, known)
    return known
  }
  const hashes = [...entryFiles(root)].map(([key, files]) => {
    const lines = files.map((file) => `${file} ${contentOf(file)}\n`)
    return [key, sha256(lines.join('')).slice(0, 16)] as const
  })
  return Object.fromEntries(hashes)
}

interface Reader {
  /** The files with all their imports at run time. */
  readonly from: (files: readonly string[]) => ReadonlySet<string>
  readonly textOf: (file: string) => string
}

/** Reads each file once. */
function reader(root: string): Reader {
  const texts = new Map<string, string>()
  const needs = new Map<string, readonly string[]>()
  const textOf = (file: string) => {
    const known = texts.get(file) ?? readFileSync(join(root, file), 'utf8')
    texts.set(file, known)
    return known
  }
  const needsOf = (file: string): readonly string[] => {
    if (!/\.(ts|tsx|mjs)$/.test(file)) return []
    const known = needs.get(file)
    if (known !== undefined) return known
    const text = textOf(file)
    const imports = importsIn(file, text).flatMap(({ target, isType }) => (isType ? [] : [target]))
    const named = [...namedIn(file, text)]
    const found = [...imports.filter((target) => target !== kernels), ...named].filter(
      (target) => /^(src|tests)\//.test(target) && existsSync(join(root, target)),
    )
    needs.set(file, found)
    return found
  }
  const from = (files: readonly string[]) => {
    const seen = new Set<string>()
    const open = [...files]
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
      if (seen.has(file)) continue
      seen.add(file)
      open.push(...needsOf(file))
    }
    return seen
  }
  return { from, textOf }
}

/** Dependencies found by name instead of an import: kernels, and the analysis that the example of a step uses. */
function namedIn(file: string, text: string): readonly string[] {
  const parts = /\bkernel: '/.test(text) ? [kernels] : []
  if (!file.startsWith('src/catalog/steps/')) return parts
  const asked = [...text.matchAll(/\btype: '([\w-]+)'/g)].map(([, id]) => `src/catalog/analyses/${id}`)
  return [
    ...parts,
    ...asked.flatMap((folder) => ['definition', 'compute', 'r-script'].map((part) => `${folder}/${part}.ts`)),
  ]
}

/** The tests that cover the entries of each kind (`entriesUnderTest`), with all their imports. */
function machineryOf(root: string, { from, textOf }: Reader): ReadonlyMap<Kind, ReadonlySet<string>> {
  const found = new Map(kinds.map((kind) => [kind, new Set<string>()]))
  for (const test of filesBelow(root, 'tests').filter((file) => file.endsWith('.test.ts'))) {
    const files = from([test])
    const asked = [...files].flatMap((file) => (file.endsWith('.ts') ? askedIn(textOf(file)) : []))
    for (const kind of kinds) if (asked.includes(kind)) for (const file of files) found.get(kind)?.add(file)
  }
  return found
}

function askedIn(text: string): readonly string[] {
  return [...text.matchAll(/\bentriesUnderTest\(([^)]*)\)/g)].flatMap(([, given = '']) =>
    [...given.matchAll(/'(\w+)'/g)].map(([, kind = '']) => kind),
  )
}

function folders(path: string): readonly string[] {
  if (!existsSync(path)) return []
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
}

function filesBelow(root: string, folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
