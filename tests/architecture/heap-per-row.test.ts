import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import type { Outcome } from '#catalog/kit/outcome.ts'
import { askBusily, type BusyTable, busyQuestions, busyTable } from './ask-busily.ts'

/**
 * Rows live in typed arrays, whose numbers are not on the heap of JavaScript: an object for each row would be, and an hour's table of a
 * million rows would fill the memory of a phone. In the project of the pauses, because the questions are the same.
 */

setFlagsFromString('--expose-gc')
const collect: (options?: { readonly type: 'minor' }) => void = runInNewContext('gc')

const warmUp = busyTable(20_000)
const table = busyTable(200_000)

/** Bytes: an array of numbers has 8 for each row, the least object 40. */
const perRow = 16
/** Of a number and of the row's identifier in a column that goes back to the dataset, which an outcome carries as arrays. */
const perSavedCell = 32
/** What does not grow with the rows. */
const constant = 2e6

/** Milliseconds after which a question that takes long is stopped. */
const longEnough = 6000

describe.each(busyQuestions.filter(({ question }) => !isRejected(question.expect)))(
  '$id, $question.options',
  (asked) => {
    test('makes no object for each row', { timeout: 120_000 }, async () => {
      await most(asked, warmUp)
      // code that is dropped and compiled again meanwhile is on the heap too, but not each time
      let excess = Number.POSITIVE_INFINITY
      for (let tries = 0; tries < 3 && excess >= 0; tries++) {
        const { bytes, saved } = await most(asked, table)
        excess = Math.min(excess, bytes - constant - table.frame.rows * (perRow + perSavedCell * saved))
      }
      expect(excess).toBeLessThan(0)
    })
  },
)

function isRejected(wanted: (typeof busyQuestions)[number]['question']['expect']): boolean {
  return typeof wanted === 'object' && 'rejected' in wanted
}

/** How much more of the heap is in use at a checkpoint, and at the end, than at the beginning; and how many columns an outcome saves. */
async function most({ kind, id, question }: (typeof busyQuestions)[number], asked: BusyTable) {
  collect()
  const before = used()
  const start = performance.now()
  let bytes = 0
  const checkpoint = () => {
    bytes = Math.max(bytes, heldSince(before, bytes))
    return performance.now() - start > longEnough ? Promise.reject(new Error('long enough')) : Promise.resolve()
  }
  const outcome = await askBusily(kind, id, question, { checkpoint }, asked).catch(() => undefined)
  bytes = Math.max(bytes, heldSince(before, bytes))
  return { bytes, saved: savedColumns(outcome) }
}

/** Garbage is collected only where it could hide a new maximum. */
function heldSince(before: number, known: number): number {
  const held = () => used() - before
  const least = Math.max(known, constant)
  if (held() <= least) return held()
  collect({ type: 'minor' })
  if (held() <= least) return held()
  collect()
  return held()
}

function used(): number {
  return getHeapStatistics().used_heap_size
}

function savedColumns(outcome: Outcome | undefined): number {
  return outcome?.status === 'done' ? outcome.savedColumns.length : 0
}
