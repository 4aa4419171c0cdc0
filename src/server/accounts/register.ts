import { randomBytes } from 'node:crypto'
import type { UserInfo } from '#contract/calls/user.ts'
import type { Code } from '#contract/codes.ts'
import { uuidv7 } from '#contract/records/uuid.ts'
import { inTransaction, type Tx } from '../db/database.ts'
import { Refusal } from '../http/refusal.ts'
import type { Identity } from '../identity/identity.ts'
import type { Services } from '../services.ts'
import { newestAgreement } from '../site/site-config.ts'
import { hashPassword } from './password.ts'
import { startSession } from './sessions.ts'
import { claimIdentity, findUser, insertUser } from './store.ts'
import { userInfoOf } from './user-info.ts'

export interface Registration {
  /** As typed. */
  readonly username: string
  /** Verified identities; the first is the one used to register. */
  readonly identities: readonly Identity[]
  readonly password: string
  readonly agreement_id: number
  readonly device: string
}

export interface Opened {
  readonly token: string
  readonly userInfo: UserInfo
}

export const taken: Readonly<Record<Identity['kind'], Code>> = {
  account: 'username-taken',
  phone: 'phone-taken',
  email: 'email-taken',
  wechat: 'wechat-taken',
}

/** Refuses a registration that did not accept the newest agreement. Called before a code is used up. */
export async function requireAgreement({ db }: Pick<Services, 'db'>, agreement: number): Promise<void> {
  const newest = await newestAgreement(db)
  if (agreement !== newest) throw new Refusal('agreement-outdated', { agreement_id: newest })
}

/**
 * Opens an account and its first session.
 * @param also further writes in the same transaction
 */
export async function register(
  { db }: Pick<Services, 'db'>,
  { username, identities, password, agreement_id: agreement, device }: Registration,
  now: number,
  also: (tx: Tx) => Promise<void> = () => Promise.resolve(),
): Promise<Opened> {
  const nameOf = (wanted: Identity['kind']) => identities.find(({ kind }) => kind === wanted)?.name ?? ''
  const passwordHash = await hashPassword(password)
  const user = uuidv7(now, randomBytes(10))
  return inTransaction(db, async (tx) => {
    for (const identity of identities) {
      if (!(await claimIdentity(tx, identity, user))) throw new Refusal(taken[identity.kind])
    }
    await insertUser(tx, {
      user_id: user,
      username,
      phone: nameOf('phone'),
      email: nameOf('email'),
      wechat: nameOf('wechat'),
      password_hash: passwordHash,
      last_agreement_id: agreement,
      created_at: now,
    })
    await also(tx)
    const row = await findUser(tx, user)
    if (!row) throw new Error('an account was not stored')
    const token = await startSession(tx, { user: row, device, now })
    return { token, userInfo: await userInfoOf(tx, row, now) }
  })
}
