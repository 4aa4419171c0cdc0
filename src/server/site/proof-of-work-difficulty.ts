import { networkAround } from '../http/address.ts'
import type { LimitName, Limits, Usage } from '../http/limits.ts'

interface Budget {
  readonly limit: LimitName
  readonly key: string
  /** The part of it from which on work grows by a step. */
  readonly from: number
  /** Others use it up too, so that it must not make work too heavy for everybody. */
  readonly most: number
}

/** Who asks for work: from where, and for which account. */
export interface Asking {
  readonly address: string
  /** The name that somebody wants in under. */
  readonly name?: string | undefined
}

function budgetsOf({ address, name }: Asking): readonly Budget[] {
  const network = networkAround(address)
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

/** One more each time that what is used has doubled, so that the cost of each try grows with the tries before it. */
function stepsAt({ share }: Usage, { from, most }: Pick<Budget, 'from' | 'most'>): number {
  return share < from ? 0 : Math.min(1 + Math.floor(Math.log2(share / from)), most)
}

/** SPEC A2: how many times the ordinary work is doubled. */
export async function workSteps(limits: Limits, asking: Asking): Promise<number> {
  const steps = budgetsOf(asking).map(async (budget) => stepsAt(await limits.usage(budget.limit, budget.key), budget))
  return Math.max(...(await Promise.all(steps)))
}

/** What the failures of an account alone ask for. */
export function accountSteps(usage: Usage): number {
  return stepsAt(usage, ACCOUNT)
}

/** Makes the work of whoever comes next from there, or from anywhere, heavier. */
export async function countFailure(limits: Limits, address: string): Promise<void> {
  await Promise.all([limits.count('failuresBySite', ''), limits.count('failuresByNetwork', networkAround(address))])
}
