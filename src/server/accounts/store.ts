import { type Insertable, type Selectable, sql } from 'kysely'
import type { Queries, Tx } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'
import type { Session } from '../http/route.ts'
import type { Identity } from '../identity/identity.ts'
import { lookOf } from '../identity/skeleton.ts'

export type User = Selectable<Schema['users']>

export async function findUser(db: Queries, user: string): Promise<User | undefined> {
  return (await sql<User>`select * from users where user_id = ${user}`.execute(db)).rows[0]
}

/**
 * The user with this name; for account names, else the user whose name looks like it.
 * @param identity as `identityOf` returns it
 */
export function findUserByIdentity(db: Queries, identity: Identity): Promise<User | undefined> {
  const { kind, name } = identity
  return db
    .selectFrom('identities')
    .innerJoin('users', 'users.user_id', 'identities.user_id')
    .selectAll('users')
    .where('identities.kind', '=', kind)
    .where((row) => row.or([row('identities.name', '=', name), row('identities.skeleton', '=', lookOf(identity))]))
    .orderBy((row) => row('identities.name', '=', name), 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Reserves an identity for a user; false if it, or one that looks like it, is taken. Of concurrent claims one succeeds, the others wait and get false. */
export async function claimIdentity(tx: Tx, identity: Identity, user: string): Promise<boolean> {
  const { kind, name } = identity
  const claimed = await tx
    .insertInto('identities')
    .values({ kind, name, user_id: user, skeleton: lookOf(identity) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .executeTakeFirst()
  return claimed !== undefined
}

export async function ownerOfIdentity(db: Queries, { kind, name }: Identity): Promise<string | undefined> {
  const row = await db
    .selectFrom('identities')
    .select('user_id')
    .where('kind', '=', kind)
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.user_id
}

/** Releases the user's identities of a kind, except `but`. */
export async function releaseIdentities(tx: Tx, user: string, kind: Identity['kind'], but = ''): Promise<void> {
  await tx
    .deleteFrom('identities')
    .where('user_id', '=', user)
    .where('kind', '=', kind)
    .where('name', '<>', but)
    .execute()
}

/** Stores a binding. The account name changes with it if it was the former value. */
export async function setBound(tx: Tx, user: string, kind: 'phone' | 'email' | 'wechat', name: string): Promise<void> {
  await tx
    .updateTable('users')
    .set((row) => ({
      [kind]: name,
      ...(kind !== 'wechat' && {
        username: row.case().when(row.ref('username'), '=', row.ref(kind)).then(name).else(row.ref('username')).end(),
      }),
    }))
    .where('user_id', '=', user)
    .execute()
}

export async function setField(
  tx: Tx,
  user: string,
  field: 'nickname' | 'qq' | 'company' | 'img',
  value: string,
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ [field]: value })
    .where('user_id', '=', user)
    .execute()
}

/** When the account is to be removed; null cancels the removal. */
export async function setClosing(tx: Tx, user: string, time: number | null): Promise<void> {
  await tx.updateTable('users').set({ closes_at: time }).where('user_id', '=', user).execute()
}

export function listUsersToClose(db: Queries, now: number): Promise<User[]> {
  return db.selectFrom('users').selectAll().where('closes_at', '<=', now).orderBy('closes_at').limit(100).execute()
}

/** Tables whose rows of a user can simply be deleted. Files must be released before. */
const OWN_TABLES = [
  'sessions',
  'tickets',
  'scenes',
  'idempotency',
  'records',
  'mutations',
  'notice_reads',
  'plot_ratings',
  'shares',
  'feedback',
  'storage_requests',
  'storage_grants',
  'titles',
  'own_notices',
  'token_holds',
] as const

/** Locks the row of a user, so that logins and changes of the password wait for each other, but not rows that refer to it. */
export function lockUserOfSessions(tx: Tx, user: string): Promise<User | undefined> {
  return tx.selectFrom('users').selectAll().where('user_id', '=', user).forNoKeyUpdate().executeTakeFirst()
}

/** Locks the row of a user whose removal is due. False if the account is no longer to be removed. */
export async function lockUserToClose(tx: Tx, user: string, now: number): Promise<boolean> {
  const due = await tx
    .selectFrom('users')
    .select('user_id')
    .where('user_id', '=', user)
    .where('closes_at', '<=', now)
    .forUpdate()
    .executeTakeFirst()
  return due !== undefined
}

/** Deletes a user and all their rows. */
export async function deleteUser(tx: Tx, user: string): Promise<void> {
  await tx.deleteFrom('identities').where('user_id', '=', user).execute()
  for (const table of OWN_TABLES) await tx.deleteFrom(table).where('user_id', '=', user).execute()
  await tx.deleteFrom('users').where('user_id', '=', user).execute()
}

export async function insertUser(tx: Tx, user: Insertable<Schema['users']>): Promise<void> {
  await tx.insertInto('users').values(user).execute()
}

export async function setPassword(tx: Tx, user: string, passwordHash: string): Promise<void> {
  await tx.updateTable('users').set({ password_hash: passwordHash }).where('user_id', '=', user).execute()
}

export async function setAgreement(tx: Tx, user: string, agreement: number): Promise<void> {
  await tx.updateTable('users').set({ last_agreement_id: agreement }).where('user_id', '=', user).execute()
}

/**
 * False if the account is locked, or its password is no longer the verified one. Locks the user's row, so that a concurrent lock or password
 * change, which ends all sessions, either comes first or ends this session too.
 */
export async function insertSessionOf(
  db: Queries,
  session: Insertable<Schema['sessions']>,
  passwordHash: string | undefined,
): Promise<boolean> {
  const user = db
    .selectFrom('users')
    .select((row) => [
      'user_id',
      row.val(session.token_hash).as('token_hash'),
      row.val(session.device).as('device'),
      sql<number>`${session.created_at}::int8`.as('created_at'),
      sql<number>`${session.last_used}::int8`.as('last_used'),
    ])
    .where('user_id', '=', session.user_id)
    .where('status', '<>', 0)
    .$if(passwordHash !== undefined, (row) => row.where('password_hash', '=', passwordHash ?? ''))
    .forShare()
  const inserted = await db
    .insertInto('sessions')
    .columns(['user_id', 'token_hash', 'device', 'created_at', 'last_used'])
    .expression(user)
    .returning('user_id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Runs before every call with a session, so it is plain SQL: composing a statement takes time too. */
export async function findLastUse(db: Queries, { user, tokenHash }: Session): Promise<number | undefined> {
  const found = sql<Pick<Selectable<Schema['sessions']>, 'last_used'>>`
    select last_used from sessions where user_id = ${user} and token_hash = ${tokenHash}`
  return (await found.execute(db)).rows[0]?.last_used
}

export async function setLastUse(db: Queries, { user, tokenHash }: Session, now: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_used: now })
    .where('user_id', '=', user)
    .where('token_hash', '=', tokenHash)
    .where('last_used', '<', now)
    .execute()
}

export async function deleteSession(db: Queries, { user, tokenHash }: Session): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', user).where('token_hash', '=', tokenHash).execute()
}

export function listSessions(db: Queries, user: string, usedSince: number): Promise<Selectable<Schema['sessions']>[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', user)
    .where('last_used', '>=', usedSince)
    .orderBy('last_used', 'desc')
    .execute()
}

/** Ends all sessions of a user, or all but one. */
export async function deleteSessionsOf(tx: Queries, user: string, but?: Session): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('user_id', '=', user)
    .$if(but !== undefined, (others) => others.where('token_hash', '<>', but?.tokenHash ?? Buffer.alloc(0)))
    .execute()
}

export async function deleteSessionsUnusedSince(db: Queries, time: number): Promise<void> {
  await db.deleteFrom('sessions').where('last_used', '<', time).execute()
}

export type Scene = Selectable<Schema['scenes']>

export async function insertScene(db: Queries, scene: Insertable<Schema['scenes']>): Promise<void> {
  await db.insertInto('scenes').values(scene).execute()
}

export function findScene(db: Queries, secret: Buffer): Promise<Scene | undefined> {
  return db.selectFrom('scenes').selectAll().where('secret', '=', secret).executeTakeFirst()
}

/** Marks a scene as scanned, unless it already was. */
export function markScanned(
  db: Queries,
  scene: string,
  openid: string,
  now: number,
  until: number,
): Promise<Scene | undefined> {
  return db
    .updateTable('scenes')
    .set({ openid, expires_at: until })
    .where('scene', '=', scene)
    .where('openid', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
}

/** False if there was none. */
export async function deleteScene(db: Queries, secret: Buffer): Promise<boolean> {
  const gone = await db.deleteFrom('scenes').where('secret', '=', secret).returning('scene').executeTakeFirst()
  return gone !== undefined
}

export async function deleteScenesExpiredAt(db: Queries, now: number): Promise<void> {
  await db.deleteFrom('scenes').where('expires_at', '<=', now).execute()
}

/** The user's ratings of charts, for the export. */
export function listRatings(db: Queries, user: string) {
  return db
    .selectFrom('plot_ratings')
    .select(['plot_id', 'version', 'aesthetics', 'richfont', 'param_freedom', 'general_param_freedom'])
    .select(['other_param_freedom', 'overall', 'suggest', 'app_version', 'rated_at'])
    .where('user_id', '=', user)
    .orderBy('plot_id')
    .orderBy('version')
    .execute()
}
