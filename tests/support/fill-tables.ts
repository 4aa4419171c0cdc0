import { type ClientBase, escapeIdentifier } from 'pg'

/** Text that encoders and documents commonly corrupt. */
export const ODD_TEXT = 'tab\t line\n return\r \\N \\. "quoted" \'single\' \u007f \u2028 算尺 🧮 \\x41 \\'
/** `json` stores these as escapes. */
export const ODD_JSON = JSON.stringify({
  nul: 'a\u0000b',
  alone: '\ud800 \udc00',
  text: ODD_TEXT,
  deep: [null, { '': 1e21 }],
})
const EVERY_BYTE = Buffer.from(Array.from({ length: 256 }, (_, index) => index))

/** A value for each column type that we use; for an unknown type the test of a new migration fails with a message. */
const values: Readonly<Record<string, unknown>> = {
  uuid: '01900000-0000-7000-8000-00000000000f',
  _uuid: ['01900000-0000-7000-8000-00000000000f'],
  text: ODD_TEXT,
  varchar: ODD_TEXT,
  int2: -32_768,
  int4: -2_147_483_648,
  int8: Number.MAX_SAFE_INTEGER,
  bytea: EVERY_BYTE,
  bool: false,
  json: ODD_JSON,
}

/** Values that the checks of a table allow, by table and column. */
const allowed: Readonly<Record<string, unknown>> = {
  'promos.limit_people': 2,
  'promos.used': 1,
  'wallets.gift': 0,
  'transfers.credit': `credit ${ODD_TEXT}`,
}

interface Column {
  readonly name: string
  readonly type: string
  readonly nullable: boolean
}

async function columnsOf(client: ClientBase, table: string): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select column_name as name, udt_name as type, is_nullable = 'YES' as nullable from information_schema.columns
     where table_schema = current_schema() and table_name = $1 order by ordinal_position`,
    [table],
  )
  return rows
}

/** Inserts two rows into each empty table: one with a value in every column, one with null in every nullable column. */
export async function fillTables(
  client: ClientBase,
  tables: readonly string[],
  users: readonly string[],
): Promise<void> {
  for (const table of tables) {
    const { rowCount } = await client.query(`select from ${escapeIdentifier(table)} limit 1`)
    if (rowCount) continue
    const columns = await columnsOf(client, table)
    for (const [index, user] of users.entries()) {
      const row = columns.map(({ name, type, nullable }) => {
        if (index > 0 && nullable) return null
        if (name === 'user_id') return user
        if (!Object.hasOwn(values, type)) throw new Error(`say what a value of the type ${type} is`)
        const value = allowed[`${table}.${name}`] ?? values[type]
        // keys must differ
        if (index === 0 || typeof value === 'boolean') return value
        if (type === 'uuid') return user
        if (typeof value === 'string' && type !== 'json') return `${value}${index}`
        return Buffer.isBuffer(value) ? Buffer.concat([value, value]) : value
      })
      const places = row.map((_, place) => `$${place + 1}`).join(', ')
      await client.query(`insert into ${escapeIdentifier(table)} values (${places})`, row)
    }
  }
}

/** All rows of a table in the database's text format, sorted. */
export async function rowsOf(client: ClientBase, table: string): Promise<string[]> {
  const name = escapeIdentifier(table)
  const { rows } = await client.query<{ row: string }>(`select ${name}::text as row from ${name} order by row`)
  return rows.map(({ row }) => row)
}
