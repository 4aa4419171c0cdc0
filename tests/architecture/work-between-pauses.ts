import type { Outcome } from '#catalog/kit/outcome/outcome.ts'
import type { WorkloadQuestion } from '#catalog/kit/workload.ts'
import { operations } from '#tests/support/operations.ts'

/** What listens to a computation. */
export interface Listening {
  readonly checkpoint: () => Promise<void>
  readonly progress: (fraction: number) => void
}

/** A share of the work that was said to be done, and after how many operations. */
interface Told {
  readonly fraction: number
  readonly at: number
}

export interface Work {
  /** How it ended: with an outcome, with what it was stopped by, or with what else was thrown. */
  readonly ended: unknown
  /** Operations of the longest stretch without a checkpoint, and of all. */
  readonly longest: number
  readonly all: number
  readonly told: readonly Told[]
}

/** Operations that a sort of so many values takes. */
export const sortOf = (rows: number) => rows * Math.log2(rows)

const stopped = new Error('stopped')

/** Counts what is done between the checkpoints of a computation, which is stopped after so many operations. */
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

/** Sorts of its rows after which a question is stopped: one that is expected to take too long, and any other. */
export const mostSorts = (wanted: WorkloadQuestion['expect']) => (wanted === 'stopped' ? 50 : 200)

/** Sorts of its rows between two checkpoints: with a million rows less than a quarter of a second. */
const sortsWithoutPause = 2

/** Sorts of its rows in whose time a reader may be told nothing: with a million rows one to two seconds. */
const mostSortsUntold = 15

/** What is wrong with the work on so many rows; empty where nothing is. */
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
      untold === undefined ? mostSortsUntold * sortOf(rows) : Number.POSITIVE_INFINITY,
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

/** From 0 to 1 without a step back, and never silent for more than half of what takes long. */
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
