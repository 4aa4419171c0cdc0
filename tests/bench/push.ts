import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runningConnection } from '#server/db/cluster/cluster.ts'
import { openDatabase } from '#server/db/database.ts'
import type { Figure, Line } from './figure.ts'
import type { Errand, Told } from './push/crowd.ts'
import { makeUsers } from './push/users.ts'
import { childOf, startProduct, stopProduct } from './server/stage.ts'
import { residentOf } from './server/steady.ts'

interface Extent {
  readonly sockets: number
  /** Measured one after the other; without the bus each waits for the next poll. */
  readonly hints: { readonly on: number; readonly off: number }
  readonly returning: number
  /** Time after which temporary memory of opening sockets has been freed. */
  readonly restMs: number
}

const whole: Extent = { sockets: 5000, hints: { on: 500, off: 50 }, returning: 1000, restMs: 5000 }
const least: Extent = { sockets: 16, hints: { on: 2, off: 1 }, returning: 2, restMs: 100 }
const KB_OF_MB = 1024

type Send = (errand: Errand) => Promise<Told>

/** Memory of a process per socket that it holds, in kB. */
async function perSocket(
  pid: number,
  { sockets, restMs }: Extent,
  open: () => Promise<Told>,
): Promise<{ kB: number; told: Told }> {
  const before = residentOf(pid)
  const told = await open()
  await sleep(restMs)
  return { kB: ((residentOf(pid) - before) * KB_OF_MB) / sockets, told }
}

const line = (what: string, { p50, p99, ms, errors }: Told): Line => ({
  what,
  value: p50,
  unit: 'ms',
  beside: { p99: `${p99.toFixed(1)} ms`, all: `${(ms / 1000).toFixed(1)} s`, errors: String(errors) },
  target: 'errors 0',
  met: errors === 0,
})

async function measureProduct(
  folder: string,
  send: Send,
  bus: 'on' | 'off',
  echo: number,
  extent: Extent,
): Promise<Line[]> {
  const { child, url } = await startProduct(folder, { PUSH_BUS: bus })
  try {
    const held = await perSocket(child.pid ?? 0, extent, () => send({ kind: 'hold', url, count: extent.sockets }))
    const memory: Line = {
      what: `memory for a socket, bus ${bus}`,
      value: held.kB,
      unit: 'kB',
      beside: { 'ws alone': echo, all: `${(held.told.ms / 1000).toFixed(1)} s`, errors: String(held.told.errors) },
      ratio: held.kB / echo,
    }
    const hints = await send({ kind: 'hints', count: extent.hints[bus] })
    const storm = await send({ kind: 'storm', count: extent.sockets })
    const back = await send({ kind: 'return', count: extent.returning })
    await send({ kind: 'leave' })
    return [
      memory,
      line(`from a change to its hint, one after the other, bus ${bus}`, hints),
      line(`from a change to its hint, everybody at once, bus ${bus}`, storm),
      line(`from coming back to what was missed, bus ${bus}`, back),
    ]
  } finally {
    await stopProduct(child)
  }
}

async function measureEcho(send: Send, extent: Extent): Promise<{ kB: number; line: Line }> {
  const bare = childOf('push/echo.ts', {})
  const [url] = (await once(bare, 'message')) as [string]
  const { kB, told } = await perSocket(bare.pid ?? 0, extent, () => send({ kind: 'echo', url, count: extent.sockets }))
  await send({ kind: 'leave' })
  bare.disconnect()
  return { kB, line: line('there and back through ws alone', told) }
}

/** Fills the database on which the product will start. */
async function prepare(folder: string, file: string, sockets: number): Promise<void> {
  const { child, dataDir } = await startProduct(folder)
  const connection = runningConnection(dataDir)
  if (!connection) throw new Error('the embedded database does not run')
  const database = openDatabase(connection, () => undefined)
  await makeUsers(database, sockets, file)
  await database.close()
  await stopProduct(child)
}

/** One process with the sockets of as many users as a large hospital has, compared with a server that only holds sockets. */
export const figure: Figure = {
  title: `${whole.sockets} sockets of as many users, beside ws alone`,
  async measure({ smoke }) {
    const extent = smoke ? least : whole
    const folder = mkdtempSync(join(tmpdir(), 'slipstick-push-'))
    chmodSync(folder, 0o711)
    const file = join(folder, 'users.json')
    try {
      await prepare(folder, file, extent.sockets)
      // one crowd for both servers: its users' revisions continue from one to the next
      const crowd = childOf('push/crowd.ts', { USERS: file })
      await once(crowd, 'message')
      const send: Send = async (errand) => {
        crowd.send(errand)
        const [told] = (await once(crowd, 'message')) as [Told]
        return told
      }
      const lines: Line[] = []
      for (const bus of ['on', 'off'] as const) {
        const echo = await measureEcho(send, extent)
        lines.push(echo.line, ...(await measureProduct(folder, send, bus, echo.kB, extent)))
      }
      crowd.disconnect()
      return lines
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}
