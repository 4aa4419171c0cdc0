import type { Services } from './services.ts'

interface Repeating {
  /** ms until the first turn; 0 is at once. */
  readonly first: number
  /** ms from the end of one turn to the next. */
  readonly period: number
  /** The line in the log for a turn that fails; the next one comes as usual. */
  readonly problem: string
  readonly log: Services['log']
}

/**
 * Does something again and again, one turn at a time. The process may end between the turns.
 * @returns stops it, and resolves when the turn under way has ended
 */
export function repeat({ first, period, problem, log }: Repeating, turn: () => Promise<void>): () => Promise<void> {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  const run = () => {
    running = turn()
      .catch((error: unknown) => log.warn({ err: error }, problem))
      .then(() => plan(period))
  }
  const plan = (ms: number) => {
    if (!isStopped) timer = setTimeout(run, ms).unref()
  }
  if (first === 0) run()
  else plan(first)
  return () => {
    isStopped = true
    clearTimeout(timer)
    return running
  }
}
