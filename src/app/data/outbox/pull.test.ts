// @vitest-environment node
import { beforeEach, describe, expect, test } from 'vitest'
import { type Cursor, PROTOCOL } from '#contract/calls/sync.ts'
import { formatStamp } from '#contract/records/stamp.ts'
import { type AppDevice, addStudy, openAppDevice } from '#tests/support/app-device.ts'
import { createMemoryServer, envelope, type MemoryServer, refusal } from '#tests/support/memory-server.ts'
import { newId } from '#tests/support/test-device.ts'
import { change, changeTables } from './change.ts'
import { pull } from './pull.ts'
import { sendRowFields } from './send-row-fields.ts'

let server: MemoryServer
let device: AppDevice
let other: AppDevice

beforeEach(async () => {
  server = createMemoryServer()
  device = await openAppDevice(server)
  other = await openAppDevice(server)
})

const onServer = async (id: string) =>
  (await server.store.pull('user', null, 1000)).records.find((record) => record.id === id)?.fields
const cursorOf = async ({ database }: AppDevice) => (await database.kv.get('cursor'))?.value as Cursor | undefined

async function move(by: AppDevice, project: string, storage: 'device' | 'cloud'): Promise<void> {
  const { database, writer } = by
  await database.transaction('rw', [...changeTables(database), database.transfers], async () => {
    await change(writer, [{ kind: 'project', record: project, fields: { storage } }])
    if (storage === 'cloud') await sendRowFields(database, project, writer.now())
  })
}

test('[P2] changes of another device arrive in full, and the cursor advances', async () => {
  const { project, dataset, analysis } = await addStudy(other, 'cloud')
  await other.sync()
  await device.sync()
  for (const id of [project, dataset, analysis]) expect(await device.values(id)).toEqual(await other.values(id))
  expect((await device.database.records.get(analysis))?.parent).toBe(dataset)
  const cursor = await cursorOf(device)
  expect(cursor).toEqual({ epoch: 'epoch-1', revision: 3 })
  server.requests.length = 0
  await device.sync()
  expect(server.requests.map(({ body }) => JSON.parse(body))).toEqual([{ protocol: PROTOCOL, cursor, limit: 500 }])
})

test('[P2] many records come page by page, and an interruption loses nothing', async () => {
  for (let count = 0; count < 501; count += 1) await other.add('project', { name: `p${count}` })
  await other.sync()
  let pages = 0
  server.obstacle = (call) => {
    if (call === 'Sync/pull') pages += 1
    return pages === 2 ? new Response('<html>') : undefined
  }
  expect(await pull(device.database, device.sender)).toBe('later')
  expect([await device.database.records.count(), (await cursorOf(device))?.revision]).toEqual([500, 500])
  expect(await pull(device.database, device.sender)).toBe('done')
  expect(await device.database.records.count()).toBe(501)
})

test.each([
  ['session-expired', 'login'],
  ['internal', 'later'],
  ['server-too-old', 'later'],
] as const)('[Q4] a pull that is answered with %s ends as %s and changes nothing', async (code, end) => {
  await other.add('project', { name: 'p1' })
  await other.sync()
  server.obstacle = () => refusal(code)
  expect(await pull(device.database, device.sender)).toBe(end)
  expect(await device.database.records.count()).toBe(0)
})

test('[R3] two devices that changed the same field end with the later value, in any order of sending', async () => {
  const id = await device.add('project', { name: 'p1', description: 'x' })
  await device.sync()
  await other.sync()
  await device.change('project', id, { name: 'early', description: 'kept' })
  await new Promise((resolve) => setTimeout(resolve, 2))
  await other.change('project', id, { name: 'late' })
  await other.sync()
  await device.sync()
  await other.sync()
  for (const one of [device, other]) expect(await one.values(id)).toMatchObject({ name: 'late', description: 'kept' })
})

test('[R4] a deletion reaches the other device, hides nothing else, and false restores the record', async () => {
  const { project, dataset } = await addStudy(device, 'cloud')
  await device.sync()
  await other.sync()
  await other.change('project', project, { deleted: true })
  await other.sync()
  await device.change('project', project, { name: 'p2' })
  await device.sync()
  expect((await device.database.records.get(project))?.deleted).toBe(1)
  expect((await device.database.records.get(dataset))?.deleted).toBe(0)
  await device.change('project', project, { deleted: false })
  await device.sync()
  await other.sync()
  expect(await other.values(project)).toMatchObject({ deleted: false, name: 'p2' })
})

test('[R2] kinds and fields unknown to this version are kept unchanged', async () => {
  const id = newId()
  const stamp = formatStamp({ ms: 1_700_000_000_000, counter: 0 }, 'aaaaaaaaaaaa', newId())
  const record = { id, kind: 'model', fields: { 'layers.first': [{ a: 1 }, stamp] } }
  server.obstacle = (call) =>
    call === 'Sync/pull'
      ? envelope(200, { cursor: { epoch: 'epoch-1', revision: 1 }, reset: false, more: false, records: [record] })
      : undefined
  await device.sync()
  expect(await device.database.records.get(id)).toEqual({ ...record, parent: '', deleted: 0 })
})

describe('[P2] a store that was restored from a backup', () => {
  test('gets everything again from the devices that have it, and they get everything from it', async () => {
    const mine = await addStudy(device, 'cloud')
    await device.sync()
    await other.sync()
    const theirs = await addStudy(other, 'device')
    await other.sync()
    await device.sync()
    server.restoreFromEmptyBackup()
    const waiting = await device.add('project', { name: 'unsent' })
    await device.sync()
    await other.sync()
    await device.sync()
    expect(await cursorOf(device)).toMatchObject({ epoch: 'epoch-2' })
    for (const id of [mine.project, mine.dataset, mine.analysis, waiting]) {
      expect(await onServer(id)).toEqual((await device.database.records.get(id))?.fields)
    }
    expect((await onServer(theirs.analysis))?.title?.[0]).toBe('a')
    expect((await onServer(theirs.analysis))?.['data.outcome']).toBeUndefined()
    expect(await device.database.outbox.count()).toBe(0)
    expect(await device.database.refused.count()).toBe(0)
  })

  test('gets the sources again', async () => {
    const { project } = await addStudy(device, 'cloud')
    await device.sync()
    await device.database.transfers.put({ key: `${project}/x`, project, sha256: 'x', state: 'sent' })
    server.restoreFromEmptyBackup()
    await device.sync()
    expect(await device.database.transfers.count()).toBe(0)
  })

  test('gets them although the device was killed between the pages of the pull', async () => {
    const { analysis } = await addStudy(device, 'cloud')
    await device.sync()
    server.restoreFromEmptyBackup()
    for (let count = 0; count < 501; count += 1) await other.add('project', { name: `p${count}` })
    await other.sync()
    let pulls = 0
    server.obstacle = (call) => {
      if (call === 'Sync/pull') pulls += 1
      return call === 'Sync/pull' && pulls === 2 ? Promise.reject(new TypeError('killed')) : undefined
    }
    expect(await device.sync()).toBe('later')
    expect(await onServer(analysis)).toBeUndefined()
    await device.sync()
    expect(await onServer(analysis)).toEqual((await device.database.records.get(analysis))?.fields)
  })

  test('gets a variable that two devices described, whichever referred to its dataset last', async () => {
    const { dataset } = await addStudy(device, 'cloud')
    await device.sync()
    await other.sync()
    const variable = newId()
    await device.change('variable', variable, { dataset, column: 'c1', label: 'early' })
    await new Promise((resolve) => setTimeout(resolve, 2))
    await other.change('variable', variable, { dataset, column: 'c1', measure: 'nominal' })
    await other.sync()
    await device.sync()
    await other.sync()
    server.restoreFromEmptyBackup()
    await device.sync()
    expect(await device.database.refused.count()).toBe(0)
    expect((await onServer(variable))?.label?.[0]).toBe('early')
  })
})

describe('[R6] rows that return to the cloud', () => {
  test('are sent under new mutations, if none of them was sent before', async () => {
    const { project, dataset, analysis } = await addStudy(device, 'device')
    await device.sync()
    expect(JSON.stringify(server.requests)).not.toContain('canary')
    const before = (await device.database.records.get(analysis))?.fields['data.outcome']?.[1]
    await move(device, project, 'cloud')
    await device.sync()
    await other.sync()
    expect((await other.values(analysis))?.['data.outcome']).toEqual({ mean: 'canary' })
    expect((await other.values(dataset))?.['data.cellRules']).toEqual({ c1: 'canary' })
    const after = (await device.database.records.get(analysis))?.fields['data.outcome']?.[1]
    expect(after).not.toBe(before)
    expect((await onServer(analysis))?.['data.outcome']?.[1]).toBe(after)
  })

  test('are sent by the device that holds them when another one turned cloud storage on', async () => {
    const { project, analysis } = await addStudy(device, 'device')
    await device.sync()
    await other.sync()
    await move(other, project, 'cloud')
    await other.sync()
    await device.sync()
    await other.sync()
    expect((await other.values(analysis))?.['data.outcome']).toEqual({ mean: 'canary' })
  })

  test('are sent again although the device missed their removal', async () => {
    const { project, dataset, analysis } = await addStudy(device, 'cloud')
    await device.sync()
    await other.sync()
    await device.database.transfers.put({ key: `${project}/x`, project, sha256: 'x', state: 'sent' })
    await other.database.records.delete(analysis)
    await move(other, project, 'device')
    await other.sync()
    expect((await onServer(dataset))?.['data.cellRules']).toBeUndefined()
    await move(other, project, 'cloud')
    await other.sync()
    await device.sync()
    expect((await onServer(analysis))?.['data.outcome']?.[0]).toEqual({ mean: 'canary' })
    expect(await device.database.transfers.count()).toBe(0)
  })

  test('keep their clocks: a later local change of another device overrides what is sent first', async () => {
    const { project, analysis } = await addStudy(device, 'cloud')
    await device.sync()
    await other.sync()
    await move(other, project, 'device')
    await other.sync()
    await device.sync()
    await new Promise((resolve) => setTimeout(resolve, 2))
    await device.change('analysis', analysis, { 'data.outcome': 'later, at home' })
    await device.sync()
    await move(other, project, 'cloud')
    await other.sync()
    await device.sync()
    await other.sync()
    for (const one of [device, other]) expect((await one.values(analysis))?.['data.outcome']).toBe('later, at home')
  })
})

test('[R6] rows of a project that another device moved to the device stay here, and the rest of the change is sent', async () => {
  const { project, dataset } = await addStudy(device, 'cloud')
  await device.sync()
  await other.sync()
  await move(other, project, 'device')
  await other.sync()
  const fields = { project, dataset, type: 't-test', title: 'made meanwhile', 'data.outcome': 'canary' }
  const analysis = await device.add('analysis', fields)
  await device.change('analysis', analysis, { 'data.outcome': 'canary' })
  expect(await device.sync()).toBe('done')
  expect(Object.keys((await onServer(analysis)) ?? {}).toSorted()).toEqual(['dataset', 'project', 'title', 'type'])
  expect(await device.values(analysis)).toEqual(fields)
  expect(await device.database.refused.count()).toBe(0)
})

test('[Q5] of two simultaneous syncs of one user one waits, so that a mutation is sent once', async () => {
  await device.add('project', { name: 'p1' })
  expect(await Promise.all([device.sync(), device.sync()])).toEqual(['done', 'done'])
  expect(server.requests.map(({ call }) => call)).toEqual(['Sync/push', 'Sync/pull', 'Sync/pull'])
})
