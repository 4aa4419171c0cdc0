import { repeat } from '../repeat.ts'
import { type Asking, askDue } from './ask.ts'

const PERIOD_MS = 5000

/**
 * Asks the providers about what is due, again and again, until it is stopped (SPEC M9). Does nothing on a site that takes no payments.
 * @param period ms between the questions
 */
export function watchPayments(asking: Asking, period = PERIOD_MS): () => Promise<void> {
  if (asking.payments.length === 0) return () => Promise.resolve()
  return repeat({ first: 0, period, problem: 'payments that are due', log: asking.log }, async () => {
    await askDue(asking)
  })
}
