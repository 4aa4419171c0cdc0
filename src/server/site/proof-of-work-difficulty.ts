import { rateLimitNetwork } from '../http/address.ts'
import type { LimitName, Limits, Usage } from '../http/limits.ts'

interface Budget {
  readonly limit: LimitName
  readonly key: string
  /** Share of the limit from which on the work grows. */
  readonly from: number
  /** Most steps; lower for limits that are shared, so that one client cannot make the work too heavy for all. */
  readonly most: number
}

/** Who requests a captcha: from which address, and for which account. */
export interface Asking {
  readonly address: string
  /** The name typed at login. */
  readonly name?: string | undefined
}

function budgetsOf({ address, name }: Asking): readonly Budget[] {
  const network = rateLimitNetwork(address)
  return [
    { limit: 'failuresBySite', key: '', from: 1, most: 3 },
    { limit: 'smsBySite', key: '', from: 1 / 8, most: 3 },
    { limit: 'failuresByNetwork', key: network, from: 1, most: 4 },
    { limit: 'smsByNetwork', key: network, from: 1 / 8, most: 3 },
    { limit: 'captchaByAddress', key: address, from: 1 / 8, most: 3 },
    ...(name === undefined ? [] : [{ ...ACCOUNT, limit: 'failuresByAccount', key: name } as const]),
  ]
}

const ACCOUNT = { from: 1, most: 5 }

/** One more step each time usage doubles, so that the cost of each try grows with the tries before it. */
function stepsAt({ share }: Usage, { from, most }: Pick<Budget, 'from' | 'most'>): number {
  return share < from ? 0 : Math.min(1 + Math.floor(Math.log2(share / from)), most)
}

/** SPEC A2: how many times the ordinary work is doubled. */
export async function workSteps(limits: Limits, asking: Asking): Promise<number> {
  const steps = budgetsOf(asking).map(async (budget) => stepsAt(await limits.usage(budget.limit, budget.key), budget))
  return Math.max(...(await Promise.all(steps)))
}

/** Steps due to the failures of one account only. */
export function accountSteps(usage: Usage): number {
  return stepsAt(usage, ACCOUNT)
}

/** Counts a failure of the network and of the site, which makes the work of later captchas heavier. */
export async function countFailure(limits: Limits, address: string): Promise<void> {
  await Promise.all([limits.count('failuresBySite', ''), limits.count('failuresByNetwork', rateLimitNetwork(address))])
}
