import { createHash } from 'node:crypto'
import { type RecordRow, UserDatabase } from '#app/data/database/user-database.ts'
import { change, type FieldValues, type Writer } from '#app/data/outbox/change.ts'
import type { Sender } from '#app/data/outbox/post.ts'
import { type Synchronised, synchronise } from '#app/data/outbox/synchronise.ts'
import type { Mutation } from '#contract/calls/sync.ts'
import type { KindName } from '#contract/records/kinds.ts'
import type { MemoryServer } from './memory-server.ts'
import { newId } from './test-device.ts'

/** The application's own storage and sync, as one device has them. */
export interface AppDevice {
  readonly database: UserDatabase
  readonly writer: Writer
  readonly sender: Sender
  logIn(token: string): void
  change(kind: KindName, record: string, fields: FieldValues): Promise<void>
  /** Creates a record and returns its id. */
  add(kind: KindName, fields: FieldValues): Promise<string>
  sync(): Promise<Synchronised>
  /** The values of a record; undefined if it does not exist. */
  values(record: string): Promise<Readonly<Record<string, unknown>> | undefined>
  queued(): Promise<Mutation[]>
}

let count = 0

export async function openAppDevice(
  server: Pick<MemoryServer, 'fetch'>,
  now: () => number = Date.now,
  firstToken = 't',
): Promise<AppDevice> {
  count += 1
  const name = `device-${count}`
  const database = new UserDatabase(name)
  await database.open()
  const device = createHash('sha256').update(name).digest('hex').slice(0, 12)
  const writer = { database, device, now }
  let token = firstToken
  const sender = {
    get token() {
      return token
    },
    language: 'en',
    fetch: server.fetch,
  }
  const write = (kind: KindName, record: string, fields: FieldValues) => change(writer, [{ kind, record, fields }])
  return {
    database,
    writer,
    sender,
    logIn(next) {
      token = next
    },
    change: write,
    async add(kind, fields) {
      const id = newId()
      await write(kind, id, fields)
      return id
    },
    sync: () => synchronise(database, sender, name),
    async values(record) {
      const row = await database.records.get(record)
      return row && valuesOf(row)
    },
    async queued() {
      const rows = await database.outbox.orderBy('order').toArray()
      return rows.flatMap((row) => (row.type === 'mutation' ? [row.mutation] : []))
    },
  }
}

function valuesOf({ fields }: RecordRow): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, [value]]) => [name, value]))
}

/** Creates a project with a dataset and an analysis of it on a device. */
export async function addStudy(device: AppDevice, storage: 'device' | 'cloud') {
  const project = await device.add('project', { name: 'p1', storage, createdAt: 1, deleted: false })
  const dataset = await device.add('dataset', { project, name: 'd', createdAt: 1, 'data.cellRules': { c1: 'canary' } })
  const analysis = await device.add('analysis', {
    project,
    dataset,
    type: 't-test',
    version: 1,
    title: 'a',
    'data.outcome': { mean: 'canary' },
  })
  return { project, dataset, analysis }
}
