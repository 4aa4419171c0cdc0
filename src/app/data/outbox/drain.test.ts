// @vitest-environment node
import { beforeEach, describe, expect, test } from 'vitest'
import { PROTOCOL } from '#contract/calls/sync.ts'
import { clockOf } from '#contract/records/stamp.ts'
import { type AppDevice, addStudy, openAppDevice } from '#tests/support/app-device.ts'
import { createMemoryServer, envelope, type MemoryServer, refusal } from '#tests/support/memory-server.ts'
import { queueCall } from './change.ts'
import { drain } from './drain.ts'

interface Pushed {
  readonly mutations: readonly {
    readonly id: string
    readonly record: string
    readonly fields: Record<string, unknown>
  }[]
}

let server: MemoryServer
let device: AppDevice

beforeEach(async () => {
  server = createMemoryServer()
  device = await openAppDevice(server)
})

const onServer = async (id: string) =>
  (await server.store.pull('user', null, 1000)).records.find((record) => record.id === id)?.fields
const pushes = () =>
  server.requests.filter(({ call }) => call === 'Sync/push').map(({ body }): Pushed => JSON.parse(body))
/** Replies this way to a push with a mutation of this record. */
const whereRecord = (id: string, answer: () => Response) => (call: string, body: Pushed) =>
  call === 'Sync/push' && body.mutations.some(({ record }) => record === id) ? answer() : undefined

test('[Q2] the queue is sent in order, in one batch, with its protocol, and is then empty', async () => {
  const { project, dataset, analysis } = await addStudy(device, 'cloud')
  expect(await drain(device.database, device.sender)).toBe('empty')
  expect(pushes()).toHaveLength(1)
  expect(pushes()[0]).toMatchObject({ protocol: PROTOCOL })
  expect(pushes()[0]?.mutations.map(({ record }) => record)).toEqual([project, dataset, analysis])
  expect((await onServer(analysis))?.['data.outcome']?.[0]).toEqual({ mean: 'canary' })
})

test('[Q2] a lost reply changes nothing: the same mutations are sent again and applied once', async () => {
  const id = await device.add('project', { name: 'p1' })
  let isLost = true
  server.obstacle = async (call, body) => {
    if (call !== 'Sync/push' || !isLost) return undefined
    isLost = false
    await server.store.apply('user', (body as unknown as { mutations: [] }).mutations)
    throw new TypeError('connection reset')
  }
  expect(await drain(device.database, device.sender)).toBe('later')
  expect(await drain(device.database, device.sender)).toBe('empty')
  expect(pushes()[1]).toEqual(pushes()[0])
  expect((await server.store.pull('user', null, 10)).cursor.revision).toBe(1)
  expect((await onServer(id))?.name?.[0]).toBe('p1')
})

test('[Q2] mutations without a result are sent again', async () => {
  const ids = [await device.add('project', { name: 'p1' }), await device.add('project', { name: 'p2' })]
  const { store } = server
  server.store = { ...store, apply: async (user, mutations) => store.apply(user, mutations.slice(0, 1)) }
  expect(await drain(device.database, device.sender)).toBe('empty')
  expect(pushes().map(({ mutations }) => mutations.map(({ record }) => record))).toEqual([ids, ids.slice(1)])
  expect((await onServer(ids[1] ?? ''))?.name?.[0]).toBe('p2')
})

test('[Q4] a record that a reply contains once is restored for each of its refused mutations', async () => {
  const id = await device.add('project', { name: 'p1', description: 'as it was' })
  await drain(device.database, device.sender)
  const queue = async (fields: Record<string, unknown>) => {
    await device.change('project', id, { name: 'p2', description: 'as it was not' })
    const row = await device.database.outbox.orderBy('order').last()
    if (row?.type !== 'mutation') throw new Error('no mutation was queued')
    // as a field of a newer version would be to an older server
    const mutation = { ...row.mutation, fields: { ...row.mutation.fields, ...fields } as never }
    await device.database.outbox.put({ ...row, mutation })
  }
  await queue({ novelty: 1 })
  await queue({ novelty: 2 })
  expect(await drain(device.database, device.sender)).toBe('empty')
  expect(await device.values(id)).toMatchObject({ name: 'p1', description: 'as it was' })
  expect(await device.database.refused.count()).toBe(2)
  expect(await device.database.kv.get('cursor')).toBeUndefined()
})

describe('[Q4] the meaning of the body', () => {
  test.each([
    ['no answer', () => Promise.reject(new TypeError('offline')), 'later'],
    ['the HTML of a captive portal under status 200', () => new Response('<html>Log in</html>'), 'later'],
    ['JSON of somebody else', () => Response.json({ status: 200, data: {} }), 'later'],
    ['408', () => envelope(408, null), 'later'],
    ['429', () => refusal('too-many-requests'), 'later'],
    ['500', () => refusal('internal'), 'later'],
    ['503', () => refusal('maintenance'), 'later'],
    ['426 of a newer server', () => refusal('client-too-old'), 'later'],
    ['503 of an older server', () => refusal('server-too-old'), 'later'],
    ['431', () => refusal('session-expired'), 'login'],
  ])('%s keeps the queue and the record', async (_, answer, stops) => {
    const id = await device.add('project', { name: 'p1' })
    server.obstacle = () => answer()
    expect(await drain(device.database, device.sender)).toBe(stops)
    expect(await device.queued()).toHaveLength(1)
    expect(await device.database.refused.count()).toBe(0)
    expect((await device.values(id))?.name).toBe('p1')
    server.obstacle = () => undefined
    expect(await drain(device.database, device.sender)).toBe('empty')
    expect((await onServer(id))?.name?.[0]).toBe('p1')
  })

  test.each([200, 201, 300])('%i of a call is done', async (status) => {
    await queueCall(device.writer, 'Notice/read', { position: 1 })
    server.obstacle = () => envelope(status, {})
    expect(await drain(device.database, device.sender)).toBe('empty')
    expect(await device.database.refused.count()).toBe(0)
  })

  test('a refused call moves to the list with its request, and the queue continues', async () => {
    await queueCall(device.writer, 'Notice/read', { position: 1 })
    const id = await device.add('project', { name: 'p1' })
    server.obstacle = (call) => (call === 'Notice/read' ? refusal('invalid-request') : undefined)
    expect(await drain(device.database, device.sender)).toBe('empty')
    expect(await device.database.refused.toArray()).toMatchObject([
      { code: 'invalid-request', row: { call: 'Notice/read', request: { position: 1 } } },
    ])
    expect((await onServer(id))?.name?.[0]).toBe('p1')
  })
})

describe('[Q4] a refused mutation', () => {
  /** A dataset's parent cannot change: the server refuses what this device could not know to be wrong. */
  async function refusedRename() {
    const { project, dataset } = await addStudy(device, 'cloud')
    await drain(device.database, device.sender)
    const other = await device.add('project', { name: 'p2' })
    await device.change('dataset', dataset, { name: 'meant', project: other })
    return { project, dataset, other }
  }

  test('moves to the list with reason and value, and the server’s value is shown again', async () => {
    const { project, dataset } = await refusedRename()
    expect(await drain(device.database, device.sender)).toBe('empty')
    expect(await device.values(dataset)).toMatchObject({ name: 'd', project })
    expect((await device.database.records.get(dataset))?.parent).toBe(project)
    const [refused] = await device.database.refused.toArray()
    expect(refused).toMatchObject({ code: 'invalid-field', params: { field: 'project' } })
    expect(refused?.row).toMatchObject({ mutation: { fields: { name: 'meant' } } })
  })

  test('does not undo changes made while it was in flight', async () => {
    const { project, dataset } = await refusedRename()
    let isFirst = true
    server.obstacle = async (call) => {
      if (call === 'Sync/push' && isFirst) {
        isFirst = false
        await device.change('dataset', dataset, { name: 'newer' })
      }
      return undefined
    }
    expect(await drain(device.database, device.sender)).toBe('empty')
    expect(await device.values(dataset)).toMatchObject({ name: 'newer', project })
    expect((await onServer(dataset))?.name?.[0]).toBe('newer')
  })

  test('that created a record removes it', async () => {
    const lost = await device.add('dataset', { project: crypto.randomUUID(), name: 'orphan' })
    expect(await drain(device.database, device.sender)).toBe('empty')
    expect(await device.values(lost)).toBeUndefined()
    expect(await device.database.refused.toArray()).toMatchObject([{ code: 'reference-not-found' }])
  })

  test('of a refused batch is found by sending one by one, and a pull restores what the server did not return', async () => {
    const { project } = await addStudy(device, 'device')
    await device.sync()
    const good = await device.add('project', { name: 'good' })
    await device.change('project', project, { name: 'meant' })
    server.obstacle = (call, body: Pushed) =>
      call === 'Sync/push' && body.mutations.some(({ fields }) => fields.name === 'meant')
        ? refusal('body-too-large')
        : undefined
    expect(await device.sync()).toBe('done')
    expect(await device.values(project)).toMatchObject({ name: 'p1', storage: 'device' })
    expect((await onServer(good))?.name?.[0]).toBe('good')
    expect(await device.database.refused.toArray()).toMatchObject([
      { code: 'body-too-large', row: { mutation: { fields: { name: 'meant' } } } },
    ])
  })
})

describe('[Q5] a row on which the server fails', () => {
  test('is set aside after five errors with its dependents, and everything else continues', async () => {
    const bad = await addStudy(device, 'cloud')
    const good = await addStudy(device, 'cloud')
    server.obstacle = whereRecord(bad.project, () => refusal('internal'))
    const ends: string[] = []
    for (let round = 0; round < 6; round += 1) ends.push(await drain(device.database, device.sender))
    expect(ends).toEqual(Array(6).fill('later'))
    expect(await onServer(good.analysis)).toBeDefined()
    const rows = await device.database.outbox.orderBy('order').toArray()
    expect(rows.map((row) => [row.type === 'mutation' && row.mutation.record, row.aside])).toEqual([
      [bad.project, 1],
      [bad.dataset, 1],
      [bad.analysis, 1],
    ])
    expect(pushes().filter(({ mutations }) => mutations[0]?.record === bad.project)).toHaveLength(5)
  })

  test('holds back dependents added later, so that none of them is refused', async () => {
    const project = await device.add('project', { name: 'p1' })
    server.obstacle = whereRecord(project, () => refusal('internal'))
    for (let round = 0; round < 6; round += 1) await drain(device.database, device.sender)
    const dataset = await device.add('dataset', { project, name: 'd' })
    expect(await drain(device.database, device.sender)).toBe('later')
    expect(await device.database.refused.count()).toBe(0)
    expect((await device.values(dataset))?.name).toBe('d')
    server.obstacle = () => undefined
    await device.database.outbox.toCollection().modify({ aside: 0, attempts: 0 })
    expect(await drain(device.database, device.sender)).toBe('empty')
    expect(await onServer(dataset)).toBeDefined()
  })

  test.each(['maintenance', 'server-too-old', 'client-too-old', 'too-many-requests'] as const)(
    'does not step aside for %s, however long it lasts',
    async (code) => {
      await addStudy(device, 'cloud')
      server.obstacle = () => refusal(code)
      for (let round = 0; round < 12; round += 1) await drain(device.database, device.sender)
      server.obstacle = () => undefined
      expect(await drain(device.database, device.sender)).toBe('empty')
    },
  )
})

test('[Q5] a long queue is split into batches that the server accepts', async () => {
  const id = await device.add('project', { name: 'p1' })
  for (let count = 0; count < 205; count += 1) await device.change('project', id, { description: `${count}` })
  await drain(device.database, device.sender)
  expect(pushes().map(({ mutations }) => mutations.length)).toEqual([200, 6])
  expect((await onServer(id))?.description?.[0]).toBe('204')
})

test('[R6] queued rows are not sent after the project moved to the device', async () => {
  const { project, analysis } = await addStudy(device, 'cloud')
  await device.change('analysis', analysis, { 'data.outcome': 'canary' })
  await device.change('project', project, { storage: 'device' })
  expect(await drain(device.database, device.sender)).toBe('empty')
  expect(JSON.stringify(server.requests)).not.toContain('canary')
  expect((await onServer(analysis))?.title?.[0]).toBe('a')
  expect((await device.values(analysis))?.['data.outcome']).toBe('canary')
})

test('[R3] stamps of a device keep the order of its edits', async () => {
  const id = await device.add('project', { name: 'p1' })
  await device.change('project', id, { name: 'p2' })
  const [first, second] = await device.queued()
  expect(clockOf(first?.stamp ?? '').ms).toBeLessThanOrEqual(clockOf(second?.stamp ?? '').ms)
  await drain(device.database, device.sender)
  expect((await onServer(id))?.name).toEqual(['p2', second?.stamp])
})
