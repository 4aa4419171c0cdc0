import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type EntryKind, entryIds } from '#cli/entries.ts'
import { entryFolders, isEntryName, type NewKind, skeleton } from '#tests/tools/skeleton.ts'

/** An entry is one folder: no other file names it, and a new one changes no other file. */
const root = resolve(import.meta.dirname, '../..')

/** Files that may name an entry, with the reason. */
const named: Readonly<Record<string, string>> = {
  'src/app/demo/demo-answers.ts': 'the demo project shows certain analyses of certain data',
  'src/cli/process-steps.ts': 'an example in a message',
  'src/cli/pack/make-folder.ts': 'the folder bin of programs',
  'src/cli/pack/portable-node.ts': 'the folder bin of programs',
  'src/cli/pack/read-me.ts': 'the folder bin of the shell',
}

/** Entries cannot import one another (layers.test.ts), but a figure or an option of one may have another's name: `histogram`. */
const entryFile = /^src\/catalog\/(analyses|charts|calculators|steps)\//

const sources = ['src', 'sw'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$|\.gen\.ts$/.test(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    ),
)
const text = new Map(sources.map((file) => [file, readFileSync(join(root, file), 'utf8')]))

describe.each(['analyses', 'charts', 'calculators', 'steps'] satisfies EntryKind[])('%s', (kind) => {
  test('no file outside an entry’s folder names the entry', () => {
    const found = entryIds(kind).flatMap((id) => {
      const name = new RegExp(`['"\`/]${id}['"\`/?]`)
      const own = `src/catalog/${kind}/${id}/`
      return sources
        .filter((file) => !file.startsWith(own) && !file.startsWith('src/server/db/') && !Object.hasOwn(named, file))
        .filter((file) => !entryFile.test(file))
        .filter((file) => name.test(text.get(file) ?? ''))
        .map((file) => `${file} names ${id}: derive it from the entry's definition instead`)
    })
    expect(found).toEqual([])
  })
})

describe('npm run new', () => {
  const folder = join(root, 'test-results/skeleton')
  const kinds = Object.keys(entryFolders) as NewKind[]

  beforeAll(() => {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    for (const shared of ['kit', 'examples-data']) symlinkSync(join(root, 'src/catalog', shared), join(folder, shared))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test.each(kinds)('%s: the skeleton is in one folder, loads, and has its name', async (kind) => {
    const id = 'a-new-entry'
    const files = skeleton(kind, id)
    const paths = Object.keys(files)
    expect(paths.length).toBeGreaterThan(2)
    expect(paths.every((path) => path.startsWith(`${entryFolders[kind]}/${id}/`))).toBe(true)
    for (const [path, source] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), source)
    }
    for (const path of paths) {
      if (path.endsWith('.test.ts')) continue
      const module: Record<string, { id?: string }> = await import(/* @vite-ignore */ join(folder, path))
      for (const part of ['definition', 'summary']) if (module[part]) expect(module[part].id).toBe(id)
    }
  })

  // unless configuration excludes them, like test-results/
  test.each([
    ['formatted', 'biome', ['format', '--vcs-enabled=false']],
    ['without an unused name', 'oxlint', ['-A', 'all', '-D', 'no-unused-vars']],
  ] as const)('the skeletons are %s', (_, tool, options) => {
    const elsewhere = mkdtempSync(join(tmpdir(), 'skeletons-'))
    copyFileSync(join(root, '.biome.json'), join(elsewhere, '.biome.json'))
    for (const [path, source] of kinds.flatMap((kind) => Object.entries(skeleton(kind, 'a-new-entry')))) {
      mkdirSync(dirname(join(elsewhere, path)), { recursive: true })
      writeFileSync(join(elsewhere, path), source)
    }
    const program = join(root, 'node_modules/.bin', tool)
    const { status, stdout, stderr } = spawnSync(program, [...options, '.'], { cwd: elsewhere, encoding: 'utf8' })
    rmSync(elsewhere, { recursive: true })
    expect(status, `mend tests/tools/skeletons:\n${stdout}${stderr}`).toBe(0)
  })

  test('an id is kebab-case', () => {
    const ids = ['cox-regression', 'meld-3-0', 'Cox', 'cox_regression', '../x', 'a--b', '']
    expect(ids.filter(isEntryName)).toEqual(['cox-regression', 'meld-3-0'])
  })
})
