import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CommonCode } from '#contract/codes.ts'
import { currentLocale } from '../i18n/locale.ts'
import { CallError, NetworkError } from './call.ts'

/** A message for every error code but those of money: a new code without one does not compile. */
const words: Record<CommonCode, MessageDescriptor> = {
  'invalid-request': msg`Some of what was entered is not valid. Check the marked fields.`,
  'key-reused': msg`This was already sent with other contents. Reload the page and try again.`,
  'key-required': msg`The request was incomplete. Reload the page and try again.`,
  unauthenticated: msg`Invalid session or session expired, please log in again`,
  'session-expired': msg`Session expired, please log in again`,
  'not-found': msg`The resource does not exist`,
  forbidden: msg`You have no permission for this operation`,
  'too-many-requests': msg`Too many attempts. Wait a little and try again.`,
  'body-too-large': msg`This is too large to be sent.`,
  'unsupported-media': msg`The file format is not supported. Please upload JPG or PNG files.`,
  'captcha-required': msg`Enter the characters of the picture to go on.`,
  'captcha-wrong': msg`The characters do not match the picture. Here is a new one.`,
  'wrong-credentials': msg`The account or the password is not right.`,
  'account-locked': msg`Too many failures. Wait a little, or log in with a code.`,
  'account-blocked': msg`This account is locked. Please contact the administrator.`,
  'code-wrong': msg`The verification code is wrong or has expired.`,
  'code-not-sent': msg`The code could not be sent. Please try again later.`,
  'proof-required': msg`Please verify your identity first.`,
  'no-account': msg`There is no account with this number or address yet. Please register.`,
  'phone-taken': msg`The phone number already exists`,
  'email-taken': msg`The Email already exists!`,
  'wechat-taken': msg`This WeChat is bound to another account.`,
  'wechat-unbound': msg`This WeChat is not bound to an account yet.`,
  'scene-ended': msg`The QR code has expired. Here is a new one.`,
  'nickname-characters': msg`Nickname cannot have special characters`,
  'nickname-underscores': msg`Underscores are not available in nickname`,
  'way-closed': msg`This site does not offer this.`,
  'username-taken': msg`This account name is taken. Choose another one.`,
  'agreement-outdated': msg`The agreement has changed. Please read it and agree again.`,
  'client-too-old': msg`This version is too old to talk to the server. Update it; nothing is lost.`,
  'server-too-old': msg`The server is older than this application. What you changed will be sent when it is updated.`,
  'unknown-field': msg`The server does not know one of the fields.`,
  'invalid-field': msg`The server did not accept a value.`,
  'reference-not-found': msg`What this belongs to no longer exists.`,
  'rows-stay-on-device': msg`This project keeps its data on the device. Turn on cloud storage to send it.`,
  'type-not-stored': msg`The variable cannot keep this type.`,
  'upload-offset': msg`The upload goes on from where the server stands.`,
  'upload-hash-mismatch': msg`The file arrived damaged. It will be sent again.`,
  'upload-not-found': msg`This upload no longer exists. It starts again.`,
  'storage-full': msg`The storage space is used up.`,
  maintenance: msg`The server is offline now`,
  internal: msg`Unknown system error, please report to the administrator`,
}

export function wordsOfCode(code: string): MessageDescriptor {
  return Object.hasOwn(words, code) ? words[code as CommonCode] : words.internal
}

function timeOf(seconds: number): string {
  const [unit, value] = seconds < 100 ? ['second', seconds] : ['minute', Math.ceil(seconds / 60)]
  return new Intl.NumberFormat(currentLocale(), { style: 'unit', unit, unitDisplay: 'long' }).format(value)
}

/** How long to wait, if the server states it. */
function wordsOfWait({ code, params: { seconds } }: CallError): MessageDescriptor | undefined {
  if (typeof seconds !== 'number') return undefined
  const time = timeOf(seconds)
  if (code === 'account-locked') return msg`Too many failures. Wait ${time}, or log in with a code.`
  return code === 'too-many-requests' ? msg`Too many attempts. Wait ${time} and try again.` : undefined
}

/** The message for an error of a call; network errors have the specification's texts. */
export function wordsOfError(error: unknown): MessageDescriptor {
  if (error instanceof CallError && error.params.reason === 'disk-full')
    return msg`The server has no room left at the moment. What you changed is kept on this device and sent later.`
  if (error instanceof CallError) return error.words ?? wordsOfWait(error) ?? wordsOfCode(error.code)
  if (error instanceof NetworkError) {
    if (error.reason === 'timeout') return msg`System API request timed out`
    if (error.reason === 'status') return msg`System API status code error: ${error.status ?? ''}`
    return msg`Network error! Check the network or switch network, such as a phone hotspot`
  }
  return words.internal
}
