import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = '/sys/fs/cgroup'
/**
 * Shorter than a frame, so that the browser runs steadily, as on a slow core. With the usual 100 ms its processes together use up their 25 ms
 * within a frame and are then stopped for the rest, however little there is to do.
 */
const PERIOD_US = 10_000
const MEMORY = String(4 * 1024 ** 3)

type Limits = Readonly<Record<string, string>>

/** Folders of control groups with their limits, in the first and the second version of Linux's interface. */
const groups = (): Readonly<Record<string, Limits>> =>
  existsSync(join(ROOT, 'cgroup.controllers'))
    ? { [ROOT]: { 'cpu.max': `${PERIOD_US / 4} ${PERIOD_US}`, 'memory.max': MEMORY } }
    : {
        [join(ROOT, 'cpu')]: { 'cpu.cfs_period_us': String(PERIOD_US), 'cpu.cfs_quota_us': String(PERIOD_US / 4) },
        [join(ROOT, 'memory')]: { 'memory.limit_in_bytes': MEMORY },
      }

/**
 * Holds the processes whose command line contains `mark`, and all that they have started, to a quarter of one core and 4 GiB together. Returns
 * what ends it; undefined where the system lets nobody make control groups.
 */
export function holdToQuarterCore(mark: string): (() => void) | undefined {
  const made: { readonly own: string; readonly parent: string }[] = []
  const end = () => {
    for (const { own, parent } of made) {
      for (const id of readFileSync(join(own, 'cgroup.procs'), 'utf8').split('\n')) if (id) moveTo(parent, id)
      rmdirSync(own)
    }
  }
  try {
    for (const [parent, limits] of Object.entries(groups())) {
      const own = join(parent, `slipstick-bench-${process.pid}`)
      mkdirSync(own)
      made.push({ own, parent })
      for (const [file, limit] of Object.entries(limits)) writeFileSync(join(own, file), limit)
      for (const id of processesOf(mark)) moveTo(own, id)
    }
    return end
  } catch {
    end()
    return undefined
  }
}

function moveTo(group: string, id: string): void {
  try {
    writeFileSync(join(group, 'cgroup.procs'), id)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error // the process has ended
  }
}

/** Ids of the processes whose command line contains the text, and of their descendants. */
function processesOf(mark: string): readonly string[] {
  const parents = new Map<string, string>()
  const found = new Set<string>()
  for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const [command, stat] = ['cmdline', 'stat'].map((file) => read(join('/proc', id, file)))
    if (!command || !stat) continue
    parents.set(id, stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? '')
    if (command.includes(mark) && id !== String(process.pid)) found.add(id)
  }
  for (let before = -1; before < found.size; ) {
    before = found.size
    for (const [id, parent] of parents) if (found.has(parent)) found.add(id)
  }
  return [...found]
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return '' // the process has ended
  }
}
