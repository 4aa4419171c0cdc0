import { randomUUID } from 'node:crypto'
import { Refusal } from '../http/refusal.ts'
import type { Services } from '../services.ts'
import { makeWork, stepsDone, type WorkAnswer } from './proof-of-work.ts'
import { countFailure } from './proof-of-work-difficulty.ts'
import { insertCaptcha, takeCaptcha } from './store.ts'

export interface CaptchaAnswer {
  readonly key: string
  readonly code: string
  readonly work?: WorkAnswer | undefined
}

/** Address and time of an answer. */
interface Answering {
  readonly address: string
  readonly now: number
}

const LIFE_MS = 5 * 60_000
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const signed = (key: string, answer: string) => `captcha ${key} ${answer.toLowerCase()}`

/** Stores an answer for five minutes. Returns the key of the captcha, and the proof of work that must accompany the answer. */
export async function issueCaptcha(
  { db, keys, work }: Pick<Services, 'db' | 'keys' | 'work'>,
  answer: string,
  steps: number,
  now: number,
): Promise<{ key: string; work: string }> {
  const key = randomUUID()
  const { secret, mac } = keys.sign(signed(key, answer))
  await insertCaptcha(db, { key, secret, answer: mac, expires_at: now + LIFE_MS })
  return { key, work: await makeWork(keys, { key, secret }, work, steps) }
}

/** SPEC A2: the first answer uses up a captcha and its work, right or wrong. Returns the steps of that work. */
export async function answerCaptcha(
  { db, keys, limits }: Pick<Services, 'db' | 'keys' | 'limits'>,
  { key, code, work }: CaptchaAnswer,
  { address, now }: Answering,
): Promise<number> {
  const captcha = UUID.test(key) ? await takeCaptcha(db, key) : undefined
  const isOpen = captcha !== undefined && captcha.expires_at >= now
  if (isOpen && !work) throw new Refusal('client-too-old')
  const isRight = isOpen && keys.verify(signed(key, code), captcha.secret, captcha.answer)
  const steps = isRight && work ? await stepsDone(keys, captcha, work) : undefined
  if (steps !== undefined) return steps
  await countFailure(limits, address)
  throw new Refusal('captcha-wrong')
}
