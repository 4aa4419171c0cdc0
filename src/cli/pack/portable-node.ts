import { closeSync, existsSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { isNodeOf } from '../packaged-node.mjs'
import { UsageError } from '../usage-error.ts'
import { filesOf } from './fetch-package.ts'
import type { Platform } from './platforms.ts'
import type { Lockfile } from './server-packages.ts'

/** First bytes of programs: ELF with `e_machine`, "MZ", and Mach-O of 64 bits with its `cputype`. */
function isProgramFor(path: string, { platform, arch }: Platform): boolean {
  const head = Buffer.alloc(20)
  const file = openSync(path, 'r')
  readSync(file, head)
  closeSync(file)
  if (platform === 'win') return head.toString('latin1', 0, 2) === 'MZ'
  if (platform === 'darwin')
    return head.readUInt32LE(0) === 0xfeedfacf && head.readUInt32LE(4) === (arch === 'arm64' ? 0x0100000c : 0x01000007)
  return head.toString('latin1', 1, 4) === 'ELF' && head.readUInt16LE(18) === (arch === 'arm64' ? 0xb7 : 0x3e)
}

/** Where the program of Node and its licence are. */
export interface PortableNode {
  readonly program: string
  /** Its licence, with those of what it is made of. */
  readonly licence: string
  /** Version of the package; undefined if the operator gave the program. */
  readonly version: string | undefined
}

/**
 * Node for a platform: the operator's file, or the package of the lockfile, whose hash is compared with the one that nodejs.org published.
 * Throws a UsageError that says what to do where npm has none.
 */
export function nodeFor(
  platform: Platform,
  lock: Lockfile,
  { root, cache, given }: { root: string; cache: string; given: string | undefined },
): PortableNode {
  const packageOf = (of: string): string | undefined => {
    const path = `node_modules/node-${of}`
    const { version, integrity = '' } = lock[path] ?? {}
    const wanted = version && { path, name: `node-${of}`, version, integrity, isOfPlatform: true }
    return wanted ? filesOf(wanted, root, cache) : undefined
  }
  // the package for Windows has no licence; it is the same text for all
  const licence = () => join(packageOf('linux-x64') ?? '', 'LICENSE')
  if (given !== undefined) {
    if (!existsSync(given) || !isProgramFor(given, platform))
      throw new UsageError(`${given} is not the program of Node for ${platform.name}.`)
    return { program: given, licence: licence(), version: undefined }
  }
  const folder = packageOf(platform.name)
  if (!folder)
    throw new UsageError(
      `npm has no package with a Node for ${platform.name} in the version that this program is tested with. Download Node 24 for it from https://nodejs.org/dist, compare its SHA-256 with SHASUMS256.txt there, and name its program: --node FILE.`,
    )
  const program = join(folder, 'bin', platform.node)
  if (!isNodeOf(platform.name, program))
    throw new UsageError(`${program} is not the Node that this program was made with: its SHA-256 differs.`)
  const own = join(folder, 'LICENSE')
  return {
    program,
    licence: existsSync(own) ? own : licence(),
    version: lock[`node_modules/node-${platform.name}`]?.version,
  }
}
