import { Refusal } from '../http/refusal.ts'
import { type Identity, identityOf } from '../identity/identity.ts'
import { countedName } from '../identity/skeleton.ts'
import type { Services } from '../services.ts'
import type { CaptchaAnswer } from '../site/captchas.ts'
import { type CodeAnswer, takeCode } from '../verification/codes.ts'
import { takeLoginTry } from './login-try.ts'
import { isPassword } from './password.ts'
import type { Opened } from './register.ts'
import { startSession } from './sessions.ts'
import { findUserByIdentity } from './store.ts'
import { userInfoOf } from './user-info.ts'

export interface Credentials {
  readonly username: string
  readonly password: string
  readonly captcha?: CaptchaAnswer | undefined
  readonly device: string
}

/** SPEC A2: known and unknown accounts get the same reply, the same limits and the same response time. */
export async function login(
  services: Pick<Services, 'db' | 'keys' | 'limits'>,
  { username, password, captcha, device }: Credentials,
  address: string,
  now: number,
): Promise<Opened> {
  const { db } = services
  const identity = identityOf(username)
  const attempt = await takeLoginTry(services, { name: countedName(identity), captcha, address, now })
  const user = await findUserByIdentity(db, identity)
  if (!(await isPassword(password, user?.password_hash)) || !user) {
    throw await attempt.failed()
  }
  await attempt.succeeded()
  const token = await startSession(db, { user, device, now, passwordHash: user.password_hash })
  return { token, userInfo: await userInfoOf(db, user, now) }
}

/** The holder of the phone or the mailbox gets in, and is the only one who learns that there is no account. */
export async function loginByCode(
  services: Pick<Services, 'db' | 'keys'>,
  target: Identity,
  { device, ...answer }: CodeAnswer & { readonly device: string },
  now: number,
): Promise<Opened> {
  await takeCode(services, answer, { purpose: 'login', target }, now)
  const user = await findUserByIdentity(services.db, target)
  if (!user) throw new Refusal('no-account')
  const token = await startSession(services.db, { user, device, now })
  return { token, userInfo: await userInfoOf(services.db, user, now) }
}
