import { Refusal } from '../http/refusal.ts'
import { type Identity, identityOf } from '../identity/identity.ts'
import { countedName } from '../identity/skeleton.ts'
import type { Services } from '../services.ts'
import type { CaptchaAnswer } from '../site/captchas.ts'
import { type CodeAnswer, takeCode } from '../verification/codes.ts'
import { logIn } from './device-limit.ts'
import { takeLoginTry } from './login-try.ts'
import { isPassword } from './password.ts'
import type { Opened } from './register.ts'
import { findUserByIdentity } from './store.ts'

export interface Credentials {
  readonly username: string
  readonly password: string
  readonly captcha?: CaptchaAnswer | undefined
  readonly device: string
}

/** SPEC A2: known and unknown accounts get the same reply, the same limits and the same response time. */
export async function login(
  services: Pick<Services, 'db' | 'devicesLimit' | 'keys' | 'limits'>,
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
  return logIn(services, { user, device, now, passwordHash: user.password_hash })
}

/** The holder of the phone or the mailbox gets in, and is the only one who learns that there is no account. */
export async function loginByCode(
  services: Pick<Services, 'db' | 'devicesLimit' | 'keys'>,
  target: Identity,
  { device, ...answer }: CodeAnswer & { readonly device: string },
  now: number,
): Promise<Opened> {
  await takeCode(services, answer, { purpose: 'login', target }, now)
  const user = await findUserByIdentity(services.db, target)
  if (!user) throw new Refusal('no-account')
  return logIn(services, { user, device, now })
}
