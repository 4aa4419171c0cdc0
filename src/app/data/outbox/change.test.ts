// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import { type CallName, calls } from '#contract/calls/index.ts'
import { idOf } from '#contract/records/id-of.ts'
import { type AppDevice, addStudy, openAppDevice } from '#tests/support/app-device.ts'
import { createMemoryServer, type MemoryServer } from '#tests/support/memory-server.ts'
import { newId } from '#tests/support/test-device.ts'
import { change, changeTables, InvalidChange, queueCall } from './change.ts'

const WALL = 1_800_000_000_000
let server: MemoryServer
let device: AppDevice
let wall = WALL

beforeEach(async () => {
  wall = WALL
  server = createMemoryServer()
  device = await openAppDevice(server, () => wall)
})

test('[Q1] a change and its outbox row are written together, with one stamp that ends with the mutation’s id', async () => {
  const id = await device.add('project', { name: 'p1', storage: 'device' })
  const [mutation] = await device.queued()
  expect(mutation).toMatchObject({ kind: 'project', record: id, fields: { name: 'p1', storage: 'device' } })
  expect(mutation?.stamp).toMatch(new RegExp(`/${device.writer.device}/${mutation?.id}$`))
  const row = await device.database.records.get(id)
  expect(row?.fields.name).toEqual(['p1', mutation?.stamp])
})

test('[Q1] a failed transaction leaves neither the change nor its outbox row nor an advanced clock', async () => {
  const { database, writer } = device
  const lost = database.transaction('rw', changeTables(database), async () => {
    await change(writer, [{ kind: 'project', record: newId(), fields: { name: 'p1' } }])
    throw new Error('killed')
  })
  await expect(lost).rejects.toThrow('killed')
  expect([await database.records.count(), await database.outbox.count(), await database.kv.count()]).toEqual([0, 0, 0])
})

test('[Q1] of several changes all are made or none', async () => {
  const id = newId()
  const half = change(device.writer, [
    { kind: 'project', record: id, fields: { name: 'p1' } },
    { kind: 'project', record: id, fields: { name: 'not a name' } },
  ])
  await expect(half).rejects.toThrow(InvalidChange)
  expect(await device.values(id)).toBeUndefined()
  expect(await device.queued()).toEqual([])
})

test.each([
  ['a field that a client may not write', { level: 3 }, 'unknown-field', 'level'],
  ['a value that does not fit', { storage: 'moon' }, 'invalid-field', 'storage'],
])('[R5] %s is not written in the first place', async (_, fields, code, field) => {
  const wrong = device.add('project', fields)
  await expect(wrong).rejects.toMatchObject({ code, params: { kind: 'project', field } })
})

test('[R1] an id is a UUIDv7, and that of a variable is the same on every device', async () => {
  const [project] = [await device.add('project', { name: 'p1' })]
  expect((await device.queued())[0]?.id).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  )
  expect(idOf('variable', project, 'c1')).toBe(idOf('variable', project, 'c1'))
  expect(idOf('variable', project, 'c1')).not.toBe(idOf('variable', project, 'c2'))
})

test('[R2] a field without a value is not written, null is', async () => {
  const { dataset } = await addStudy(device, 'device')
  const id = await device.add('variable', { dataset, column: 'c1', label: null, name: undefined })
  expect(await device.values(id)).toEqual({ dataset, column: 'c1', label: null })
})

test('[R3] stamps increase when the wall clock stands still or goes back', async () => {
  const id = await device.add('project', { name: 'p1' })
  for (const name of ['p2', 'p3']) await device.change('project', id, { name })
  wall -= 3_600_000
  await device.change('project', id, { name: 'p4' })
  const stamps = (await device.queued()).map(({ stamp }) => stamp)
  expect(stamps.toSorted()).toEqual(stamps)
  expect((await device.values(id))?.name).toBe('p4')
})

test('[R4] an edit after the deletion does not restore a record, false does', async () => {
  const id = await device.add('project', { name: 'p1', deleted: false })
  await device.change('project', id, { deleted: true })
  await device.change('project', id, { name: 'p2' })
  expect((await device.database.records.get(id))?.deleted).toBe(1)
  await device.change('project', id, { deleted: false })
  expect((await device.database.records.get(id))?.deleted).toBe(0)
})

test('[R6] row data stay out of the queue for a project on the device, and are queued for one in the cloud', async () => {
  const home = await addStudy(device, 'device')
  expect(JSON.stringify(await device.queued())).not.toContain('canary')
  expect((await device.values(home.analysis))?.['data.outcome']).toEqual({ mean: 'canary' })
  await device.change('analysis', home.analysis, { 'data.outcome': 'canary' })
  expect(await device.queued()).toHaveLength(3)
  await addStudy(device, 'cloud')
  expect(JSON.stringify(await device.queued()).match(/canary/g)).toHaveLength(2)
})

test('[R6] an analysis in a cloud project of a dataset on the device keeps its outcome on the device', async () => {
  const [home, cloud] = [await addStudy(device, 'device'), await addStudy(device, 'cloud')]
  await device.database.outbox.clear()
  await device.add('analysis', {
    project: cloud.project,
    dataset: home.dataset,
    type: 't-test',
    'data.outcome': 'canary',
  })
  expect(JSON.stringify(await device.queued())).not.toContain('canary')
})

test('[Q2] a call waits in the same queue with its own key', async () => {
  await queueCall(device.writer, 'Notice/read', { position: 1 })
  expect(await device.sync()).toBe('done')
  const sent = server.requests.find(({ call }) => call === 'Notice/read')
  expect(sent?.key).toMatch(/^[0-9a-f-]{36}$/)
  expect(JSON.parse(sent?.body ?? '')).toEqual({ position: 1 })
  expect(await device.database.outbox.count()).toBe(0)
})

const MONEY = /^(Wallet|Offer|Member|Order|Refund|Promo|Active|Rise|Invoicing|Tokens)\//

test.each(Object.keys(calls).filter((name) => MONEY.test(name)))('[M13] %s never waits in the outbox', async (name) => {
  const { effect, offline } = calls[name as CallName]
  if (effect !== 'read') expect(offline).toBe('never')
  await expect(queueCall(device.writer, name, {})).rejects.toThrow(name)
  expect(await device.database.outbox.count()).toBe(0)
})
