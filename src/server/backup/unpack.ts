import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { text } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import { codeOf, StartError } from '../start-error.ts'
import { DamagedBackup } from './damaged-backup.ts'
import { FORMAT, MANIFEST_NAME, type Manifest, manifest, SUMS, sumLine } from './manifest.ts'
import { readTar, type TarEntry } from './tar.ts'

/** Consumes the whole content of a part. */
export type PartConsumer = (part: TarEntry) => Promise<void>

async function* hashed(content: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const bytes of content) {
    hash.update(bytes)
    yield bytes
  }
}

function parseManifest(content: string): Manifest {
  const json: unknown = JSON.parse(content)
  if (typeof json === 'object' && json !== null && 'format' in json && Number(json.format) > FORMAT) {
    throw new StartError('It was written by a newer version of this program. Restore it with that version.')
  }
  return manifest.parse(json)
}

async function unpack(archive: AsyncIterable<Buffer>, take: PartConsumer): Promise<Manifest> {
  const allSums = createHash('sha256')
  let lines: string[] = []
  let found: Manifest | undefined
  for await (const { name, size, content } of readTar(archive)) {
    if (found) throw new DamagedBackup('something follows its manifest')
    if (name === MANIFEST_NAME) {
      found = parseManifest(await text(content))
    } else if (name.startsWith(SUMS)) {
      const expected = lines.join('')
      if ((await text(content)) !== expected) throw new DamagedBackup(`its parts are not those of ${name}`)
      allSums.update(expected)
      lines = []
    } else {
      const hash = createHash('sha256')
      await take({ name, size, content: hashed(content, hash) })
      lines.push(sumLine(hash.digest('hex'), name))
    }
  }
  if (!found) throw new DamagedBackup('it has no manifest')
  if (lines.length > 0 || allSums.digest('hex') !== found.sums)
    throw new DamagedBackup('its parts are not those of its manifest')
  return found
}

const FOLLOWED = 'ERR_TRAILING_JUNK_AFTER_STREAM_END'

/** Errors of zlib, of JSON, of the schema, and our own. */
function isDamage(error: unknown): boolean {
  if (error instanceof DamagedBackup || error instanceof SyntaxError) return true
  const code = codeOf(error)
  return code.startsWith('Z_') || code === FOLLOWED || (error instanceof Error && error.name === '$ZodError')
}

function reasonOf(error: unknown): string {
  if (error instanceof DamagedBackup) return error.message
  return codeOf(error) === FOLLOWED ? 'something follows its end' : 'it is damaged or cut short'
}

/**
 * Reads a backup to its end and passes each part to `take`. Nothing is verified until it returns. Throws a StartError if the file is no
 * backup, truncated or damaged, or has trailing data.
 */
export async function readBackup(file: string, take: PartConsumer): Promise<Manifest> {
  const source = createReadStream(file)
  const archive = createGunzip({ rejectGarbageAfterEnd: true })
  source.on('error', (error) => archive.destroy(error))
  try {
    return await unpack(source.pipe(archive), take)
  } catch (error) {
    if (error instanceof StartError) throw new StartError(`${file}: ${error.message}`, { cause: error })
    if (isDamage(error)) {
      throw new StartError(`${file} is no whole backup: ${reasonOf(error)}.`, { cause: error })
    }
    if (/^E[A-Z]+$/.test(codeOf(error)) && source.errored) {
      throw new StartError(`${file} cannot be read (${codeOf(error)}).`, { cause: error })
    }
    throw error
  } finally {
    source.destroy()
    archive.destroy()
  }
}

/** Reads a whole backup and checks every part of it. */
export function verifyBackup(file: string): Promise<Manifest> {
  return readBackup(file, async ({ content }) => {
    for await (const _bytes of content) {
      // reading it computes its hash
    }
  })
}
