import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, inject, test } from 'vitest'
import { callServer, registerAt } from '#tests/support/api-client.ts'
import { freePort } from '#tests/support/free-port.ts'
import { livingPostgres } from '#tests/support/living-postgres.ts'
import { createRandom } from '#tests/support/random.ts'
import { expectSentence, MAIN, runMain } from '#tests/support/run-main.ts'
import { startServerProcess } from '#tests/support/server-process.ts'
import { makeDataDir } from '#tests/support/temporary-folder.ts'

const isMaking = (dataDir: string) =>
  existsSync(dataDir) && readdirSync(dataDir).some((name) => name.startsWith('new-cluster-'))

const moments: Readonly<Record<string, (dataDir: string) => boolean>> = {
  'before it has done anything': existsSync,
  'while PostgreSQL makes its files': isMaking,
  'when its files are made': (dataDir) => existsSync(join(dataDir, 'cluster')),
  'when PostgreSQL is begun': (dataDir) => existsSync(join(dataDir, 'postgresql.log')),
  'when PostgreSQL says who it is': (dataDir) => existsSync(join(dataDir, 'cluster/postmaster.pid')),
  'when PostgreSQL can be asked': (dataDir) => existsSync(join(dataDir, 'socket/.s.PGSQL.5432')),
  'when the files are opened': (dataDir) => existsSync(join(dataDir, 'files')),
}

/** Starts the product and ends it with SIGTERM when `isTime`. Returns its exit code and output. */
async function startAndEnd(dataDir: string, isTime: () => boolean | Promise<boolean>, port = 0) {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, MODE: 'local', PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8')
    })
  }
  const ended = once(child, 'close')
  while (!(await isTime())) {
    if (child.exitCode !== null) throw new Error(`the server ended before: ${output}`)
    await sleep(1)
  }
  child.kill('SIGTERM')
  const [code] = (await ended) as [number | null]
  return { code, output }
}

/** The pid file disappears a moment before the process does. */
const expectNoPostgres = (dataDir: string, when = '') =>
  expect.poll(() => livingPostgres(dataDir), { timeout: 5000, message: when }).toEqual([])

test.each(Object.keys(moments))(
  '[S3] SIGTERM %s leaves no PostgreSQL, and the next start succeeds',
  { timeout: 60_000 },
  async (moment) => {
    const dataDir = makeDataDir()
    const { code, output } = await startAndEnd(dataDir, () => moments[moment]?.(dataDir) ?? false)
    expect(code).toBe(0)
    expect(output.replaceAll(/^(Slipstick 算尺 is ready|Codes and e-mails|\{"level":40,).*\n/gm, '')).toBe('')
    await expectNoPostgres(dataDir)
    expect(existsSync(dataDir) && isMaking(dataDir)).toBe(false)
    const server = await startServerProcess({ dataDir, port: await freePort() })
    await registerAt(server.url, 'afterwards')
    await server.stop()
  },
)

/** Whether a process listens on a port, which a server does before it reads its data. */
async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const is = await Promise.race([once(socket, 'connect'), once(socket, 'error')]).then(
    () => true,
    () => false,
  )
  socket.destroy()
  return is
}

const listeningFor = (port: number, wait: number) => async () => (await isListening(port)) && sleep(wait, true)

test('[S3] SIGTERM at any time of a later start leaves no PostgreSQL and loses nothing', async () => {
  const dataDir = makeDataDir()
  const port = await freePort()
  const first = await startServerProcess({ dataDir, port })
  const token = await registerAt(first.url, 'before')
  await first.stop()
  const random = createRandom(inject('seed'))
  for (let from = 0; from <= 600; from += 100) {
    const wait = Math.floor(from + 100 * random.next())
    const { code } = await startAndEnd(dataDir, listeningFor(port, wait), port)
    expect(code, `after ${wait} ms`).toBe(0)
    await expectNoPostgres(dataDir, `after ${wait} ms`)
  }
  const last = await startServerProcess({ dataDir, port })
  expect((await callServer(last.url, 'User/detail', {}, { token }))?.data.username).toBe('before')
  await last.stop()
}, 120_000)

test('[S3] SIGTERM while adopting the PostgreSQL of a killed server ends that too', async () => {
  const dataDir = makeDataDir()
  const port = await freePort()
  for (const wait of [0, 20, 40, 80]) {
    const killed = await startServerProcess({ dataDir, port })
    await killed.kill()
    expect(livingPostgres(dataDir)).not.toEqual([])
    const { code } = await startAndEnd(dataDir, listeningFor(port, wait), port)
    expect(code, `after ${wait} ms`).toBe(0)
    await expectNoPostgres(dataDir, `after ${wait} ms`)
  }
}, 120_000)

test('[S3] SIGTERM of a second server leaves the PostgreSQL of the first alone', { timeout: 60_000 }, async () => {
  const dataDir = makeDataDir()
  const first = await startServerProcess({ dataDir, port: await freePort() })
  const token = await registerAt(first.url, 'first')
  for (const wait of [200, 400, 600]) {
    await startAndEnd(dataDir, () => sleep(wait, true)).catch(() => undefined) // it may have refused earlier
    expect((await callServer(first.url, 'User/detail', {}, { token }))?.data.username).toBe('first')
  }
  await first.stop()
})

const damages = [
  [
    '17\n',
    /^The database in \S+ was made by PostgreSQL 17, and this program brings PostgreSQL 18\. Make a backup with the version of this program that made it, and restore it into a new data folder\.$/m,
  ],
  [
    'garbage',
    /^The database in \S+ is damaged: its PG_VERSION does not say which PostgreSQL made it\. Restore a backup into a new data folder\.$/m,
  ],
  ['', /^The database in \S+ is damaged/],
  [undefined, /^The database in \S+ is damaged/],
] as const

test('[S3] a database with another, damaged or missing PG_VERSION is reported at once', {
  timeout: 60_000,
}, async () => {
  const dataDir = makeDataDir()
  const file = join(dataDir, 'cluster/PG_VERSION')
  const server = await startServerProcess({ dataDir, port: await freePort() })
  await server.stop()
  const good = readFileSync(file)
  for (const [version, sentence] of damages) {
    if (version === undefined) rmSync(file)
    else writeFileSync(file, version)
    const start = performance.now()
    expectSentence(await runMain({ PORT: '0', DATA_DIR: dataDir }), sentence)
    expect(performance.now() - start).toBeLessThan(25_000) // an earlier version waited for 30 s
  }
  writeFileSync(file, good)
  const again = await startServerProcess({ dataDir, port: await freePort() })
  await again.stop()
})
