import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { callServer, registerAt } from '#tests/support/api-client.ts'
import { freePort } from '#tests/support/free-port.ts'
import { livingPostgres } from '#tests/support/living-postgres.ts'
import { makeDataDir, temporaryFolder } from '#tests/support/temporary-folder.ts'

const SUPERVISE = pathToFileURL(resolve(import.meta.dirname, '../cli/supervise.mjs')).href
const SERVE = resolve(import.meta.dirname, '../../tests/e2e/support/serve.ts')
const PAUSES = [10, 20, 30, 40, 50]

interface Supervised {
  readonly child: ChildProcess
  readonly said: () => string
  readonly ended: Promise<number | null>
}

/** Runs a script the way `npm start` runs the server. */
function supervised(script: string, env: Record<string, string> = {}, pauses: readonly number[] = PAUSES): Supervised {
  const code = `import { supervise } from ${JSON.stringify(SUPERVISE)}
    supervise(process.execPath, [${JSON.stringify(script)}], { stdio: 'inherit' }, ${JSON.stringify(pauses)})`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    env: { ...process.env, MODE: 'local', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString('utf8')
    })
  }
  return { child, said: () => said, ended: once(child, 'close').then(([exit]) => exit as number | null) }
}

/** A script that records each of its runs and then runs `act`. */
function noting(act: string) {
  const folder = temporaryFolder('supervised')
  const [script, runs] = [join(folder, 'script.mjs'), join(folder, 'runs')]
  writeFileSync(runs, '')
  writeFileSync(
    script,
    `import { appendFileSync } from 'node:fs'\nappendFileSync(${JSON.stringify(runs)}, 'x')\n${act}`,
  )
  return { script, runs: () => readFileSync(runs, 'utf8').length }
}

const childOf = (pid = 0) => Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0])

test('a server that is killed is restarted by npm start, and ends with it', async () => {
  const [dataDir, port] = [makeDataDir(), await freePort()]
  const url = `http://127.0.0.1:${port}`
  const { child, said, ended } = supervised(SERVE, { DATA_DIR: dataDir, PORT: String(port) })
  const starts = () => said().match(/is ready at/g)?.length ?? 0
  await expect.poll(starts, { timeout: 30_000 }).toBe(1)
  const token = await registerAt(url, 'patient')
  process.kill(childOf(child.pid), 'SIGKILL')
  await expect.poll(starts, { timeout: 30_000 }).toBe(2)
  expect(said()).toContain('The server ended unexpectedly (SIGKILL). It starts again in 0.01 s.')
  expect((await callServer(url, 'User/detail', {}, { token }))?.data.username).toBe('patient')
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  await expect.poll(() => livingPostgres(dataDir), { timeout: 5000 }).toEqual([])
}, 60_000)

test.each(['process.exit(70)', "process.kill(process.pid, 'SIGKILL')"])(
  'a server that dies again and again by %s is given up after five further starts',
  async (act) => {
    const { script, runs } = noting(act)
    const { said, ended } = supervised(script)
    expect(await ended).toBeGreaterThan(0)
    expect(runs()).toBe(6)
    expect(said()).toMatch(/ended unexpectedly \(\w+\) 6 times in ten minutes, and is not started again\./)
  },
)

test.each([0, 1])('a server that exits with %d did so on purpose, and is not restarted', async (code) => {
  const { script, runs } = noting(`process.exit(${code})`)
  const { said, ended } = supervised(script)
  expect(await ended).toBe(code)
  expect([runs(), said()]).toEqual([1, ''])
})

test.each(['SIGTERM', 'SIGINT'] as const)('%s ends it, also between two starts', async (signal) => {
  const crash = noting('process.exit(70)')
  const between = supervised(crash.script, {}, [60_000])
  await expect.poll(between.said).toContain('It starts again in 60 s.')
  between.child.kill(signal)
  expect([await between.ended, crash.runs()]).toEqual([0, 1])
  const stubborn = noting(
    `process.on('${signal}', () => process.exit(70)); setInterval(() => undefined, 1000); console.log('up')`,
  )
  const running = supervised(stubborn.script)
  await expect.poll(running.said).toContain('up')
  running.child.kill(signal)
  expect([await running.ended, stubborn.runs()]).toEqual([70, 1])
})

test('an uncaught bug ends the server with another code than a refusal', { timeout: 60_000 }, async () => {
  const [dataDir, folder] = [makeDataDir(), temporaryFolder('bug')]
  const script = join(folder, 'bug.mjs')
  const run = pathToFileURL(resolve(import.meta.dirname, 'run.ts')).href
  writeFileSync(
    script,
    `import { run } from ${JSON.stringify(run)}
    await run(process.env)
    setTimeout(() => { throw new Error('a bug') })`,
  )
  const { said, ended } = supervised(script, { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' }, [])
  expect(await ended).toBe(70)
  expect(said()).toContain('Error: a bug')
  const again = supervised(script.replace('bug.mjs', 'none.mjs'), { DATA_DIR: dataDir }, [])
  expect(await again.ended).toBe(1)
})
