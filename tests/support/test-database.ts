import { randomBytes } from 'node:crypto'
import { Client, type ClientConfig } from 'pg'
import { inject } from 'vitest'

export interface TestDatabase {
  readonly url: string
  readonly remove: () => Promise<void>
}

async function query(connection: ClientConfig, statement: string): Promise<void> {
  const client = new Client(connection)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

async function create(template: string): Promise<TestDatabase> {
  const { admin, owner } = inject('cluster')
  const name = `test_${randomBytes(6).toString('hex')}`
  await query(admin, `create database ${name} template ${template} owner ${owner.user}`)
  const { host = '', port } = admin
  const url = `postgres://${owner.user}:${encodeURIComponent(owner.password)}@${encodeURIComponent(host)}:${port}/${name}`
  return { url, remove: () => query(admin, `drop database ${name} with (force)`) }
}

/** A new migrated, empty database in the run's cluster. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const database = await create(inject('cluster').template)
  // the template's row is copied too; each test database must be a separate site
  await query(
    { connectionString: database.url },
    'update site set instance = gen_random_uuid(), epoch = gen_random_uuid()',
  )
  return database
}

/** A database without tables. */
export function createBlankDatabase(): Promise<TestDatabase> {
  return create('template0')
}
