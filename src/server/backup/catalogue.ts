import { type ClientBase, escapeIdentifier } from 'pg'
import { BOOKKEEPING } from '../db/migrate.ts'

/** Short-lived data, credentials and other parties' secrets: not in a backup, and empty after a restore (SPEC S4). */
export const LEFT_OUT: readonly string[] = [
  'captchas',
  'codes',
  'inbox',
  'limits',
  'scenes',
  'sessions',
  'sweeping',
  'tickets',
  'wechat_messages',
  'wechat_tokens',
]

export interface Table {
  readonly name: string
  readonly columns: readonly string[]
}

export interface Catalogue {
  /** Ordered so that referenced tables come first. */
  readonly tables: readonly Table[]
  readonly leftOut: readonly string[]
  /** All applied migrations, in order. */
  readonly migrations: readonly string[]
  /** The version string of the database. */
  readonly database: string
}

interface Reference {
  readonly from: string
  readonly to: string
}

async function query<Row extends object>(client: ClientBase, text: string): Promise<Row[]> {
  return (await client.query<Row>(text)).rows
}

/** The names of the tables in the database's own schema. */
export async function tableNames(client: ClientBase): Promise<string[]> {
  const rows = await query<{ name: string }>(
    client,
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = current_schema() and c.relkind in ('r', 'p') and not c.relispartition order by name`,
  )
  return rows.map(({ name }) => name)
}

function columnsOf(client: ClientBase): Promise<{ table: string; name: string }[]> {
  return query(
    client,
    `select c.relname as table, a.attname as name
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = current_schema() and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     order by c.relname, a.attnum`,
  )
}

function referencesOf(client: ClientBase): Promise<Reference[]> {
  return query(
    client,
    `select f.relname as from, t.relname as to
     from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
     join pg_namespace n on n.oid = f.relnamespace where k.contype = 'f' and n.nspname = current_schema()`,
  )
}

/** Orders tables so that each comes after those it refers to. */
function inOrder(names: readonly string[], references: readonly Reference[]): string[] {
  const ordered: string[] = []
  let waiting = [...names]
  while (waiting.length > 0) {
    const ready = waiting.filter((name) => !references.some(({ from, to }) => from === name && waiting.includes(to)))
    if (ready.length === 0) throw new Error(`these tables refer to each other or to themselves: ${waiting.join(', ')}`)
    ordered.push(...ready)
    waiting = waiting.filter((name) => !ready.includes(name))
  }
  return ordered
}

/**
 * The content of a backup, read from the database's catalogue. Locks each table, so that no migration changes it until the transaction ends.
 */
export async function readCatalogue(client: ClientBase): Promise<Catalogue> {
  const names = await tableNames(client)
  for (const name of names) await client.query(`select from ${escapeIdentifier(name)} limit 0`)
  const kept = names.filter((name) => !LEFT_OUT.includes(name) && !BOOKKEEPING.includes(name))
  const columns = await columnsOf(client)
  const [version] = await query<{ server_version: string }>(client, 'show server_version')
  const migrations = await query<{ name: string }>(client, 'select name from kysely_migration order by name')
  return {
    tables: inOrder(kept, await referencesOf(client)).map((name) => ({
      name,
      columns: columns.filter(({ table }) => table === name).map((column) => column.name),
    })),
    leftOut: names.filter((name) => LEFT_OUT.includes(name)),
    migrations: migrations.map(({ name }) => name),
    database: version?.server_version ?? '',
  }
}
