// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { carriesRows } from '#contract/records/kinds.ts'
import { type AppDevice, addStudy, openAppDevice } from '#tests/support/app-device.ts'
import { createMemoryServer } from '#tests/support/memory-server.ts'
import { EARLY_FIGURE } from '../../device/early-figure.ts'
import { recordEdit } from '../history/edit.ts'
import { undo } from '../history/undo.ts'
import { CLOCK_AHEAD } from '../outbox/change.ts'
import { sync } from '../sync.ts'
import { listDeleted } from './deleted-records.ts'
import { emptyBin, startEmptyingBin } from './empty-bin.ts'

const DAY = 86_400_000
const START = 1_800_000_000_000

/** Devices of one user, with the clock that they and the server share. */
async function openDevices() {
  const clock = { day: 0 }
  const now = () => START + clock.day * DAY
  const server = createMemoryServer(now)
  const [left, right] = [await openAppDevice(server, now), await openAppDevice(server, now)]
  return { clock, now, server, left, right }
}

const remove = ({ writer }: AppDevice, kind: 'project' | 'dataset' | 'analysis', record: string) =>
  recordEdit(writer, [{ kind, record, fields: { deleted: true } }])

/** Everything that a device keeps, as text. */
async function textOf({ database }: AppDevice): Promise<string> {
  const tables = [database.records, database.outbox, database.history, database.versions, database.refused]
  return JSON.stringify(await Promise.all(tables.map((table) => table.toArray())))
}

async function carriersOn({ database }: AppDevice): Promise<string[]> {
  const rows = await database.records.toArray()
  return rows.filter(({ fields }) => Object.keys(fields).some(carriesRows)).map(({ id }) => id)
}

test('[R4] thirty days after a deletion the rows below it leave the device, on the day before none do', async () => {
  const { clock, now, left } = await openDevices()
  const { project, dataset, analysis } = await addStudy(left, 'device')
  const kept = await addStudy(left, 'device')
  const outcome = await left.add('analysis-outcome', { analysis, 'data.outcome': 'canary' })
  await remove(left, 'project', project)
  await left.database.kv.put({ key: EARLY_FIGURE, value: 'of the deleted analysis' })
  clock.day = 29
  await emptyBin(left.database, now())
  expect(await left.database.kv.get(EARLY_FIGURE)).toBeDefined()
  expect((await carriersOn(left)).sort()).toEqual([dataset, analysis, outcome, kept.dataset, kept.analysis].sort())
  clock.day = 31
  const before = await left.values(dataset)
  await emptyBin(left.database, now())
  expect(await left.database.kv.get(EARLY_FIGURE)).toBeUndefined()
  expect((await carriersOn(left)).sort()).toEqual([kept.dataset, kept.analysis].sort())
  const { 'data.cellRules': _, ...rest } = before ?? {}
  expect(await left.values(dataset)).toEqual(rest)
  expect(await left.values(project)).toMatchObject({ name: 'p1', deleted: true })
  expect(await listDeleted(left.database, now())).toEqual([])
})

test('[R4] a question goes with its project although its dataset is in another one, and not with what it may lack', async () => {
  const { clock, now, left } = await openDevices()
  const [here, there] = [await addStudy(left, 'device'), await addStudy(left, 'device')]
  const question = { project: here.project, dataset: there.dataset, type: 't-test', version: 1, 'data.outcome': 1 }
  const guest = await left.add('analysis', question)
  const report = await left.add('report', { project: there.project, title: 'r' })
  const block = await left.add('report-block', { report, type: 'table', analysis: here.analysis, 'data.text': 'kept' })
  const chat = await left.add('chat', { project: here.project, title: 'c' })
  const message = await left.add('chat-message', { chat, role: 'user', 'data.attached': 'kept' })
  await remove(left, 'project', here.project)
  clock.day = 31
  await emptyBin(left.database, now())
  expect((await carriersOn(left)).sort()).toEqual([there.dataset, there.analysis, block, message].sort())
  expect(await left.values(guest)).not.toHaveProperty(['data.outcome'])
})

test('[D13] the versions of charts leave the device with the project or the dataset of the chart', async () => {
  const { clock, now, left } = await openDevices()
  const [gone, other] = [await addStudy(left, 'device'), await addStudy(left, 'device')]
  const chart = ({ project, dataset }: typeof gone) =>
    left.add('chart', { project, dataset, type: 'histogram', version: 1, title: 't' })
  const [lost, stays] = [await chart(gone), await chart(other)]
  for (const of of [lost, stays])
    await left.database.versions.put({
      id: `version of ${of}`,
      chart: of,
      at: 1,
      name: 'x',
      version: 1,
      options: { level: 'canary' },
      picture: null,
    })
  await remove(left, 'dataset', gone.dataset)
  clock.day = 31
  await emptyBin(left.database, now())
  expect((await left.database.versions.toArray()).map((row) => row.chart)).toEqual([stays])
})

test('[R4] undo restores nothing whose rows are gone, and the history keeps no value of it', async () => {
  const { clock, now, left } = await openDevices()
  const { project, dataset, analysis } = await addStudy(left, 'device')
  await recordEdit(left.writer, [{ kind: 'analysis', record: analysis, fields: { 'data.map': 'canary' } }])
  await recordEdit(left.writer, [{ kind: 'dataset', record: dataset, fields: { name: 'renamed' } }])
  await remove(left, 'analysis', analysis)
  clock.day = 31
  await emptyBin(left.database, now())
  expect(await left.values(dataset)).toHaveProperty(['data.cellRules'])
  const reversed = await undo(left.writer, project)
  expect(reversed?.edit.records).toMatchObject([{ kind: 'dataset', fields: { name: ['d', 'renamed'] } }])
  expect(await undo(left.writer, project)).toBeUndefined()
  expect(await left.values(analysis)).toMatchObject({ deleted: true })
})

test('[R4] a device that was away 60 days brings nothing back, and its other changes arrive', async () => {
  const { clock, now, server, left, right } = await openDevices()
  const { project, dataset, analysis } = await addStudy(left, 'cloud')
  const kept = await addStudy(left, 'cloud')
  await left.sync()
  await right.sync()
  clock.day = 5
  await right.change('dataset', dataset, { name: 'renamed', 'data.cellRules': { c1: 'canary of the old device' } })
  await right.change('analysis', analysis, { 'data.outcome': { mean: 'canary of the old device' } })
  await right.change('analysis', kept.analysis, { 'data.outcome': { mean: 'kept' } })
  await right.add('analysis', { project, dataset, type: 't-test', version: 1, title: 'new', 'data.outcome': 'canary' })
  clock.day = 10
  await remove(left, 'project', project)
  await left.sync()
  clock.day = 65
  await emptyBin(left.database, now())
  for (const device of [right, left]) {
    expect(await device.sync()).toBe('done')
    await emptyBin(device.database, now())
  }
  for (const device of [right, left]) {
    expect(await device.values(project)).toMatchObject({ deleted: true })
    expect(await device.values(dataset)).toMatchObject({ name: 'renamed' })
    expect((await carriersOn(device)).sort()).toEqual([kept.dataset, kept.analysis].sort())
    expect(await device.values(kept.analysis)).toMatchObject({ 'data.outcome': { mean: 'kept' } })
    expect(await device.database.outbox.count()).toBe(0)
    expect(await device.database.refused.count()).toBe(0)
    expect(await textOf(device)).not.toContain('old device')
  }
  const { records } = await server.store.pull('user', null, 500)
  expect(JSON.stringify(records)).not.toContain('old device')
  // even a server that lost everything gets no more from them
  server.restoreFromEmptyBackup()
  for (const device of [right, left, right, left]) await device.sync()
  expect(JSON.stringify((await server.store.pull('user', null, 500)).records)).not.toContain('old device')
})

test('[R4] a restoration that arrives late brings the rows back from the device that made it', async () => {
  const { clock, now, server, left, right } = await openDevices()
  vi.useFakeTimers({ toFake: ['Date'], now: now() })
  const { project, dataset, analysis } = await addStudy(left, 'cloud')
  await left.change('dataset', dataset, { sourceSha256: 'a'.repeat(64) })
  await left.sync()
  await right.sync()
  await remove(left, 'project', project)
  await left.sync()
  await right.sync()
  await right.database.transfers.put({
    key: `${project}/${'a'.repeat(64)}`,
    project,
    sha256: 'a'.repeat(64),
    state: 'sent',
  })
  clock.day = 20
  await right.change('project', project, { deleted: false })
  clock.day = 40
  vi.setSystemTime(now())
  await emptyBin(left.database, now())
  await server.store.pull('user', null, 500) // removes the rows
  expect(await carriersOn(left)).toEqual([])
  for (const device of [right, left]) expect(await device.sync()).toBe('done')
  for (const device of [right, left]) expect((await carriersOn(device)).sort()).toEqual([dataset, analysis].sort())
  expect(await left.values(analysis)).toMatchObject({ 'data.outcome': { mean: 'canary' } })
  expect(await right.database.transfers.count()).toBe(0)
  vi.useRealTimers()
})

test('[R4] a restoration that arrives in time sends nothing again', async () => {
  const { clock, now, left } = await openDevices()
  vi.useFakeTimers({ toFake: ['Date'], now: now() })
  const { project } = await addStudy(left, 'cloud')
  await remove(left, 'project', project)
  await left.sync()
  clock.day = 20
  vi.setSystemTime(now())
  await left.change('project', project, { deleted: false })
  const before = (await left.queued()).length
  await left.sync()
  expect([before, (await left.queued()).length]).toEqual([1, 0])
  vi.useRealTimers()
})

test('[R4] a late restoration that an older version queued, without the time of the deletion, is sent as it is', async () => {
  const { clock, now, server, left, right } = await openDevices()
  vi.useFakeTimers({ toFake: ['Date'], now: now() })
  const { project } = await addStudy(left, 'cloud')
  await left.sync()
  await right.sync()
  await remove(left, 'project', project)
  for (const device of [left, right]) await device.sync()
  clock.day = 20
  await right.change('project', project, { deleted: false })
  await right.database.outbox.toCollection().modify((row) => {
    if (row.type !== 'mutation') return
    const { deletedAt: _, ...older } = row
    expect(Object.keys(older).sort()).toEqual(['aside', 'attempts', 'id', 'mutation', 'order', 'protocol', 'type'])
    Reflect.deleteProperty(row, 'deletedAt')
  })
  clock.day = 40
  vi.setSystemTime(now())
  await server.store.pull('user', null, 500) // removes the rows
  expect(await right.sync()).toBe('done')
  expect([await right.queued(), await right.database.refused.count()]).toEqual([[], 0])
  await left.sync()
  expect(await left.values(project)).toMatchObject({ deleted: false })
  vi.useRealTimers()
})

test('[R4] queued rows of what is gone leave the device, the rest of their changes waits on', async () => {
  const { clock, now, left } = await openDevices()
  const { dataset } = await addStudy(left, 'cloud')
  await left.change('dataset', dataset, { name: 'renamed', 'data.cellRules': { c1: 'late canary' } })
  await left.change('dataset', dataset, { 'data.cellRules': { c1: 'later canary' } })
  await remove(left, 'dataset', dataset)
  clock.day = 31
  await emptyBin(left.database, now())
  expect(await textOf(left)).not.toContain('canary')
  expect((await left.queued()).map(({ fields }) => fields)).toContainEqual({ name: 'renamed' })
  expect(await left.sync()).toBe('done')
})

test('[R4] a clock known to be ahead removes nothing early', async () => {
  const { clock, now, left } = await openDevices()
  const { dataset } = await addStudy(left, 'device')
  await remove(left, 'dataset', dataset)
  clock.day = 40
  await left.database.kv.put({ key: CLOCK_AHEAD, value: 39 * DAY })
  await emptyBin(left.database, now())
  expect(await carriersOn(left)).toContain(dataset)
})

test('[R4] the bin is emptied after a sync, so that what another device restored in time keeps its rows here', async () => {
  const { clock, now, left, right } = await openDevices()
  const { project, dataset, analysis } = await addStudy(left, 'device')
  const other = await addStudy(left, 'device')
  await remove(left, 'project', project)
  await remove(left, 'project', other.project)
  await left.sync()
  await right.sync()
  clock.day = 20
  await right.change('project', project, { deleted: false })
  await right.sync()
  clock.day = 40
  const stop = startEmptyingBin(left.database)
  expect((await carriersOn(left)).length).toBe(4)
  await left.sync()
  sync.lastAt = now()
  await vi.waitFor(async () => expect((await carriersOn(left)).sort()).toEqual([dataset, analysis].sort()))
  stop()
  expect(await left.values(project)).toMatchObject({ deleted: false })
})
