// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newId } from '../../data/database/identifiers.ts'
import { change } from '../../data/outbox/change.ts'
import { closeOwnData, openOwnData, ownData } from '../../data/own-data.ts'
import { readProject } from '../../data/projects.ts'
import { acceptSource } from '../../workers/kept-source.ts'

const server = vi.hoisted(() => ({ sync: { lastAt: null as number | null }, isUp: true, onSync: async () => {} }))
vi.mock('../../data/sync.ts', () => ({
  sync: server.sync,
  requestSync: async () => {
    await server.onSync()
    if (server.isUp) server.sync.lastAt = Date.now()
  },
}))
vi.mock('../../workers/bridge.ts', () => ({
  ask: (act: (engine: object) => Promise<boolean>) =>
    act({ acceptSource: (_: string, id: string, file: Blob) => acceptSource(ownData().database, id, file) }),
}))
const { keepOffline, missingSources, removeCloudCopy } = await import('./project-copies.ts')

const HASHES: Readonly<Record<string, string>> = {
  one: '7692c3ad3540bb803c020b3aee66cd8887123234ea0c6e7143c0add73ff431ed',
  three: '8b5b9db0c13db24256c829aa364aa90c6d2eba318b9232a4ab9313b954d3555f',
}
let project: string
let datasets = 0
/** What the server has, by hash; it refuses others. */
let files: Map<string, string>
const watch = { signal: new AbortController().signal, onProgress: () => undefined }

beforeEach(async () => {
  closeOwnData()
  await openOwnData(newId())
  project = newId()
  files = new Map()
  Object.assign(server, { isUp: true, onSync: async () => {} })
  server.sync.lastAt = null
  await change(ownData().writer, [
    { kind: 'project', record: project, fields: { name: 'p', storage: 'cloud', createdAt: 1, deleted: false } },
  ])
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    const content = files.get((JSON.parse(body) as { sha256: string }).sha256)
    return Promise.resolve(
      content === undefined
        ? Response.json({ status: 404, code: 'not-found', msg: '', data: null, request_id: 'r' })
        : new Response(content, { headers: { 'content-type': 'application/octet-stream' } }),
    )
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** A dataset whose file another device has sent; a later one has a later id. */
async function addDataset(content: string, { isOnServer = true } = {}): Promise<string> {
  datasets += 1
  const record = newId(Date.now() + datasets)
  const sourceSha256 = HASHES[content] ?? ''
  if (isOnServer) files.set(sourceSha256, content)
  const fields = { project, name: content, sourceName: `${content}.csv`, sourceSha256, sourceSize: content.length }
  await change(ownData().writer, [
    { kind: 'dataset', record, fields: { ...fields, importSchema: { columns: [] }, deleted: false } },
  ])
  return record
}

const names = async () => (await missingSources(ownData().database, project)).map(({ name }) => name)
const storage = async () => (await readProject(ownData().database, project))?.storage

test('a file of two datasets is missing once, and one in the recycle bin as long as it can be restored', async () => {
  await addDataset('one')
  await addDataset('one')
  const binned = await addDataset('three')
  await change(ownData().writer, [{ kind: 'dataset', record: binned, fields: { deleted: true } }])
  expect(await names()).toEqual(['one', 'three'])
  const later = await missingSources(ownData().database, project, Date.now() + 31 * 86_400_000)
  expect(later.map(({ name }) => name)).toEqual(['one'])
})

test('[R6] the cloud copy stays while a file is not on this device, and goes when all are', async () => {
  await addDataset('one')
  await addDataset('three')
  await expect(removeCloudCopy(project, watch)).rejects.toMatchObject({ name: 'FilesMissing', files: 2 })
  expect(await storage()).toBe('cloud')
  const shares: number[] = []
  await keepOffline(project, { ...watch, onProgress: (share) => shares.push(share) })
  expect(shares).toEqual([3 / 8, 1])
  expect(await names()).toEqual([])
  expect(await storage()).toBe('cloud')
  await removeCloudCopy(project, watch)
  expect(await storage()).toBe('device')
  expect(await ownData().database.sources.count()).toBe(2)
})

test('a download that fails in the middle keeps what has arrived, and is taken up again', async () => {
  await addDataset('one')
  await addDataset('three', { isOnServer: false })
  await expect(keepOffline(project, watch)).rejects.toMatchObject({ name: 'CallError', code: 'not-found' })
  expect(await names()).toEqual(['three'])
  files.set(HASHES.three ?? '', 'three')
  await keepOffline(project, watch)
  expect(await names()).toEqual([])
})

test('a damaged file is not stored', async () => {
  await addDataset('one')
  files.set(HASHES.one ?? '', 'two')
  await expect(keepOffline(project, watch)).rejects.toMatchObject({ name: 'NetworkError' })
  expect(await names()).toEqual(['one'])
})

test('without a sync, after Cancel, or with a file that the sync announces, nothing is removed', async () => {
  server.isUp = false
  await expect(removeCloudCopy(project, watch)).rejects.toMatchObject({ name: 'NetworkError', reason: 'unreachable' })
  server.isUp = true
  const stop = new AbortController()
  server.onSync = async () => stop.abort()
  await expect(removeCloudCopy(project, stop)).rejects.toMatchObject({ name: 'AbortError' })
  server.onSync = async () => void (await addDataset('one'))
  await expect(removeCloudCopy(project, watch)).rejects.toMatchObject({ name: 'FilesMissing', files: 1 })
  expect(await storage()).toBe('cloud')
})
