import type { RequestOf } from '#contract/calls/call.ts'
import type { Calls } from '#contract/calls/index.ts'

/** What a call is sent with. */
export type CaptchaAnswer = RequestOf<Calls['User/sendSms']>['captcha']

/** What was typed so far, and the work that the device does meanwhile. */
export interface TypedCaptcha {
  readonly key: string
  readonly code: string
  readonly work?: Promise<CaptchaAnswer['work']> | undefined
}

export const noCaptcha: TypedCaptcha = { key: '', code: '' }

/** The answer, once the work is done. */
export async function wholeCaptcha({ key, code, work }: TypedCaptcha): Promise<CaptchaAnswer> {
  return { key, code: code.trim(), work: await work }
}
