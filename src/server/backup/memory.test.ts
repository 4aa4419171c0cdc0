import { spawn } from 'node:child_process'
import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#tests/support/start-server.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { createBlankDatabase } from '#tests/support/test-database.ts'

const OPERATOR = resolve(import.meta.dirname, '../../cli/operator.ts')
const MB = 1024 * 1024
/** Prints the peak memory of the process, KiB, when it exits. */
const MEASURE = 'data:text/javascript,process.on("exit",()=>console.error(process.resourceUsage().maxRSS))'
const folder = temporaryFolder('memory')
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** Runs an operator command as a process. Returns its peak memory, bytes. */
async function peakOf(site: { dataDir: string; databaseUrl: string }, ...args: string[]): Promise<number> {
  const env = { ...process.env, MODE: 'local', DATA_DIR: site.dataDir, DATABASE_URL: site.databaseUrl }
  const child = spawn(process.execPath, ['--import', MEASURE, OPERATOR, ...args], { env })
  const [errors, code] = await Promise.all([text(child.stderr), new Promise((done) => child.on('close', done))])
  if (code !== 0) throw new Error(errors)
  return Number(errors.trim().split('\n').at(-1)) * 1024
}

async function addRecords(user: string, from: number, to: number): Promise<void> {
  await sql`insert into records (user_id, id, kind, refs, head, size, revision)
    select ${user}::uuid, gen_random_uuid(), 'analysis', array[]::uuid[],
      json_build_object('title', json_build_array((select string_agg(md5(i::text || j), '') from generate_series(1, 20) j), '')), 1000, i
    from generate_series(${from}::int4, ${to}::int4) i`.execute(server.services.db)
}

/** Peak memory of a backup and of its restore, bytes. */
async function peaksWith(records: number): Promise<{ size: number; backup: number; restore: number }> {
  const file = join(folder, `${records}.tar.gz`)
  const backup = await peakOf(server, 'backup', file)
  const blank = await createBlankDatabase()
  const site = { dataDir: join(folder, String(records)), databaseUrl: blank.url }
  const restore = await peakOf(site, 'restore', file)
  await blank.remove()
  return { size: statSync(file).size, backup, restore }
}

// the two differ by more than 100 MB of rows
test('[S4] backup and restore of two hundred thousand records take hardly more memory than of a tenth of them', async () => {
  const { userInfo } = await server.register()
  await addRecords(userInfo.id, 1, 20_000)
  const few = await peaksWith(20_000)
  await addRecords(userInfo.id, 20_001, 200_000)
  const many = await peaksWith(200_000)
  expect(many.size).toBeGreaterThan(9 * few.size)
  expect(many.backup - few.backup).toBeLessThan(70 * MB)
  expect(many.restore - few.restore).toBeLessThan(70 * MB)
}, 180_000)
