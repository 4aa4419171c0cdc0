import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { PROTOCOL } from '#contract/calls/sync.ts'
import { runningConnection } from '#server/db/cluster/cluster.ts'
import { mintToken } from '#server/identity/token.ts'
import { createDevice, newId } from '#tests/support/test-device.ts'
import { startProduct, stopProduct } from '../server/stage.ts'

export interface Player {
  readonly id: string
  readonly token: string
}

/** Metadata of a reply; its body, possibly hundreds of megabytes, is discarded. */
export interface Answer {
  /** 0 if the connection was cut. */
  readonly http: number
  /** Status of the envelope; 0 without an envelope. */
  readonly status: number
  readonly code: string
  readonly bytes: number
  readonly ms: number
}

/** The product as a process, on a data folder whose users have a session each. */
export interface Target {
  readonly url: string
  readonly pid: number
  readonly users: readonly Player[]
  readonly post: (name: string, body: unknown, player?: Player) => Promise<Answer>
  end(): Promise<void>
}

export interface Ground {
  readonly users: readonly Player[]
  readonly dataDir: string
  /** Starts the product on this folder. */
  start(env?: Readonly<Record<string, string>>): Promise<Target>
  remove(): void
}

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
const SHOWN = 400

function post(url: string, name: string, body: unknown, player?: Player): Promise<Answer> {
  const start = performance.now()
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(text),
    'Idempotency-Key': newId(),
    ...(player && { Authorization: `Bearer ${player.token}` }),
  }
  return new Promise((resolve) => {
    const tell = (http: number, bytes: number, shown = '') => {
      const status = Number(/"status":(\d+)/.exec(shown)?.[1] ?? 0)
      const code = /"code":"([a-z-]+)"/.exec(shown)?.[1] ?? ''
      resolve({ http, status, code: status === 200 ? '' : code, bytes, ms: performance.now() - start })
    }
    const sent = request(`${url}/api/${name}`, { method: 'POST', headers, agent }, (response) => {
      let bytes = 0
      let shown = ''
      response.on('data', (chunk: Buffer) => {
        if (shown.length < SHOWN) shown += chunk.toString('latin1', 0, SHOWN)
        bytes += chunk.length
      })
      response.on('end', () => tell(response.statusCode ?? 0, bytes, shown))
      response.on('error', () => tell(0, bytes))
    })
    sent.on('error', () => tell(0, 0))
    sent.end(text)
  })
}

async function addUsers(dataDir: string, count: number): Promise<Player[]> {
  const connection = runningConnection(dataDir)
  if (!connection) throw new Error('the embedded database does not run')
  const client = new Client(connection)
  await client.connect()
  const users = Array.from({ length: count }, () => {
    const id = newId()
    return { id, ...mintToken(id) }
  })
  for (const { id, hash } of users) {
    await client.query(
      'insert into users (user_id, username, password_hash, last_agreement_id, created_at) values ($1, $2, $3, 1, 1)',
      [id, id, ''],
    )
    await client.query(
      'insert into sessions (user_id, token_hash, device, created_at, last_used) values ($1, $2, $3, $4, $4)',
      [id, hash, 'attack', Date.now()],
    )
  }
  await client.end()
  return users.map(({ id, token }) => ({ id, token }))
}

/** A data folder with users, for several starts in turn. @param below if it is created */
export async function prepareGround(count: number, below: string = tmpdir()): Promise<Ground> {
  const folder = mkdtempSync(join(below, 'slipstick-attack-'))
  chmodSync(folder, 0o711)
  const { child, dataDir } = await startProduct(folder)
  const users = await addUsers(dataDir, count)
  await stopProduct(child)
  return {
    users,
    dataDir,
    async start(env = {}) {
      const { child: server, url } = await startProduct(folder, env)
      let isGone = false
      server.once('exit', () => {
        isGone = true
      })
      return {
        url,
        pid: server.pid ?? 0,
        users,
        post: (name, body, player) => post(url, name, body, player),
        async end() {
          if (isGone) return
          const gone = once(server, 'exit')
          const late = setTimeout(() => server.kill('SIGKILL'), 30_000)
          server.kill('SIGTERM')
          await gone
          clearTimeout(late)
        },
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

const MB = 2 ** 20
const PART = 7 * MB

/** A cloud project with a dataset and analyses of 7 MB, whose outcomes are stored in the old way. Returns their ids. */
export async function addLongRecords(target: Target, player: Player, count: number) {
  const device = createDevice(player.id)
  const [project, dataset] = [newId(), newId()]
  const push = async (...mutations: unknown[]) => {
    const answer = await target.post('Sync/push', { protocol: PROTOCOL, mutations }, player)
    if (answer.status !== 200) throw new Error(`a push was answered with ${answer.code}`)
  }
  await push(
    device.change('project', project, { name: 'p1', storage: 'cloud', createdAt: 1 }),
    device.change('dataset', dataset, { project, name: 'd', createdAt: 1 }),
  )
  const analyses: string[] = []
  for (let index = 0; index < count; index += 1) {
    const id = newId()
    analyses.push(id)
    const fields = { project, dataset, type: 't-test', version: 1, title: `long ${index}`, createdAt: index }
    await push(device.change('analysis', id, fields))
    await push(device.change('analysis', id, { 'data.outcome': 'x'.repeat(PART) }))
  }
  return { project, dataset, analyses }
}

/** Resets the peak memory of a process (proc(5), clear_refs). */
export function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
}

/** Peak resident memory of a process since the reset, MB; NaN if it has exited. */
export function peakOf(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  } catch {
    return Number.NaN
  }
}

/** Another user who keeps pulling. */
export interface Bystander {
  /** Latency of each reply, ms. A missing reply counts with the time waited. */
  stop(): Promise<readonly number[]>
}

const PAUSE_MS = 20

export function standBy(target: Target, player: Player): Bystander {
  const times: number[] = []
  let isOver = false
  const look = async () => {
    while (!isOver) {
      const { ms } = await target.post('Sync/pull', { protocol: PROTOCOL, cursor: null }, player)
      times.push(ms)
      await sleep(PAUSE_MS)
    }
  }
  const looking = look()
  return {
    async stop() {
      isOver = true
      await looking
      return times
    },
  }
}

/** The replies by kind, with their counts. */
export function tally(answers: readonly Answer[]): string {
  const counts = new Map<string, number>()
  for (const { http, status, code } of answers) {
    const said = http === 0 ? 'cut' : status === 0 ? `HTTP ${http}` : `${status} ${code}`.trim()
    counts.set(said, (counts.get(said) ?? 0) + 1)
  }
  return [...counts].map(([said, count]) => (answers.length === 1 ? said : `${said} × ${count}`)).join(', ')
}
