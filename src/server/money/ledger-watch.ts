import type { Metrics } from '../http/metrics.ts'
import { repeat } from '../repeat.ts'
import type { Services } from '../services.ts'
import { checkLedger } from './ledger-check.ts'
import { closePayments } from './payments-gate.ts'
import { countOpenDifferences, sumInSuspense } from './store.ts'

const FIRST_MS = 10 * 60_000
const PERIOD_MS = 24 * 60 * 60_000

/**
 * Checks the ledger every day until it is stopped: faults are a metric, and a line in the log that names the rules; so is the money that was not
 * accepted, whose line is written when it comes, and the open differences between bills and the ledger.
 */
export function watchLedger(
  { db, log, clock }: Pick<Services, 'db' | 'log' | 'clock'>,
  metrics: Pick<Metrics, 'ledger' | 'suspense' | 'differences'>,
  times = { first: FIRST_MS, period: PERIOD_MS },
): () => Promise<void> {
  return repeat({ ...times, problem: 'the ledger could not be checked', log }, async () => {
    metrics.suspense(await sumInSuspense(db))
    metrics.differences(await countOpenDifferences(db))
    const faults = await checkLedger(db)
    metrics.ledger(faults.length)
    const rules = [...new Set(faults.map(({ rule }) => rule))]
    if (faults.length === 0) return
    log.error({ rules, faults: faults.length }, 'the ledger does not hold: payments are closed')
    await closePayments(db, clock())
  })
}
