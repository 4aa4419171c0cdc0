// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { engineVersion } from '#catalog/kit/engine-version.ts'
import { newId } from '#tests/support/test-device.ts'
import { testPage } from '#tests/support/test-page.tsx'
import { keepOutcome } from '../../data/datasets/keep-outcome.ts'
import type { KeptOutcome } from '../../data/datasets/kept-outcome.ts'
import { closeOwnData, openOwnData, ownData, write } from '../../data/own-data.ts'
import { activateLocale } from '../../i18n/locale.ts'
import { keepReported, olderResults } from './older-results.ts'
import { OlderResultsNotice } from './older-results-notice.tsx'

vi.mock('@tanstack/react-router', () => ({
  Link: ({ to, search, children }: { to: string; search: Record<string, string>; children: ReactNode }) => (
    <a href={`${to}?${new URLSearchParams(search)}`}>{children}</a>
  ),
}))

const { body, show, clear } = testPage()
const [project, dataset, old, chart, current, brought, before] = [
  newId(),
  newId(),
  newId(),
  newId(),
  newId(),
  newId(),
  newId(),
]
const kept = (madeBy: string): KeptOutcome => ({
  outcome: { status: 'incomplete', missing: [] },
  dataVersion: 'd',
  engineVersion: madeBy,
  question: 'q',
  at: 1,
})

beforeEach(async () => {
  await openOwnData(newId())
  const asked = { project, dataset, type: 'proportion', version: 1 }
  await write(
    { kind: 'project', record: project, fields: { name: 'p1', storage: 'device' } },
    { kind: 'dataset', record: dataset, fields: { project, name: 'd', importSchema: { columns: [] } } },
    { kind: 'analysis', record: old, fields: { ...asked, title: 'Old' } },
    { kind: 'chart', record: chart, fields: { ...asked, type: 'box-violin', title: 'Old chart' } },
    { kind: 'analysis', record: current, fields: { ...asked, title: 'Current' } },
    { kind: 'analysis', record: brought, fields: { ...asked, title: 'From a file' } },
    { kind: 'analysis', record: before, fields: { ...asked, title: 'Before', 'data.outcome': kept('4') } },
  )
  await keepOutcome({ kind: 'analysis', id: old }, kept('4.1'))
  await keepOutcome({ kind: 'chart', id: chart }, kept('3'))
  await keepOutcome({ kind: 'analysis', id: current }, kept(engineVersion))
  await keepOutcome({ kind: 'analysis', id: brought }, kept('file 3'))
})
afterEach(closeOwnData)

const later = () => act(() => new Promise((done) => setTimeout(done, 20)))

async function says(text: string): Promise<void> {
  show(<OlderResultsNotice project={project} />)
  await vi.waitFor(
    async () => {
      await later()
      expect(body.textContent).toContain(text)
    },
    { timeout: 10_000 },
  )
}

test('[D4] an update says which kept results an older engine made, with links, until the reader has seen it', async () => {
  await says('3 kept results were computed by an earlier version')
  const links = [...body.querySelectorAll('a')].map(({ textContent, href }) => [textContent, new URL(href).search])
  expect(Object.fromEntries(links)).toEqual({
    Before: `?dataset=${dataset}&analysis=${before}`,
    Old: `?dataset=${dataset}&analysis=${old}`,
    'Old chart': `?dataset=${dataset}&chart=${chart}`,
  })
  act(() => body.querySelector('button')?.click())
  expect(body.textContent).toBe('')
  await vi.waitFor(async () => expect(await olderResults(ownData().database, project)).toEqual([]))
  clear()
  show(<OlderResultsNotice project={project} />)
  for (let k = 0; k < 10; k++) await later()
  expect(body.textContent).toBe('')
})

test('[D4] what was computed again is named no more', async () => {
  await keepOutcome({ kind: 'analysis', id: old }, kept(engineVersion))
  await keepOutcome({ kind: 'analysis', id: before }, kept(engineVersion))
  await activateLocale('zh')
  await says('1 个')
})

test('[D4] a raise of one entry names its results, and they are named again after a further raise', async () => {
  const { database } = ownData()
  const at = (engineRevision: number) =>
    olderResults(database, project, (kind) => Promise.resolve(kind === 'analysis' ? { engineRevision } : {}))
  const titles = async (revision: number) => (await at(revision)).map(({ title }) => title).toSorted()
  expect(await titles(1)).toEqual(['Before', 'Current', 'Old', 'Old chart'])
  await keepReported(database, project, await at(1))
  expect(await titles(1)).toEqual([])
  expect(await titles(2)).toEqual(['Before', 'Current', 'Old'])
})
