import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { link, mkdir, open, opendir, readFile, rename, rm, stat, truncate } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { codeOf } from '../start-error.ts'
import type { ObjectStore } from './object-store.ts'
import { syncFolder } from './sync-folder.ts'

const NAME = /^[a-z0-9-]+(\/[a-z0-9-]+)*(\.[a-z0-9]+)?$/
const IDENTITY = 'store-id'
const READ_SIZE = 512 * 1024

async function sizeOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).size
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

async function* namesBelow(folder: string, prefix: string): AsyncGenerator<string> {
  const isThere = (await sizeOf(folder)) !== undefined
  if (!isThere) return
  for await (const entry of await opendir(folder)) {
    const name = `${prefix}${entry.name}`
    if (entry.isDirectory()) yield* namesBelow(join(folder, entry.name), `${name}/`)
    else if (NAME.test(name)) yield name
  }
}

/** Objects as files in a folder: complete ones in `objects/`, unfinished uploads in `parts/`. */
export function diskStore(folder: string): ObjectStore {
  const objectPath = (name: string) => {
    if (!NAME.test(name)) throw new RangeError('not a name of an object')
    return join(folder, 'objects', name)
  }
  const partsPath = (upload: string) => {
    if (!NAME.test(upload)) throw new RangeError('not a name of an upload')
    return join(folder, 'parts', upload)
  }

  async function put(path: string, destination: string): Promise<void> {
    await mkdir(dirname(destination), { recursive: true })
    await rename(path, destination)
    await syncFolder(dirname(destination))
  }

  return {
    size: (name) => sizeOf(objectPath(name)),
    read: (name, start, end) =>
      start < end
        ? createReadStream(objectPath(name), { start, end: end - 1, highWaterMark: READ_SIZE })
        : Readable.from([]),
    async write(name, bytes) {
      const unfinished = partsPath(randomUUID())
      await mkdir(dirname(unfinished), { recursive: true })
      const file = await open(unfinished, 'wx', 0o600)
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await put(unfinished, objectPath(name))
    },
    async writePart(upload, offset, bytes) {
      const path = partsPath(upload)
      await mkdir(dirname(path), { recursive: true })
      const file = await open(path, (await sizeOf(path)) === undefined ? 'w+' : 'r+', 0o600)
      try {
        await file.write(bytes, 0, bytes.length, offset)
        await file.datasync()
      } finally {
        await file.close()
      }
    },
    async hashParts(upload, length) {
      if (length === 0) return createHash('sha256').digest('hex')
      const path = partsPath(upload)
      const there = await sizeOf(path)
      if (there === undefined || there < length) return undefined
      const hash = createHash('sha256')
      await pipeline(createReadStream(path, { end: length - 1, highWaterMark: READ_SIZE }), hash)
      return hash.digest('hex')
    },
    async completeParts(upload, length, name) {
      const path = partsPath(upload)
      const there = await sizeOf(path)
      if (there === undefined) {
        if (length === 0) await this.write(name, Buffer.alloc(0))
        else if ((await sizeOf(objectPath(name))) !== length) throw new Error('the parts of an upload are gone')
        return
      }
      if (there !== length) await truncate(path, length)
      await put(path, objectPath(name))
    },
    removeParts: (upload) => rm(partsPath(upload), { force: true }),
    remove: (name) => rm(objectPath(name), { force: true }),
    list: () => namesBelow(join(folder, 'objects'), ''),
  }
}

/** The id of the store in a folder, assigned at first use. A database remembers the store that belongs to it (SPEC D5). */
export async function storeIdentity(folder: string): Promise<string> {
  const path = join(folder, IDENTITY)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const identity = randomUUID()
  // linked when it is whole: of two processes that start at once, neither reads an empty file
  const draft = `${path}.${identity}`
  try {
    const file = await open(draft, 'wx', 0o600)
    try {
      await file.writeFile(identity)
      await file.sync()
    } finally {
      await file.close()
    }
    await link(draft, path)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  } finally {
    await rm(draft, { force: true })
  }
  return (await readFile(path, 'utf8')).trim()
}
