import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Mutation, PROTOCOL } from '#contract/calls/sync.ts'
import { startTestServer, type TestServer, type TestUser } from '#tests/support/start-server.ts'
import { createDevice, newId } from '#tests/support/test-device.ts'
import { keepHouse } from '../housekeeping.ts'
import { QUOTAS } from '../quotas.ts'

const MB = 1024 * 1024
const DAY = 24 * 60 * 60_000
/** Largest part of a push, without its envelope. */
const PART = 7 * MB

let server: TestServer
let user: TestUser
let project: string
let dataset: string
const device = createDevice('ann', () => server.clock.now())
beforeAll(async () => {
  server = await startTestServer()
  user = await server.register()
  ;[project, dataset] = [newId(), newId()]
  await push(
    device.change('project', project, { name: 'p1', description: 'of the study', storage: 'cloud', createdAt: 1 }),
    device.change('dataset', dataset, { project, name: 'd', createdAt: 1 }),
  )
})
afterAll(() => server.stop())

async function push(...mutations: Mutation[]) {
  return (await server.call('Sync/push', { protocol: PROTOCOL, mutations }, { token: user.token })).data.results
}

async function addStep(...parts: number[]): Promise<string> {
  const id = newId()
  await push(device.change('step', id, { dataset, type: 'recode', version: 1 }))
  for (const [index, bytes] of parts.entries()) await fill(id, index, bytes)
  return id
}

const fill = (id: string, index: number, bytes: number) =>
  push(device.change('step', id, { [`option.part${index}`]: 'x'.repeat(bytes) }))

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await server.site.database.pool.query<Row>(text, values)).rows

async function lengthOfReply(mutations: Mutation[]): Promise<number> {
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${user.token}` },
    body: JSON.stringify({ protocol: PROTOCOL, mutations }),
  }
  return (await (await server.fetch('/api/Sync/push', init)).text()).length
}

describe('[Q7] a reply of Sync/push', () => {
  test('contains each record once, however often it was refused', async () => {
    const id = await addStep(PART, PART)
    const mutations = Array.from({ length: 30 }, (_, count) => device.change('step', id, { nope: count }))
    const results = await push(...mutations)
    expect(results.map(({ code }) => code)).toEqual(mutations.map(() => 'unknown-field'))
    expect(results.map(({ record }) => record?.id)).toEqual([id, ...mutations.slice(1).map(() => undefined)])
    expect(await lengthOfReply(mutations)).toBeLessThan(15 * MB)
  })

  test('ends before it exceeds 4 MB, but has one record; the rest is answered when it is sent again', async () => {
    const ids = [await addStep(3 * MB), await addStep(3 * MB), await addStep(PART)]
    let rest = ids.map((id) => device.change('step', id, { nope: 1 }))
    for (const id of ids) {
      const results = await push(...rest)
      expect(results.map(({ record }) => record?.id)).toEqual([id])
      rest = rest.slice(results.length)
    }
    expect(rest).toEqual([])
  })

  test('ends before it has read more than 16 MB of long records, and short changes of them read nothing', async () => {
    const ids = [await addStep(PART, 2 * MB), await addStep(PART, 2 * MB), await addStep(PART, 2 * MB)]
    const options = ids.map((id) => device.change('step', id, { 'option.level': 0.9 }))
    expect(await push(...options)).toEqual([{ id: options[0]?.id, result: 'applied' }])
    expect(await push(...options)).toHaveLength(2)
    expect(await push(...options)).toHaveLength(3)
    const short = ids.map((id) => device.change('step', id, { enabled: false }))
    expect(await push(...short)).toHaveLength(3)
    const [{ size, body } = { size: 0, body: 0 }] = await query<{ size: number; body: number }>(
      'select size, octet_length(body::text) as body from records where id = $1',
      [ids[2]],
    )
    expect(size).toBeGreaterThan(9 * MB)
    expect(body).toBeGreaterThan(9 * MB)
  })
})

test('[Q7] lists of titles are made without reading bodies', async () => {
  const long = { project, dataset, type: 't-test', version: 1, 'data.outcome': 'x'.repeat(MB) }
  await push(device.change('analysis', newId(), long))
  await query('alter table records rename column body to out_of_sight')
  try {
    const { token } = user
    const analyses = await server.call('V2analysis/index', { data_id: dataset }, { token })
    expect(analyses.data.data[0]).toMatchObject({ dataset, type: 't-test' })
    expect((await server.call('Dataset/index', { project }, { token })).data.data).toMatchObject([{ id: dataset }])
  } finally {
    await query('alter table records rename column out_of_sight to body')
  }
  const projects = await server.call('Project/index', { search: 'P1' }, { token: user.token })
  expect(projects.data).toMatchObject({ total: 1, data: [{ id: project, description: 'of the study' }] })
})

test.each(['gzip', 'identity'])(
  '[Q7] all analyses of a dataset are written one after the other (%s)',
  async (encoding) => {
    const other = newId()
    await push(device.change('dataset', other, { project, name: 'e', createdAt: 1 }))
    const headers = {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${user.token}`,
      'Accept-Encoding': encoding,
    }
    const ask = async () => {
      const init = { method: 'POST', headers, body: JSON.stringify({ data_id: other }) }
      const response = await server.fetch('/api/V2analysis/downloadAllByDataId', init)
      expect(response.headers.get('content-length')).toBeNull()
      return (await response.json()) as { status: number; request_id: string; data: { analyses: { id: string }[] } }
    }
    expect(await ask()).toMatchObject({ status: 200, data: { analyses: [] } })
    const ids = [newId(), newId()].sort()
    for (const [index, id] of ids.entries()) {
      const fields = { project, dataset: other, type: 't-test', version: 1, createdAt: index, 'option.a': [index] }
      await push(device.change('analysis', id, fields))
    }
    const { data } = await ask()
    expect(data.analyses).toMatchObject([
      { id: ids[1], fields: { 'option.a': [1] } },
      { id: ids[0], fields: { 'option.a': [0] } },
    ])
  },
)

describe('[Q8] what a user may keep', () => {
  const usage = async () =>
    (
      await query<Record<'records_kept' | 'bytes_kept' | 'mutations_kept', number>>(
        'select records_kept, bytes_kept, mutations_kept from users where user_id = $1',
        [user.userInfo.id],
      )
    )[0]
  const set = (column: string, value: number) =>
    query(`update users set ${column} = $1 where user_id = $2`, [value, user.userInfo.id])

  test('is counted as it is stored', async () => {
    const id = await addStep(10_000)
    await push(device.change('step', id, { 'option.part0': null }))
    const [stored] = await query<{ records: number; bytes: number; mutations: number }>(
      `select count(*) as records, sum(size)::int8 as bytes,
       (select count(*) from mutations where user_id = $1) as mutations from records where user_id = $1`,
      [user.userInfo.id],
    )
    expect(await usage()).toEqual({
      records_kept: stored?.records,
      bytes_kept: stored?.bytes,
      mutations_kept: stored?.mutations,
    })
  })

  test('ends at a number of records and bytes: existing ones can be changed and shortened', async () => {
    const id = await addStep(1000)
    const before = await usage()
    await set('records_kept', QUOTAS.records)
    const another = device.change('project', newId(), { name: 'another' })
    expect(await push(another)).toMatchObject([{ result: 'refused', code: 'storage-full', record: null }])
    expect(await push(device.change('project', project, { name: 'p2' }))).toMatchObject([{ result: 'applied' }])
    await set('records_kept', before?.records_kept ?? 0)
    await set('bytes_kept', QUOTAS.recordBytes)
    const longer = await push(device.change('step', id, { 'option.part0': 'x'.repeat(2000) }))
    expect(longer).toMatchObject([
      { code: 'storage-full', params: { limit: QUOTAS.recordBytes, used: QUOTAS.recordBytes } },
    ])
    expect(await push(device.change('step', id, { 'option.part0': '' }))).toMatchObject([{ result: 'applied' }])
    expect((await usage())?.bytes_kept).toBeLessThan(QUOTAS.recordBytes)
    await set('bytes_kept', before?.bytes_kept ?? 0)
  })

  test('[Q2] mutations are forgotten after 100 days, and repeating one changes nothing', async () => {
    const id = newId()
    const mutation = device.change('project', id, { name: 'once' })
    await push(mutation)
    const later = device.change('project', id, { name: 'later' })
    await push(later)
    const before = await query('select head, revision from records where id = $1', [id])
    await keepHouse(server.services, server.clock.now() + 99 * DAY)
    const kept = 'select id from mutations where id = any($1)'
    expect(await query(kept, [[mutation.id, later.id]])).toHaveLength(2)
    await keepHouse(server.services, server.clock.now() + 101 * DAY)
    expect(await query(kept, [[mutation.id, later.id]])).toEqual([])
    // the 101 days have ended the session too
    user = { ...user, token: await server.login(user) }
    expect(await push(mutation, later)).toEqual([
      { id: mutation.id, result: 'applied' },
      { id: later.id, result: 'applied' },
    ])
    expect(await query('select head, revision from records where id = $1', [id])).toEqual(before)
  })

  test('[Q2] of very many mutations the oldest are forgotten', async () => {
    await query(
      `insert into mutations (user_id, id, applied_at)
       select $1, gen_random_uuid(), n from generate_series(1, $2::int) n`,
      [user.userInfo.id, QUOTAS.mutations * 1.25],
    )
    await set('mutations_kept', QUOTAS.mutations * 1.25)
    const last = device.change('project', newId(), { name: 'last' })
    await push(last)
    expect((await usage())?.mutations_kept).toBe(QUOTAS.mutations)
    const [row] = await query<{ count: number; oldest: number }>(
      'select count(*) as count, min(applied_at) as oldest from mutations where user_id = $1',
      [user.userInfo.id],
    )
    expect(row?.count).toBe(QUOTAS.mutations)
    expect(row?.oldest).toBeGreaterThan(QUOTAS.mutations * 0.25)
    expect(await push(last)).toEqual([{ id: last.id, result: 'applied' }])
  })

  test('[Q3] of very many idempotency keys the oldest are forgotten', async () => {
    await query(
      `insert into idempotency (user_id, call, key, body_hash, reply, created_at)
       select $1, 'Project/add', gen_random_uuid(), '', '{"status":200,"data":{}}', n from generate_series(1, $2::int) n`,
      [user.userInfo.id, QUOTAS.keys * 1.2],
    )
    await set('keys_kept', QUOTAS.keys * 1.2)
    const options = { token: user.token, key: newId() }
    const first = await server.call('Project/add', { name: 'New' }, options)
    const [row] = await query<{ count: number }>('select count(*) as count from idempotency where user_id = $1', [
      user.userInfo.id,
    ])
    expect(row?.count).toBe(QUOTAS.keys)
    expect((await server.call('Project/add', { name: 'New' }, options)).data).toEqual(first.data)
  })
})
