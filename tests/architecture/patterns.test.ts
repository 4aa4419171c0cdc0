import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { first, later } from '../../lingui.config.ts'

/** A pattern that matches no file does nothing silently: a moved file takes its rule with it, or fails here. */
const root = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const sources = globSync('{src,sw,tests}/**/*.{ts,tsx,mjs}', { cwd: root }).map((file) => file.replaceAll('\\', '/'))

/** The expansion of a pattern with alternatives. */
function alternatives(pattern: string): readonly string[] {
  const group = /\(([^()]*)\)/.exec(pattern)
  if (!group) return [pattern]
  const [whole, inside = ''] = group
  return inside.split('|').flatMap((one) => alternatives(pattern.replace(whole, one)))
}

test('groups of scripts in vite.config.ts', () => {
  const calls = [...read('vite.config.ts').matchAll(/\bmodules\(([^;]*?)\),?\n/g)].map(([, args = '']) => args)
  expect(calls.length).toBeGreaterThan(3)
  const paths = calls.flatMap((args) =>
    [...args.matchAll(/'([^']+)'/g)].map(([, path = '']) => path.replaceAll('\\\\', '\\')),
  )
  const isThere = (path: string) => {
    const [, name] = /^node_modules\/(.+)\/\.\*$/.exec(path) ?? []
    if (name !== undefined) return existsSync(join(root, 'node_modules', name))
    return sources.some((file) => new RegExp(`^${path}(\\.[mc]?[jt]sx?)?$`).test(file))
  }
  const made = ['rolldown/runtime.*', 'titles:calculators'] // by the bundler itself, and by entry-parts-plugin.ts
  expect(
    paths
      .filter((path) => !made.includes(path))
      .flatMap(alternatives)
      .filter((path) => !isThere(path)),
  ).toEqual([])
})

const globs: readonly (readonly [string, () => readonly string[]])[] = [
  ['tests in vite.config.ts', () => stringsIn(read('vite.config.ts'), /\b(?:include|pauses(?: =)?):? \[([^\]]*)\]/g)],
  ['entries and files of knip', () => [...packaged().knip.entry, ...packaged().knip.project]],
  ['tests that the two processes leave out', () => stringsIn(read('src/cli/test.mjs'), /leaveOut: \[([^\]]*)\]/g)],
  [
    'folders of words in lingui.config.ts',
    () =>
      [...first, ...Object.values(later).flat()].map((path) =>
        path.includes('.') ? `src/app/${path}` : `src/app/${path}/**/*.{ts,tsx}`,
      ),
  ],
  ['import.meta.glob', () => sources.flatMap(globbedIn)],
]

test.each(globs)('%s', (_, patternsOf) => {
  const patterns = patternsOf()
  expect(patterns.length).toBeGreaterThan(0)
  const bare = patterns.map((pattern) => pattern.replace(/!$/, ''))
  expect(bare.flatMap(braces).filter((pattern) => globSync(pattern, { cwd: root }).length === 0)).toEqual([])
})

function stringsIn(text: string, list: RegExp): readonly string[] {
  return [...text.matchAll(list)].flatMap(([, items = '']) =>
    [...items.matchAll(/'([^']+)'/g)].map(([, one = '']) => one),
  )
}

function packaged(): { readonly knip: { readonly entry: readonly string[]; readonly project: readonly string[] } } {
  return JSON.parse(read('package.json')) as ReturnType<typeof packaged>
}

/** Endings may be one of several; every other alternative is a name that must be there. */
function braces(pattern: string): readonly string[] {
  const group = /\{([^{}]*)\}/.exec(pattern)
  if (!group || /^[a-z]{2,4}(,[a-z]{2,4})*$/.test(group[1] ?? '')) return [pattern]
  return (group[1] ?? '').split(',').flatMap((one) => braces(pattern.replace(group[0], one)))
}

function globbedIn(file: string): readonly string[] {
  const patterns = [...read(file).matchAll(/import\.meta\.glob(?:<[^(]*>)?\(\s*\[?\s*'([^']+)'/g)].map(
    ([, one = '']) => one,
  )
  return patterns.map((one) => relative(root, resolve(root, dirname(file), one)))
}
