import { type Insertable, type Selectable, sql } from 'kysely'
import type { Queries, Tx } from '../db/database.ts'
import type { Schema, StoredObject } from '../db/schema.ts'
import { tellUser } from '../notices/own-notices.ts'
import { enqueueRemovals } from '../objects/store.ts'

export type Feedback = Selectable<Schema['feedback']>

export async function insertFeedback(tx: Tx, row: Insertable<Schema['feedback']>): Promise<void> {
  await tx.insertInto('feedback').values(row).execute()
}

/** How many letters of the user's are stored, and how many arrived since a time. */
export function countFeedback(db: Queries, user: string, since: number): Promise<{ all: number; recent: number }> {
  return db
    .selectFrom('feedback')
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .select(({ fn }) => fn.countAll<number>().filterWhere('created_at', '>', since).as('recent'))
    .where('user_id', '=', user)
    .executeTakeFirstOrThrow()
}

/** The user's own, newest first. */
export function listFeedback(
  db: Queries,
  user: string,
  { page, limit }: { readonly page: number; readonly limit: number },
): Promise<Feedback[]> {
  return db
    .selectFrom('feedback')
    .selectAll()
    .where('user_id', '=', user)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
}

/** The user's own with everything that is stored, oldest first: for the export. */
export function listAllFeedback(db: Queries, user: string) {
  return db
    .selectFrom('feedback')
    .select(['id', 'content', 'pictures', 'app_version', 'route', 'browser', 'language'])
    .select(['written_at', 'created_at', 'answer', 'answered_at'])
    .where('user_id', '=', user)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Letters of all users, oldest first, each with its writer's account name. */
export function listForOperator(db: Queries, which: 'open' | 'all', limit: number) {
  return db
    .selectFrom('feedback')
    .innerJoin('users', 'users.user_id', 'feedback.user_id')
    .selectAll('feedback')
    .select('users.username')
    .$if(which === 'open', (all) => all.where('answered_at', 'is', null))
    .orderBy('feedback.created_at')
    .orderBy('feedback.id')
    .limit(limit)
    .execute()
}

export function findForOperator(db: Queries, id: string) {
  return db
    .selectFrom('feedback')
    .innerJoin('users', 'users.user_id', 'feedback.user_id')
    .selectAll('feedback')
    .select('users.username')
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Stores the operator's answer in place of a former one, and tells the writer. False if there is no such feedback. */
export async function answerFeedback(tx: Tx, id: string, answer: string, now: number): Promise<boolean> {
  const answered = await tx
    .updateTable('feedback')
    .set({ answer, answered_at: now })
    .where('id', '=', id)
    .returning('user_id')
    .executeTakeFirst()
  if (answered) await tellUser(tx, answered.user_id, { kind: 'feedback', detail: answer }, now)
  return answered !== undefined
}

/** Object name of the user's avatar; '' if there is none. */
export async function avatarName(db: Queries, user: string): Promise<string> {
  const found = await db.selectFrom('users').select('img').where('user_id', '=', user).executeTakeFirst()
  return found?.img.replace(/^\//, '') ?? ''
}

function enqueuePictures(tx: Tx, pictures: readonly StoredObject[], now: number): Promise<void> {
  return enqueueRemovals(
    tx,
    pictures.map(({ object }) => object),
    now,
  )
}

/** Queues the pictures of a user's feedback for removal; the rows are deleted by the caller. */
export async function forgetFeedbackPictures(tx: Tx, user: string, now: number): Promise<void> {
  const rows = await tx.selectFrom('feedback').select('pictures').where('user_id', '=', user).execute()
  await enqueuePictures(
    tx,
    rows.flatMap(({ pictures }) => pictures),
    now,
  )
}

/** Removes the pictures of feedback that was answered long ago; the words stay. */
export async function forgetPicturesAnsweredBefore(tx: Tx, time: number, now: number): Promise<void> {
  const rows = await tx
    .selectFrom('feedback')
    .select(['user_id', 'id', 'pictures'])
    .where('answered_at', '<', time)
    .where(sql<boolean>`json_array_length(pictures) > 0`)
    .forUpdate()
    .execute()
  for (const { user_id: user, id, pictures } of rows) {
    await tx.updateTable('feedback').set({ pictures: '[]' }).where('user_id', '=', user).where('id', '=', id).execute()
    await enqueuePictures(tx, pictures, now)
  }
}
