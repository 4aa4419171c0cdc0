// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import { addStudy, openAppDevice } from '#tests/support/app-device.ts'
import { createMemoryServer } from '#tests/support/memory-server.ts'
import { newId } from '#tests/support/test-device.ts'
import { listAnalyses } from './datasets/list-analyses.ts'
import { closeOwnData, openOwnData, ownData, whenChanged } from './own-data.ts'
import { changeProject, createProject, deleteProject, listProjects, moveRows, readProject } from './projects.ts'

const server = createMemoryServer()

beforeEach(async () => {
  closeOwnData()
  await openOwnData(newId())
})

const queued = async () => JSON.stringify(await ownData().database.outbox.toArray())

/** A study created on this device, in the user's own database. */
async function study(storage: 'device' | 'cloud') {
  const device = await openAppDevice(server)
  const { database } = ownData()
  const made = await addStudy(device, storage)
  await database.records.bulkPut(await device.database.records.toArray())
  return made
}

test('projects are listed newest first, found by name or description, and gone when deleted', async () => {
  const first = await createProject({ name: '肺癌', description: 'survival', storage: 'device' })
  const second = await createProject({ name: 'p2', description: '', storage: 'cloud' })
  const { database } = ownData()
  expect((await listProjects(database, '')).map(({ id }) => id)).toEqual([second, first])
  expect((await listProjects(database, 'SURV')).map(({ id }) => id)).toEqual([first])
  await changeProject(first, { name: 'p3' })
  expect(await readProject(database, first)).toMatchObject({ name: 'p3', storage: 'device' })
  await deleteProject(first)
  expect(await readProject(database, first)).toBeUndefined()
  expect((await listProjects(database, '')).map(({ id }) => id)).toEqual([second])
})

test('[R1] a project has its conventions on every device, and the later of two settings wins', async () => {
  const [ward, desk] = [await openAppDevice(server, () => 1000), await openAppDevice(server, () => 2000)]
  const { project, dataset } = await addStudy(ward, 'device')
  const other = await ward.add('project', { name: 'p2', storage: 'device', createdAt: 1, deleted: false })
  await ward.sync()
  await desk.sync()
  await ward.change('project', project, { 'convention.quartiles': 'type2' })
  await desk.change('project', project, { 'convention.quartiles': 'type6' })
  for (const device of [desk, ward, desk]) await device.sync()
  for (const { database } of [ward, desk]) {
    expect((await readProject(database, project))?.conventions).toEqual({ quartiles: 'type6' })
    expect((await readProject(database, other))?.conventions).toEqual({})
    expect((await listAnalyses(database, dataset)).map(({ conventions }) => conventions)).toEqual([
      { quartiles: 'type6' },
    ])
  }
})

test('a setting is written as a separate field', async () => {
  const id = await createProject({ name: 'p1', description: '', storage: 'device' })
  await changeProject(id, { description: 'd', conventions: { quartiles: 'type2' } })
  expect(await readProject(ownData().database, id)).toMatchObject({ name: 'p1', description: 'd' })
  expect((await ownData().database.records.get(id))?.fields['convention.quartiles']?.[0]).toBe('type2')
})

test('[R6] moving a project to the cloud queues its rows, together with the change itself', async () => {
  const { project } = await study('device')
  let told = 0
  const stop = whenChanged(() => {
    told += 1
  })
  await moveRows(project, 'cloud')
  stop()
  expect(told).toBe(1)
  const rows = await ownData().database.outbox.orderBy('order').toArray()
  expect(rows.map((row) => row.type === 'mutation' && Object.keys(row.mutation.fields))).toEqual([
    ['storage'],
    ['data.cellRules'],
    ['data.outcome'],
  ])
})

test('[R6] moving a project to the device queues no rows and removes its uploads', async () => {
  const { project } = await study('cloud')
  const { database } = ownData()
  await database.transfers.put({ key: `${project}/x`, project, sha256: 'x', state: 'sent' })
  await moveRows(project, 'device')
  expect(await queued()).not.toContain('canary')
  expect(await database.transfers.count()).toBe(0)
})

test('[L1] each user has a separate database', async () => {
  const { user } = ownData()
  await createProject({ name: 'p1', description: '', storage: 'device' })
  await openOwnData(newId())
  expect(await ownData().database.records.count()).toBe(0)
  await openOwnData(user)
  expect(await ownData().database.records.count()).toBe(1)
})

test('[L1] two users opened at once get a database each', async () => {
  closeOwnData()
  const [a, b] = [newId(), newId()]
  const [first, second] = await Promise.all([openOwnData(a), openOwnData(b)])
  expect([first.user, second.user]).toEqual([a, b])
})
