// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clockOf } from '#contract/records/stamp.ts'
import { type AppDevice, addStudy, openAppDevice } from '#tests/support/app-device.ts'
import { createMemoryServer, type MemoryServer } from '#tests/support/memory-server.ts'
import { CLOCK_AHEAD } from './change.ts'

const NOON = 1_800_000_000_000
const MINUTE = 60_000
const HOUR = 60 * MINUTE
let server: MemoryServer
let device: AppDevice
let skew: number
let time: number

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  skew = HOUR
  server = createMemoryServer(() => time)
  pass(0, NOON)
  device = await openAppDevice(server)
})
afterEach(() => {
  vi.useRealTimers()
})

/** The device's clock is off by `skew`. */
function pass(ms: number, from = time): void {
  time = from + ms
  vi.setSystemTime(time + skew)
}

const onServer = async (id: string) =>
  (await server.store.pull('user', null, 1000)).records.find((record) => record.id === id)?.fields
const stampsOf = (fields: Awaited<ReturnType<typeof onServer>>) => Object.values(fields ?? {}).map(([, stamp]) => stamp)

test('[R3] a device whose clock is an hour ahead restamps its unsent changes in order, and drops nothing', async () => {
  const { project, dataset, analysis } = await addStudy(device, 'cloud')
  pass(MINUTE)
  await device.change('project', project, { name: 'p2' })
  const before = await device.queued()
  expect(await device.sync()).toBe('done')
  const pushed = server.requests.filter(({ call }) => call === 'Sync/push').map(({ body }) => JSON.parse(body))
  expect(pushed).toHaveLength(2)
  const after: typeof before = pushed[1].mutations
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  expect(after.map(({ fields }) => fields)).toEqual(before.map(({ fields }) => fields))
  const stamps = after.map(({ stamp }) => stamp)
  expect(stamps.toSorted()).toEqual(stamps)
  for (const stamp of stamps) expect(clockOf(stamp).ms).toBeLessThanOrEqual(time)
  for (const id of [project, dataset, analysis]) {
    expect(await onServer(id)).toEqual((await device.database.records.get(id))?.fields)
  }
  expect((await onServer(project))?.name?.[0]).toBe('p2')
})

test('[R3] later changes are stamped by the server’s time at once', async () => {
  const id = await device.add('project', { name: 'p1' })
  await device.sync()
  expect((await device.database.kv.get(CLOCK_AHEAD))?.value).toBe(HOUR)
  pass(MINUTE)
  server.requests.length = 0
  await device.change('project', id, { name: 'p2' })
  await device.sync()
  expect(server.requests.map(({ call }) => call)).toEqual(['Sync/push', 'Sync/pull'])
  expect(stampsOf(await onServer(id)).every((stamp) => clockOf(stamp).ms <= time)).toBe(true)
})

test('[R3] an edit in a later batch still follows the one that was sent before it', async () => {
  const id = await device.add('project', { name: 'p1' })
  for (let count = 0; count < 199; count += 1) await device.change('project', id, { description: `${count}` })
  // the first 200 were written so long ago that their wrong stamps are in the server's past
  pass(59 * MINUTE)
  await device.change('project', id, { description: 'soon after' })
  pass(MINUTE)
  await device.change('project', id, { name: 'last' })
  expect(await device.sync()).toBe('done')
  expect(await device.values(id)).toEqual({ name: 'last', description: 'soon after' })
  expect((await onServer(id))?.description?.[0]).toBe('soon after')
})

test('[R3] an edit of another device’s value still follows it', async () => {
  const other = await openAppDevice(server, () => time + 4 * MINUTE)
  const id = await other.add('project', { name: 'theirs' })
  await other.sync()
  await device.sync()
  await device.change('project', id, { name: 'mine' })
  await device.sync()
  await other.sync()
  expect((await other.values(id))?.name).toBe('mine')
})

test('[R3] fields that never leave the device are restamped too, so that they can be edited later', async () => {
  const { dataset, analysis } = await addStudy(device, 'device')
  await device.change('analysis', analysis, { 'data.outcome': 'first' })
  await device.sync()
  pass(MINUTE)
  await device.change('analysis', analysis, { 'data.outcome': 'second' })
  await device.change('dataset', dataset, { 'data.cellRules': 'second' })
  expect((await device.values(analysis))?.['data.outcome']).toBe('second')
  expect((await device.values(dataset))?.['data.cellRules']).toBe('second')
})

test('[R3] a server whose clock was set back accepts changes that follow its own future', async () => {
  skew = 0
  const id = await device.add('project', { name: 'p1' })
  await device.sync()
  time -= 24 * HOUR
  await device.change('project', id, { description: 'x' })
  expect(await device.sync()).toBe('done')
  expect((await onServer(id))?.description?.[0]).toBe('x')
})

test('[R3] a clock less than five minutes ahead is accepted', async () => {
  skew = 4 * MINUTE
  pass(0)
  const id = await device.add('project', { name: 'p1' })
  const [mutation] = await device.queued()
  await device.sync()
  expect((await onServer(id))?.name).toEqual(['p1', mutation?.stamp])
})
