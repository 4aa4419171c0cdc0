import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { PROTOCOL } from '#contract/calls/sync.ts'
import { createDevice, newId } from '#tests/support/test-device.ts'
import type { Line } from '../figure.ts'
import { type Answer, prepareGround, tally } from './target.ts'

const SIZE = '400m'
const CHUNK = 64 * 1024
const device = createDevice('disk')
const push = (bytes: number) => ({
  protocol: PROTOCOL,
  mutations: [device.change('project', newId(), { name: 'p1', description: 'x'.repeat(bytes), createdAt: 1 })],
})

/** Fills the disk with at most this many bytes: the database may allocate some meanwhile. */
function fill(file: string, bytes: number): void {
  const handle = openSync(file, 'w')
  try {
    for (let left = bytes + CHUNK; left > 0; left -= CHUNK) writeSync(handle, Buffer.alloc(CHUNK))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    closeSync(handle)
  }
}

/** A RAM disk, filled to the last byte while the product runs on it. Needs root; a smoke run without root omits it. */
export async function measureFullDisk(smoke: boolean): Promise<readonly Line[]> {
  const folder = mkdtempSync(join(tmpdir(), 'slipstick-disk-'))
  chmodSync(folder, 0o711)
  const disk = join(folder, 'disk')
  mkdirSync(disk)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=711`, 'none', disk])
  } catch (error) {
    rmSync(folder, { recursive: true })
    if (smoke) return []
    throw error
  }
  try {
    const ground = await prepareGround(1, disk)
    const [ann] = ground.users
    const target = await ground.start()
    await target.post('Sync/push', push(15_000), ann)
    const { bavail, bsize } = statfsSync(disk)
    fill(join(disk, 'filling'), bavail * bsize)
    const during: Answer[] = []
    for (let count = 0; count < 40; count += 1) during.push(await target.post('Sync/push', push(15_000), ann))
    const reads = [await target.post('Sync/pull', { protocol: PROTOCOL, cursor: null }, ann)]
    reads.push(await target.post('User/detail', {}, ann))
    const health = await (await fetch(`${target.url}/readyz`)).text()
    rmSync(join(disk, 'filling'))
    await sleep(3000)
    const after = await target.post('Sync/push', push(15_000), ann)
    await target.end()
    const isLater =
      during.some(({ status }) => status === 503) && during.every(({ status }) => [200, 503].includes(status))
    return [
      {
        what: 'a disk of 400 MB that is full: 40 × Sync/push',
        value: tally(during),
        beside: { answers: `reads ${tally(reads)}; /readyz: ${health}; with room again ${tally([after])}` },
        target: 'later; reads 200',
        met: isLater && reads.every(({ status }) => status === 200) && after.status === 200,
      },
    ]
  } finally {
    execFileSync('umount', ['-l', disk])
    rmSync(folder, { recursive: true, force: true })
  }
}

/** PostgreSQL and its children. */
function familyOf(postmaster: number): number[] {
  const children = readdirSync('/proc').filter((name) => {
    try {
      const [, parent] = /\) \S (\d+) /.exec(readFileSync(`/proc/${Number(name)}/stat`, 'utf8')) ?? []
      return Number(parent) === postmaster
    } catch {
      return false // it exited meanwhile
    }
  })
  return [postmaster, ...children.map(Number)]
}

const MAX_MS = 10_000
/** A later answer counts as none. */
const GIVE_UP_MS = 40_000

/** Suspends all processes of the database, like a hung disk or network. */
export async function measureFrozen(): Promise<readonly Line[]> {
  const ground = await prepareGround(1)
  const [ann] = ground.users
  const target = await ground.start()
  await target.post('Sync/push', push(10), ann)
  const family = familyOf(Number.parseInt(readFileSync(join(ground.dataDir, 'cluster', 'postmaster.pid'), 'utf8'), 10))
  for (const pid of family) process.kill(pid, 'SIGSTOP')
  const start = performance.now()
  const ready = fetch(`${target.url}/readyz`, { signal: AbortSignal.timeout(GIVE_UP_MS) }).then(
    ({ status }) => `HTTP ${status}`,
    () => 'no answer',
  )
  const asked = Promise.all([
    target.post('Sync/push', push(10), ann),
    target.post('Sync/pull', { protocol: PROTOCOL, cursor: null }, ann),
    target.post('Project/add', { name: 'p' }, ann),
    target.post('User/login', { username: 'nobody', password: 'nothing', device: 'x' }),
  ])
  const answers = await Promise.race([asked, sleep(GIVE_UP_MS, undefined, { ref: false })])
  const said = await ready
  const ms = performance.now() - start
  for (const pid of family) process.kill(pid, 'SIGCONT')
  await sleep(3000)
  const after = await target.post('Sync/push', push(10), ann)
  await target.end()
  ground.remove()
  return [
    {
      what: 'a database whose processes are stopped: the last of five answers',
      value: ms,
      unit: 'ms',
      beside: { answers: `${answers ? tally(answers) : 'none'}; /readyz: ${said}; afterwards ${tally([after])}` },
      target: `<= ${MAX_MS} ms`,
      met: ms <= MAX_MS && after.status === 200,
    },
  ]
}
