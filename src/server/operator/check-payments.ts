import { randomBytes } from 'node:crypto'
import { openPayments } from '../payments/open-payments.ts'
import type { Payments } from '../payments/payments.ts'
import { DeliveryError } from '../providers/delivery-error.ts'
import { StartError } from '../start-error.ts'
import type { BareCommand } from './command.ts'

/** What to look at when a provider does not answer as it should; the first that fits. */
const advice: readonly (readonly [reason: RegExp, words: string])[] = [
  [
    /^SIGN_ERROR$/,
    'The merchant’s number, the serial number and the private key do not belong together, or the clock is wrong.',
  ],
  [/invalid-signature$/, 'The private key is not that of the public key which the app has at Alipay.'],
  [/invalid-timestamp$/, 'The clock is wrong.'],
  [/invalid-app-id$/, 'ALIPAY_APP_ID is not known at this gateway.'],
  [/cert/, 'The certificates of ALIPAY_CERTS are not those that the app has at Alipay now.'],
  [
    /^(wrong-signature|unknown-key|unsigned)$/,
    'The answer is signed with another key than the configured one, or does not come from the provider.',
  ],
  [/^old-timestamp$/, 'The clock is wrong.'],
  [
    /^(timeout|unreachable|http-|reply-too-large|not-understood)/,
    'The provider cannot be reached, or something else answers in its place.',
  ],
]

function shownSkew(skew: number | undefined): string {
  if (skew === undefined) return 'clock unknown'
  const seconds = Math.round(Math.abs(skew) / 1000)
  return seconds === 0 ? 'clocks agree' : `its clock is ${seconds} s ${skew > 0 ? 'ahead' : 'behind'}`
}

/** One line about a provider, and whether it can be used. */
async function check(provider: Payments): Promise<{ readonly line: string; readonly isGood: boolean }> {
  const say = (words: string, isGood: boolean) => ({ line: `${provider.channel}: ${words}`, isGood })
  if (provider.isManual) return say('on offer; nobody is asked, the operator confirms.', true)
  try {
    const { state } = await provider.query(randomBytes(16).toString('hex'))
    const [ways, skew] = [provider.channels(), shownSkew(provider.clockSkew())]
    if (state !== 'absent') return say(`an unknown payment was answered as ${state}.`, false)
    if (ways.length === 0) return say(`answers, but ${skew}: set the clock, nothing is on offer until then.`, false)
    return say(`answers, signed; ${skew}; on offer: ${ways.join(', ')}.`, true)
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error
    const [, words = ''] = advice.find(([reason]) => reason.test(error.reason)) ?? []
    return say(`${error.reason}; ${shownSkew(provider.clockSkew())}. ${words}`.trim(), false)
  }
}

export const checkPayments: BareCommand = {
  usage: '',
  purpose:
    'Ask each configured provider about a payment that does not exist: shows whether keys, certificates and clocks are right. Nothing is paid',
  options: [],
  async runBare({ config, print }) {
    const context = { clock: Date.now, origin: config.publicOrigin ?? '' }
    const { payments } = openPayments(config.payments, context)
    if (config.payments.sandbox) print('local: the sandbox; no money moves.')
    else if (payments.length === 0) print('The site takes no payments: PAYMENT_PROVIDER is off.')
    const checks = await Promise.all(payments.map(check))
    for (const { line } of checks) print(line)
    if (checks.some(({ isGood }) => !isGood)) throw new StartError('Not every provider of payments can be used.')
  },
}
