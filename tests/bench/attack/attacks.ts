import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { PROTOCOL } from '#contract/calls/sync.ts'
import { createDevice, newId } from '#tests/support/test-device.ts'
import { type Answer, addLongRecords, type Ground, type Player, prepareGround, type Target } from './target.ts'

/** Prepared once for all attacks. */
export interface Scene {
  readonly ground: Ground
  readonly attacker: Player
  readonly bystander: Player
  /** Other users with ordinary data. */
  readonly crowd: readonly Player[]
  /** The attacker's dataset: 44 analyses of 7 MB each. */
  readonly dataset: string
  readonly analyses: readonly string[]
}

const CROWD = 100

export async function setScene(smoke: boolean): Promise<Scene> {
  const ground = await prepareGround((smoke ? 2 : CROWD) + 2)
  const [attacker, bystander, ...crowd] = ground.users
  if (!attacker || !bystander) throw new Error('two users are needed')
  const target = await ground.start()
  const { dataset, analyses } = await addLongRecords(target, attacker, smoke ? 1 : 44)
  await target.end()
  return { ground, attacker, bystander, crowd, dataset, analyses }
}

const device = createDevice('attacker')
const times = <T>(count: number, act: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => act(index))

/** One attack: its requests until all are answered. */
export interface Attack {
  readonly what: string
  /** Limits: memory in MB above the start, and the longest stall of other users in ms. */
  readonly most: { readonly memory: number; readonly stall: number }
  act(target: Target, scene: Scene): Promise<readonly Answer[]>
}

function refusedPushes(count: number): Attack {
  return {
    what: `${count} × Sync/push of 30 refused changes of a record of 7 MB`,
    most: { memory: 400, stall: 500 },
    act({ post }, { attacker, analyses: [id = ''] }) {
      const body = () => ({
        protocol: PROTOCOL,
        mutations: times(30, () => device.change('analysis', id, { nope: 1 })),
      })
      return Promise.all(times(count, () => post('Sync/push', body(), attacker)))
    },
  }
}

function reads(count: number, name: string): Attack {
  return {
    what: `${count} × ${name} of 300 MB`,
    most: { memory: 600, stall: 500 },
    act: ({ post }, { attacker, dataset }) =>
      Promise.all(times(count, () => post(name, { data_id: dataset, protocol: PROTOCOL, cursor: null }, attacker))),
  }
}

/** Sends a body of this text unchanged. */
function bodies(what: string, count: number, name: string, text: () => string, stall: number): Attack {
  return {
    what,
    most: { memory: 400, stall },
    act: ({ post }, { attacker }) => Promise.all(times(count, () => post(name, text(), attacker))),
  }
}

const object = (keys: number) => `{${times(keys, (index) => `"k ${index}":1`).join(',')}}`

function pushOfFields(count: number): string {
  const mutation = JSON.stringify(device.change('project', newId(), {})).replace(
    '"fields":{}',
    `"fields":${object(count)}`,
  )
  return `{"protocol":${PROTOCOL},"mutations":[${mutation}]}`
}

/** Bodies of 8 MB whose last byte never comes, to a call that needs no session. */
const held: Attack = {
  what: '200 held bodies of 8 MB to Base/ping',
  most: { memory: 200, stall: 1000 },
  async act({ url }) {
    const { hostname, port } = new URL(url)
    const size = 8_000_000
    const sockets: Socket[] = []
    const answers = times(200, async (): Promise<Answer> => {
      const socket = connect(Number(port), hostname)
      sockets.push(socket)
      let said = ''
      socket.on('error', () => undefined)
      socket.on('data', (chunk) => {
        said += chunk.toString('latin1')
      })
      socket.write(
        `POST /api/Base/ping HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${size}\r\n\r\n`,
      )
      for (let sent = 0; sent < size - 1_000_000 && !socket.destroyed; sent += 1_000_000) {
        const isRoom = socket.write(Buffer.alloc(1_000_000, ' '))
        if (!isRoom) await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), sleep(3000)])
      }
      const code = /"code":"([a-z-]+)"/.exec(said)?.[1] ?? 'held'
      return { http: 200, status: Number(/"status":(\d+)/.exec(said)?.[1] ?? 0), code, bytes: said.length, ms: 0 }
    })
    const told = await Promise.all(answers)
    await sleep(1000)
    for (const socket of sockets) socket.destroy()
    return told
  },
}

/** Each of many small pushes waits for the row lock of one user. */
const crowdOfOne: Attack = {
  what: '300 × Sync/push of one user at once',
  most: { memory: 200, stall: 1000 },
  act: ({ post }, { attacker }) =>
    Promise.all(
      times(300, () => {
        const mutations = times(20, () => device.change('project', newId(), { name: 'p1', createdAt: 1 }))
        return post('Sync/push', { protocol: PROTOCOL, mutations }, attacker)
      }),
    ),
}

const READ = 'V2analysis/downloadAllByDataId'

export const attacks: readonly Attack[] = [
  refusedPushes(1),
  refusedPushes(3),
  refusedPushes(33),
  reads(1, READ),
  reads(3, READ),
  reads(20, 'V2analysis/index'),
  reads(20, 'Sync/pull'),
  crowdOfOne,
  held,
  bodies('10 × Sync/push with 150 000 bad names of fields', 10, 'Sync/push', () => pushOfFields(150_000), 500),
  bodies('10 × Sync/push with an object of 600 000 keys', 10, 'Sync/push', () => pushOfFields(600_000), 500),
  bodies(
    '10 × Sync/push with two million mutations',
    10,
    'Sync/push',
    () => `{"protocol":${PROTOCOL},"mutations":[${'0,'.repeat(2_000_000)}0]}`,
    500,
  ),
]
