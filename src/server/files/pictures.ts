import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { Tx } from '../db/database.ts'
import { Refusal } from '../http/refusal.ts'
import { sniff } from '../objects/sniff.ts'
import { countPictures, insertPicture } from '../objects/store.ts'
import { QUOTAS } from '../quotas.ts'
import type { Services } from '../services.ts'

const MAX_PIXELS = 50_000_000

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
