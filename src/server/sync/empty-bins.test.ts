import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mutation, PROTOCOL, type SyncedRecord } from '#contract/calls/sync.ts'
import type { KindName } from '#contract/records/kinds.ts'
import { startTestServer, type TestServer, type TestUser } from '#tests/support/start-server.ts'
import { createDevice, newId } from '#tests/support/test-device.ts'
import { uploadSource } from '#tests/support/upload-source.ts'
import { keepHouse } from '../housekeeping.ts'

const DAY = 86_400_000
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** Mutations as a device made them some days ago. */
const daysAgo = (days: number) => createDevice(`${days} days`, () => server.clock.now() - days * DAY)
const codes = async ({ token }: TestUser, ...mutations: Mutation[]) =>
  (await server.call('Sync/push', { protocol: PROTOCOL, mutations }, { token })).data.results.map(({ code }) => code)
const remove = (owner: TestUser, kind: KindName, record: string, days: number) =>
  codes(owner, daysAgo(days).change(kind, record, { deleted: true }))
const keepHouseIn = (days: number) => keepHouse(server.services, server.clock.now() + days * DAY)

async function recordsOf({ token }: TestUser): Promise<Map<string, SyncedRecord>> {
  const { data } = await server.call('Sync/pull', { protocol: PROTOCOL, cursor: null, limit: 500 }, { token })
  return new Map(data.records.map((record) => [record.id, record]))
}

/** Which of the records still carry rows. */
async function carriers(owner: TestUser, study: Readonly<Record<string, string>>): Promise<string[]> {
  const records = await recordsOf(owner)
  const carries = (id: string) => Object.keys(records.get(id)?.fields ?? {}).some((name) => name.startsWith('data.'))
  return Object.keys(study).filter((name) => carries(study[name] ?? ''))
}

const hasSource = async ({ token }: TestUser, project: string, sha256: string, size: number) =>
  (await server.call('Dataset/uploadStart', { project, sha256, size }, { token })).data?.complete

/** The user's count of bytes, beside the bytes of the user's records. */
async function bytesOf({ userInfo }: TestUser): Promise<[counted: number, kept: number]> {
  const { rows } = await server.site.database.pool.query<{ counted: number; kept: number }>(
    `select bytes_kept as counted, (select sum(size)::int8 from records r where r.user_id = u.user_id) as kept
     from users u where user_id = $1`,
    [userInfo.id],
  )
  return [rows[0]?.counted ?? Number.NaN, rows[0]?.kept ?? 0]
}

const storedSources = ({ userInfo }: TestUser) => {
  const folder = join(server.dataDir, 'files', 'objects', 'sources', userInfo.id)
  return existsSync(folder) ? readdirSync(folder).length : 0
}

/** A study in the cloud, made 60 days ago: everything that can be below a project, each part with rows. */
async function addStudy(owner: TestUser, source = Buffer.from('a,b\n1,2\n')) {
  const device = daysAgo(60)
  const [project, dataset, variable, step, set] = [newId(), newId(), newId(), newId(), newId()]
  const [analysis, outcome, chart, report, block] = [newId(), newId(), newId(), newId(), newId()]
  expect(await codes(owner, device.change('project', project, { name: 'p1', storage: 'cloud' }))).toEqual([undefined])
  const sha256 = await uploadSource(server, owner, project, source)
  const question = { project, dataset, type: 't-test', version: 1, 'option.alpha': 0.05 }
  const rest = [
    device.change('dataset', dataset, { project, name: 'd', sourceSha256: sha256, 'data.cellRules': 1 }),
    device.change('variable', variable, { dataset, column: 'c', label: 'Age', 'data.valueLabels': { a: 1 } }),
    device.change('step', step, { dataset, type: 'recode', version: 1, 'data.map': 1 }),
    device.change('set', set, { dataset, name: 's', 'data.labels': 1 }),
    device.change('analysis', analysis, { ...question, 'data.picture': null }),
    device.change('analysis-outcome', outcome, { analysis, 'data.outcome': 1 }),
    device.change('chart', chart, { ...question, type: 'box-plot', 'data.picture': null }),
    device.change('report', report, { project, title: 'r' }),
    device.change('report-block', block, { report, type: 'table', analysis, dataset, 'data.text': 'words' }),
  ]
  expect(await codes(owner, ...rest)).toEqual(Array(9).fill(undefined))
  return { study: { project, dataset, variable, step, set, analysis, outcome, chart, report, block }, sha256, source }
}

const everyPart = ['dataset', 'variable', 'step', 'set', 'analysis', 'outcome', 'chart', 'block']

test('[R4] thirty days after a project was deleted its rows and sources go, and those of everything in it; the day before nothing does', async () => {
  const [owner, other] = [await server.register(), await server.register()]
  const { study, sha256, source } = await addStudy(owner)
  const theirs = await addStudy(other)
  const neighbour = await addStudy(owner, Buffer.from('c,d\n3,4\n'))
  await remove(owner, 'project', study.project, 0)
  const before = await recordsOf(owner)
  await keepHouseIn(29)
  expect(await recordsOf({ ...owner, token: await server.login(owner) })).toEqual(before)
  expect(storedSources(owner)).toBe(2)

  await keepHouseIn(31)
  const [mine, foreign] = [
    { ...owner, token: await server.login(owner) },
    { ...other, token: await server.login(other) },
  ]
  expect(await carriers(mine, study)).toEqual([])
  expect(storedSources(owner)).toBe(1)
  const after = await recordsOf(mine)
  expect([...after.keys()].sort()).toEqual([...before.keys()].sort())
  for (const [id, { fields }] of before) {
    const isStripped = Object.values<string>(study).includes(id)
    const kept = Object.entries(fields).filter(([name]) => !isStripped || !name.startsWith('data.'))
    expect(after.get(id)?.fields).toEqual(Object.fromEntries(kept))
  }
  expect(await carriers(mine, neighbour.study)).toEqual(everyPart)
  expect(await carriers(foreign, theirs.study)).toEqual(everyPart)
  expect(storedSources(other)).toBe(1)
  expect(await hasSource(foreign, theirs.study.project, sha256, source.length)).toBe(true)
  const [counted, kept] = await bytesOf(owner)
  expect(counted).toBe(kept)
})

test('[R4] what was deleted by itself goes with what is below it, and nothing that only refers to it', async () => {
  const owner = await server.register()
  const parts = (names: string[]) => everyPart.filter((name) => !names.includes(name))
  const goes: readonly (readonly [KindName, 'dataset' | 'analysis' | 'chart' | 'report', string[]])[] = [
    ['dataset', 'dataset', ['dataset', 'variable', 'step', 'set', 'analysis', 'outcome', 'chart']],
    ['analysis', 'analysis', ['analysis', 'outcome']],
    ['chart', 'chart', ['chart']],
    ['report', 'report', ['block']],
  ]
  const studies = []
  for (const [kind, part, gone] of goes) {
    const { study } = await addStudy(owner)
    await remove(owner, kind, study[part], 31)
    studies.push({ study, gone })
  }
  await keepHouseIn(0)
  for (const { study, gone } of studies) expect(await carriers(owner, study)).toEqual(parts(gone))
  expect(storedSources(owner)).toBe(3)
})

test('[R4] a source stays as long as another dataset of the project has it', async () => {
  const owner = await server.register()
  const { study, sha256, source } = await addStudy(owner)
  const twin = newId()
  const device = daysAgo(50)
  await codes(owner, device.change('dataset', twin, { project: study.project, name: 'e', sourceSha256: sha256 }))
  await remove(owner, 'dataset', study.dataset, 40)
  await keepHouseIn(0)
  expect(await hasSource(owner, study.project, sha256, source.length)).toBe(true)
  await remove(owner, 'dataset', twin, 29)
  await keepHouseIn(0)
  expect(storedSources(owner)).toBe(1)
  await keepHouseIn(1.1)
  expect(storedSources(owner)).toBe(0)
})

test('[R4] after 30 days rows and sources of what was deleted are refused, and the rest of an old device’s changes is taken', async () => {
  const owner = await server.register()
  const { study, sha256, source } = await addStudy(owner)
  await remove(owner, 'project', study.project, 29)
  const device = daysAgo(50)
  expect(await codes(owner, device.change('dataset', study.dataset, { 'data.cellRules': 'within' }))).toEqual([
    undefined,
  ])
  await remove(owner, 'project', study.project, 28)
  const late = await addStudy(owner, Buffer.from('other'))
  await remove(owner, 'dataset', late.study.dataset, 31)
  await keepHouseIn(0)
  const old = [
    device.change('dataset', late.study.dataset, { 'data.cellRules': 'late' }),
    device.change('variable', late.study.variable, { label: 'late', 'data.valueLabels': 'late' }),
    device.change('analysis-outcome', late.study.outcome, { 'data.outcome': 'late' }),
    device.change('variable', newId(), { dataset: late.study.dataset, column: 'n', 'data.valueLabels': 'late' }),
    device.change('report-block', late.study.block, { 'data.text': 'not deleted' }),
    device.change('variable', late.study.variable, { label: 'Age in years' }),
    device.change('variable', newId(), { dataset: late.study.dataset, column: 'n', label: 'new' }),
  ]
  const refused = Array(4).fill('rows-stay-on-device')
  expect(await codes(owner, ...old)).toEqual([...refused, undefined, undefined, undefined])
  expect(await carriers(owner, late.study)).toEqual(['block'])
  const { token } = owner
  const start = (project: string, hash: string, size: number) =>
    server.call('Dataset/uploadStart', { project, sha256: hash, size }, { token })
  expect(await start(late.study.project, late.sha256, 5)).toMatchObject({ status: 403, code: 'rows-stay-on-device' })
  expect((await start(study.project, sha256, source.length)).data.complete).toBe(true)
  await remove(owner, 'project', late.study.project, 31)
  expect((await start(late.study.project, 'a'.repeat(64), 5)).code).toBe('rows-stay-on-device')
})

test('[R4] a question that moves to a dataset whose rows are gone leaves its own', async () => {
  const owner = await server.register()
  const { study } = await addStudy(owner)
  const { study: gone } = await addStudy(owner)
  await remove(owner, 'dataset', gone.dataset, 31)
  await keepHouseIn(0)
  await codes(owner, daysAgo(1).change('analysis', study.analysis, { dataset: gone.dataset }))
  const rest = everyPart.filter((name) => !['analysis', 'outcome'].includes(name))
  expect(await carriers(owner, study)).toEqual(rest)
  const [counted, kept] = await bytesOf(owner)
  expect(counted).toBe(kept)
})

test('[R4] what was restored in time keeps its rows; what is restored later returns without, and takes them again', async () => {
  const owner = await server.register()
  const { study, sha256, source } = await addStudy(owner)
  const { study: late } = await addStudy(owner, Buffer.from('other'))
  await remove(owner, 'project', study.project, 45)
  await codes(owner, daysAgo(20).change('project', study.project, { deleted: false }))
  await remove(owner, 'dataset', late.dataset, 45)
  await keepHouseIn(0)
  expect(await carriers(owner, study)).toEqual(everyPart)
  expect(await hasSource(owner, study.project, sha256, source.length)).toBe(true)
  const device = daysAgo(20)
  await codes(owner, device.change('dataset', late.dataset, { deleted: false }))
  expect(await carriers(owner, late)).toEqual(['block'])
  expect(await codes(owner, device.change('dataset', late.dataset, { 'data.cellRules': 'again' }))).toEqual([undefined])
  expect(await uploadSource(server, owner, late.project, Buffer.from('other'))).toMatch(/^[0-9a-f]{64}$/)
  await keepHouseIn(0)
  expect(await carriers(owner, late)).toEqual(['dataset', 'block'])
})

test('[R4] several processes empty the same bins at once, larger than one batch, and each byte is given back once', async () => {
  const owner = await server.register()
  const { study } = await addStudy(owner)
  const device = daysAgo(50)
  const variables = Array.from({ length: 450 }, (_, k) =>
    device.change('variable', newId(), { dataset: study.dataset, column: `c${k}`, 'data.valueLabels': { k } }),
  )
  expect(new Set(await codes(owner, ...variables))).toEqual(new Set([undefined]))
  await remove(owner, 'project', study.project, 31)
  await Promise.all([keepHouseIn(0), keepHouseIn(0), keepHouseIn(0)])
  const records = [...(await recordsOf(owner)).values()]
  expect(records.filter(({ kind }) => kind === 'variable')).toHaveLength(451)
  expect(records.flatMap(({ fields }) => Object.keys(fields)).filter((name) => name.startsWith('data.'))).toEqual([])
  const [counted, kept] = await bytesOf(owner)
  expect(counted).toBe(kept)
  const { rows } = await server.site.database.pool.query('select 1 from records where binned_at < $1', [
    server.clock.now() - 30 * DAY,
  ])
  expect(rows).toEqual([])
})

test('[R4] [Q2] a deleted record is still there when no mutation from before its deletion is remembered, so an old device restores nothing', async () => {
  const owner = await server.register()
  const { study } = await addStudy(owner)
  const edit = daysAgo(1).change('project', study.project, { name: 'edited', deleted: false })
  expect(await codes(owner, edit)).toEqual([undefined])
  await remove(owner, 'project', study.project, 0)
  for (const days of [31, 101, 400]) await keepHouseIn(days)
  const mine = { ...owner, token: await server.login(owner) }
  const { rows } = await server.site.database.pool.query('select 1 from mutations where user_id = $1', [
    owner.userInfo.id,
  ])
  expect(rows).toEqual([])
  expect(await codes(mine, edit)).toEqual([undefined])
  const project = (await recordsOf(mine)).get(study.project)
  expect(project?.fields).toMatchObject({ name: ['edited', edit.stamp], deleted: [true, expect.anything()] })
  expect(await carriers(mine, study)).toEqual([])
})
