import { classify, isEnvelope } from '#contract/envelope.ts'
import { fieldValue, textOf } from './database/records.ts'
import type { SourceRow, UserDatabase } from './database/user-database.ts'
import { post, type Sender } from './outbox/post.ts'

const CHUNK_BYTES = 4 * 1024 * 1024

/**
 * Sends the sources of projects that keep their rows in the cloud, and resumes interrupted uploads. False if an upload has to wait for a
 * better network.
 */
export async function transferSources(database: UserDatabase, sender: Sender): Promise<boolean> {
  for (const { project, sha256 } of await missingTransfers(database)) {
    const source = await database.sources.get(sha256)
    if (!source) continue
    const key = `${project}/${sha256}`
    const result = await send(sender, project, source)
    if (result === 'later') return false
    if (result === 'sent') await database.transfers.put({ key, project, sha256, state: 'sent' })
    else await database.transfers.put({ key, project, sha256, state: 'failed', code: result.code })
  }
  return true
}

async function missingTransfers(database: UserDatabase): Promise<{ project: string; sha256: string }[]> {
  const projects = await database.records.where('kind').equals('project').toArray()
  const cloud = new Set(
    projects.filter((row) => !row.deleted && fieldValue(row, 'storage') === 'cloud').map((row) => row.id),
  )
  const done = new Set(await database.transfers.toCollection().primaryKeys())
  const datasets = await database.records.where('kind').equals('dataset').toArray()
  return datasets
    .filter((row) => !row.deleted && cloud.has(textOf(row, 'project')))
    .map((row) => ({ project: textOf(row, 'project'), sha256: textOf(row, 'sourceSha256') }))
    .filter(({ project, sha256 }) => !done.has(`${project}/${sha256}`))
}

type Sent = 'sent' | 'later' | { readonly code: string }

async function send(sender: Sender, project: string, { sha256, size, blob }: SourceRow): Promise<Sent> {
  const started = await post(sender, 'Dataset/uploadStart', { project, sha256, size }, crypto.randomUUID())
  if (started.outcome !== 'done') return verdict(started)
  const begun = started.reply?.data as { upload: string; received: number; complete: boolean }
  const { upload, complete } = begun
  if (complete) return 'sent'
  let { received } = begun
  while (received < size) {
    const chunk = blob.slice(received, received + CHUNK_BYTES)
    const next = await sendChunk(sender, upload, received, chunk)
    if (typeof next !== 'number') return next
    received = next
  }
  const finished = await post(sender, 'Dataset/uploadFinish', { upload }, crypto.randomUUID())
  return finished.outcome === 'done' ? 'sent' : verdict(finished)
}

function verdict({ outcome, reply }: Awaited<ReturnType<typeof post>>): Sent {
  // a hash mismatch means damage in transit: the server starts over, and so do we
  if (outcome !== 'refused' || reply?.code === 'upload-hash-mismatch') return 'later'
  return { code: reply?.code ?? 'internal' }
}

async function sendChunk(
  { token, fetch }: Sender,
  upload: string,
  offset: number,
  chunk: Blob,
): Promise<number | Sent> {
  let body: unknown
  try {
    const response = await fetch(`/api/Dataset/uploadChunk?upload=${upload}&offset=${offset}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${token}` },
      body: chunk,
    })
    body = await response.json()
  } catch {
    return 'later'
  }
  if (!isEnvelope(body)) return 'later'
  if (body.code === 'upload-offset') return Number(body.params?.received)
  if (classify(body) === 'done') return (body.data as { received: number }).received
  return verdict({ outcome: classify(body), reply: body })
}
