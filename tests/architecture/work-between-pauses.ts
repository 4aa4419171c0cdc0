import type { Outcome } from '#catalog/kit/outcome/outcome.ts'
import type { WorkloadQuestion } from '#catalog/kit/workload.ts'
import { operations } from '#tests/support/operations.ts'

/** Callbacks of a computation. */
export interface Listening {
  readonly checkpoint: () => Promise<void>
  readonly progress: (fraction: number) => void
}

/** A reported fraction of the work, and the operations done by then. */
interface Told {
  readonly fraction: number
  readonly at: number
}

export interface Work {
  /** How it ended: with an outcome, with the reason of the stop, or with another error. */
  readonly ended: unknown
  /** Operations of the longest stretch without a checkpoint, and of all. */
  readonly longest: number
  readonly all: number
  readonly told: readonly Told[]
}

/** Operations of sorting this many values. */
export const sortOf = (rows: number) => rows * Math.log2(rows)

const stopped = new Error('stopped')

/** Counts the operations between the checkpoints of a computation, and stops it after a given number. */
export async function workBetweenPauses(ask: (listening: Listening) => Promise<Outcome>, most: number): Promise<Work> {
  const start = operations.done
  let longest = 0
  let since = start
  const look = () => {
    longest = Math.max(longest, operations.done - since)
    since = operations.done
    return operations.done - start > most ? Promise.reject(stopped) : Promise.resolve()
  }
  const told: Told[] = []
  const progress = (fraction: number) => told.push({ fraction, at: operations.done - start })
  const ended = await ask({ checkpoint: look, progress }).catch((error: unknown) => error)
  await look().catch(() => undefined)
  return { ended, longest, all: operations.done - start, told }
}

/** Sorts of its rows after which a computation is stopped: for one that is expected to take too long, and for any other. */
export const maxSorts = (wanted: WorkloadQuestion['expect']) => (wanted === 'stopped' ? 50 : 200)

/** Sorts of its rows between two checkpoints: for a million rows less than a quarter of a second. */
const sortsWithoutPause = 2

/** Sorts of its rows without reported progress: for a million rows one to two seconds. */
const maxSortsUntold = 15

/** Faults of the work on a given number of rows; empty if there are none. */
export function faultsOf(work: Work, { expect: wanted, untold }: WorkloadQuestion, rows: number): readonly string[] {
  const { ended, longest } = work
  const sorts = longest / sortOf(rows)
  return [
    ...(isAsExpected(ended, wanted) ? [] : [`ends otherwise than workload.ts says: ${said(ended)}`]),
    ...(sorts > sortsWithoutPause
      ? [
          `works for ${sorts.toFixed(1)} sorts of its rows without a checkpoint: await one inside the loop, or between steps`,
        ]
      : []),
    ...faultsOfTold(
      work,
      untold === undefined ? maxSortsUntold * sortOf(rows) : Number.POSITIVE_INFINITY,
      wanted === 'done',
    ),
  ]
}

function isAsExpected(ended: unknown, wanted: WorkloadQuestion['expect']): boolean {
  if (wanted === 'stopped' || ended instanceof Error) return wanted === 'stopped' && ended === stopped
  const { status, code } = ended as { readonly status: Outcome['status']; readonly code?: string }
  return wanted === 'done' ? status === 'done' : status === 'rejected' && code === wanted.rejected
}

function said(ended: unknown): string {
  return ended instanceof Error ? (ended.stack ?? ended.message) : JSON.stringify(ended).slice(0, 200)
}

/** Progress must rise from 0 to 1, and must not pause for more than half of a long computation. */
function faultsOfTold({ told, all }: Work, longest: number, isDone: boolean): readonly string[] {
  const fractions = told.map(({ fraction }) => fraction)
  const times = [0, ...told.filter(({ fraction }, k) => fraction > (fractions[k - 1] ?? 0)).map(({ at }) => at), all]
  const silence = Math.max(...times.map((at, k) => at - (times[k - 1] ?? 0)))
  return [
    ...(fractions[0] === 0 ? [] : [`begins at ${fractions[0]}`]),
    ...(fractions.some((fraction, k) => fraction < (fractions[k - 1] ?? 0)) ? [`falls: ${fractions.join(' ')}`] : []),
    ...(fractions.some((fraction) => !(fraction >= 0 && fraction <= 1)) ? [`is no share: ${fractions.join(' ')}`] : []),
    ...(isDone && fractions.at(-1) !== 1 ? [`ends at ${fractions.at(-1)}`] : []),
    ...(silence > Math.max(longest, all / 2)
      ? [
          `is silent for ${silence} of ${all} operations: ${told.map(({ fraction, at }) => `${fraction.toFixed(2)} at ${at}`).join(', ')}`,
        ]
      : []),
  ]
}
