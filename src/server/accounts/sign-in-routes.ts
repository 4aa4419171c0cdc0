import { Refusal } from '../http/refusal.ts'
import type { Asked, Routes } from '../http/route.ts'
import { emailOf, type Identity, identityOf, phoneOf } from '../identity/identity.ts'
import type { Services } from '../services.ts'
import { answerCaptcha, type CaptchaAnswer } from '../site/captchas.ts'
import { takeCode } from '../verification/codes.ts'
import { replaceSession } from './device-limit.ts'
import { login, loginByCode } from './login.ts'
import { officialLogin, officialRegister } from './official.ts'
import { ownerLogin } from './owner.ts'
import { type Opened, type Registration, register, requireAgreement } from './register.ts'
import { findPassword, resetPassword } from './reset-password.ts'
import { scannedBy } from './scenes.ts'
import { ownerOfIdentity } from './store.ts'

type Names =
  | 'User/register'
  | 'User/registerEmail'
  | 'User/officialRegister'
  | 'User/officialRegisterEmail'
  | 'User/login'
  | 'User/smslogin'
  | 'User/emaillogin'
  | 'User/officialLogin'
  | 'User/ownerLogin'
  | 'User/replaceSession'
  | 'User/findPwd'
  | 'User/findPwdEmail'
  | 'User/resetPwd'
  | 'User/checkphone'
  | 'User/checkemail'

type Answers = Omit<Registration, 'identities' | 'username'> & {
  readonly verify_id?: string | undefined
  readonly verify?: string | undefined
}

export function signInRoutes(services: Services): Routes<Names> {
  const { db, limits } = services

  /** Opens an account under the identity that a code has verified. */
  async function registerByCode(target: Identity, answers: Answers, now: number, scene?: string): Promise<Opened> {
    const { verify_id, verify } = answers
    if (verify_id === undefined || verify === undefined) {
      throw new Refusal('invalid-request', { fields: ['verify_id', 'verify'] })
    }
    await requireAgreement(services, answers.agreement_id)
    if (scene !== undefined) await scannedBy(db, scene, 'login', undefined, now)
    await takeCode(services, { verify_id, verify }, { purpose: 'register', target }, now)
    const registration = { ...answers, username: target.name, identities: [target] }
    return scene === undefined
      ? register(services, registration, now)
      : officialRegister(services, scene, registration, now)
  }

  async function registerByName({ request, address, now }: Asked<'User/register'>): Promise<Opened> {
    const { username, captcha, agreement_id: agreement } = request
    if (!captcha) throw new Refusal('invalid-request', { fields: ['captcha'] })
    await answerCaptcha(services, captcha, { address, now })
    await requireAgreement(services, agreement)
    return register(services, { ...request, identities: [identityOf(username)] }, now)
  }

  /** Reveals whether an account exists, as the specification requires; so it needs a session or a captcha. */
  async function isTaken(
    target: Identity,
    { session, address, now }: Pick<Asked<'User/checkphone'>, 'session' | 'address' | 'now'>,
    captcha: CaptchaAnswer | undefined,
  ): Promise<0 | 1> {
    if (session) await limits.take('checksByUser', session.user)
    else if (captcha) await answerCaptcha(services, captcha, { address, now })
    else throw new Refusal('captcha-required')
    return (await ownerOfIdentity(db, target)) === undefined ? 0 : 1
  }

  return {
    'User/register': {
      limit: 'registerByAddress',
      answer: (asked) => {
        const target = identityOf(asked.request.username)
        return target.kind === 'phone' ? registerByCode(target, asked.request, asked.now) : registerByName(asked)
      },
    },
    'User/registerEmail': {
      limit: 'registerByAddress',
      answer: ({ request, now }) => registerByCode(emailOf(request.email), request, now),
    },
    'User/officialRegister': {
      limit: 'registerByAddress',
      answer: ({ request, now }) => registerByCode(phoneOf(request.username), request, now, request.openid),
    },
    'User/officialRegisterEmail': {
      limit: 'registerByAddress',
      answer: ({ request, now }) => registerByCode(emailOf(request.email), request, now, request.openid),
    },
    'User/login': {
      limit: 'loginByAddress',
      answer: ({ request, address, now }) => login(services, request, address, now),
    },
    'User/smslogin': {
      limit: 'answersByAddress',
      answer: ({ request, now }) => loginByCode(services, phoneOf(request.username), request, now),
    },
    'User/emaillogin': {
      limit: 'answersByAddress',
      answer: ({ request, now }) => loginByCode(services, emailOf(request.email), request, now),
    },
    'User/officialLogin': {
      limit: 'answersByAddress',
      answer: ({ request, now }) => officialLogin(services, request, now),
    },
    'User/ownerLogin': {
      limit: 'answersByAddress',
      answer: (asked) => ownerLogin(services, asked),
    },
    'User/replaceSession': {
      limit: 'answersByAddress',
      answer: ({ request, now }) => replaceSession(services, request, now),
    },
    'User/findPwd': {
      limit: 'answersByAddress',
      async answer({ request, now }) {
        return { key: await findPassword(services, phoneOf(request.username), request, now) }
      },
    },
    'User/findPwdEmail': {
      limit: 'answersByAddress',
      async answer({ request, now }) {
        return { key: await findPassword(services, emailOf(request.email), request, now) }
      },
    },
    'User/resetPwd': {
      limit: 'answersByAddress',
      async answer({ request, session, now }) {
        await resetPassword(services, request, session, now)
        return {}
      },
    },
    'User/checkphone': {
      limit: 'checksByAddress',
      answer: (asked) => isTaken(phoneOf(asked.request.username), asked, asked.request.captcha),
    },
    'User/checkemail': {
      limit: 'checksByAddress',
      answer: (asked) => isTaken(emailOf(asked.request.email), asked, asked.request.captcha),
    },
  }
}
