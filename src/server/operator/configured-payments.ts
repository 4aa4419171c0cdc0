import { join } from 'node:path'
import type { Config } from '../config.ts'
import { openPayments } from '../payments/open-payments.ts'
import type { Payments } from '../payments/payments.ts'

/** The providers of a site as a command asks them, the sandbox included. No notice is sent. */
export function configuredPayments(config: Config, now: number): readonly Payments[] {
  const clock = () => now
  const sandbox = { folder: join(config.dataDir, 'sandbox'), page: '', clock }
  const silent = { deliver: () => Promise.resolve(0), later: () => undefined }
  return openPayments(config.payments, { clock, origin: config.publicOrigin ?? '' }, { ...sandbox, ...silent }).payments
}
