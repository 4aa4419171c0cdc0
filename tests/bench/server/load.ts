import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { quantile } from '../figure.ts'
import type { Account } from './accounts.ts'
import { Caller, type Reply } from './caller.ts'
import { type TaskName, tasks } from './tasks.ts'

/** A command to the generator. */
export interface Round {
  readonly url: string
  /** Cycled through; a name may occur several times. */
  readonly tasks: readonly TaskName[]
  readonly callers: number
  readonly warmMs: number
  readonly ms: number
  /** A caller's delay between a reply and its next request. */
  readonly pauseMs: number
}

export interface Measured {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly errors: number
}

const accounts = JSON.parse(readFileSync(process.env.ACCOUNTS ?? '', 'utf8')) as readonly Account[]
let turn = 0

/** The product's refusals have HTTP status 200. */
function isGood({ status, body }: Reply): boolean {
  if (status !== 200 || /"(refused|clockAhead)"/.test(body.slice(0, 200))) return false
  return !body.startsWith('{"status":') || body.startsWith('{"status":200')
}

async function run({ url, tasks: names, callers, warmMs, ms, pauseMs }: Round): Promise<Measured> {
  const open = await Promise.all(Array.from({ length: callers }, () => Caller.open(url)))
  const start = performance.now() + warmMs
  const end = start + ms
  const times: number[] = []
  let errors = 0
  const call = async (caller: Caller) => {
    while (performance.now() < end) {
      turn += 1
      const account = accounts[turn % accounts.length]
      const name = names[turn % names.length]
      if (!account || !name) throw new Error('nobody to play, or nothing to ask')
      const { path, token, body } = tasks[name](account, turn)
      const sent = performance.now()
      const isOk = await caller.post(path, token, body).then(isGood, () => false)
      const now = performance.now()
      if (!isOk) errors += 1
      if (now >= start && now < end) times.push(now - sent)
      if (pauseMs > 0) await sleep(pauseMs)
    }
    caller.close()
  }
  await Promise.all(open.map(call))
  return { perSecond: (times.length / ms) * 1000, p50: quantile(times, 0.5), p99: quantile(times, 0.99), errors }
}

process.on('message', (round) => run(round as Round).then((measured) => process.send?.(measured)))
process.once('disconnect', () => process.exit(0))
process.send?.('ready')
