import { describe, expect, test } from 'vitest'
import { runWorkload, workloadEntries, workloadQuestions, workloadTable } from './run-workload.ts'

const millionRows = workloadTable(1_000_000)

test.each(workloadEntries)('$kind/$id says in its workload.ts what keeps it busy longest', ({ busy }) => {
  expect(busy).not.toHaveLength(0)
})

describe.each(workloadQuestions)('$id, $question.options', ({ kind, id, question }) => {
  test('ends where the first checkpoint throws, and says what it threw', async () => {
    const stopped = new Error('stopped')
    const outcome = runWorkload(kind, id, question, { checkpoint: () => Promise.reject(stopped) }, millionRows)
    await outcome.then(
      ({ status }) => expect(status).toBe('rejected'), // refused before there was anything to stop
      (error: unknown) => expect(error).toBe(stopped),
    )
  })
})
