import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { CLIENT_ARCHES, CLIENT_PLATFORMS, CLIENT_VERSION } from '#contract/calls/client.ts'
import { deleteBuild, listBuilds, putBuild, sumDownloads } from '../clients/store.ts'
import { inTransaction } from '../db/database.ts'
import type { ObjectStore } from '../objects/object-store.ts'
import { enqueueRemovals } from '../objects/store.ts'
import { sweepRemovals } from '../objects/sweep.ts'
import type { Command, CommandContext } from './command.ts'
import { shownTime } from './listing.ts'
import { OperatorError } from './operator-error.ts'
import { readInput } from './publish-media.ts'

const PIECE = 8 * 1024 * 1024
/** Local file header of a ZIP file (APPNOTE.TXT, 4.3.7). */
const ZIP = Buffer.from('504b0304', 'hex')

/** What `npm run pack` writes beside a ZIP file. */
const manifest = z.object({
  platform: z.enum(CLIENT_PLATFORMS),
  arch: z.enum(CLIENT_ARCHES),
  version: z
    .string()
    .regex(/^\w[\w.+-]*$/)
    .max(CLIENT_VERSION),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** When and where it was started; null if it was not. */
  tried: z.object({ at: z.string(), on: z.string() }).nullable(),
})

/** The ZIP files of an argument: one file, or those of a folder. */
function filesAt(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) throw new OperatorError(`${path} is not there.`)
  if (!found.isDirectory()) return [path]
  const files = readdirSync(path).filter((name) => name.endsWith('.zip'))
  if (files.length === 0) throw new OperatorError(`${path} has no ZIP file.`)
  return files.toSorted().map((name) => join(path, name))
}

function readManifest(file: string): z.output<typeof manifest> {
  const beside = file.replace(/\.zip$/, '.json')
  if (beside === file) throw new OperatorError(`${file} is not a ZIP file.`)
  const text = readInput(beside).toString('utf8')
  try {
    return manifest.parse(JSON.parse(text))
  } catch (cause) {
    const sentence = `${beside} is not a manifest of this program. Make the file again with npm run pack.`
    throw new OperatorError(sentence, { cause })
  }
}

/** Copies a file, in pieces, to an object. Throws if it is no ZIP file, or its SHA-256 another one. */
async function store(objects: ObjectStore, file: string, { name, sha256 }: { name: string; sha256: string }) {
  const upload = randomUUID()
  const hash = createHash('sha256')
  let size = 0
  try {
    for await (const chunk of createReadStream(file, { highWaterMark: PIECE })) {
      const piece = chunk as Buffer
      if (size === 0 && !piece.subarray(0, ZIP.length).equals(ZIP))
        throw new OperatorError(`${file} is not a ZIP file.`)
      hash.update(piece)
      await objects.writePart(upload, size, piece)
      size += piece.length
    }
    if (hash.digest('hex') !== sha256)
      throw new OperatorError(`${file} is not the file of its manifest: its SHA-256 differs. Copy both again.`)
    await objects.completeParts(upload, size, name)
  } catch (error) {
    await objects.removeParts(upload)
    throw error
  }
  return size
}

async function publish({ site: { database, objects }, now, print }: CommandContext, file: string): Promise<void> {
  const { platform, arch, version, sha256, tried } = readManifest(file)
  const object = `media/${randomUUID()}.zip`
  const size = await store(objects, file, { name: object, sha256 })
  const row = { platform, arch, version, size, sha256: Buffer.from(sha256, 'hex'), object, tried: tried !== null }
  await inTransaction(database.db, async (tx) => {
    const former = await putBuild(tx, { ...row, published_at: now })
    if (former) await enqueueRemovals(tx, [former], now)
  })
  await sweepRemovals({ db: database.db, objects })
  print(`${platform}-${arch} ${version}`)
}

export const publishClient: Command = {
  usage: 'FOLDER|FILE.zip',
  purpose:
    'Publish portable servers made by npm run pack, each with its manifest beside it, in place of the former one for its platform',
  options: [],
  async run(context) {
    for (const file of filesAt(context.argument('FOLDER'))) await publish(context, file)
  },
}

export const listClients: Command = {
  usage: '',
  purpose:
    'List the published portable servers: platform, version, bytes, whether tried, when published; then the downloads of every version, all and of the last 30 days',
  options: [],
  async run({ site, now, print }) {
    const { db } = site.database
    for (const { platform, arch, version, size, tried, published_at: at } of await listBuilds(db))
      print(`${platform}-${arch}  ${version}  ${size}  ${tried ? 'tried' : 'not tried'}  ${shownTime(at)}`)
    for (const { platform, arch, version, all, recent } of await sumDownloads(db, now))
      print(`${platform}-${arch}  ${version}  downloads: ${all}, in 30 days: ${recent}`)
  },
}

export const withdrawClient: Command = {
  usage: 'PLATFORM, such as win-x64',
  purpose: 'Take a portable server back. Its count of downloads stays',
  options: [],
  async run({ site: { database, objects }, now, argument }) {
    const name = argument('PLATFORM')
    await inTransaction(database.db, async (tx) => {
      const found = (await listBuilds(tx)).find(({ platform, arch }) => `${platform}-${arch}` === name)
      const object = found && (await deleteBuild(tx, found))
      if (!object) throw new OperatorError(`No portable server is published for ${name}.`)
      await enqueueRemovals(tx, [object], now)
    })
    await sweepRemovals({ db: database.db, objects })
  },
}
