import { describe, expect, test } from 'vitest'
import type { BusyQuestion } from '#catalog/kit/busy.ts'
import type { NumericColumn } from '#engine/frame/frame.ts'
import { askBusily, busyQuestions, millionRows } from './ask-busily.ts'

/** A project of its own (`vitest run --project pauses`), because it takes as long as all other tests of the catalogue together. */
describe.each(busyQuestions)('$id, $question.options', ({ kind, id, question }) => {
  // again where it fails: garbage may have been collected meanwhile
  test('never works longer than two sorts of its rows without a checkpoint, and tells how far it is', {
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
    const told: Told[] = []
    const progress = (fraction: number) => told.push({ fraction, at: now() - start })
    const outcome = await askBusily(kind, id, question, { checkpoint: look, progress }).catch((error: unknown) => error)
    await look().catch(() => undefined)
    expect(outcome).toMatchObject(wanted)
    expect(longest).toBeLessThan(2 * sort)
    const patient = question.untold === undefined ? patience * sort : Number.POSITIVE_INFINITY
    expect(faultsOf(told, now() - start, patient, 'status' in wanted && wanted.status === 'done')).toBe('')
  })
})

/** A share of the work that was said to be done, and after how many milliseconds. */
interface Told {
  readonly fraction: number
  readonly at: number
}

/** Sorts of a million values in whose time a reader may be told nothing: one to two seconds. */
const patience = 15

/** From 0 to 1 without a step back, and never silent for more than half of what takes long: a text, which a report shows whole. */
function faultsOf(told: readonly Told[], took: number, longest: number, isDone: boolean): string {
  const fractions = told.map(({ fraction }) => fraction)
  const times = [0, ...told.filter(({ fraction }, k) => fraction > (fractions[k - 1] ?? 0)).map(({ at }) => at), took]
  const silence = Math.max(...times.map((at, k) => at - (times[k - 1] ?? 0)))
  return [
    ...(fractions[0] === 0 ? [] : [`begins at ${fractions[0]}`]),
    ...(fractions.some((fraction, k) => fraction < (fractions[k - 1] ?? 0)) ? [`falls: ${fractions.join(' ')}`] : []),
    ...(fractions.some((fraction) => !(fraction >= 0 && fraction <= 1)) ? [`is no share: ${fractions.join(' ')}`] : []),
    ...(isDone && fractions.at(-1) !== 1 ? [`ends at ${fractions.at(-1)}`] : []),
    ...(silence > Math.max(longest, took / 2)
      ? [
          `is silent for ${silence.toFixed(0)} of ${took.toFixed(0)} ms: ${told.map(({ fraction, at }) => `${fraction.toFixed(2)} at ${at.toFixed(0)}`).join(', ')}`,
        ]
      : []),
  ].join('\n')
}

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
