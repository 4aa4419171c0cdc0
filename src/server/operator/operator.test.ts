import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noProviders } from '#tests/support/providers/no-providers.ts'
import { runOperator } from '#tests/support/run-operator.ts'
import { startTestServer, type TestServer } from '#tests/support/start-server.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import type { Config } from '../config.ts'
import { startServer } from '../start-server.ts'
import { commands, runCommand } from './run-command.ts'

let server: TestServer
const folder = temporaryFolder('operator', 0o711)
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

test('the site shows what its operator set', async () => {
  const code = join(folder, 'qr.png')
  writeFileSync(
    code,
    await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
      .png()
      .toBuffer(),
  )
  expect((await runOperator(server, 'set-config', 'site_title', '第一医院统计平台')).code).toBe(0)
  expect((await runOperator(server, 'set-config', 'agreement_id', '3')).code).toBe(0)
  expect((await runOperator(server, 'set-config', 'company_qr_code', code)).code).toBe(0)
  const { data } = await server.call('Base/config', {})
  expect(data).toMatchObject({ site_title: '第一医院统计平台', agreement_id: 3 })
  expect((await server.fetch(data.company_qr_code)).headers.get('content-type')).toBe('image/png')
})

test.each([
  [['set-config', 'colour', 'red'], /colour is none of/],
  [['set-config', 'agreement_id', 'new'], /whole number/],
  [['set-config', 'help_doc_url', 'javascript:alert(1)'], /http/],
  [['set-config', 'site_title'], /VALUE is missing/],
  [['set-config', 'recalled_tools', 'wells-pe@x'], /lists tools/],
  [['set-config', 'featured_tools', 'PHQ 9!'], /lists tools/],
  [['withdraw-notice', 'x'], /x is not an id/],
  [['withdraw-notice', '01900000-0000-7000-8000-000000000001'], /No published notice/],
  [['publish-notice', '--position', '3'], /--position is 1/],
  [['publish-notice', '--posit', '1'], /--posit/],
  [['publish-notice', '--position', '1'], /--title-zh is missing/],
])('%o is wrong usage, and hears why', async (args, sentence) => {
  const { code, errors } = await runOperator(server, ...args)
  expect(code).toBe(2)
  expect(errors[0]).toMatch(sentence)
  expect(errors[1]).toMatch(/^Usage: /)
})

test('an unknown command lists the known ones', async () => {
  const { code, errors } = await runOperator(server, 'publish')
  expect(code).toBe(2)
  for (const name of Object.keys(commands)) expect(errors[0]).toContain(name)
})

test('commands work on the embedded database without a server and beside one', async () => {
  const dataDir = join(folder, 'data')
  const out: string[] = []
  const run = (...args: string[]) =>
    runCommand(
      args,
      { DATA_DIR: dataDir },
      {
        print: (line) => out.push(line),
        complain: (line) => out.push(line),
        password: () => Promise.resolve('correct horse'),
      },
    )
  const publish = (name: string) => {
    const words = ['--title-zh', name, '--title-en', name, '--content-zh', name, '--content-en', name]
    return run('publish-notice', '--position', '2', ...words)
  }
  expect(await publish('before')).toBe(0)
  const config: Config = {
    port: 0,
    host: '127.0.0.1',
    dataDir,
    databaseUrl: undefined,
    mode: 'local',
    publicOrigin: undefined,
    tls: undefined,
    trustProxy: 0,
    bus: true,
    limitsFactor: 1,
    metrics: 'off',
    logLevel: 'silent',
    providers: noProviders,
    payments: { sandbox: false, wechat: undefined, alipay: undefined },
    invoices: { days: 180, special: 'on', items: { recharge: '', member: '', tokens: '' } },
    tokensMonth: 0,
    assistant: undefined,
    devicesLimit: null,
  }
  const own = await startServer(config)
  expect(await publish('beside')).toBe(0)
  const reply = await fetch(`${own.url}/api/Notice/index`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"position":2}',
  })
  const { data } = (await reply.json()) as { data: { data: { title: string }[] } }
  expect(data.data.map(({ title }) => title)).toEqual(['beside', 'before'])
  await own.stop()
  out.length = 0
  expect(await run('list-notices')).toBe(0)
  expect(out).toHaveLength(2)
})
