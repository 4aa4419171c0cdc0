import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { json } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { callServer, registerAt } from '#tests/support/api-client.ts'
import { freePort } from '#tests/support/free-port.ts'
import { vectors } from '#tests/support/payments/vectors.ts'
import { expectSentence, MAIN, runMain } from '#tests/support/run-main.ts'
import { postmasterPid, type ServerProcess, startServerProcess } from '#tests/support/server-process.ts'
import { makeDataDir } from '#tests/support/temporary-folder.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

const NOBODY = 65_534
const isRoot = process.getuid?.() === 0
const running: ServerProcess[] = []
const folders: string[] = []

afterEach(async () => {
  for (const server of running.splice(0)) await server.stop()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function dataFolder(): string {
  const folder = makeDataDir()
  folders.push(dirname(folder))
  return folder
}

async function start(dataDir: string, env: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startServerProcess({ dataDir, port: await freePort(), env })
  running.push(server)
  return server
}

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** The uid that a process runs as. */
const ownerOf = (pid = 0) => statSync(`/proc/${pid}`).uid

test('[S5] the inbox of local mode is printed with its key, and opens', async () => {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, MODE: 'local', PORT: String(await freePort()), DATA_DIR: dataFolder() },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString('utf8')
  })
  await expect.poll(() => output.split('\n').length, { timeout: 30_000 }).toBe(4)
  const [, address = ''] =
    /^Codes and e-mails are not sent but shown at (http:\/\/127\.0\.0\.1:\d+\/inbox\?key=\S+)$/m.exec(output) ?? []
  const { status, headers } = await fetch(address, { redirect: 'manual' })
  expect([status, headers.get('location')]).toEqual([303, '/inbox'])
  child.kill('SIGTERM')
  await once(child, 'exit')
})

test('a port in use is reported in one sentence', async () => {
  const port = await freePort()
  const other = createServer().listen(port, '127.0.0.1')
  const ended = await runMain({ PORT: String(port), DATA_DIR: dataFolder() })
  other.close()
  expectSentence(ended, /^Port \d+ of 127\.0\.0\.1 is taken by another program\. Stop it, or set PORT to another\.$/m)
})

test('an address of another machine is reported in one sentence', async () => {
  const ended = await runMain({ PORT: '0', HOST: '203.0.113.1', DATA_DIR: dataFolder() })
  expectSentence(ended, /^Port 0 of 203\.0\.113\.1 is not an address of this machine\. Set HOST/)
})

test('an invalid configuration is reported in one sentence', async () => {
  expectSentence(
    await runMain({ PORT: 'many' }),
    /^The configuration does not hold: PORT must be a port\. See \.env\.example\.$/m,
  )
  expectSentence(
    await runMain({ MODE: 'production', PUBLIC_ORIGIN: 'http://stats.example.org' }),
    /^The configuration does not hold: PUBLIC_ORIGIN must be the https origin of the site/m,
  )
})

test.runIf(process.platform !== 'win32')(
  '[M17] a key of payments that others may read is reported in one sentence, before any data are opened',
  async () => {
    const dataDir = dataFolder()
    const key = join(dirname(dataDir), 'key.pem')
    writeFileSync(key, vectors.keys.alipayApp.private, { mode: 0o644 })
    const ended = await runMain({
      PORT: '0',
      DATA_DIR: dataDir,
      PAYMENT_PROVIDER: 'alipay',
      ALIPAY_APP_ID: vectors.alipay.app,
      ALIPAY_SELLER_ID: vectors.alipay.seller,
      ALIPAY_KEY_FILE: key,
      ALIPAY_PUBLIC_KEY_FILE: key,
    })
    expectSentence(
      ended,
      /^ALIPAY_KEY_FILE names \S+key\.pem, which other accounts may read: run chmod 600 \S+key\.pem\.$/m,
    )
    expect(existsSync(dataDir)).toBe(false)
  },
)

test('[S3] a data folder in use by another instance is reported in one sentence, and the other goes on', async () => {
  const dataDir = dataFolder()
  const server = await start(dataDir)
  const ended = await runMain({ PORT: '0', DATA_DIR: dataDir })
  expectSentence(ended, /^The data folder \S+ is in use by another instance \(slipstick-server \d+\)\./)
  expect((await callServer(server.url, 'Base/config', {}))?.status).toBe(200)
})

test('a data folder without write permission is reported in one sentence', async () => {
  const folder = dataFolder()
  mkdirSync(folder, { mode: 0o555 })
  const account = isRoot ? { uid: NOBODY, gid: NOBODY } : {}
  const ended = await runMain({ PORT: '0', DATA_DIR: join(folder, 'data') }, account)
  expectSentence(ended, /^The data folder \S+ cannot be written \(EACCES\)\. Change its owner, or set DATA_DIR/)
  expectSentence(
    await runMain({ PORT: '0', DATA_DIR: '/dev/null/x' }),
    /^The data folder \S+ is not a folder \(ENOTDIR\)\./,
  )
})

test('an unreachable database is reported in one sentence, without its password', async () => {
  const url = `postgres://me:secret@127.0.0.1:${await freePort()}/stats`
  const ended = await runMain({ PORT: '0', DATA_DIR: dataFolder(), DATABASE_URL: url })
  expectSentence(
    ended,
    /^The database at 127\.0\.0\.1:\d+\/stats cannot be used \(ECONNREFUSED\)\. Check DATABASE_URL\.$/m,
  )
  expect(ended.output).not.toContain('secret')
})

test('[D5] a data folder of another database is refused', async () => {
  const database = await createTestDatabase()
  const first = await start(dataFolder(), { DATABASE_URL: database.url })
  await first.stop()
  running.length = 0
  const ended = await runMain({ PORT: '0', DATA_DIR: dataFolder(), DATABASE_URL: database.url })
  expectSentence(ended, /^This database keeps its files in another data folder than/)
  await database.remove()
})

test('[S3] SIGTERM lets running requests finish, ends PostgreSQL and exits with 0', async () => {
  const dataDir = dataFolder()
  const server = await start(dataDir)
  const database = postmasterPid(dataDir) ?? 0
  expect(isAlive(database)).toBe(true)
  // a call whose body is still being sent at the signal
  const body = '{"kind":"question"}'
  const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length, Expect: '100-continue' }
  const call = request(`${server.url}/api/Base/captcha`, { method: 'POST', headers })
  call.flushHeaders()
  await once(call, 'continue')
  const stopped = server.stop()
  await sleep(200)
  call.end(body)
  const [response] = (await once(call, 'response')) as [IncomingMessage]
  const reply = (await json(response)) as { status: number }
  const code = await stopped
  running.length = 0
  expect(reply.status).toBe(200)
  expect(code).toBe(0)
  expect(isAlive(database)).toBe(false)
  expect(existsSync(join(dataDir, 'cluster', 'postmaster.pid'))).toBe(false)
})

test('[S3] after a crash the PostgreSQL left behind is adopted, with its data', async () => {
  const dataDir = dataFolder()
  const first = await start(dataDir)
  const token = await registerAt(first.url, 'before')
  const database = postmasterPid(dataDir)
  await first.kill()
  running.length = 0
  const second = await start(dataDir)
  expect(postmasterPid(dataDir)).toBe(database)
  expect((await callServer(second.url, 'User/detail', {}, { token }))?.data.username).toBe('before')
})

test('[S3] when PostgreSQL alone is killed, the server reports that it is not ready and restarts it', async () => {
  const dataDir = dataFolder()
  const server = await start(dataDir)
  const token = await registerAt(server.url, 'patient')
  const ready = async () => (await fetch(`${server.url}/readyz`)).status
  expect(await ready()).toBe(200)
  process.kill(postmasterPid(dataDir) ?? 0, 'SIGKILL')
  // its connections may outlive it for a moment
  await expect.poll(ready, { interval: 5, timeout: 10_000 }).toBe(503)
  expect(await callServer(server.url, 'User/detail', {}, { token })).toMatchObject({ status: 503, code: 'maintenance' })
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  while ((await ready()) !== 200) await sleep(50)
  expect((await callServer(server.url, 'User/detail', {}, { token }))?.data.username).toBe('patient')
})

test('[S3] a path too long for a socket is served over the loopback instead', async () => {
  const dataDir = join(dataFolder(), 'x'.repeat(100))
  const server = await start(dataDir)
  await registerAt(server.url, 'longpath')
  expect(existsSync(join(dataDir, 'socket'))).toBe(false)
})

test.runIf(isRoot)(
  '[S3] as root PostgreSQL runs as an account of its own, and a folder that it cannot enter is reported in one sentence',
  async () => {
    const dataDir = dataFolder()
    await start(dataDir)
    const owner = ownerOf(postmasterPid(dataDir))
    expect(owner).toBeGreaterThan(0)
    expect(owner).not.toBe(NOBODY)
    const closed = dataFolder()
    chmodSync(dirname(closed), 0o700)
    const ended = await runMain({ PORT: '0', DATA_DIR: closed })
    expectSentence(
      ended,
      /^PostgreSQL does not run as root, and its own account \(uid \d+\) cannot enter \S+\. Set DATA_DIR/,
    )
  },
)

test.runIf(isRoot)('[S3] an ordinary account runs everything as itself', async () => {
  const dataDir = dataFolder()
  mkdirSync(dataDir)
  chownSync(dataDir, NOBODY, NOBODY)
  const child = spawn(process.execPath, [MAIN], {
    uid: NOBODY,
    gid: NOBODY,
    env: { ...process.env, MODE: 'local', PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((ready) => child.stdout.once('data', ready))
  const owner = ownerOf(postmasterPid(dataDir))
  expect(owner).toBe(NOBODY)
  child.kill('SIGTERM')
  expect(await new Promise((done) => child.once('exit', done))).toBe(0)
})
