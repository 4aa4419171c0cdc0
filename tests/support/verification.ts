import type { RequestOf } from '#contract/calls/call.ts'
import type { Calls } from '#contract/calls/index.ts'
import type { Purpose } from '#contract/calls/user.ts'
import type { CallOptions, TestServer } from './start-server.ts'

type CodePurpose = RequestOf<Calls['User/sendSms']>['purpose']
interface Code {
  readonly verify_id: string
  readonly verify: string
}

let last = 0
/** A mobile number that no test has used, with a rarely used prefix of seven digits. */
export function newPhone(): string {
  last += 1
  return `139${String((last * 10_007) % 100_000_000).padStart(8, '0')}`
}

/** An e-mail address that no test has used. */
export function newEmail(): string {
  last += 1
  return `person${last}@example.org`
}

/** An address in a network that no limit has counted yet. */
export function newAddress(): string {
  last += 1
  return `203.${Math.floor(last / 250)}.${last % 250}.1`
}

/** The code last sent to a phone number or an e-mail address. */
export async function receivedBy(server: TestServer, recipient: string): Promise<string> {
  const message = await server.services.db
    .selectFrom('inbox')
    .select(['subject', 'body'])
    .where('recipient', '=', recipient)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  const [digits] = /\d{6}/.exec(message?.body ?? '') ?? []
  if (!digits) throw new Error(`nothing was sent to ${recipient}`)
  return digits
}

/** Requests a code for a mobile number or an e-mail address, and reads it from the inbox. */
export async function askCode(
  server: TestServer,
  recipient: string,
  purpose: CodePurpose,
  options: CallOptions = {},
): Promise<Code> {
  const captcha = await server.captcha({ address: newAddress() })
  const caller = { address: newAddress(), ...options }
  const reply = recipient.includes('@')
    ? purpose === 'register'
      ? await server.call('User/sendRegEmail', { email: recipient, captcha }, caller)
      : await server.call('User/sendEmail', { email: recipient, purpose, captcha }, caller)
    : await server.call('User/sendSms', { username: recipient, purpose, captcha }, caller)
  if (reply.status !== 200) throw new Error(`sending a code was answered with ${reply.code}`)
  return { verify_id: reply.data.key, verify: await receivedBy(server, recipient) }
}

/** A ticket proven by the password of a test user. */
export async function proveByPassword(
  server: TestServer,
  user: { readonly token: string; readonly password: string },
  purpose: Purpose,
): Promise<string> {
  const reply = await server.call('User/authPassword', { purpose, password: user.password }, { token: user.token })
  if (reply.status !== 200) throw new Error(`a proof was answered with ${reply.code}`)
  return reply.data.key
}
