import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import type { Tx } from '../db/database.ts'
import { Refusal } from '../http/refusal.ts'
import { findPicture, forgetPictures, insertPicture } from '../objects/store.ts'
import type { Services } from '../services.ts'
import { findUser } from './store.ts'

/** Pixels of each side. */
const SIDE = 258

/**
 * Makes an avatar from a picture that the user uploaded. Deletes that picture and the former avatar.
 * @param path as the upload returned it; anything else is refused
 * @returns the path of the avatar
 */
export async function makeAvatar(
  { objects }: Pick<Services, 'objects'>,
  tx: Tx,
  user: string,
  path: string,
  now: number,
): Promise<string> {
  const former = (await findUser(tx, user))?.img ?? ''
  const uploaded = await findPicture(tx, user, path.replace(/^\//, ''))
  if (!uploaded) throw new Refusal('invalid-request', { fields: ['value'] })
  const bytes = await buffer(objects.read(uploaded.object, 0, uploaded.size))
  const avatar = await sharp(bytes)
    .resize(SIDE, SIDE, { fit: 'cover' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 90 })
    .toBuffer()
  const id = randomUUID()
  const object = `media/${id}.jpg`
  await objects.write(object, avatar)
  await insertPicture(tx, { user_id: user, id, object, size: avatar.length, created_at: now })
  await forgetPictures(tx, user, [uploaded.object, former.replace(/^\//, '')], now)
  return `/${object}`
}
