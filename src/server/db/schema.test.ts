import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { type Database, openDatabase } from './database.ts'
import { migrate } from './migrate.ts'

/** Tables whose keys do not start with `user_id`, each with the reason. A table that is neither here nor keyed by `user_id` fails. */
const DIRECTORIES: Readonly<Record<string, string>> = {
  kysely_migration: 'of the database itself',
  kysely_migration_lock: 'of the database itself',
  site: 'one row',
  settings: 'the operator’s',
  notices: 'the operator’s, for everyone',
  tutorials: 'the operator’s, for everyone',
  client_builds: 'the operator’s, for everyone',
  client_downloads: 'counted without who downloaded',
  identities: 'looked up by a name, to find whose it is',
  scenes: 'looked up by what a phone scanned, mostly before it is known whose it is',
  codes: 'of somebody who need not have an account yet',
  captchas: 'of somebody who need not have an account yet',
  trade_numbers: 'looked up by what a provider names, to find whose it is',
  due: 'what processes ask providers about',
  limits: 'counted by disguised addresses and names, known or not',
  wechat_tokens: 'the site’s own',
  wechat_messages: 'what came to the site',
  inbox: 'what local mode would have sent, for the person at this machine',
  removals: 'names of objects whose rows are gone',
  sweeping: 'one row, which a backup locks',
  plans: 'the operator’s, for everyone',
  offers: 'the operator’s, for everyone',
  promos: 'the operator’s, for everyone',
  active_batches: 'the operator’s',
  active_codes: 'looked up by a code, to find whether it is used',
  audit: 'what the operator did',
  differences: 'found in bills of the site, for the operator',
  assistant_months: 'what all users together have spent in a month',
}

let copy: TestDatabase
let database: Database
beforeAll(async () => {
  copy = await createTestDatabase()
  database = openDatabase({ connectionString: copy.url }, () => undefined)
})
afterAll(async () => {
  await database.close()
  await copy.remove()
})

async function list<Row extends object>(query: string): Promise<Row[]> {
  return (await database.pool.query<Row>(query)).rows
}

const tables = () =>
  list<{ name: string; has_user: boolean }>(`
    select c.relname as name, exists (
      select from pg_attribute a where a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped) as has_user
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`)

/** Unique indexes, primary keys and unique constraints included, with their first column. */
const uniqueKeys = () =>
  list<{ table_name: string; key: string; leads: string | null }>(`
    select i.indrelid::regclass::text as table_name, i.indexrelid::regclass::text as key, a.attname as leads
    from pg_index i join pg_class c on c.oid = i.indrelid
    left join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
    where i.indisunique and c.relnamespace = 'public'::regnamespace`)

test('[R1] user_id leads every primary and unique key, except in tables listed with a reason', async () => {
  const keys = await uniqueKeys()
  expect(keys.length).toBeGreaterThan(20)
  const others = keys.filter(({ leads, table_name: name }) => leads !== 'user_id' && !Object.hasOwn(DIRECTORIES, name))
  expect(others).toEqual([])
})

test('[R1] every table has a primary key, and the listed tables exist', async () => {
  const keyed = new Set((await uniqueKeys()).map(({ table_name: name }) => name))
  const names = (await tables()).map(({ name }) => name)
  expect(names.filter((name) => !keyed.has(name))).toEqual([])
  expect(Object.keys(DIRECTORIES).filter((name) => !names.includes(name))).toEqual([])
})

test('[R1] a table without user_id is listed with a reason', async () => {
  const ownerless = (await tables()).filter(({ has_user: hasUser }) => !hasUser).map(({ name }) => name)
  expect(ownerless.filter((name) => !Object.hasOwn(DIRECTORIES, name))).toEqual([])
})

test('[R1] every foreign key contains user_id', async () => {
  const keys = await list<{ name: string; columns: string[] }>(`
    select k.conrelid::regclass || '.' || k.conname as name, array(
      select a.attname::text from pg_attribute a where a.attrelid = k.conrelid and a.attnum = any(k.conkey)) as columns
    from pg_constraint k where k.contype = 'f' and k.connamespace = 'public'::regnamespace`)
  expect(keys.length).toBeGreaterThan(5)
  expect(keys.filter(({ columns }) => !columns.includes('user_id'))).toEqual([])
})

test('[R1] there is no sequence, no identity column, no trigger and no function of ours', async () => {
  expect(await list("select relname from pg_class where relkind = 'S'")).toEqual([])
  expect(await list("select attname from pg_attribute where attidentity <> ''")).toEqual([])
  expect(await list('select tgname from pg_trigger where not tgisinternal')).toEqual([])
  expect(await list("select proname from pg_proc where pronamespace = 'public'::regnamespace")).toEqual([])
})

test('processes that start at once on an empty database wait for each other', async () => {
  const name = 'empty_beside'
  await database.pool.query(`create schema ${name}`)
  const open = () => openDatabase({ connectionString: copy.url, options: `-c search_path=${name}` }, () => undefined)
  const processes = Array.from({ length: 6 }, open)
  await Promise.all(processes.map(({ db }) => migrate(db, 0)))
  const done = await list(`select name from ${name}.kysely_migration order by name`)
  expect(done).toEqual(await list('select name from public.kysely_migration order by name'))
  expect(await list(`select id from ${name}.site`)).toHaveLength(1)
  await Promise.all(processes.map((process) => process.close()))
})

const root = resolve(import.meta.dirname, '..')
const sources = globSync('**/*.ts', { cwd: root })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(resolve(root, file), 'utf8') }))
/** Certificates have a serial number there, and nothing of it has a database. */
const isStatement = ({ file }: { readonly file: string }) =>
  !file.startsWith('payments/') && file !== 'operator/check-payments.ts'
const where = (pattern: RegExp) =>
  sources
    .filter(isStatement)
    .filter(({ text }) => pattern.test(text))
    .map(({ file }) => file)

test('[R1] the only advisory lock is the one on the embedded database that records the user of its folder', () => {
  expect(where(/pg_(try_)?advisory/i)).toEqual(['db/cluster/cluster-lock.ts'])
})

test('[R1] no statement asks for a sequence', () => {
  expect(where(/nextval|create sequence|generated (always|by default) as identity/i)).toEqual([])
  // as the type of a column
  expect(where(/\b\w+ (small|big)?serial\b/)).toEqual([])
})

test('[R1] rows are locked by stores, and by migrations', () => {
  const locking = where(/\bfor (no key )?(update|share)\b|\.for(NoKey)?(Update|Share)\(/i)
  expect(locking.filter((file) => !file.endsWith('/store.ts'))).toEqual(['db/migrate.ts'])
})
