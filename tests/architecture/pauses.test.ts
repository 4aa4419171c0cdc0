import { describe, expect, test } from 'vitest'
import type { BusyQuestion } from '#catalog/kit/busy.ts'
import type { NumericColumn } from '#engine/frame/frame.ts'
import { askBusily, busyQuestions, millionRows } from './ask-busily.ts'

/** A project of its own (`vitest run --project pauses`), because it takes as long as all other tests of the catalogue together. */
describe.each(busyQuestions)('$id, $question.options', ({ kind, id, question }) => {
  // again where it fails: garbage may have been collected meanwhile
  test('never works longer than two sorts of its rows without a checkpoint', {
    timeout: 120_000,
    retry: 2,
  }, async () => {
    const sort = timed(() => new Float64Array((millionRows.frame.columns[0] as NumericColumn).values).sort())
    const { seconds, ...wanted } = expected(question)
    const start = now()
    let longest = 0
    let since = start
    const look = () => {
      const here = now()
      longest = Math.max(longest, here - since)
      since = here
      return here - start > 1000 * seconds ? Promise.reject(new Error('stopped')) : Promise.resolve()
    }
    const outcome = await askBusily(kind, id, question, { checkpoint: look }).catch((error: unknown) => error)
    await look().catch(() => undefined)
    expect(outcome).toMatchObject(wanted)
    expect(longest).toBeLessThan(2 * sort)
  })
})

/** What a question comes to, and after how many seconds it is stopped. */
function expected({ expect: wanted }: BusyQuestion) {
  if (wanted === 'done') return { status: 'done', seconds: Number.POSITIVE_INFINITY }
  if ('rejected' in wanted) return { status: 'rejected', code: wanted.rejected, seconds: Number.POSITIVE_INFINITY }
  return { message: 'stopped', seconds: wanted.stoppedAfterSeconds }
}

function timed(work: () => unknown): number {
  const start = now()
  work()
  return now() - start
}

/** Milliseconds of work of this thread, so that other programs on the same processor do not count; Node 22 has only the clock on the wall. */
function now(): number {
  if (!('threadCpuUsage' in process)) return performance.now()
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
