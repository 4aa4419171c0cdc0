import { Refusal } from '../http/refusal.ts'
import type { Services } from '../services.ts'
import { answerCaptcha, type CaptchaAnswer } from '../site/captchas.ts'
import { accountSteps, countFailure } from '../site/proof-of-work-difficulty.ts'

interface Asked {
  /** The name typed at login; an account with that name need not exist. */
  readonly name: string
  readonly captcha: CaptchaAnswer | undefined
  readonly address: string
  readonly now: number
}

interface LoginTry {
  /** Returns the refusal to throw when the password was wrong. */
  readonly failed: () => Promise<Refusal>
  /** Refunds the counted try when the password was right. */
  readonly succeeded: () => Promise<void>
}

const LONGEST_WAIT = 15 * 60
/** How many steps the account's work may have grown since the captcha was requested. */
const GRACE = 1

/**
 * SPEC A2: counts a login try before the password is checked, so that simultaneous tries count too. Refuses the try if it needs a captcha, a
 * captcha with more work, or a wait. Failures from other addresses never cause a wait, only a captcha and more work.
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
  const steps = captcha ? await answerCaptcha(services, captcha, { address, now }) : undefined
  if (steps === undefined) {
    const closed = await Promise.all([
      limits.closedFor('failuresByAccountAndAddress', here),
      limits.closedFor('failuresByAccount', name),
    ])
    if (Math.max(...closed) > 0) throw new Refusal('captcha-required')
  }

  const [{ above }, fromAnywhere] = await Promise.all([
    limits.count('failuresByAccountAndAddress', here),
    limits.count('failuresByAccount', name),
  ])
  const refuse = async (refusal: Refusal) => {
    await Promise.all([limits.refund('failuresByAccountAndAddress', here), limits.refund('failuresByAccount', name)])
    throw refusal
  }
  const isEnough =
    steps === undefined ? Math.max(above, fromAnywhere.above) <= 0 : steps >= accountSteps(fromAnywhere) - GRACE
  if (!isEnough) await refuse(new Refusal('captcha-required'))
  if (above > 0) {
    const faster = await limits.close('waitByAccountAndAddress', here, Math.min(2 ** (above - 1), LONGEST_WAIT))
    if (faster > 0) await refuse(locked(faster))
  }
  return {
    async failed() {
      await countFailure(limits, address)
      return new Refusal('wrong-credentials', { captcha: Math.max(above, fromAnywhere.above) >= 0 })
    },
    async succeeded() {
      await Promise.all([
        limits.forget('failuresByAccountAndAddress', here),
        limits.forget('waitByAccountAndAddress', here),
        limits.refund('failuresByAccount', name),
      ])
    },
  }
}
