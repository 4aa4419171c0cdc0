import { Refusal } from '../http/refusal.ts'
import type { Services } from '../services.ts'
import { answerCaptcha, type CaptchaAnswer } from '../site/captchas.ts'

interface Asked {
  /** Under which somebody wants in, whether or not there is such an account. */
  readonly name: string
  readonly captcha: CaptchaAnswer | undefined
  readonly address: string
  readonly now: number
}

interface LoginTry {
  /** The next one needs a captcha. */
  readonly isLastWithoutCaptcha: boolean
  /** Takes back what was counted: the password was right. */
  readonly succeeded: () => Promise<void>
}

const LONGEST_WAIT = 15 * 60

/**
 * SPEC A2: counts one try of a password before the password is looked at, so that tries at the same time count too. Refuses it where a captcha is
 * wanted, or has to wait. Nobody else's failures make anybody wait: they only ask for a captcha.
 */
export async function takeLoginTry(
  services: Pick<Services, 'db' | 'keys' | 'limits'>,
  { name, captcha, address, now }: Asked,
): Promise<LoginTry> {
  const { limits } = services
  const here = `${name} ${address}`
  const locked = (seconds: number) => new Refusal('account-locked', { seconds })
  const wait = await limits.closedFor('waitByAccountAndAddress', here)
  if (wait > 0) throw locked(wait)
  if (captcha) await answerCaptcha(services, captcha, now)
  else {
    const closed = await Promise.all([
      limits.closedFor('failuresByAccountAndAddress', here),
      limits.closedFor('failuresByAccount', name),
    ])
    if (Math.max(...closed) > 0) throw new Refusal('captcha-required')
  }

  const [above, aboveFromAnywhere] = await Promise.all([
    limits.count('failuresByAccountAndAddress', here),
    limits.count('failuresByAccount', name),
  ])
  const refuse = async (refusal: Refusal) => {
    await Promise.all([limits.refund('failuresByAccountAndAddress', here), limits.refund('failuresByAccount', name)])
    throw refusal
  }
  if (!captcha && Math.max(above, aboveFromAnywhere) > 0) await refuse(new Refusal('captcha-required'))
  if (above > 0) {
    const faster = await limits.close('waitByAccountAndAddress', here, Math.min(2 ** (above - 1), LONGEST_WAIT))
    if (faster > 0) await refuse(locked(faster))
  }
  return {
    isLastWithoutCaptcha: Math.max(above, aboveFromAnywhere) >= 0,
    async succeeded() {
      await Promise.all([
        limits.forget('failuresByAccountAndAddress', here),
        limits.forget('waitByAccountAndAddress', here),
        limits.refund('failuresByAccount', name),
      ])
    },
  }
}
