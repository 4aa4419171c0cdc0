// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import { newId } from '#tests/support/test-device.ts'
import { change } from '../../data/outbox/change.ts'
import { closeOwnData, openOwnData, ownData } from '../../data/own-data.ts'
import { sourceKeys } from '../../workers/column-cache.ts'
import { clearColumns, spaceByProject } from './space-by-project.ts'

const hash = (letter: string) => letter.repeat(64)
const schemaOf = (name: string) => ({
  columns: [{ id: 'c1', name, type: 'number', measure: 'continuous', include: true }],
})

beforeEach(async () => {
  closeOwnData()
  await openOwnData(newId())
})

const blob = new Blob(['a'])

async function addProject(name: string): Promise<string> {
  const id = newId()
  await change(ownData().writer, [{ kind: 'project', record: id, fields: { name, deleted: false } }])
  return id
}

/** A dataset whose cached column has 10 bytes. @returns its id */
async function addDataset(project: string, sha256: string, size?: number): Promise<string> {
  const { database, writer } = ownData()
  const id = newId()
  const importSchema = schemaOf('x')
  const fields = { project, name: 'd', sourceSha256: sha256, importSchema, deleted: false }
  await change(writer, [{ kind: 'dataset', record: id, fields }])
  if (size !== undefined) await database.sources.put({ sha256, name: 'a.csv', size, blob, importedAt: 0 })
  const [key = ''] = sourceKeys({ sourceSha256: sha256, schema: importSchema as never, cellRules: undefined })
  await database.columns.put({ key, blob, size: 10, usedAt: 0 })
  return id
}

test('files, cached columns and the recycle bin are counted once, by project, the largest first', async () => {
  const [small, large, empty] = [await addProject('Small'), await addProject('Large'), await addProject('Empty')]
  await addDataset(small, hash('a'), 100)
  await addDataset(large, hash('b'), 1000)
  await addDataset(large, hash('a'))
  const binned = await addDataset(small, hash('c'), 200)
  const both = await addDataset(small, hash('b'))
  const deleted = { fields: { deleted: true } }
  await change(ownData().writer, [
    { kind: 'dataset', record: binned, ...deleted },
    { kind: 'dataset', record: both, ...deleted },
  ])
  await ownData().database.sources.put({ sha256: hash('f'), name: 'x', size: 7, blob, importedAt: 0 })
  const { projects, others, clearable } = await spaceByProject(ownData().database)
  expect(projects.map(({ id }) => id)).not.toContain(empty)
  const sum = (field: 'sources' | 'columns' | 'bin') => projects.reduce((total, space) => total + space[field], 0)
  expect([sum('sources'), sum('columns'), sum('bin')]).toEqual([1100, 20, 210])
  expect(projects[0]).toMatchObject({ id: large, name: 'Large' })
  expect(projects[1]).toMatchObject({ id: small, bin: 210 })
  expect([others, clearable]).toEqual([7, 30])
})

test('cached columns are removed, except those whose file is not on this device', async () => {
  const project = await addProject('p1')
  await addDataset(project, hash('a'), 100)
  await addDataset(project, hash('b'))
  const { database } = ownData()
  expect((await spaceByProject(database)).clearable).toBe(10)
  await clearColumns(database)
  expect(await database.columns.count()).toBe(1)
  expect(await spaceByProject(database)).toMatchObject({
    projects: [{ id: project, sources: 100, columns: 10, bin: 0 }],
    others: 0,
    clearable: 0,
  })
})
