import type { RequestOf } from '#contract/calls/call.ts'
import type { Calls } from '#contract/calls/index.ts'

/** The captcha fields of a call. */
export type CaptchaAnswer = RequestOf<Calls['User/sendSms']>['captcha']

/** The characters typed so far, and the proof of work that a worker is solving. */
export interface TypedCaptcha {
  readonly key: string
  readonly code: string
  readonly work?: Promise<CaptchaAnswer['work']> | undefined
}

export const noCaptcha: TypedCaptcha = { key: '', code: '' }

/** The answer, once the proof of work is done. */
export async function completeCaptcha({ key, code, work }: TypedCaptcha): Promise<CaptchaAnswer> {
  return { key, code: code.trim(), work: await work }
}
