import { rateLimitNetwork } from '../http/address.ts'
import type { Language } from '../http/language.ts'
import { Refusal } from '../http/refusal.ts'
import type { Identity } from '../identity/identity.ts'
import { DeliveryError } from '../providers/delivery-error.ts'
import type { Services } from '../services.ts'
import { answerCaptcha, type CaptchaAnswer } from '../site/captchas.ts'
import { siteConfig } from '../site/site-config.ts'
import { codeLetter } from './code-letter.ts'
import { type Binding, issueCode } from './codes.ts'

export interface Sending extends Binding {
  readonly captcha: CaptchaAnswer
  readonly language: Language
  /** Address of the caller. */
  readonly address: string
  readonly now: number
}

type Means = Pick<Services, 'db' | 'keys' | 'limits' | 'log' | 'sms' | 'mail'>

async function deliver({ db, sms, mail }: Means, { kind, name }: Identity, digits: string, language: Language) {
  if (kind === 'phone') {
    if (!sms) throw new Refusal('way-closed')
    return sms.sendCode(name, digits)
  }
  if (!mail) throw new Refusal('way-closed')
  const { site_title: site } = await siteConfig(db)
  return mail.send({ to: name, ...codeLetter(site, digits, language) })
}

/** Every SMS costs the site money, for any recipient. */
function budgetsOf(phone: string, address: string) {
  return [
    ['smsByPrefix', phone.slice(0, 7)],
    ['smsByNetwork', rateLimitNetwork(address)],
    ['smsBySite', ''],
  ] as const
}

/**
 * Sends a code, whether or not an account has the number or the address, so that only its owner learns which (SPEC A3).
 * @returns the key to answer under
 */
export async function sendCode(
  means: Means,
  { captcha, language, address, now, ...binding }: Sending,
): Promise<string> {
  const { limits, log } = means
  const { target } = binding
  const whom = `${target.kind} ${target.name}`
  await answerCaptcha(means, captcha, { address, now })
  await limits.takeAll([
    ['codeByTarget', whom],
    ['codesByTarget', whom],
    ...(target.kind === 'phone' ? budgetsOf(target.name, address) : []),
  ])
  try {
    const { key, digits } = await issueCode(means, binding, now)
    await deliver(means, target, digits, language)
    return key
  } catch (error) {
    await limits.forget('codeByTarget', whom) // no code was sent, so there is nothing to wait for
    if (!(error instanceof DeliveryError)) throw error
    log.warn({ err: error, reason: error.reason }, 'a code was not sent')
    throw new Refusal('code-not-sent')
  }
}
