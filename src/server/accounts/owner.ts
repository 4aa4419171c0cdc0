import { randomBytes, randomInt } from 'node:crypto'
import { uuidv7 } from '#contract/records/uuid.ts'
import { inTransaction, type Tx } from '../db/database.ts'
import type { Language } from '../http/language.ts'
import { Refusal } from '../http/refusal.ts'
import type { Asked } from '../http/route.ts'
import { identityOf } from '../identity/identity.ts'
import type { Services } from '../services.ts'
import { newestAgreement } from '../site/site-config.ts'
import { claimSetting, readSettings, writeSetting } from '../site/store.ts'
import { hashPassword } from './password.ts'
import type { Opened } from './register.ts'
import { startSession } from './sessions.ts'
import { claimIdentity, findUser, insertUser, type User } from './store.ts'
import { userInfoOf } from './user-info.ts'

/** The setting that holds the id of the owner's account. */
const OWNER = 'owner'
const NAME = 'owner'
const nicknames: Readonly<Record<Language, string>> = { zh: '本机用户', en: 'Owner' }

/** SPEC A8: starts a session of the owner of the machine, whose account is opened at the first use. */
export async function ownerLogin(
  { db, ownerKeys }: Pick<Services, 'db' | 'ownerKeys'>,
  { request, isOnThisMachine, language, now }: Asked<'User/ownerLogin'>,
): Promise<Opened> {
  if (!ownerKeys || !isOnThisMachine) throw new Refusal('way-closed')
  // nobody knows this password; the owner sets one with a code or with the operator's command line
  const passwordHash = await hashPassword(randomBytes(24).toString('base64url'))
  const opened = await ownerKeys.use(request.key, () =>
    inTransaction(db, async (tx) => {
      const user = await ownerOf(tx, { passwordHash, language, now })
      const token = await startSession(tx, { user, device: request.device, now })
      return { token, userInfo: await userInfoOf(tx, user, now) }
    }),
  )
  if (!opened) throw new Refusal('code-wrong')
  return opened
}

interface Newcomer {
  readonly passwordHash: string
  readonly language: Language
  readonly now: number
}

/** The account of the owner, created at the first use and again after it was closed. */
async function ownerOf(tx: Tx, newcomer: Newcomer): Promise<User> {
  const id = uuidv7(newcomer.now, randomBytes(10))
  // a concurrent first use waits here until the account is created, and then finds it
  if (!(await claimSetting(tx, OWNER, id))) {
    const known = await findUser(tx, (await readSettings(tx)).get(OWNER) ?? '')
    if (known) return known
    await writeSetting(tx, OWNER, id)
  }
  let username = NAME
  // another user may already have this name
  while (!(await claimIdentity(tx, identityOf(username), id))) username = `${NAME}${randomInt(1000, 10_000)}`
  await insertUser(tx, {
    user_id: id,
    username,
    nickname: nicknames[newcomer.language],
    password_hash: newcomer.passwordHash,
    last_agreement_id: await newestAgreement(tx),
    created_at: newcomer.now,
  })
  const opened = await findUser(tx, id)
  if (!opened) throw new Error('an account was not stored')
  return opened
}
