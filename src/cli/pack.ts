/**
 * `npm run -s pack -- PLATFORM [--to FOLDER] [--node FILE] [--try]`: a server as a ZIP file that runs on a machine without a network, with a
 * manifest beside it. Needs a build (`npm run build`), and the npm registry for what is not installed here.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { makeFolder } from './pack/make-folder.ts'
import { platformOf } from './pack/platforms.ts'
import { requireTrial, tryBuild } from './pack/try-build.ts'
import { writeZipOf } from './pack/write-zip.ts'
import { UsageError } from './usage-error.ts'

const root = resolve(import.meta.dirname, '../..')
const say = (line: string) => process.stdout.write(`${line}\n`)
const options = { to: { type: 'string' }, node: { type: 'string' }, try: { type: 'boolean' } } as const

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : 'The arguments do not fit.')
  }
}

function pack(args: string[]): void {
  const { values, positionals } = parse(args)
  const platform = platformOf(positionals[0])
  if (values.try) requireTrial(platform.name)
  const to = resolve(values.to ?? join(root, 'dist/portable'))
  const folder = join(to, `unpacked-${platform.name}`)
  mkdirSync(to, { recursive: true })
  try {
    const made = makeFolder(platform, folder, { root, cache: join(root, 'dist/packages'), node: values.node })
    const name = `slipstick-${made.version}-${platform.name}`
    const now = new Date()
    const [file, manifest] = [join(to, `${name}.zip`), join(to, `${name}.json`)]
    // never a manifest of an earlier file beside this one
    rmSync(manifest, { force: true })
    const { size, sha256 } = writeZipOf(folder, name, file, now)
    const about = { platform: platform.platform, arch: platform.arch, ...made, size, sha256, made: now.toISOString() }
    const write = (tried: object | null) => writeFileSync(manifest, `${JSON.stringify({ ...about, tried }, null, 2)}\n`)
    write(null)
    say(`${file}\n  ${(size / 1e6).toFixed(1)} MB, SHA-256 ${sha256}`)
    if (values.try) write({ at: new Date().toISOString(), on: tryBuild(file, root) })
    say(values.try ? '  tried on this machine, without a network' : '  not tried: the manifest and the page say so')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

try {
  pack(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 2
}
