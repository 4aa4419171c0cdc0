import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { merchantVariables } from '#tests/support/payments/merchant-variables.ts'
import { startWechatPayServer, type WechatPayServer } from '#tests/support/payments/wechat-pay-server.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { runCommand } from './run-command.ts'

const folder = temporaryFolder('fund-flow')
let wechat: WechatPayServer
beforeAll(async () => {
  wechat = await startWechatPayServer(Date.now)
})
afterAll(() => wechat.stop())

async function run(name: string, date: string, changes: Record<string, string> = {}) {
  const lines: string[] = []
  const file = join(folder, name)
  const say = (line: string) => lines.push(line)
  const environment = { DATA_DIR: folder, ...merchantVariables(folder, wechat.url), ...changes }
  const console = { print: say, complain: say, password: () => Promise.resolve('') }
  return { code: await runCommand(['fund-flow', '--date', date, '--out', file], environment, console), lines, file }
}
const day = (days: number) => new Date(Date.now() + (8 - 24 * days) * 60 * 60_000).toISOString().slice(0, 10)

test('the fund-flow bill is saved as it is, in a file for its owner', async () => {
  const { code, lines, file } = await run('flow.csv', day(2))
  expect(lines).toEqual([`${statSync(file).size} bytes`])
  expect(code).toBe(0)
  expect(readFileSync(file, 'utf8')).toMatch(/^记账时间,微信支付业务单号,/)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect((await run('flow.csv', day(2))).lines[0]).toContain('name a file that does not exist yet')
})

test('nothing is saved of a bill that is not what was announced, is not ready, or is of no provider', async () => {
  wechat.billSpoilt = true
  const spoilt = await run('spoilt.csv', day(2))
  wechat.billSpoilt = false
  expect(spoilt.lines).toEqual([expect.stringContaining('cannot be read: bill-hash')])
  const early = await run('early.csv', day(0))
  expect(early.lines).toEqual([expect.stringContaining('cannot be read: bill-not-ready')])
  const none = await run('none.csv', day(2), { PAYMENT_PROVIDER: 'off' })
  expect(none.lines[0]).toContain('No configured provider has a fund-flow bill')
  expect([spoilt, early, none].map(({ file }) => existsSync(file))).toEqual([false, false, false])
})
