import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import type { Outcome } from '#catalog/kit/outcome/outcome.ts'
import type { Checkpoint } from '#engine/checkpoint.ts'
import { operations } from '#tests/support/operations.ts'
import { runWorkload, type WorkloadTable, workloadQuestions, workloadTable } from './run-workload.ts'
import { maxSorts, sortOf } from './work-between-pauses.ts'

/**
 * Rows are in typed arrays, outside the JavaScript heap: an object per row would be on it, and a table of a million rows would exhaust the
 * memory of a phone. In the project of the pauses, because the questions are the same.
 */

setFlagsFromString('--expose-gc')
const collect: (options?: { readonly type: 'minor' }) => void = runInNewContext('gc')

const warmUp = workloadTable(20_000)
const table = workloadTable(100_000)
const larger = workloadTable(200_000)

/**
 * Bytes: an array of numbers has 8 per row, the smallest object 40. Includes an allowance that does not grow with the rows, up to 2 MB for the
 * larger table.
 */
const perRow = 26
/** Per row, a number and the row's identifier in a column saved to the dataset, which an outcome carries as arrays. */
const perSavedCell = 32
/** Smaller growth between two checkpoints is ignored. */
const least = 1e6

describe.each(workloadQuestions.filter(({ question }) => !isRejected(question.expect)))(
  '$id, $question.options',
  (asked) => {
    test('allocates no object per row', { timeout: 120_000 }, async () => {
      const sorts = maxSorts(asked.question.expect)
      await most(asking(asked, warmUp), sorts * sortOf(warmUp.frame.rows))
      // recompiled code is on the heap too, but not in each run, and it does not grow with the rows
      let excess = Number.POSITIVE_INFINITY
      for (const of of [table, larger, larger, larger]) {
        const { rows } = of.frame
        const { bytes, saved } = await most(asking(asked, of), sorts * sortOf(rows))
        excess = Math.min(excess, bytes / rows - perRow - perSavedCell * saved)
        if (excess < 0) break
      }
      expect(excess).toBeLessThan(0)
    })
  },
)

test('an object per row is detected', async () => {
  const objects = async (checkpoint: Checkpoint) => {
    const made = Array.from({ length: table.frame.rows }, (_, row) => ({ row }))
    await checkpoint()
    expect(made).toHaveLength(table.frame.rows) // keeps them alive until here
    return undefined
  }
  const { bytes } = await most(objects, Number.POSITIVE_INFINITY)
  expect(bytes / table.frame.rows).toBeGreaterThan(perRow)
})

function asking({ kind, id, question }: (typeof workloadQuestions)[number], asked: WorkloadTable) {
  return (checkpoint: Checkpoint) => runWorkload(kind, id, question, { checkpoint }, asked)
}

function isRejected(wanted: (typeof workloadQuestions)[number]['question']['expect']): boolean {
  return typeof wanted === 'object' && 'rejected' in wanted
}

/**
 * The growth of the used heap at checkpoints and at the end, and the number of columns that an outcome saves. Stops the computation after
 * `longEnough` operations.
 */
async function most(ask: (checkpoint: Checkpoint) => Promise<Outcome | undefined>, longEnough: number) {
  collect()
  const before = used()
  const start = operations.done
  let bytes = 0
  const checkpoint = () => {
    bytes = Math.max(bytes, heldSince(before, bytes))
    return operations.done - start > longEnough ? Promise.reject(new Error('long enough')) : Promise.resolve()
  }
  const outcome = await ask(checkpoint).catch(() => undefined)
  bytes = Math.max(bytes, heldSince(before, bytes))
  return { bytes, saved: savedColumns(outcome) }
}

/** Garbage is collected only if it could hide a new maximum. */
function heldSince(before: number, known: number): number {
  const held = () => used() - before
  const enough = Math.max(known, least)
  if (held() <= enough) return held()
  collect({ type: 'minor' })
  if (held() <= enough) return held()
  collect()
  return held()
}

function used(): number {
  return getHeapStatistics().used_heap_size
}

function savedColumns(outcome: Outcome | undefined): number {
  return outcome?.status === 'done' ? outcome.savedColumns.length : 0
}
