import type { RequestOf } from '#contract/calls/call.ts'
import type { Calls } from '#contract/calls/index.ts'
import { storable } from './database/stored-blobs.ts'
import type { PictureRow, QueuedCall, RefusedRow, UserDatabase } from './database/user-database.ts'
import { queueCall } from './outbox/change.ts'
import { announceChange, ownData } from './own-data.ts'

export type FeedbackRequest = RequestOf<Calls['Feedback/add']>
export type FeedbackAbout = Pick<FeedbackRequest, 'app_version' | 'route' | 'browser' | 'language'>

const CALL = 'Feedback/add'
const DRAFT = 'feedback-draft'

/** What is being written: on this device only. */
export interface FeedbackDraft {
  readonly content: string
  /** Ids of pictures, in their order. */
  readonly pictures: readonly string[]
}

/** Feedback on this device that the server has not taken: it waits, or was refused with this code. */
export interface UnsentFeedback {
  readonly id: string
  readonly at: number
  readonly content: string
  readonly pictures: number
  readonly code?: string
}

export async function readDraft({ kv }: UserDatabase): Promise<FeedbackDraft> {
  const kept = (await kv.get(DRAFT))?.value as FeedbackDraft | undefined
  return kept ?? { content: '', pictures: [] }
}

export async function keepDraft({ kv }: UserDatabase, draft: FeedbackDraft): Promise<void> {
  if (draft.content === '' && draft.pictures.length === 0) await kv.delete(DRAFT)
  else await kv.put({ key: DRAFT, value: draft })
}

/** The pictures with these ids, in this order. */
export async function readPictures(database: UserDatabase, ids: readonly string[]): Promise<PictureRow[]> {
  return (await database.pictures.bulkGet([...ids])).filter((row) => row !== undefined)
}

/** Stores a picture of the draft. @returns its id */
export async function keepPicture(database: UserDatabase, blob: Blob): Promise<string> {
  const id = crypto.randomUUID()
  const [row] = await storable(database, [{ id, key: crypto.randomUUID(), path: '', blob }])
  if (row) await database.pictures.add(row)
  return id
}

/** Queues the draft as feedback, with its pictures, and empties it, in one transaction. It is sent as soon as the server can be reached. */
export async function sendFeedback(draft: FeedbackDraft, about: FeedbackAbout): Promise<void> {
  const { database, writer } = ownData()
  const request: FeedbackRequest = { content: draft.content.trim(), ...about, written_at: writer.now() }
  await database.transaction('rw', [database.outbox, database.kv], async () => {
    await queueCall(writer, CALL, request, draft.pictures)
    await database.kv.delete(DRAFT)
  })
  announceChange()
}

/** Queues words as feedback without pictures; what is being written as a draft stays. */
export async function sendWords(content: string, about: FeedbackAbout): Promise<void> {
  const { writer } = ownData()
  const request: FeedbackRequest = { content, ...about, written_at: writer.now() }
  await queueCall(writer, CALL, request)
  announceChange()
}

/** Sends refused feedback again, under a new key. */
export async function sendAgain(id: string): Promise<void> {
  const { database, writer } = ownData()
  await database.transaction('rw', [database.outbox, database.refused, database.pictures], async () => {
    const refused = await database.refused.get(id)
    if (!refused || !isFeedback(refused.row)) return
    const { request, pictures = [] } = refused.row
    for (const picture of pictures) {
      await database.pictures.update(picture, { key: crypto.randomUUID(), path: '' })
    }
    await queueCall(writer, CALL, request, pictures)
    await database.refused.delete(id)
  })
  announceChange()
}

/** What waits in the queue, and what was refused, newest first. */
export async function listUnsent(database: UserDatabase): Promise<UnsentFeedback[]> {
  const waiting = (await database.outbox.filter(isFeedback).toArray()).filter(isFeedback)
  const refused = (await database.refused.toArray()).filter(({ row }) => isFeedback(row))
  const shown = [...waiting.map((row) => unsent(row)), ...refused.map((row) => unsent(row.row as QueuedCall, row))]
  return shown.sort((a, b) => b.at - a.at)
}

const isFeedback = (row: { readonly type: string }): row is QueuedCall =>
  row.type === 'call' && (row as QueuedCall).call === CALL

function unsent({ id, request, pictures = [] }: QueuedCall, refused?: RefusedRow): UnsentFeedback {
  const { content, written_at: at = 0 } = request as FeedbackRequest
  return { id, at, content, pictures: pictures.length, ...(refused && { code: refused.code }) }
}

/** Deletes pictures that belong to nothing any more: taken out of the draft, or of refused feedback that the reader removed. */
export async function tidyPictures(database: UserDatabase): Promise<void> {
  const { pictures, outbox, refused, kv } = database
  await database.transaction('rw', [pictures, outbox, refused, kv], async () => {
    const used = new Set((await readDraft(database)).pictures)
    const rows = [...(await outbox.filter(isFeedback).toArray()), ...(await refused.toArray()).map(({ row }) => row)]
    for (const row of rows) {
      if (isFeedback(row)) for (const id of row.pictures ?? []) used.add(id)
    }
    const ids = await pictures.toCollection().primaryKeys()
    await pictures.bulkDelete(ids.filter((id) => !used.has(id)))
  })
}
