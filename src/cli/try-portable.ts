/**
 * `node src/cli/try-portable.ts FOLDER`, run without a network: starts the portable server of the only folder in FOLDER, as a user would, and
 * reads a page and makes calls. `npm run pack -- linux-x64 --try` runs it in an empty network namespace.
 */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const PORT = 3900
const ORIGIN = `http://127.0.0.1:${PORT}`
const START_MS = 120_000
const say = (line: string) => process.stdout.write(`  ${line}\n`)

async function call(name: string, request: object, token?: string) {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) }
  const response = await fetch(`${ORIGIN}/api/${name}`, { method: 'POST', headers, body: JSON.stringify(request) })
  return (await response.json()) as { status: number; data: { token?: string; builds?: unknown } }
}

async function requireNoNetwork(): Promise<void> {
  const others = Object.values(networkInterfaces()).flatMap((list = []) => list.filter(({ internal }) => !internal))
  assert.deepEqual(others, [], 'there is a network')
  await assert.rejects(fetch('http://192.0.2.1/'), 'there is a network')
  say('there is no network')
}

async function ready(): Promise<void> {
  const end = performance.now() + START_MS
  const status = () =>
    fetch(`${ORIGIN}/readyz`).then(
      (response) => response.status,
      () => 0,
    )
  while ((await status()) !== 200) {
    assert.ok(performance.now() < end, `/readyz did not answer 200 in ${START_MS / 1000} s`)
    await sleep(200)
  }
  say('/readyz answers 200')
}

async function readPage(): Promise<void> {
  const page = await fetch(`${ORIGIN}/home`, { headers: { Accept: 'text/html' } })
  const html = await page.text()
  const scripts = [...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)].map(([, path]) => path ?? '')
  assert.equal(page.status, 200)
  assert.ok(scripts.length > 0, 'the page has no script')
  for (const path of scripts) assert.equal((await fetch(`${ORIGIN}${path}`)).status, 200, path)
  say(`a page answers, with its ${scripts.length} files`)
}

async function makeCalls(output: () => string): Promise<void> {
  assert.equal((await call('Base/config', {})).status, 200)
  const key = /\/login#owner=([\w-]+)/.exec(output())?.[1]
  const { status, data } = await call('User/ownerLogin', { key, device: 'trial' })
  assert.equal(status, 200, 'the owner was not signed in')
  assert.ok((await call('Downloadpc/getnode', {}, data.token)).data.builds)
  say('calls answer, and the printed address signs the owner in')
}

async function tryFolder(folder: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'slipstick-trial-'))
  let output = ''
  // no PATH: nothing of this machine may take the place of what is in the folder
  const env = { PATH: '/nonexistent', HOME: dataDir, XDG_DATA_HOME: dataDir, PORT: String(PORT) }
  const child = spawn(join(folder, 'start.sh'), { cwd: '/', env, stdio: ['ignore', 'pipe', 'inherit'] })
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  try {
    await ready()
    assert.equal(readlinkSync(`/proc/${child.pid}/exe`), join(folder, 'node/node'))
    await readPage()
    await makeCalls(() => output)
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    assert.deepEqual((await ended)[0], 0)
    say('it stops when it is told to')
  } finally {
    child.kill('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const [parent = ''] = process.argv.slice(2)
const [name = ''] = readdirSync(parent)
await requireNoNetwork()
await tryFolder(join(parent, name))
