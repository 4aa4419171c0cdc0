import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cursor, PROTOCOL } from '#contract/calls/sync.ts'
import { pullAll } from '#tests/contract/record-store.ts'
import { callServer, registerAt } from '#tests/support/api-client.ts'
import { freePort } from '#tests/support/free-port.ts'
import { openPostgresRecordStore } from '#tests/support/postgres-record-store.ts'
import { type ServerProcess, startServerProcess } from '#tests/support/server-process.ts'
import { makeDataDir } from '#tests/support/temporary-folder.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { createDevice, newId } from '#tests/support/test-device.ts'
import { inTransaction } from '../db/database.ts'
import { applyMutations } from './apply-mutations.ts'

const PUSHES = 60
const dataDir = makeDataDir()
let database: TestDatabase
let processes: ServerProcess[]

beforeAll(async () => {
  database = await createTestDatabase()
  const ports = [await freePort(), await freePort()]
  const env = { DATABASE_URL: database.url }
  processes = await Promise.all(ports.map((port) => startServerProcess({ dataDir, port, env })))
})
afterAll(async () => {
  await Promise.all(processes.map((server) => server.stop()))
  await database.remove()
})

test('[P1] a puller misses no simultaneous commit of two processes', async () => {
  const [left, right] = processes.map(({ url }) => url)
  if (!left || !right) throw new Error('two processes are needed')
  const token = await registerAt(left, 'puller')
  let isOver = false
  const pushAll = async (url: string, name: string) => {
    const device = createDevice(name)
    for (let count = 0; count < PUSHES; count += 1) {
      const mutations = [1, 2].map(() => device.change('project', newId(), { name: `p${count}` }))
      const reply = await callServer(url, 'Sync/push', { protocol: PROTOCOL, mutations }, { token })
      expect(reply?.data.results.map(({ result }) => result)).toEqual(['applied', 'applied'])
    }
  }
  const seen: string[] = []
  const pull = async () => {
    let cursor: Cursor | null = null
    for (let round = 0; ; round += 1) {
      const url = round % 2 === 0 ? left : right
      const wasOver = isOver
      const request: { protocol: number; cursor: Cursor | null; limit: number } = {
        protocol: PROTOCOL,
        cursor,
        limit: 7,
      }
      const reply = await callServer(url, 'Sync/pull', request, { token })
      if (reply?.status !== 200) throw new Error(`pulling was answered with ${reply?.code}`)
      seen.push(...reply.data.records.map(({ id }) => id))
      cursor = reply.data.cursor
      if (wasOver && !reply.data.more) return
    }
  }
  const pulling = pull()
  await Promise.all([pushAll(left, 'a'), pushAll(right, 'b'), pushAll(left, 'c')])
  isOver = true
  await pulling
  expect(new Set(seen).size).toBe(PUSHES * 2 * 3)
  expect(seen).toHaveLength(PUSHES * 2 * 3)
})

test('[P1] a slow commit blocks later revisions, so that none becomes visible before it', async () => {
  const opened = await openPostgresRecordStore()
  const { store, database: pool } = opened
  const user = await opened.newUser()
  const [slow, quick] = [createDevice('slow'), createDevice('quick')]
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const first = slow.change('project', newId(), { name: 'first' })
  const committing = inTransaction(pool.db, async (tx) => {
    await applyMutations(tx, user, [first], 0)
    await held
  })
  await sleep(50)
  let isQuickDone = false
  const second = quick.change('project', newId(), { name: 'second' })
  const pushing = store.apply(user, [second]).then(() => {
    isQuickDone = true
  })
  await sleep(150)
  expect(isQuickDone).toBe(false)
  const between = await store.pull(user, null, 10)
  expect(between.records).toEqual([])
  release()
  await Promise.all([committing, pushing])
  const { records } = await pullAll(store, user, between.cursor)
  expect(records.map(({ id }) => id)).toEqual([first.record, second.record])
  await opened.close()
})
