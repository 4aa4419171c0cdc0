import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import { existsSync, linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { codeOf, StartError } from '../start-error.ts'

/** Keyed hashes under the site's own keys, which are stored beside the files and not in the database. */
export interface SiteKeys {
  /** A keyed hash, and the name of the key. */
  sign(text: string): { readonly secret: string; readonly mac: Buffer }
  /** The keyed hash under the key of this name; undefined if that key is gone. */
  hash(text: string, secret: string): Buffer | undefined
  /** Whether a text has this hash under the key of this name; false if that key is gone. */
  verify(text: string, secret: string, mac: Buffer): boolean
  /** Adds a key for new signatures, and drops keys beyond the newest `KEPT`. */
  rotate(): void
}

const stored = z.array(z.object({ id: z.uuid(), secret: z.base64() })).min(1)
type Stored = z.output<typeof stored>

/** The newest key and the one before it: signatures live for minutes. */
const KEPT = 2
/** How often a process checks whether another one has rotated the keys. */
const LOOK_MS = 10_000

function made(): Stored[number] {
  return { id: randomUUID(), secret: randomBytes(32).toString('base64') }
}

function writeAside(file: string, keys: Stored): string {
  const aside = `${file}.${randomUUID()}`
  writeFileSync(aside, JSON.stringify(keys), { mode: 0o600 })
  return aside
}

/** When several processes start at once, only one creates the file. */
function begin(file: string): void {
  const aside = writeAside(file, [made()])
  try {
    linkSync(aside, file)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  } finally {
    rmSync(aside, { force: true })
  }
}

function read(file: string): Stored {
  try {
    return stored.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (cause) {
    throw new StartError(`The keys of the site in ${file} cannot be read. Remove the file to make new ones.`, { cause })
  }
}

/** Changes with each rewrite: a new file has another inode, even if two are written within one tick of the file system's clock. */
function versionOf(file: string): string {
  const { ino, mtimeMs } = statSync(file)
  return `${ino} ${mtimeMs}`
}

/** Opens the keys of a data folder; creates the first one. */
export function openKeys(folder: string): SiteKeys {
  const file = join(folder, 'keys.json')
  if (!existsSync(file)) begin(file)
  let keys = read(file)
  let seen = versionOf(file)
  let looked = performance.now()

  const refresh = () => {
    looked = performance.now()
    const now = versionOf(file)
    if (now === seen) return
    seen = now
    keys = read(file)
  }
  const find = (id: string) => keys.find((key) => key.id === id)
  const macOf = (key: Stored[number], text: string) =>
    createHmac('sha256', Buffer.from(key.secret, 'base64')).update(text).digest()
  const newest = () => {
    if (performance.now() - looked > LOOK_MS) refresh()
    const key = keys.at(-1)
    if (!key) throw new Error('the site has no key')
    return key
  }
  const hash = (text: string, secret: string) => {
    if (!find(secret)) refresh()
    const key = find(secret)
    return key && macOf(key, text)
  }
  return {
    hash,
    sign(text) {
      const key = newest()
      return { secret: key.id, mac: macOf(key, text) }
    },
    verify(text, secret, mac) {
      const expected = hash(text, secret)
      return expected?.length === mac.length && timingSafeEqual(expected, mac)
    },
    rotate() {
      refresh()
      renameSync(writeAside(file, [...keys, made()].slice(-KEPT)), file)
      refresh()
    },
  }
}
