import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { Busboy } from '@fastify/busboy'
import sharp from 'sharp'
import { longestBody } from '#contract/calls/call.ts'
import { calls } from '#contract/calls/index.ts'
import type { Tx } from '../db/database.ts'
import { destroyWhenOversized } from '../http/read-body.ts'
import { Refusal } from '../http/refusal.ts'
import { sniff } from '../objects/sniff.ts'
import { countPictures, insertPicture } from '../objects/store.ts'
import { QUOTAS } from '../quotas.ts'
import type { Services } from '../services.ts'

const LARGEST_PICTURE = longestBody(calls['Upload/upload'])
const MAX_PIXELS = 50_000_000

const noFile = () => new Refusal('invalid-request', { fields: ['file'] })

function openForm(incoming: IncomingMessage, contentType: string) {
  try {
    return new Busboy({
      headers: { ...incoming.headers, 'content-type': contentType },
      limits: { files: 1, fields: 10, fieldSize: 1000, fileSize: LARGEST_PICTURE },
    })
  } catch {
    throw noFile() // a malformed boundary
  }
}

/** The field `file` of a multipart body. */
export async function receivePicture(incoming: IncomingMessage): Promise<Buffer> {
  const contentType = incoming.headers['content-type'] ?? ''
  if (!/^multipart\/form-data; *boundary=/i.test(contentType)) throw new Refusal('unsupported-media')
  const form = openForm(incoming, contentType)
  let file: Promise<Buffer> | undefined
  form.on('file', (field, stream) => {
    if (field !== 'file') {
      stream.resume()
      return
    }
    file = buffer(stream).then((bytes) => {
      if (stream.truncated) throw new Refusal('body-too-large', { limit: LARGEST_PICTURE })
      return bytes
    })
    file.catch(() => undefined) // reported below
  })
  await new Promise<void>((resolve, reject) => {
    form.on('finish', resolve)
    form.on('error', () => reject(noFile()))
    destroyWhenOversized(incoming, LARGEST_PICTURE)
    incoming.on('aborted', () => reject(noFile()))
    incoming.pipe(form)
  })
  if (!file) throw noFile()
  return file
}

/**
 * Stores a PNG or JPG, re-encoded: without metadata such as place and camera, and without anything hidden after the picture.
 * @returns its path on the site
 */
export async function storePicture(
  { objects }: Pick<Services, 'objects'>,
  tx: Tx,
  user: string,
  bytes: Buffer,
  now: number,
): Promise<string> {
  const type = sniff(bytes)
  if (type !== 'png' && type !== 'jpg') throw new Refusal('unsupported-media')
  const used = await countPictures(tx, user)
  if (used >= QUOTAS.pictures) throw new Refusal('storage-full', { limit: QUOTAS.pictures, used })
  const drawn = await redraw(bytes, type)
  const id = randomUUID()
  const name = `media/${id}.${type}`
  await objects.write(name, drawn)
  await insertPicture(tx, { user_id: user, id, object: name, size: drawn.length, created_at: now })
  return `/${name}`
}

async function redraw(bytes: Buffer, type: 'png' | 'jpg'): Promise<Buffer> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS }).rotate()
    return await (type === 'png' ? picture.png() : picture.jpeg({ quality: 90 })).toBuffer()
  } catch {
    throw new Refusal('unsupported-media')
  }
}
