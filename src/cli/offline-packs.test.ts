import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { OfflineIndex } from '#contract/offline-files.ts'
import { type PackPlan, packsOf, writePacks } from './offline-packs.ts'

const plan: PackPlan = {
  shell: /^(main|start)-/,
  rules: [
    { family: 'tools', pack: 'tools', starts: /^tool\./ },
    { family: 'analyses', pack: 'tests', starts: /^analyses\./ },
  ],
  rest: { family: 'pages', pack: 'pages' },
}
const name = (stem: string) => `assets/${stem}-12345678.js`
const texts = new Map([
  [name('main'), 'import"./start-12345678.js";import("./page-12345678.js")'],
  [name('start'), 'import{a}from"./shared-12345678.js"'],
  [name('shared'), ''],
  [name('page'), ''],
  [name('tool.bmi'), 'import"./shared-12345678.js";import("./dialog-12345678.js");import("./analyses.t-12345678.js")'],
  [name('dialog'), ''],
  [name('analyses.t'), 'import"./kit-12345678.js"'],
  [name('kit'), ''],
])

test('a file is in the first pack that names it, or in its own pack wherever it is named', () => {
  const packs = Object.fromEntries(packsOf(texts, plan))
  expect(packs).toEqual({
    [name('main')]: null,
    [name('start')]: null,
    [name('shared')]: null,
    [name('page')]: 'pages',
    [name('tool.bmi')]: 'tools',
    [name('dialog')]: 'tools',
    [name('analyses.t')]: 'tests',
    [name('kit')]: 'tests',
  })
})

test('a rule that fits no file fails the build', () => {
  const rules = [{ family: 'charts', pack: 'charts', starts: /^charts\./ }] as const
  expect(() => packsOf(texts, { ...plan, rules })).toThrow('no file of the build fits')
})

test('every file is in the index, and in one pack or on its own', () => {
  const dist = mkdtempSync(join(tmpdir(), 'slipstick-packs-'))
  onTestFinished(() => rmSync(dist, { recursive: true, force: true }))
  mkdirSync(join(dist, 'assets'))
  for (const [url, text] of texts) writeFileSync(join(dist, url), text)
  const alone = writePacks(dist, plan)
  const indexUrl = [...alone].find((url) => url.startsWith('offline/index-')) ?? ''
  const index = JSON.parse(readFileSync(join(dist, indexUrl), 'utf8')) as OfflineIndex
  expect(index.files.map(([url]) => url)).toEqual([...texts.keys()].toSorted())
  for (const [url, , pack] of index.files) {
    expect(alone.has(url)).toBe(pack === -1)
    const written = index.packs[pack]
    if (written) expect(readFileSync(join(dist, written.url), 'utf8')).toContain(`"${url}"`)
  }
  const bmi = index.files.find(([url]) => url === name('tool.bmi'))
  expect(bmi?.[3].map((place) => index.files[place]?.[0])).toEqual([name('shared'), name('dialog'), name('analyses.t')])
})
