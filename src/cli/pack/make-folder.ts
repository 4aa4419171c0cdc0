import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { UsageError } from '../usage-error.ts'
import { copyUsed, filesOf } from './fetch-package.ts'
import type { Platform } from './platforms.ts'
import { nodeFor } from './portable-node.ts'
import { readMe, startScripts } from './read-me.ts'
import { packagesFor, packagesIn, readLockfile } from './server-packages.ts'

/** The program without the build: what a server and the operator's command line run. */
const SOURCES = [
  'src/server/**/*.ts',
  'src/contract/**/*.ts',
  'src/cli/operator.ts',
  'src/cli/start-portable.mjs',
  'src/cli/supervise.mjs',
]
const EXECUTABLE = 0o755

export interface Making {
  /** Of this program. */
  readonly root: string
  /** Where downloaded packages are unpacked. */
  readonly cache: string
  /** A program of Node in place of the package's. */
  readonly node: string | undefined
}

/** What a portable folder is made of. */
export interface Made {
  readonly version: string
  readonly node: string
  readonly postgres: string
}

/** The sources that go into a portable folder, relative to the root. */
export function portableSources(root: string): string[] {
  return globSync(SOURCES, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.(test|fixture)\.ts$/.test(path))
    .sort()
}

/** The packages that a portable server imports. */
export function portablePackages(root: string): string[] {
  return packagesIn(portableSources(root).map((path) => readFileSync(join(root, path), 'utf8')))
}

function copyProgram(root: string, folder: string): void {
  const program = join(folder, 'program')
  for (const path of portableSources(root)) {
    mkdirSync(dirname(join(program, path)), { recursive: true })
    cpSync(join(root, path), join(program, path))
  }
  const { name, version, license, type, imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const own = { name, version, license, private: true, type, imports }
  writeFileSync(join(program, 'package.json'), `${JSON.stringify(own, null, 2)}\n`)
  cpSync(join(root, 'dist/app'), join(program, 'dist/app'), { recursive: true })
}

/** Makes a folder that runs on a machine of the platform without a network and without anything installed. */
export function makeFolder(platform: Platform, folder: string, { root, cache, node }: Making): Made {
  if (!existsSync(join(root, 'dist/app/index.html')))
    throw new UsageError('The application is not built: run npm run build first.')
  const lock = readLockfile(root)
  const nodePart = nodeFor(platform, lock, { root, cache, given: node })
  const packages = packagesFor(lock, [...portablePackages(root), platform.postgres], platform)
  rmSync(folder, { recursive: true, force: true })
  copyProgram(root, folder)
  for (const one of packages) copyUsed(filesOf(one, root, cache), join(folder, 'program', one.path))

  const postgres = join(folder, 'program/node_modules', platform.postgres)
  const programs = join(postgres, 'native/bin')
  for (const name of readdirSync(programs)) chmodSync(join(programs, name), EXECUTABLE)
  mkdirSync(join(folder, 'node'))
  cpSync(nodePart.program, join(folder, 'node', platform.node))
  chmodSync(join(folder, 'node', platform.node), EXECUTABLE)
  cpSync(nodePart.licence, join(folder, 'node/LICENSE'))

  const versionOf = (path: string) => (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version
  const made = {
    version: versionOf(join(root, 'package.json')),
    node: nodePart.version ?? 'of the operator',
    postgres: versionOf(join(postgres, 'package.json')),
  }
  for (const [name, script] of Object.entries(startScripts(platform))) {
    writeFileSync(join(folder, name), script)
    chmodSync(join(folder, name), EXECUTABLE)
  }
  // Notepad of older Windows reads UTF-8 by its mark, and shows lines by CR LF
  const words = readMe(platform, made)
  const isWindows = platform.platform === 'win'
  writeFileSync(join(folder, 'README.txt'), isWindows ? `\uFEFF${words.replaceAll('\n', '\r\n')}` : words)
  cpSync(join(root, '.env.example'), join(folder, 'env-example.txt'))
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
  cpSync(join(root, 'dist/app/third-party-licences.txt'), join(folder, 'third-party-licences.txt'))
  return made
}
