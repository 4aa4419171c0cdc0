import { createWriteStream, readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createGzip } from 'node:zlib'
import { type ClientBase, escapeIdentifier, type Pool } from 'pg'
import type { ObjectStore } from '../objects/object-store.ts'
import { readCatalogue, type Table } from './catalogue.ts'
import { copyOut } from './copy.ts'
import { OBJECTS, TABLES } from './manifest.ts'
import { type Part, pack, type Summary } from './pack.ts'
import { SESSION_SETTINGS } from './session-settings.ts'

/** What a backup is made of. */
export interface Sources {
  readonly pool: Pool
  readonly objects: ObjectStore
}

/** Approximate size of the files that a table's rows are split into. */
const PART_BYTES = 1024 * 1024
const PART_DIGITS = 6

const PACKAGE = new URL('../../../package.json', import.meta.url)

function programVersion(): string {
  const { name, version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { name: string; version: string }
  return `${name} ${version}`
}

async function* rowsOf(client: ClientBase, { name, columns }: Table): AsyncGenerator<Part, number> {
  const list = columns.map(escapeIdentifier).join(', ')
  const parts = copyOut(client, `copy (select ${list} from ${escapeIdentifier(name)}) to stdout`, PART_BYTES)
  let next = await parts.next()
  for (let count = 1; !next.done; count += 1) {
    const number = String(count).padStart(PART_DIGITS, '0')
    yield { name: `${TABLES}${name}/${number}.copy`, size: next.value.length, content: [next.value] }
    next = await parts.next()
  }
  return next.value
}

async function* partsOf(client: ClientBase, objects: ObjectStore, now: number): AsyncGenerator<Part, Summary> {
  const { tables, leftOut, migrations, database } = await readCatalogue(client)
  const described: Summary['tables'] = []
  for (const table of tables) {
    const rows = yield* rowsOf(client, table)
    described.push({ name: table.name, columns: [...table.columns], rows })
  }
  const kept = { count: 0, bytes: 0 }
  // after the rows: every object exists before the row that refers to it
  for await (const name of objects.list()) {
    const size = await objects.size(name)
    if (size === undefined) throw new Error(`the object ${name} was removed during a backup`)
    yield { name: `${OBJECTS}${name}`, size, content: objects.read(name, 0, size) }
    kept.count += 1
    kept.bytes += size
  }
  return {
    program: programVersion(),
    time: new Date(now).toISOString(),
    database,
    migrations: [...migrations],
    tables: described,
    left_out: [...leftOut],
    objects: kept,
  }
}

/** Writes all tables as of one snapshot, and the objects, to a file that is durable on return. */
export async function writeArchive({ pool, objects }: Sources, file: string, now: number): Promise<void> {
  const client = await pool.connect()
  let isWell = false
  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query(SESSION_SETTINGS)
    const archive = Readable.from(pack(partsOf(client, objects, now), now), { objectMode: true, highWaterMark: 1 })
    const gzip = createGzip({ level: constants.Z_BEST_SPEED })
    await pipeline(archive, gzip, createWriteStream(file, { mode: 0o600, flush: true }))
    await client.query('commit')
    isWell = true
  } finally {
    client.release(!isWell)
  }
}
