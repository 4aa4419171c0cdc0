import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { WebSocket } from 'ws'
import { PROTOCOL } from '#contract/calls/sync.ts'
import { createDevice, newId } from '#tests/support/test-device.ts'
import { quantile } from '../figure.ts'
import { Caller } from '../server/caller.ts'
import { ListeningPage } from './listening-page.ts'
import type { Listening } from './users.ts'

/** Commands of the crowd, executed in order. */
export type Errand =
  | { readonly kind: 'echo' | 'hold'; readonly url: string; readonly count: number }
  | { readonly kind: 'hints' | 'storm' | 'return'; readonly count: number }
  | { readonly kind: 'leave' }

export interface Told {
  readonly p50: number
  readonly p99: number
  /** Total in ms. */
  readonly ms: number
  readonly errors: number
}

const AT_ONCE = 64
const users = JSON.parse(readFileSync(process.env.USERS ?? '', 'utf8')) as readonly Listening[]
const device = createDevice('bench')
const records = users.map(() => newId())
const revisions = users.map(() => 0)
let url = ''
let ears: ListeningPage[] = []
let echoes: WebSocket[] = []

async function post(caller: Caller, call: string, token: string, request: unknown) {
  const { body } = await caller.post(`/api/${call}`, token, JSON.stringify(request))
  const reply = JSON.parse(body) as { status: number; data: { ticket: string; results: { result: string }[] } }
  if (reply.status !== 200) throw new Error(`${call} was answered with ${body}`)
  return reply.data
}

async function listen(caller: Caller, index: number): Promise<ListeningPage> {
  const known = ears[index]?.heard
  const { ticket } = await post(caller, 'Push/ticket', users[index]?.listens ?? '', {})
  return ListeningPage.open(url, ticket, known?.epoch ? known : null)
}

/** Changes a record on the other device. Resolves to the start time. */
async function change(caller: Caller, index: number): Promise<number> {
  const mutation = device.change('project', records[index] ?? '', { name: `Study${revisions[index]}`, createdAt: 1 })
  const began = performance.now()
  const { results } = await post(caller, 'Sync/push', users[index]?.changes ?? '', {
    protocol: PROTOCOL,
    mutations: [mutation],
  })
  if (results[0]?.result !== 'applied') throw new Error('a change was refused')
  revisions[index] = (revisions[index] ?? 0) + 1
  return began
}

/** Runs an action for each of the first `count` users, `atOnce` at the same time. */
async function each(count: number, atOnce: number, act: (index: number, caller: Caller) => Promise<unknown>) {
  let next = 0
  let errors = 0
  const work = async (caller: Caller) => {
    for (let index = next; index < count; index = next) {
      next += 1
      await act(index, caller).catch(() => {
        errors += 1
      })
    }
  }
  // new connections each time, because a server closes idle ones
  const callers = await Promise.all(Array.from({ length: atOnce }, () => Caller.open(url)))
  await Promise.all(callers.map(work))
  for (const caller of callers) caller.close()
  return errors
}

async function openEcho(): Promise<WebSocket> {
  const socket = new WebSocket(url.replace('http', 'ws'), { perMessageDeflate: false })
  await once(socket, 'open')
  return socket
}

async function echo(count: number): Promise<Told> {
  const began = performance.now()
  for (let first = 0; first < count; first += AT_ONCE) {
    const open = Array.from({ length: Math.min(AT_ONCE, count - first) }, openEcho)
    echoes.push(...(await Promise.all(open)))
  }
  const ms = performance.now() - began
  const times: number[] = []
  for (const socket of echoes.slice(0, 500)) {
    const sent = performance.now()
    socket.send('{"type":"seen"}')
    await once(socket, 'message')
    times.push(performance.now() - sent)
  }
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99), ms, errors: 0 }
}

async function hold(count: number): Promise<Told> {
  const began = performance.now()
  const errors = await each(count, AT_ONCE, async (index, caller) => {
    ears[index] = await listen(caller, index)
  })
  return { p50: 0, p99: 0, ms: performance.now() - began, errors }
}

/** Makes changes and waits for their hints. @param atOnce how many users change something at the same time */
async function hear(count: number, atOnce: number): Promise<Told> {
  const times: number[] = []
  const heard: Promise<void>[] = []
  let errors = 0
  const start = performance.now()
  errors += await each(count, atOnce, async (index, caller) => {
    const began = await change(caller, index)
    const told = ears[index]?.hears(revisions[index] ?? 0).then((isTold) => {
      if (isTold) times.push(performance.now() - began)
      else errors += 1
    })
    if (atOnce === 1) await told
    if (told) heard.push(told)
  })
  await Promise.all(heard)
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99), ms: performance.now() - start, errors }
}

/** Cuts sockets, changes records meanwhile, reconnects: time until each page knows what it missed. */
async function comeBack(count: number): Promise<Told> {
  for (const ear of ears.slice(0, count)) ear.cut()
  let errors = await each(count, AT_ONCE, (index, caller) => change(caller, index))
  const times: number[] = []
  const start = performance.now()
  errors += await each(count, AT_ONCE, async (index, caller) => {
    const began = performance.now()
    const ear = await listen(caller, index)
    ears[index] = ear
    if (!(await ear.hears(revisions[index] ?? 0))) throw new Error('it did not hear what it missed')
    times.push(performance.now() - began)
  })
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99), ms: performance.now() - start, errors }
}

function leave(): Told {
  for (const ear of ears) ear.cut()
  for (const socket of echoes) socket.terminate()
  ears = []
  echoes = []
  return { p50: 0, p99: 0, ms: 0, errors: 0 }
}

async function run(errand: Errand): Promise<Told> {
  if ('url' in errand) url = errand.url
  if (errand.kind === 'leave') return leave()
  const { kind, count } = errand
  if (kind === 'echo') return echo(count)
  if (kind === 'hold') return hold(count)
  if (kind === 'return') return comeBack(count)
  return hear(count, kind === 'hints' ? 1 : AT_ONCE)
}

process.on('message', (errand) => run(errand as Errand).then((told) => process.send?.(told)))
process.once('disconnect', () => process.exit(0))
process.send?.('ready')
