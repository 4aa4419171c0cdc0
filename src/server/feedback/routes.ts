import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { SentFeedback } from '#contract/calls/feedback.ts'
import { uuidv7 } from '#contract/records/uuid.ts'
import type { Tx } from '../db/database.ts'
import type { StoredObject } from '../db/schema.ts'
import { Refusal } from '../http/refusal.ts'
import type { Routes } from '../http/route.ts'
import { findPicture, forgetPictures, type Picture } from '../objects/store.ts'
import { QUOTAS } from '../quotas.ts'
import type { Services } from '../services.ts'
import { avatarName, countFeedback, type Feedback, insertFeedback, listFeedback } from './store.ts'

const DAY = 24 * 60 * 60_000
const MS_PER_SECOND = 1000

const toSeconds = (ms: number) => Math.floor(ms / MS_PER_SECOND)

/** The user's uploaded pictures at these paths. Refuses the places of those that are not, or no longer, there, and of repetitions. */
async function uploadedAt(tx: Tx, user: string, paths: readonly string[]): Promise<Picture[]> {
  const names = paths.map((path) => path.replace(/^\//, ''))
  const avatar = await avatarName(tx, user)
  const found: (Picture | undefined)[] = []
  for (const name of names) found.push(name === avatar ? undefined : await findPicture(tx, user, name))
  const fields = names.flatMap((name, index) =>
    found[index] && names.indexOf(name) === index ? [] : [`image.${index}`],
  )
  if (fields.length > 0) throw new Refusal('invalid-request', { fields })
  return found.filter((picture) => picture !== undefined)
}

/** Moves pictures from /media, which serves everyone who knows a name, to names that nothing serves. */
async function takePictures(
  { objects }: Pick<Services, 'objects'>,
  tx: Tx,
  user: string,
  { id, paths, now }: { readonly id: string; readonly paths: readonly string[]; readonly now: number },
): Promise<StoredObject[]> {
  const uploaded = await uploadedAt(tx, user, paths)
  const taken: StoredObject[] = []
  for (const [index, { object, size }] of uploaded.entries()) {
    const name = `feedback/${id}-${index + 1}.${object.endsWith('.png') ? 'png' : 'jpg'}`
    await objects.write(name, await buffer(objects.read(object, 0, size)))
    taken.push({ object: name, size })
  }
  if (uploaded.length > 0) {
    const names = uploaded.map(({ object }) => object)
    await forgetPictures(tx, user, names, now)
  }
  return taken
}

function present({ id, content, pictures, answer, created_at: at, answered_at: answeredAt }: Feedback): SentFeedback {
  return {
    id,
    content,
    images: pictures.length,
    time: toSeconds(at),
    state: answeredAt === null ? 'sent' : 'answered',
    answer,
    answer_time: answeredAt === null ? null : toSeconds(answeredAt),
  }
}

export function feedbackRoutes(services: Services): Routes<'Feedback/add' | 'Feedback/index'> {
  const { db } = services
  return {
    'Feedback/add': {
      async answer({
        request: { image: paths, content, written_at: writtenAt = Number.MAX_SAFE_INTEGER, ...about },
        session,
        tx,
        now,
      }) {
        const { user } = session
        const { all, recent } = await countFeedback(tx, user, now - DAY)
        // a refusal, not "too many requests": a queue would wait a day for it, with everything behind it
        if (all >= QUOTAS.feedback) throw new Refusal('storage-full', { limit: QUOTAS.feedback, used: all })
        if (recent >= QUOTAS.feedbackADay)
          throw new Refusal('storage-full', { limit: QUOTAS.feedbackADay, used: recent })
        const id = uuidv7(now, randomBytes(10))
        const pictures = await takePictures(services, tx, user, { id, paths, now })
        const { app_version = '', route = '', browser = '', language = '' } = about
        await insertFeedback(tx, {
          user_id: user,
          id,
          content: content.trim(),
          pictures: JSON.stringify(pictures),
          app_version,
          route,
          browser,
          language,
          written_at: Math.min(writtenAt, now),
          created_at: now,
          answered_at: null,
        })
        return { id }
      },
    },
    'Feedback/index': {
      async answer({ request, session: { user } }) {
        const { page, limit } = request
        const { all: total } = await countFeedback(db, user, 0)
        return { data: (await listFeedback(db, user, request)).map(present), total, page, limit }
      },
    },
  }
}
