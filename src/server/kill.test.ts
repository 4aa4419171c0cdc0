import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { type Cursor, PROTOCOL, type SyncedRecord } from '#contract/calls/sync.ts'
import { classify, type Envelope } from '#contract/envelope.ts'
import { callServer, registerAt } from '#tests/support/api-client.ts'
import { freePort } from '#tests/support/free-port.ts'
import { postmasterPid, type ServerProcess, startServerProcess } from '#tests/support/server-process.ts'
import { makeDataDir } from '#tests/support/temporary-folder.ts'
import { createDevice, newId } from '#tests/support/test-device.ts'

const KILLS = 20
const WRITERS = 3
const WRITES_BETWEEN = 20
const victims = ['node', 'postmaster', 'both'] as const
const dataDir = makeDataDir()
let server: ServerProcess

afterAll(async () => {
  await server?.stop()
  rmSync(dirname(dataDir), { recursive: true, force: true })
})

/** Repeats a call until it is acknowledged, as an outbox does. */
async function insist<T>(attempt: () => Promise<Envelope<T> | undefined>): Promise<T> {
  for (;;) {
    const reply = await attempt()
    const outcome = classify(reply)
    if (reply && outcome === 'done') return reply.data
    if (outcome !== 'later') throw new Error(`answered with ${reply?.code}`)
    await sleep(30)
  }
}

/** Writes without pause, alternating pushes and idempotent calls. Returns the acknowledged writes. */
async function write(name: string, token: string, { isOver, tell }: { isOver: () => boolean; tell: () => void }) {
  const device = createDevice(name)
  const pushed = new Map<string, string>()
  const added: string[] = []
  for (let count = 0; !isOver(); count += 1) {
    const title = `${name}n${count}`
    if (count % 3 === 2) {
      const key = randomUUID()
      await insist(() => callServer(server.url, 'Project/add', { name: title }, { token, key }))
      added.push(title)
    } else {
      const mutation = device.change('project', newId(), { name: title, createdAt: Date.now() })
      const request = { protocol: PROTOCOL, mutations: [mutation] }
      const { results } = await insist(() => callServer(server.url, 'Sync/push', request, { token }))
      expect(results[0]?.result).toBe('applied')
      pushed.set(mutation.record, title)
    }
    tell()
  }
  return { pushed, added }
}

async function pullAll(token: string): Promise<SyncedRecord[]> {
  const records: SyncedRecord[] = []
  let cursor: Cursor | null = null
  for (;;) {
    const request: { protocol: number; cursor: Cursor | null } = { protocol: PROTOCOL, cursor }
    const page = await insist(() => callServer(server.url, 'Sync/pull', request, { token }))
    records.push(...page.records)
    cursor = page.cursor
    if (!page.more) return records
  }
}

test('[S3] twenty kills during writes lose nothing that was acknowledged, and nothing happens twice', async () => {
  const port = await freePort()
  const start = () => startServerProcess({ dataDir, port })
  server = await start()
  const token = await registerAt(server.url, 'survivor')
  let isOver = false
  let acknowledgements = 0
  const controls = {
    isOver: () => isOver,
    tell: () => {
      acknowledgements += 1
    },
  }
  const writing = Promise.all(Array.from({ length: WRITERS }, (_, index) => write(`w${index}`, token, controls)))

  for (let round = 0; round < KILLS; round += 1) {
    const before = acknowledgements
    while (acknowledgements < before + WRITES_BETWEEN) await Promise.race([sleep(5), writing])
    await sleep((round * 37) % 60)
    const victim = victims[round % victims.length]
    const database = postmasterPid(dataDir)
    if (victim !== 'node' && database) process.kill(database, 'SIGKILL')
    if (victim !== 'postmaster') {
      await server.kill()
      server = await start()
    }
  }
  isOver = true

  const acknowledged = await writing
  const records = await pullAll(token)
  const titles = records.map(({ fields }) => fields.name?.[0])
  const byId = new Map(records.map(({ id, fields }) => [id, fields.name?.[0]]))
  for (const { pushed, added } of acknowledged) {
    for (const [id, title] of pushed) expect(byId.get(id)).toBe(title)
    for (const title of added) expect(titles.filter((name) => name === title)).toHaveLength(1)
  }
  const total = acknowledged.reduce((sum, { pushed, added }) => sum + pushed.size + added.length, 0)
  expect(records).toHaveLength(total)
  expect(total).toBeGreaterThan(KILLS * WRITES_BETWEEN)
}, 120_000)
