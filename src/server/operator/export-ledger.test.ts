import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cash, postTo } from '#tests/support/ledger.ts'
import { runOperator } from '#tests/support/run-operator.ts'
import { startTestServer, type TestServer } from '#tests/support/start-server.ts'
import { inTransaction } from '../db/database.ts'
import { post } from '../money/transfers.ts'

let server: TestServer
const folder = mkdtempSync(join(tmpdir(), 'slipstick-export-'))
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

const run = (...args: string[]) => runOperator(server, 'export-ledger', ...args)

test('a month of the ledger is exported by time, from its first to its last moment in Beijing', async () => {
  const user = await server.register()
  const { id } = user.userInfo
  const at = (time: string, amount: number) =>
    inTransaction(server.services.db, (tx) => post(tx, id, [cash(amount, `operator:${time}`)], Date.parse(time)))
  await at('2026-10-31T15:59:59.999Z', 1)
  await at('2026-10-31T16:00:00Z', 250)
  await at('2026-11-30T15:59:59.999Z', 50)
  await at('2026-11-30T16:00:00Z', 7)
  const file = join(folder, 'november.csv')
  const { code, out } = await run('--month', '2026-11', '--out', file)
  expect(code).toBe(0)
  expect(out).toEqual(['gift:operator  -3.00  +0.00', 'wallet:cash  -0.00  +3.00'])
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readFileSync(file, 'utf8').split('\n')).toEqual([
    'time,user,entry,debit,credit,yuan,note,cause,order,reverses',
    `2026-11-01 00:00:00,${id},2,gift:operator,wallet:cash,2.50,operator,operator:2026-10-31T16:00:00Z,,`,
    `2026-11-30 23:59:59,${id},3,gift:operator,wallet:cash,0.50,operator,operator:2026-11-30T15:59:59.999Z,,`,
    '',
  ])
})

test('every transfer is written once, however many there are', async () => {
  const user = await server.register()
  const postings = Array.from({ length: 2100 }, (_, index) => cash(1, `operator:${index}`))
  await postTo(server, user, ...postings)
  const file = join(folder, 'now.csv')
  const month = new Date(server.clock.now() + 8 * 3_600_000).toISOString().slice(0, 7)
  await run('--month', month, '--out', file)
  const entries = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.includes(user.userInfo.id))
  expect(new Set(entries.map((line) => line.split(',')[2])).size).toBe(2100)
  expect(entries).toHaveLength(2100)
})

test('a wrong month and a file that exists are refused, and the file is kept', async () => {
  const file = join(folder, 'mine.csv')
  writeFileSync(file, 'mine')
  expect((await run('--month', '2026-13', '--out', file)).errors[0]).toContain('--month is a month such as 2026-11')
  expect((await run('--month', '2026-11', '--out', file)).errors[0]).toContain('name a file that does not exist yet')
  expect(readFileSync(file, 'utf8')).toBe('mine')
})
