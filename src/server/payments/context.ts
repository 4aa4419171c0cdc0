import type { MoneyChannel } from './fact.ts'

/** An error of a provider, for the log: codes only. */
export interface ProviderProblem {
  readonly channel: MoneyChannel
  readonly reason: string
  /** What the provider's support asks for. */
  readonly provider_request: string | undefined
}

export interface PaymentContext {
  readonly clock: () => number
  /** The https origin of the site, which notices are sent to: `<origin>/pay/notify/<channel>`. */
  readonly origin: string
  readonly report?: (problem: ProviderProblem) => void
}
