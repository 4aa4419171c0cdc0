import type { Envelope } from '#contract/envelope.ts'
import type { PictureRow, QueuedCall, UserDatabase } from '../database/user-database.ts'
import { type Posted, post, type Sender } from './post.ts'

/**
 * Sends a queued call after its pictures. Each upload has a key of its own, and its path is stored: after an interruption at any point the
 * same pictures and the same request are sent under the same keys, and the server stores all of it once (SPEC Q2, Q3).
 */
export async function postWithPictures(database: UserDatabase, sender: Sender, row: QueuedCall): Promise<Posted> {
  if (!row.pictures) return post(sender, row.call, row.request, row.id)
  const image: string[] = []
  for (const id of row.pictures) {
    const picture = await database.pictures.get(id)
    if (!picture) continue
    const uploaded = picture.path || (await upload(database, sender, picture))
    if (typeof uploaded !== 'string') return uploaded
    image.push(uploaded)
  }
  return post(sender, row.call, { ...(row.request as object), image }, row.id)
}

/** The path of the uploaded picture, which is stored too, or the reply of an upload that failed. */
async function upload(database: UserDatabase, sender: Sender, { id, key, blob }: PictureRow): Promise<string | Posted> {
  const form = new FormData()
  form.append('file', blob, blob.type === 'image/jpeg' ? 'picture.jpg' : 'picture.png')
  const posted = await post(sender, 'Upload/upload', form, key)
  if (posted.outcome !== 'done' || !posted.reply) return posted
  const { path } = posted.reply.data as { path: string }
  await database.pictures.update(id, { path })
  return path
}

/**
 * The server removes uploaded pictures that nothing uses within a day (SPEC Q8). If it has refused the call for that reason, call and pictures
 * get new keys, once, and are sent again: the refused ones left nothing.
 * @returns whether the row is to be sent again
 */
export async function renewPictures(
  database: UserDatabase,
  row: QueuedCall,
  reply: Envelope | undefined,
): Promise<boolean> {
  const ids = row.pictures ?? []
  const fields = reply?.code === 'invalid-request' ? reply.params?.fields : undefined
  const isLost = Array.isArray(fields) && fields.some((field) => String(field).startsWith('image'))
  if (row.renewed || ids.length === 0 || !isLost) return false
  await database.transaction('rw', [database.outbox, database.pictures], async () => {
    for (const id of ids) await database.pictures.update(id, { key: crypto.randomUUID(), path: '' })
    await database.outbox.put({ ...row, id: crypto.randomUUID(), renewed: true })
  })
  return true
}
