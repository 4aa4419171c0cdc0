import { starred } from '#contract/starred.ts'
import { Refusal } from '../http/refusal.ts'
import type { Routes, Session } from '../http/route.ts'
import { emailOf, type Identity, phoneOf } from '../identity/identity.ts'
import type { Services } from '../services.ts'
import { takeCode } from '../verification/codes.ts'
import { sendCode } from '../verification/send-code.ts'
import { issueTicket } from '../verification/tickets.ts'
import { isPassword } from './password.ts'
import { findUser, type User } from './store.ts'

type Names =
  | 'User/sendSms'
  | 'User/sendEmail'
  | 'User/sendRegEmail'
  | 'User/authSendSms'
  | 'User/authSmsVerify'
  | 'User/authPassword'

/** A code that binds something is tied to the session that binds it; all other codes are for users who are not signed in. */
function sessionFor(purpose: string, session: Session | undefined): Session | undefined {
  if (purpose !== 'bind') return undefined
  if (!session) throw new Refusal('unauthenticated')
  return session
}

export function codeRoutes(services: Services): Routes<Names> {
  const { db, limits } = services

  async function ownerOf(session: Session): Promise<User> {
    const user = await findUser(db, session.user)
    if (!user) throw new Refusal('session-expired')
    return user
  }

  /** The user's own phone number or address, which a code can be sent to. */
  async function ownTarget(session: Session, by: 'phone' | 'email'): Promise<Identity> {
    const user = await ownerOf(session)
    if (user[by] === '') throw new Refusal('no-account')
    return by === 'phone' ? phoneOf(user.phone) : emailOf(user.email)
  }

  return {
    'User/sendSms': {
      limit: 'codesByAddress',
      async answer({ request: { username, purpose, captcha }, session, language, address, now }) {
        const binding = { purpose, target: phoneOf(username), session: sessionFor(purpose, session) }
        return { key: await sendCode(services, { ...binding, captcha, language, address, now }) }
      },
    },
    'User/sendEmail': {
      limit: 'codesByAddress',
      async answer({ request: { email, purpose, captcha }, session, language, address, now }) {
        const binding = { purpose, target: emailOf(email), session: sessionFor(purpose, session) }
        return { key: await sendCode(services, { ...binding, captcha, language, address, now }) }
      },
    },
    'User/sendRegEmail': {
      limit: 'codesByAddress',
      async answer({ request: { email, captcha }, language, address, now }) {
        const binding = { purpose: 'register', target: emailOf(email) }
        return { key: await sendCode(services, { ...binding, captcha, language, address, now }) }
      },
    },
    'User/authSendSms': {
      limit: 'codesByAddress',
      async answer({ request: { by, purpose, captcha }, session, language, address, now }) {
        const target = await ownTarget(session, by)
        const binding = { purpose: `proof ${purpose}`, target, session }
        return {
          key: await sendCode(services, { ...binding, captcha, language, address, now }),
          mobile: starred(target.name),
        }
      },
    },
    'User/authSmsVerify': {
      limit: 'answersByAddress',
      async answer({ request: { by, purpose, verify_id, verify }, session, now }) {
        const target = await ownTarget(session, by)
        await takeCode(services, { verify_id, verify }, { purpose: `proof ${purpose}`, target, session }, now)
        return { key: await issueTicket(db, session.user, { purpose, session }, now) }
      },
    },
    'User/authPassword': {
      limit: 'answersByAddress',
      async answer({ request: { purpose, password }, session, now }) {
        const { password_hash: hash } = await ownerOf(session)
        // before the password is checked, so that simultaneous tries count too
        await limits.take('proofsByUser', session.user)
        if (!(await isPassword(password, hash))) throw new Refusal('wrong-credentials', { captcha: false })
        await limits.forget('proofsByUser', session.user)
        return { key: await issueTicket(db, session.user, { purpose, session }, now) }
      },
    },
  }
}
