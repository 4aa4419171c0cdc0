import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { PROTOCOL } from '#contract/calls/sync.ts'
import { formatStamp } from '#contract/records/stamp.ts'
import { runOperator } from '#tests/support/run-operator.ts'
import { startTestServer } from '#tests/support/start-server.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { createBlankDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { newId } from '#tests/support/test-device.ts'
import { hashPassword } from '../accounts/password.ts'
import { openDatabase } from '../db/database.ts'
import { migrateWithin } from '../db/migrate.ts'
import { diskStore } from '../objects/disk-store.ts'
import { verifyBackup } from './unpack.ts'
import { writeArchive } from './write-archive.ts'

const folder = temporaryFolder('older', 0o711)
const databases: TestDatabase[] = []
afterAll(async () => {
  for (const database of databases) await database.remove()
})

const stamp = (id: string, ms = 1) => formatStamp({ ms, counter: 0 }, '000000000001', id)
/** Recent, so that the housekeeping at the start leaves it. */
const DELETED_AT = Date.now()

/** Records as stored before they had two parts: with long fields only, short ones only, and both; one of them deleted, one restored. */
const [project, dataset, analysis, restored] = [newId(), newId(), newId(), newId()]
const records = [
  { id: project, kind: 'project', fields: { name: ['p1', stamp(project)], description: ['a\u0000b', stamp(project)] } },
  {
    id: dataset,
    kind: 'dataset',
    fields: { project: [project, stamp(dataset)], deleted: [true, stamp(dataset, DELETED_AT)] },
  },
  {
    id: restored,
    kind: 'project',
    fields: { name: ['\u0000 "deleted":[true,', stamp(restored)], deleted: [false, stamp(restored)] },
  },
  {
    id: analysis,
    kind: 'analysis',
    fields: {
      project: [project, stamp(analysis)],
      dataset: [dataset, stamp(analysis)],
      'option.list': [[1, { deep: 'x'.repeat(9_000_000) }], stamp(analysis)],
    },
  },
]

async function blank(): Promise<string> {
  const database = await createBlankDatabase()
  databases.push(database)
  return database.url
}

test('[S4] a backup of the first version is restored and migrated to the current one', async () => {
  const old = openDatabase({ connectionString: await blank() }, () => undefined)
  const [user, instance] = [newId(), newId()]
  await old.db.transaction().execute(async (tx) => {
    await migrateWithin(tx, 0, '0001-start')
    await sql`insert into site (instance, epoch, created_at) values (${instance}, ${newId()}, 1)`.execute(tx)
    await sql`insert into users (user_id, username, password_hash, last_agreement_id, created_at)
      values (${user}, 'Early', ${await hashPassword('correct horse')}, 1, 1)`.execute(tx)
    await sql`insert into login_names values ('early', ${user})`.execute(tx)
    for (const [index, { id, kind, fields }] of records.entries()) {
      const text = JSON.stringify(fields)
      await sql`insert into records (user_id, id, kind, refs, fields, size, revision)
        values (${user}, ${id}, ${kind}, '{}', ${text}, ${text.length}, ${index + 1})`.execute(tx)
      await sql`insert into mutations (user_id, id, applied_at) values (${user}, ${newId()}, 1)`.execute(tx)
    }
    await sql`update users set revision = ${records.length}`.execute(tx)
  })
  const file = join(folder, 'old.tar.gz')
  await writeArchive({ pool: old.pool, objects: diskStore(join(folder, 'files')) }, file, 0)
  await old.close()
  expect((await verifyBackup(file)).migrations).toEqual(['0001-start'])

  const site = { dataDir: join(folder, 'data'), databaseUrl: await blank() }
  expect(await runOperator(site, 'restore', file)).toMatchObject({ code: 0, errors: [] })
  const server = await startTestServer({ config: site })
  expect(server.site.instance).toBe(instance)
  const counts = 'select records_kept::int, bytes_kept::int, mutations_kept::int from users'
  expect((await server.site.database.pool.query(counts)).rows).toEqual([
    {
      records_kept: records.length,
      bytes_kept: records.reduce((sum, { fields }) => sum + JSON.stringify(fields).length, 0),
      mutations_kept: records.length,
    },
  ])
  const binned = 'select id, binned_at from records where binned_at is not null'
  expect((await server.site.database.pool.query(binned)).rows).toEqual([{ id: dataset, binned_at: DELETED_AT }])
  const login = await server.call('User/login', { username: 'EARLY', password: 'correct horse', device: '' })
  expect(login.data.userInfo).toMatchObject({ id: user, username: 'Early' })
  const request = { protocol: PROTOCOL, cursor: null }
  expect((await server.call('Sync/pull', request, { token: login.data.token })).data.records).toEqual(records)
  await server.stop()
})
