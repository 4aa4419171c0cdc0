import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { release, tmpdir } from 'node:os'
import { join } from 'node:path'
import { UsageError } from '../usage-error.ts'

/** The name of this system, such as Debian GNU/Linux 12. */
function systemName(): string {
  const named = /^PRETTY_NAME="?([^"\n]+)/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1]
  return `${named ?? 'Linux'}, ${release()}`
}

/** Throws a UsageError unless a build for a platform runs on this machine. */
export function requireTrial(name: string): void {
  if (`${process.platform}-${process.arch}` === name && process.platform === 'linux') return
  throw new UsageError(
    `A build for ${name} cannot be tried on this machine. Without --try it is made, marked as not tried.`,
  )
}

/**
 * Unpacks a ZIP file with `unzip` and starts its server in a network namespace that has the loopback interface only (`try-portable.ts`).
 * @returns the system on which it ran. Throws a UsageError if it did not
 */
export function tryBuild(file: string, root: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'slipstick-portable-'))
  try {
    const unpacked = spawnSync('unzip', ['-q', file, '-d', folder], { encoding: 'utf8' })
    if (unpacked.status !== 0) throw new UsageError(`unzip cannot unpack it: ${unpacked.stderr || unpacked.error}`)
    const rights = process.getuid?.() === 0 ? ['--net'] : ['--map-root-user', '--net']
    const inside = [process.execPath, join(root, 'src/cli/try-portable.ts'), folder]
    const command = ['sh', '-c', 'ip link set lo up && exec "$@"', 'sh', ...inside]
    const { status } = spawnSync('unshare', [...rights, ...command], { stdio: 'inherit' })
    if (status !== 0) throw new UsageError('It did not pass without a network; the reason is above.')
    return systemName()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
