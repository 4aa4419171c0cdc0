import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { PROTOCOL } from '#contract/calls/sync.ts'
import { callServer, registerAt } from '#tests/support/api-client.ts'
import { freePort } from '#tests/support/free-port.ts'
import { postmasterPid, type ServerProcess, startServerProcess } from '#tests/support/server-process.ts'
import { makeDataDir } from '#tests/support/temporary-folder.ts'
import { createDevice, newId } from '#tests/support/test-device.ts'

import { runningConnection } from './cluster/cluster.ts'
import { openDatabase } from './database.ts'

const dataDir = makeDataDir()
let server: ServerProcess
let stopped: number[] = []
afterAll(async () => {
  for (const pid of stopped) process.kill(pid, 'SIGCONT')
  await server?.stop()
  rmSync(dirname(dataDir), { recursive: true, force: true })
})

/** PostgreSQL and its children, each of which leads its own process group. */
function familyOf(postmaster: number): number[] {
  const children = readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false
    try {
      const [, parent] = /\) \S (\d+) /.exec(readFileSync(`/proc/${name}/stat`, 'utf8')) ?? []
      return Number(parent) === postmaster
    } catch {
      return false // it ended meanwhile
    }
  })
  return [postmaster, ...children.map(Number)]
}

/** Resolves with the reply, or fails after ten seconds. */
async function inTime<T>(asked: Promise<T>): Promise<T> {
  const start = performance.now()
  const answer = await asked
  expect(performance.now() - start).toBeLessThan(10_000)
  return answer
}

test('[S12] calls are answered within ten seconds while the database is frozen, and served again when it thaws', async () => {
  server = await startServerProcess({ dataDir, port: await freePort() })
  const { url } = server
  const token = await registerAt(url, 'winter')
  const device = createDevice('a')
  const push = async () => {
    const mutations = [device.change('project', newId(), { name: 'p1' })]
    return (await callServer(url, 'Sync/push', { protocol: PROTOCOL, mutations }, { token }))?.status
  }
  const pull = async () => (await callServer(url, 'Sync/pull', { protocol: PROTOCOL, cursor: null }, { token }))?.status
  const login = async () => {
    const request = { username: 'winter', password: 'correct horse', device: 'test' }
    return (await callServer(url, 'User/login', request))?.status
  }
  const add = async () => (await callServer(url, 'Project/add', { name: 'p2' }, { token }))?.status
  const isReady = async () => (await fetch(`${url}/readyz`)).status
  expect(await Promise.all([push(), pull(), login(), add(), isReady()])).toEqual([200, 200, 200, 200, 200])
  stopped = familyOf(postmasterPid(dataDir) ?? 0)
  for (const pid of stopped) process.kill(pid, 'SIGSTOP')
  expect(await Promise.all([push(), pull(), login(), add(), isReady()].map(inTime))).toEqual([503, 503, 503, 503, 503])
  const start = performance.now()
  expect(await Promise.all([pull(), isReady()])).toEqual([503, 503])
  expect(performance.now() - start).toBeLessThan(1000) // the freeze is known by now
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  for (const pid of stopped) process.kill(pid, 'SIGCONT')
  stopped = []
  for (let tries = 0; (await isReady()) !== 200 && tries < 100; tries += 1) await sleep(100)
  expect(await Promise.all([push(), pull(), login(), add(), isReady()])).toEqual([200, 200, 200, 200, 200])
}, 60_000)

test('[S12] a long statement is not taken for a frozen database', async () => {
  const connection = runningConnection(dataDir)
  if (!connection) throw new Error('the embedded database does not run')
  const database = openDatabase(connection, () => undefined)
  let froze = 0
  database.pool.watch({ every: 50, timeoutMs: 500 }, () => {
    froze += 1
  })
  await database.pool.query('select pg_sleep(2)')
  expect(froze).toBe(0)
  await database.close()
})
