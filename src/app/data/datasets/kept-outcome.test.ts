// @vitest-environment node

import Dexie from 'dexie'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type AppDevice, openAppDevice } from '#tests/support/app-device.ts'
import { createMemoryServer } from '#tests/support/memory-server.ts'
import { newId } from '#tests/support/test-device.ts'
import { databaseName } from '../../device/database-name.ts'
import { belowProject } from '../database/below-project.ts'
import { change } from '../outbox/change.ts'
import { synchronise } from '../outbox/synchronise.ts'
import { closeOwnData, openOwnData, ownData } from '../own-data.ts'
import { moveRows } from '../projects.ts'
import { keepOutcome } from './keep-outcome.ts'
import { type KeptOutcome, outcomeIdOf, readKept } from './kept-outcome.ts'
import { listAnalyses } from './list-analyses.ts'

const kept = (k: number, more: Partial<KeptOutcome> = {}): KeptOutcome => ({
  outcome: { status: 'rejected', code: `code-${k}`, params: {} },
  dataVersion: 'd',
  engineVersion: '5',
  question: 'q',
  at: k,
  ...more,
})

const [project, dataset, analysis] = [newId(), newId(), newId()]
let other: AppDevice

beforeEach(async () => {
  const { writer, database, user } = await openOwnData(newId())
  other = await openAppDevice(createMemoryServer())
  await change(writer, [
    { kind: 'project', record: project, fields: { name: 'p1', storage: 'cloud' } },
    { kind: 'dataset', record: dataset, fields: { project, name: 'd' } },
    { kind: 'analysis', record: analysis, fields: { project, dataset, type: 't', version: 1, title: 't' } },
  ])
  await synchronise(database, other.sender, user)
  await other.sync()
})
afterEach(closeOwnData)

const keep = (outcome: KeptOutcome) => keepOutcome({ kind: 'analysis', id: analysis }, outcome)
const read = () => readKept(ownData().database, analysis)
/** Syncs both devices until each has the other's changes. */
async function meet() {
  const { database, user } = ownData()
  await synchronise(database, other.sender, user)
  await other.sync()
  await synchronise(database, other.sender, user)
}

test('[D4] an outcome is kept beside its question, whose record stays as short as before', async () => {
  const { database } = ownData()
  const before = await database.records.get(analysis)
  await keep(kept(1))
  await keep(kept(2))
  expect(await read()).toEqual(kept(2))
  expect(await database.records.get(analysis)).toEqual(before)
  expect(await database.records.where('[kind+parent]').equals(['analysis-outcome', analysis]).count()).toBe(1)
  expect(JSON.stringify(await listAnalyses(database, dataset))).not.toContain('code-2')
})

test('[R1] two devices that keep an outcome without communicating write the same record, and the latest counts', async () => {
  await keep(kept(1))
  const fields = { analysis, 'data.outcome': kept(2) }
  await other.change('analysis-outcome', outcomeIdOf(analysis), fields)
  await meet()
  expect(await readKept(other.database, analysis)).toEqual(kept(2))
  expect(await read()).toEqual(kept(2))
})

test('[D4] an outcome that a program before protocol 3 keeps in the question counts while it is the latest', async () => {
  await other.change('analysis', analysis, { 'data.outcome': kept(1) })
  await meet()
  expect(await read()).toEqual(kept(1))
  await keep(kept(2))
  expect(await read()).toEqual(kept(2))
  await meet()
  await other.change('analysis', analysis, { 'data.outcome': kept(3) })
  await meet()
  expect(await read()).toEqual(kept(3))
})

test('[D4] neither an outcome that is too long is kept, nor the fact that this program is too old for the question', async () => {
  await keep(kept(1))
  await keep(kept(2, { question: 'x'.repeat(400_000) }))
  await keep(kept(3, { outcome: { status: 'rejected', code: 'newer-version', params: {} } }))
  expect(await read()).toEqual(kept(1))
})

test('[R6] an outcome kept on the device is sent when the project moves to the cloud', async () => {
  await moveRows(project, 'device')
  await keep(kept(1))
  await meet()
  expect(await readKept(other.database, analysis)).toBeUndefined()
  await moveRows(project, 'cloud')
  await meet()
  expect(await readKept(other.database, analysis)).toEqual(kept(1))
})

test('[L3] a device whose older program pulled outcomes finds them below their questions, with their engine versions', async () => {
  const user = newId()
  const older = new Dexie(databaseName(user))
  older.version(1).stores({
    records: 'id, kind, [kind+parent], parent',
    outbox: '++order, &id',
    refused: 'id, at',
    sources: 'sha256',
    columns: 'key, usedAt',
    transfers: 'key, project, state',
    kv: 'key',
  })
  const stamp = `kx2f0a9b1.0001/0a1b2c3d4e5f/${newId()}`
  const row = (id: string, kind: string, parent: string, fields: object) => ({
    id,
    kind,
    parent,
    deleted: 0,
    fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, [value, stamp]])),
  })
  await older
    .table('records')
    .bulkPut([
      row(project, 'project', '', { name: 'p1' }),
      row(dataset, 'dataset', project, { project }),
      row(analysis, 'analysis', dataset, { project, dataset }),
      row(outcomeIdOf(analysis), 'analysis-outcome', '', { analysis, 'data.outcome': kept(1) }),
    ])
  older.close()
  const { database } = await openOwnData(user)
  expect((await belowProject(database, project)).map(({ id }) => id)).toEqual([
    dataset,
    analysis,
    outcomeIdOf(analysis),
  ])
  const made = database.records.where('[kind+engine+parent]').equals(['analysis-outcome', '5', analysis])
  expect(await made.count()).toBe(1)
})
