import { createHash, randomBytes } from 'node:crypto'
import { uuidv7 } from '#contract/records/uuid.ts'
import { inTransaction, type Queries, type Tx } from '../db/database.ts'
import { Refusal } from '../http/refusal.ts'
import {
  findSource,
  findUpload,
  insertUpload,
  lockUpload,
  sourceObject,
  sumOfUploads,
  type Upload,
  updateUpload,
} from '../objects/store.ts'
import { QUOTAS } from '../quotas.ts'
import type { Services } from '../services.ts'
import { quotaOf } from '../storage/store.ts'
import { mayKeepSource } from '../sync/kept-sources.ts'
import { findHead, lockUser } from '../sync/store.ts'

type Files = Pick<Services, 'db' | 'objects'>

export interface AnnouncedSource {
  readonly project: string
  readonly sha256: string
  readonly size: number
}

/** SPEC R6: a source is rows. */
async function requireCloud(db: Queries, user: string, project: string): Promise<void> {
  const record = await findHead(db, user, project)
  if (record?.kind !== 'project') throw new Refusal('not-found')
  if (record.fields.storage?.[0] !== 'cloud') throw new Refusal('rows-stay-on-device')
}

const progress = ({ id, received, complete }: Upload) => ({ upload: id, received, complete })

/** Begins an upload, or returns the offset of the unfinished one with the same project, hash and size. */
export async function startUpload(tx: Tx, user: string, { project, sha256, size }: AnnouncedSource, now: number) {
  await lockUser(tx, user) // serialises with a project that is just returning to the device
  await requireCloud(tx, user, project)
  if (!(await mayKeepSource(tx, user, { project, sha256 }, now))) throw new Refusal('rows-stay-on-device')
  const known = await findSource(tx, user, project, sha256)
  if (known?.complete || known?.size === size) return progress(known)
  const { bytes, count } = await sumOfUploads(tx, user)
  const used = bytes - (known?.size ?? 0)
  const limit = await quotaOf(tx, user, now)
  if (used + size > limit) throw new Refusal('storage-full', { limit, used })
  if (!known && count >= QUOTAS.uploads) throw new Refusal('storage-full', { limit: QUOTAS.uploads, used: count })
  if (known) {
    await updateUpload(tx, known, { size, received: 0, touched_at: now })
    return progress({ ...known, received: 0 })
  }
  const upload = {
    user_id: user,
    id: uuidv7(now, randomBytes(10)),
    project,
    sha256,
    size,
    received: 0,
    complete: false,
    touched_at: now,
  }
  await insertUpload(tx, upload)
  return progress(upload)
}

interface Place {
  readonly upload: string
  readonly offset: number
}

/** Appends the next bytes. Locks the upload's row, so of two tabs one succeeds and the other gets the current offset. */
export function takeChunk(files: Files, user: string, place: Place, bytes: Buffer, now: number) {
  return inTransaction(files.db, (tx) => appendChunk(files, tx, user, place, bytes, now))
}

async function appendChunk(
  { objects }: Files,
  tx: Tx,
  user: string,
  { upload: id, offset }: Place,
  bytes: Buffer,
  now: number,
): Promise<{ received: number }> {
  const upload = await lockUpload(tx, user, id)
  if (!upload) throw new Refusal('upload-not-found')
  if (upload.complete || offset !== upload.received) throw new Refusal('upload-offset', { received: upload.received })
  const received = offset + bytes.length
  if (received > upload.size) throw new Refusal('body-too-large', { limit: upload.size - offset })
  await objects.writePart(id, offset, bytes)
  await updateUpload(tx, upload, { received, touched_at: now })
  return { received }
}

/** Stores a source that came in one piece, by the steps of an upload in chunks. */
export async function storeSource(
  files: Files,
  tx: Tx,
  user: string,
  { project, bytes }: { readonly project: string; readonly bytes: Buffer },
  now: number,
): Promise<AnnouncedSource> {
  const source = { project, sha256: createHash('sha256').update(bytes).digest('hex'), size: bytes.length }
  const { upload, received, complete } = await startUpload(tx, user, source, now)
  if (complete) return source
  // an unfinished upload of the same bytes has their beginning
  if (received < bytes.length)
    await appendChunk(files, tx, user, { upload, offset: received }, bytes.subarray(received), now)
  await finishUpload(files, tx, user, upload)
  return source
}

/** Keeps the upload if its hash matches the announced one; otherwise it starts over. */
export async function finishUpload(
  { objects }: Pick<Files, 'objects'>,
  tx: Tx,
  user: string,
  id: string,
): Promise<{ sha256: string }> {
  const upload = await findUpload(tx, user, id)
  if (!upload) throw new Refusal('upload-not-found')
  const { sha256, size } = upload
  if (upload.complete) return { sha256 }
  if (upload.received < size) throw new Refusal('upload-offset', { received: upload.received })
  if ((await objects.hashParts(id, size)) !== sha256) {
    throw new Refusal('upload-hash-mismatch', { received: 0 }, (after) => updateUpload(after, upload, { received: 0 }))
  }
  await lockUser(tx, user)
  const still = await lockUpload(tx, user, id)
  if (!still) throw new Refusal('upload-not-found')
  await objects.completeParts(id, size, sourceObject(upload))
  await updateUpload(tx, upload, { complete: true })
  return { sha256 }
}

export async function findFinished(db: Queries, user: string, project: string, sha256: string): Promise<Upload> {
  const upload = await findSource(db, user, project, sha256)
  if (!upload?.complete) throw new Refusal('not-found')
  return upload
}
