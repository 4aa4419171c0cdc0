import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import type { ExampleData } from '#catalog/kit/example.ts'
import { licenceText, shippedPackages } from '#cli/notices.mjs'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Licences whose only condition is that they are passed on. Any other needs a review first. */
const permissive = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'CC0-1.0',
  'Unlicense',
  '(MIT AND Zlib)',
])

/** The reviewed exceptions, with the reason. */
const lookedAt: Readonly<Record<string, string>> = {
  'caniuse-lite': 'CC-BY-4.0: data of the build tools, named here; none of it is sent to a browser',
  webr: 'GPL-3.0: R itself, a program of its own, unchanged and with its source named (texts/licences.*.md)',
}
/** libvips, which sharp links to on the server: LGPL-3.0, a separate library that can be replaced. */
const libvips = /^@img\/sharp-/

test('every shipped package has a reviewed licence', () => {
  const packages = shippedPackages()
  expect(packages.length).toBeGreaterThan(200)
  const unknown = packages.filter(
    ({ name, license }) => !permissive.has(license ?? '') && !(name in lookedAt) && !libvips.test(name),
  )
  expect(unknown.map(({ name, license }) => `${name}: ${license}`)).toEqual([])
})

test('its licence is shipped with it: few packages lack a licence text', () => {
  const without = shippedPackages().filter(({ folder }) => licenceText(folder) === null)
  expect(without.filter(({ name, license }) => license !== 'MIT' && !libvips.test(name))).toEqual([])
  expect(without.length).toBeLessThan(20)
})

test('every dataset names its source, and its licence or that it was made up or printed', () => {
  const modules = import.meta.glob<Record<string, ExampleData>>('../../src/catalog/examples-data/*.ts', { eager: true })
  const sets = Object.values(modules).flatMap((module) => Object.values(module).filter((one) => 'columns' in one))
  expect(sets.length).toBeGreaterThan(8)
  const known = /Made up for this project|Licence: |LGPL-2 or later|\b1[89]\d\d\b/
  expect(sets.filter(({ source }) => !known.test(source.en)).map(({ id }) => id)).toEqual([])
})

test('the fonts and R are named with their licences, in both languages', () => {
  const families = new Set(
    readdirSync(join(root, 'public/fonts'))
      .filter((file) => file.endsWith('.woff'))
      .map((file) => file.replace(/-(\d+|chinese|greek|latin).*$/, '')),
  )
  expect(read('public/fonts/OFL.txt')).toContain('SIL OPEN FONT LICENSE Version 1.1')
  for (const language of ['en', 'zh']) {
    const text = read(`src/app/features/reading/texts/licences.${language}.md`)
    const plain = text.toLowerCase().replaceAll(' ', '-')
    expect([...families].filter((family) => !plain.includes(family))).toEqual([])
    for (const link of ['/fonts/OFL.txt', '/third-party-licences.txt', '/packs/webr-']) expect(text).toContain(link)
  }
})
