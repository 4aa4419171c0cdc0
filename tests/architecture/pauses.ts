import { describe, expect, test } from 'vitest'
import { countBuiltIns } from '#tests/support/operations.ts'
import { runWorkload, type WorkloadTable, workloadQuestions, workloadTable } from './run-workload.ts'
import { faultsOf, type Listening, mostSorts, sortOf, workBetweenPauses } from './work-between-pauses.ts'

/** Each is made when the one before was not enough. */
const sizes = [100_000, 400_000, 1_000_000]
const tables = new Map<number, WorkloadTable>()

function tableOf(rows: number): WorkloadTable {
  const table = tables.get(rows) ?? workloadTable(rows)
  tables.set(rows, table)
  return table
}

/**
 * Never works for long without a checkpoint, and tells how far it is. How long is counted in operations, not measured: a clock says as much of what else the
 * machine does, and of garbage, as of the computation, while the modules of engine and catalogue count by themselves here (src/cli/count-operations.ts) and come
 * to the same number each time. `npm run bench pauses` has the milliseconds.
 *
 * Bounds grow with the rows, as sorting them does, so that few rows show what many would: what goes over its rows once too often without a checkpoint does so
 * with any number of them. What is above its bound with few rows may be work that does not grow with them, or refused with many only: it is asked of more, up to a million.
 *
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
          faults = faultsOf(await workBetweenPauses(ask, mostSorts(question.expect) * sortOf(rows)), question, rows)
          if (faults.length === 0) break
        }
        expect(faults).toEqual([])
      })
    },
  )
}
