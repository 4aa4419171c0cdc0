import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { kernels } from '#engine/kernels/kernels.ts'
import { changedBy, changedFrom, chooseEntries } from '#tests/support/choose-entries.ts'
import { entryFiles, entryHashes } from '#tests/support/entry-files.ts'
import { sourcesBelow, textOf } from './imports.ts'

/** Tests are found by searching their text for this call: in one piece it would make this file one of them. */
const asks = ['entriesUnder', 'Test'].join('')

/** A small catalogue: twenty analyses, of which the first three share a method, and a step that uses the fourth. */
const analyses = Array.from({ length: 20 }, (_, k) => `analysis-${String(k).padStart(2, '0')}`)
const small: Readonly<Record<string, string>> = {
  'package-lock.json': '{}',
  'vite.config.ts': 'export default {}\n',
  'src/engine/mean.ts': 'export const mean = 1\n',
  'src/engine/method.ts': "import { mean } from './mean.ts'\nexport const method = mean\n",
  'src/engine/shape.ts': 'export interface Shape {}\n',
  'src/engine/kernels/kernels.ts': "import { part } from './part.ts'\nexport const kernels = { part }\n",
  'src/engine/kernels/part.ts': 'export const part = 1\n',
  'src/engine/kernels/scatter.ts': "import { kernels } from './kernels.ts'\nexport const scatter = kernels\n",
  'src/engine/parallel.ts': "export const work = { kernel: 'part' }\n",
  'tests/support/ask.ts': `import '#engine/scatter/scatter.ts'\nexport const entries = ${asks}('analyses', 'charts')\n`,
  'tests/ask.test.ts': "import { entries } from './support/ask.ts'\n",
  'tests/steps.test.ts': `const entries = ${asks}('steps')\n`,
  'tests/other.test.ts': 'export {}\n',
  ...Object.fromEntries(
    analyses.flatMap((id, k) => [
      [`src/catalog/analyses/${id}/compute.ts`, k < 3 ? "import { method } from '#engine/method.ts'\n" : 'export {}\n'],
      [`src/catalog/analyses/${id}/golden/example.json`, '{}\n'],
    ]),
  ),
  'src/catalog/analyses/analysis-04/definition.ts': "import type { Shape } from '#engine/shape.ts'\n",
  'src/catalog/analyses/analysis-05/definition.ts': "import { work } from '#engine/parallel.ts'\n",
  'src/catalog/charts/chart/plot.ts': "export const plot = () => import('#engine/mean.ts')\n",
  'src/catalog/steps/step/examples.ts': "export const examples = [{ question: { type: 'analysis-03' } }]\n",
}

const whole = mkdtempSync(join(tmpdir(), 'entries-'))
const folders = [whole]
write(whole, small)
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
}

/** The entries whose hash changes when these files are written. */
function changedWith(files: Readonly<Record<string, string>>): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'entries-'))
  folders.push(folder)
  cpSync(whole, folder, { recursive: true })
  write(folder, files)
  return [...changedFrom(entryHashes(whole), entryHashes(folder))].toSorted()
}

const keys = [...entryFiles(whole).keys()]
const none: ReadonlySet<string> = new Set()
const named = (...ids: readonly number[]) => ids.map((k) => `analyses/${analyses[k]}`)

test('of the unchanged entries a tenth of each kind is drawn', () => {
  expect(changedWith({})).toEqual([])
  const { full, drawn } = chooseEntries(keys, none, 'a tree')
  expect(full).toEqual([])
  expect(drawn.filter((key) => key.startsWith('analyses/'))).toHaveLength(2)
  expect(drawn.filter((key) => !key.startsWith('analyses/'))).toEqual(['charts/chart', 'steps/step'])
})

test('the same tree draws the same entries, another tree others, and all in time', () => {
  expect(chooseEntries(keys, none, 'a tree')).toEqual(chooseEntries(keys, none, 'a tree'))
  expect(chooseEntries(keys, none, 'a tree').drawn).not.toEqual(chooseEntries(keys, none, 'another tree').drawn)
  const ever = new Set(Array.from({ length: 200 }, (_, k) => chooseEntries(keys, none, `tree ${k}`).drawn).flat())
  expect([...ever].toSorted()).toEqual(keys.toSorted())
})

test('changed entries are covered in full, with a tenth of the others', () => {
  const { full, drawn } = chooseEntries(keys, new Set(named(7)), 'a tree')
  expect(full).toEqual(named(7))
  expect(drawn.filter((key) => key.startsWith('analyses/'))).toHaveLength(2)
  expect(drawn).not.toContain(named(7)[0])
})

test.each<readonly [what: string, files: Readonly<Record<string, string>>, changed: readonly string[]]>([
  ['a file of an entry', { 'src/catalog/analyses/analysis-07/compute.ts': '// other\n' }, named(7)],
  ['what R gave for an entry', { 'src/catalog/analyses/analysis-07/golden/example.json': '[]\n' }, named(7)],
  ['a new file of an entry', { 'src/catalog/analyses/analysis-07/workload.ts': '// new\n' }, named(7)],
  ['a method', { 'src/engine/method.ts': 'export const method = 2\n' }, named(0, 1, 2)],
  ['what a method imports', { 'src/engine/mean.ts': '// other\n' }, [...named(0, 1, 2), 'charts/chart']],
  ['what is a type', { 'src/engine/shape.ts': '// other\n' }, []],
  ['a kernel', { 'src/engine/kernels/part.ts': '// other\n' }, named(5)],
  [
    'an analysis that a step asks',
    { 'src/catalog/analyses/analysis-03/compute.ts': '// other\n' },
    [...named(3), 'steps/step'],
  ],
  [
    'what a test of two kinds imports',
    { 'tests/support/ask.ts': `${small['tests/support/ask.ts']}// other\n` },
    [...named(...analyses.keys()), 'charts/chart'],
  ],
  ['a test of one kind', { 'tests/steps.test.ts': `${small['tests/steps.test.ts']}// other\n` }, ['steps/step']],
  ['a test that asks no entries', { 'tests/other.test.ts': '// other\n' }, []],
  ['the packages', { 'package-lock.json': '[]' }, keys.toSorted()],
  ['the hashes that were kept', { 'tests/fixtures/proven-entries.json': '{}' }, []],
])('%s that changes concerns exactly the entries that depend on it', (_, files, changed) => {
  expect(changedWith(files)).toEqual(changed)
  expect([...changedBy(Object.keys(files), entryFiles(whole))].toSorted()).toEqual(changed)
})

test('an entry that was never tested is covered', () => {
  expect([...changedFrom({}, entryHashes(whole))]).toEqual(keys)
})

test('in this catalogue a method belongs to those that use it', () => {
  const files = entryFiles()
  const using = (file: string) => [...files].flatMap(([key, own]) => (own.includes(file) ? [key] : []))
  expect(using('src/engine/methods/cox/cox-model.ts')).toContain('analyses/cox-regression')
  expect(using('src/engine/methods/cox/cox-model.ts')).not.toContain('analyses/anova-one-way')
  expect(using('tests/architecture/golden.test.ts')).toEqual(
    [...files.keys()].filter((key) => /^(analyses|charts)/.test(key)),
  )
  for (const file of ['src/catalog/kit/references.ts', 'tests/architecture/asked-entries.test.ts'])
    expect(using(file)).toEqual([])
  expect(using('src/engine/methods/dimension-reduction/random-eigenvalues.ts').length).toBeLessThan(5)
})

test('a file that distributes work names its kernel where the search finds it', () => {
  const texts = sourcesBelow('src/engine/methods').map(textOf)
  const unnamed = Object.keys(kernels).filter((name) => !texts.some((text) => text.includes(`kernel: '${name}'`)))
  expect(unnamed).toEqual([])
})
