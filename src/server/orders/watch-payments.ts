import { type Asking, askDue } from './ask.ts'

const PERIOD_MS = 5000

/**
 * Asks the providers about what is due, again and again, until it is stopped (SPEC M9). Does nothing on a site that takes no payments.
 * @param period ms between the questions
 */
export function watchPayments(asking: Asking, period = PERIOD_MS): () => Promise<void> {
  if (asking.payments.length === 0) return () => Promise.resolve()
  const { log } = asking
  const once = async () => {
    await askDue(asking).catch((error: unknown) => log.warn({ err: error }, 'payments that are due'))
  }
  let running = once()
  let isBusy = false
  const timer = setInterval(() => {
    if (isBusy) return
    isBusy = true
    running = once().finally(() => {
      isBusy = false
    })
  }, period)
  timer.unref()
  return () => {
    clearInterval(timer)
    return running
  }
}
