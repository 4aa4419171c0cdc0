import { type Cursor, PROTOCOL } from '#contract/calls/sync.ts'
import { createDevice } from '#tests/support/test-device.ts'
import { type Account, PASSWORD } from './accounts.ts'

export interface Errand {
  readonly path: string
  readonly token?: string
  readonly body: string
}

const device = createDevice('bench')

function pull({ token }: Account, cursor: Cursor | null, limit: number): Errand {
  return { path: '/api/Sync/pull', token, body: JSON.stringify({ protocol: PROTOCOL, cursor, limit }) }
}

function push({ token, analyses }: Account, count: number, turn: number): Errand {
  const mutations = Array.from({ length: count }, (_, index) => {
    const record = analyses[(turn + index) % analyses.length] ?? ''
    return device.change('analysis', record, { title: `Model ${turn}`, 'option.level': 0.9 })
  })
  return { path: '/api/Sync/push', token, body: JSON.stringify({ protocol: PROTOCOL, mutations }) }
}

/** Requests of the callers, by name. Reading changes precedes making them, because a cursor is fixed. */
export const tasks = {
  login: ({ username }: Account): Errand => ({
    path: '/api/User/login',
    body: JSON.stringify({ username, password: PASSWORD, device: 'bench' }),
  }),
  detail: ({ token }: Account): Errand => ({ path: '/api/User/detail', token, body: '{}' }),
  'pull, one new record': (account: Account): Errand => pull(account, account.cursor, 500),
  'pull, the first 100': (account: Account): Errand => pull(account, null, 100),
  'push, one mutation': (account: Account, turn: number): Errand => push(account, 1, turn),
  'push, a batch of 20': (account: Account, turn: number): Errand => push(account, 20, turn),
} as const

export type TaskName = keyof typeof tasks
