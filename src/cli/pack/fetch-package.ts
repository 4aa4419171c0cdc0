import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { UsageError } from '../usage-error.ts'
import type { ServerPackage } from './server-packages.ts'

/** What no server reads: links that it makes itself, static libraries, type declarations and source maps. */
const UNUSED = /\.(a|map|d\.[cm]?ts)$/

/** Copies the files that a server needs. Symbolic links are left out, which ZIP files for Windows cannot hold. */
export function copyUsed(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory() && entry.name !== 'node_modules') copyUsed(source, target)
    else if (entry.isFile() && !UNUSED.test(entry.name)) cpSync(source, target)
  }
}

function run(command: string, args: readonly string[], cwd: string): string {
  const result = spawnSync(command, args, { cwd, encoding: 'utf8', shell: process.platform === 'win32' })
  if (result.status === 0) return result.stdout
  const reason = (result.error?.message ?? result.stderr).trim().split('\n')[0]
  throw new UsageError(`${command} ${args[0]} failed (${reason}). Check the network and the disk, then try again.`)
}

/** Downloads a package from the npm registry and compares it with the lockfile. Returns the folder with its files. */
function download({ name, version, integrity }: ServerPackage, cache: string): string {
  const folder = join(cache, `${name.replace('/', '+')}-${version}`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const packed = run('npm', ['pack', `${name}@${version}`, '--silent', '--pack-destination', folder], folder)
  const archive = join(folder, packed.trim().split('\n').at(-1) ?? '')
  const hash = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`
  if (hash !== integrity)
    throw new UsageError(`${name} ${version} of the registry is not the one of package-lock.json: its SHA-512 differs.`)
  run('tar', ['-xzf', archive, '--strip-components=1'], folder)
  rmSync(archive)
  return folder
}

/** The folder of a package's files: where npm installed it here, otherwise downloaded into `cache`. */
export function filesOf(wanted: ServerPackage, root: string, cache: string): string {
  const here = join(root, wanted.path)
  const manifest = join(here, 'package.json')
  if (existsSync(manifest)) {
    const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }
    if (version === wanted.version) return here
  }
  process.stdout.write(`Fetching ${wanted.name} ${wanted.version} …\n`)
  mkdirSync(dirname(cache), { recursive: true })
  return download(wanted, cache)
}
