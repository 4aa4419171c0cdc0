import type { RequestOf } from '#contract/calls/call.ts'
import type { Calls } from '#contract/calls/index.ts'
import { call } from '../api/call.ts'
import type { CaptchaAnswer } from './captcha.ts'
import type { Target } from './identifier.ts'

type Purpose = RequestOf<Calls['User/sendSms']>['purpose']

/** Requests a code for a mobile number or an e-mail address. */
export function sendCode(purpose: Purpose) {
  return ({ kind, name }: Target, captcha: CaptchaAnswer): Promise<{ key: string }> => {
    if (kind === 'phone') return call('User/sendSms', { username: name, purpose, captcha })
    if (purpose === 'register') return call('User/sendRegEmail', { email: name, captcha })
    return call('User/sendEmail', { email: name, purpose, captcha })
  }
}
