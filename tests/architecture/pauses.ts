import { describe, expect, test } from 'vitest'
import { countBuiltIns } from '#tests/support/operations.ts'
import { runWorkload, type WorkloadTable, workloadQuestions, workloadTable } from './run-workload.ts'
import { faultsOf, type Listening, maxSorts, sortOf, workBetweenPauses } from './work-between-pauses.ts'

/** Each is created if the one before was not enough. */
const sizes = [100_000, 400_000, 1_000_000]
const tables = new Map<number, WorkloadTable>()

function tableOf(rows: number): WorkloadTable {
  const table = tables.get(rows) ?? workloadTable(rows)
  tables.set(rows, table)
  return table
}

/**
 * Tests that a computation never works for long without a checkpoint, and reports its progress. Duration is counted in operations: wall time
 * includes other load and garbage collection, while the instrumented modules of engine and catalogue (src/cli/count-operations.ts) count the
 * same number in each run. `npm run bench pauses` has the milliseconds.
 * Bounds grow with the rows, as sorting does, so that few rows reveal the behaviour of many: a needless pass without a checkpoint shows at any
 * number of rows. A count above its bound with few rows may be constant work, or be refused for larger data: it is measured again with more
 * rows, up to a million.
 * Each half is every second question: two test files run them in parallel.
 */
export function testPauses(half: 0 | 1): void {
  countBuiltIns()
  describe.each(workloadQuestions.filter((_, k) => k % 2 === half))(
    '$id, $question.options',
    ({ kind, id, question }) => {
      test('never works longer than two sorts of its rows without a checkpoint, and tells how far it is', {
        timeout: 120_000,
      }, async () => {
        let faults: readonly string[] = ['was not asked']
        for (const rows of sizes) {
          const ask = (listening: Listening) => runWorkload(kind, id, question, listening, tableOf(rows))
          faults = faultsOf(await workBetweenPauses(ask, maxSorts(question.expect) * sortOf(rows)), question, rows)
          if (faults.length === 0) break
        }
        expect(faults).toEqual([])
      })
    },
  )
}
