import * as z from 'zod/mini'
import { defineCall, id, nothing, seconds } from './call.ts'

const userInfo = z.object({
  id,
  /** The account name, mobile number or e-mail address that the account was opened with. */
  username: z.string(),
  nickname: z.string(),
  img: z.string(),
  img_domain: z.string(),
  /** Fen. */
  balance: z.int(),
  /** The bound mobile number; empty if none. */
  phone: z.string(),
  email: z.string(),
  wechat: z.string(),
  company: z.string(),
  qq: z.string(),
  /** 0 locked, 1 in use, 2 to be removed at `close_time`. */
  status: z.int(),
  due_time: seconds,
  /** When the account is removed, by its owner's wish; 0 otherwise. */
  close_time: seconds,
  last_agreement_id: z.int(),
  /** 1 ordinary, 2 website member, other: client member. */
  level: z.int(),
  is_wxbind: z.union([z.literal(0), z.literal(1)]),
})
export type UserInfo = z.output<typeof userInfo>

const account = /^\p{L}[\p{L}\p{N}_]{2,19}$/u
const mobile = /^1[3-9]\d{9}$/
/** 3 to 20 letters, digits or underscores of any script, starting with a letter; or a mobile number, which is proven by a code. */
const newName = z.string().check(z.refine((name) => account.test(name) || mobile.test(name)))
/** Eleven digits. */
const phone = z.string().check(z.regex(mobile))
const email = z.string().check(z.maxLength(100), z.regex(/^[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+$/))
/** 6 to 16 characters. */
const password = z.string().check(z.minLength(6), z.maxLength(16))
/** The answer to a captcha. */
export const captcha = z.object({
  key: z.string().check(z.maxLength(64)),
  code: z.string().check(z.length(4)),
  /** The captcha's challenge, unchanged, and its solution. An answer without it comes from an older client (`client-too-old`). */
  work: z.optional(
    z.object({
      challenge: z.string().check(z.maxLength(2000)),
      counter: z.int(),
      derivedKey: z.string().check(z.maxLength(128)),
    }),
  ),
})
/** The key that the send call returned, and the six digits that the user received. */
const code = { verify_id: id, verify: z.string().check(z.regex(/^\d{6}$/)) }
const device = z.string().check(z.maxLength(100))
/** Authorises the next step of a flow: single use, valid for ten minutes. */
const ticket = z.string().check(z.maxLength(100))
/** Ticket for the WeChat identity that scanned the code. The push channel sends it to the page that shows the code; valid for ten minutes. */
const openid = ticket
/** What a signed-in user may do only with a proof: change the password, the phone or the e-mail address, unbind WeChat, close the account. */
const purpose = z.enum(['password', 'phone', 'email', 'wechat', 'close'])
export type Purpose = z.output<typeof purpose>

const sessionId = z.string().check(z.regex(/^[\w-]{22}$/))
const session = z.object({ token: z.string(), userInfo })
/** The `params` of `devices-limit`: the sessions of the user who logs in, last used first, and a ticket to end one of them. */
export interface DevicesLimit {
  readonly ticket: string
  readonly sessions: readonly { readonly id: string; readonly device: string; readonly last_used: number }[]
}
const opening = { password, agreement_id: z.int(), device }
const sent = z.object({ key: id })
/** 0 means free. */
const taken = z.union([z.literal(0), z.literal(1)])

const open = { auth: 'open', effect: 'exempt', offline: 'never' } as const
const optional = { auth: 'optional', effect: 'exempt', offline: 'never' } as const
/** A code or a ticket is single-use, so it serves as the idempotency key. */
const proven = { auth: 'token', effect: 'exempt', offline: 'never' } as const
const write = { auth: 'token', effect: 'write', offline: 'never' } as const

/** Ways to sign in. Replies do not reveal whether an account exists, except to the holder of its phone or mailbox. */
const waysIn = {
  'User/register': defineCall({
    ...open,
    summary:
      'Open an account under an account name (with a captcha) or a mobile number (with a code), and start a session',
    request: z.object({
      username: newName,
      captcha: z.optional(captcha),
      verify_id: z.optional(code.verify_id),
      verify: z.optional(code.verify),
      ...opening,
    }),
    reply: session,
  }),
  'User/registerEmail': defineCall({
    ...open,
    summary: 'Open an account under an e-mail address and start a session',
    request: z.object({ email, ...code, ...opening }),
    reply: session,
  }),
  'User/officialRegister': defineCall({
    ...open,
    summary: 'Open an account under a mobile number for whoever scanned with WeChat',
    request: z.object({ openid, username: phone, ...code, ...opening }),
    reply: session,
  }),
  'User/officialRegisterEmail': defineCall({
    ...open,
    summary: 'Open an account under an e-mail address for whoever scanned with WeChat',
    request: z.object({ openid, email, ...code, ...opening }),
    reply: session,
  }),
  'User/login': defineCall({
    ...open,
    summary:
      'Start a session with a password, by account name, mobile number or e-mail address. A captcha is asked for after repeated failures (code `captcha-required`), also anew where its work is too light by now; further failures have to wait (`account-locked`, with its seconds)',
    request: z.object({
      username: z.string().check(z.minLength(1), z.maxLength(100)),
      password: z.string().check(z.minLength(1), z.maxLength(64)),
      captcha: z.optional(captcha),
      device,
    }),
    reply: session,
  }),
  'User/smslogin': defineCall({
    ...open,
    summary: 'Start a session with a code sent to a mobile number',
    request: z.object({ username: phone, ...code, device }),
    reply: session,
  }),
  'User/emaillogin': defineCall({
    ...open,
    summary: 'Start a session with a code sent to an e-mail address',
    request: z.object({ email, ...code, device }),
    reply: session,
  }),
  'User/officialLogin': defineCall({
    ...open,
    summary: 'Start a session for whoever scanned with WeChat; `wechat-unbound` where that is nobody of ours yet',
    request: z.object({ openid, device }),
    reply: session,
  }),
  'User/ownerLogin': defineCall({
    ...open,
    summary:
      'Local mode, from the machine itself: start a session of its owner with the key of the printed address, which works once',
    request: z.object({ key: ticket, device }),
    reply: session,
  }),
  'User/replaceSession': defineCall({
    ...open,
    summary:
      'After a login that was refused because the user is logged in on as many devices as allowed (`devices-limit`, with a ticket and the sessions): end one of these sessions and start one here',
    request: z.object({ ticket, session: sessionId, device }),
    reply: session,
  }),
  'User/findPwd': defineCall({
    ...open,
    summary: 'Forgotten password: what a code sent to a mobile number proves, as the key for `User/resetPwd`',
    request: z.object({ username: phone, ...code }),
    reply: z.object({ key: ticket }),
  }),
  'User/findPwdEmail': defineCall({
    ...open,
    summary: 'Forgotten password: what a code sent to an e-mail address proves, as the key for `User/resetPwd`',
    request: z.object({ email, ...code }),
    reply: z.object({ key: ticket }),
  }),
  'User/resetPwd': defineCall({
    ...optional,
    summary: 'Set a new password. All sessions end but the one that sends this',
    request: z.object({ key: ticket, password }),
    reply: nothing,
  }),
  'User/checkphone': defineCall({
    ...optional,
    summary: 'Whether a mobile number is taken (0: free). Needs a session or a captcha',
    request: z.object({ username: phone, captcha: z.optional(captcha) }),
    reply: taken,
  }),
  'User/checkemail': defineCall({
    ...optional,
    summary: 'Whether an e-mail address is taken (0: free). Needs a session or a captcha',
    request: z.object({ email, captcha: z.optional(captcha) }),
    reply: taken,
  }),
} as const

/** Six-digit codes: single use, valid for five minutes and five tries, for one purpose, one target and one session. */
const codes = {
  'User/sendSms': defineCall({
    ...optional,
    summary: 'Send a code to a mobile number, whether or not an account has it. `bind` needs a session',
    request: z.object({ username: phone, purpose: z.enum(['register', 'login', 'findPwd', 'bind']), captcha }),
    reply: sent,
  }),
  'User/sendEmail': defineCall({
    ...optional,
    summary: 'Send a code to an e-mail address, whether or not an account has it. `bind` needs a session',
    request: z.object({ email, purpose: z.enum(['login', 'findPwd', 'bind']), captcha }),
    reply: sent,
  }),
  'User/sendRegEmail': defineCall({
    ...open,
    summary: 'Send a code for opening an account to an e-mail address',
    request: z.object({ email, captcha }),
    reply: sent,
  }),
  'User/authSendSms': defineCall({
    ...proven,
    summary: 'Send a code to the phone, or the e-mail address, of the user who is signed in',
    request: z.object({ by: z._default(z.enum(['phone', 'email']), 'phone'), purpose, captcha }),
    /** `mobile` is the masked phone number or e-mail address that the code was sent to. */
    reply: z.object({ key: id, mobile: z.string() }),
  }),
  'User/authSmsVerify': defineCall({
    ...proven,
    summary: 'What the code of `User/authSendSms` proves, as the key for the next step',
    request: z.object({ by: z._default(z.enum(['phone', 'email']), 'phone'), purpose, ...code }),
    reply: z.object({ key: ticket }),
  }),
  'User/authPassword': defineCall({
    ...proven,
    summary: 'What the present password proves, as the key for the next step',
    request: z.object({ purpose, password: z.string().check(z.minLength(1), z.maxLength(64)) }),
    reply: z.object({ key: ticket }),
  }),
} as const

const settings = {
  'User/detail': defineCall({
    summary: 'The current user',
    auth: 'token',
    effect: 'read',
    offline: 'fallback',
    request: nothing,
    reply: userInfo,
  }),
  'User/agree': defineCall({
    ...write,
    summary: 'Accept the newest agreement',
    request: z.object({ agreement_id: z.int() }),
    reply: userInfo,
  }),
  'User/updatefield': defineCall({
    ...write,
    summary: 'Change the nickname, QQ, workplace, or avatar (a path that `Upload/upload` returned)',
    request: z.object({
      field: z.enum(['nickname', 'qq', 'company', 'img']),
      value: z.string().check(z.minLength(1), z.maxLength(100)),
    }),
    reply: userInfo,
  }),
  'User/bindPhone': defineCall({
    ...proven,
    summary: 'Bind a mobile number to an account that has none: `key` from a proof for `phone`',
    request: z.object({ key: ticket, username: phone, ...code }),
    reply: userInfo,
  }),
  'User/changephone': defineCall({
    ...proven,
    summary: 'Put another mobile number in the place of the bound one: `key` from a proof for `phone`',
    request: z.object({ key: ticket, username: phone, ...code }),
    reply: userInfo,
  }),
  'User/bindEmail': defineCall({
    ...proven,
    summary: 'Bind an e-mail address, or another one: `key` from a proof for `email`',
    request: z.object({ key: z.optional(ticket), email, ...code }),
    reply: userInfo,
  }),
  'User/sence': defineCall({
    ...optional,
    summary:
      'A QR code of the official account, as a picture, and the ticket under which the push channel tells of its scan',
    request: z.object({ type: z.enum(['login', 'bind']) }),
    reply: z.object({ showUrl: z.string(), ticket }),
  }),
  'User/officialBind': defineCall({
    ...proven,
    summary: 'Bind the WeChat identity of whoever scanned',
    request: z.object({ openid }),
    reply: userInfo,
  }),
  'User/officialUnbind': defineCall({
    ...proven,
    summary: 'Unbind WeChat: `key` from a proof for `wechat`',
    request: z.object({ key: ticket }),
    reply: userInfo,
  }),
  'User/sessions': defineCall({
    summary: 'The devices that are signed in, last used first',
    auth: 'token',
    effect: 'read',
    offline: 'never',
    request: nothing,
    reply: z.object({
      data: z.array(
        z.object({ id: z.string(), device: z.string(), created: seconds, last_used: seconds, current: z.boolean() }),
      ),
    }),
  }),
  'User/endSessions': defineCall({
    ...write,
    summary: 'Sign out one device by its id, or all others',
    request: z.object({ id: z.optional(sessionId) }),
    reply: nothing,
  }),
  'User/export': defineCall({
    summary: 'Everything that the site keeps of the user, as a ZIP file (bytes in place of an envelope)',
    auth: 'token',
    effect: 'read',
    offline: 'never',
    request: nothing,
    reply: nothing,
  }),
  'User/close': defineCall({
    ...proven,
    summary:
      'Ask for the removal of the account and everything in it: `key` from a proof for `close`. All sessions end; logging in until then can take it back',
    request: z.object({ key: ticket }),
    reply: z.object({ close_time: seconds }),
  }),
  'User/reopen': defineCall({
    ...write,
    summary: 'Take the removal of the account back',
    request: nothing,
    reply: userInfo,
  }),
  'User/logout': defineCall({
    ...write,
    summary: 'End the session that sends this',
    request: nothing,
    reply: nothing,
  }),
} as const

export const userCalls = { ...waysIn, ...codes, ...settings } as const
