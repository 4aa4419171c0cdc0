import { describe, expect, test } from 'vitest'
import { runWorkload, workloadEntries, workloadQuestions, workloadTable } from './run-workload.ts'

const millionRows = workloadTable(1_000_000)

test.each(workloadEntries)('$kind/$id names its longest computation in its workload.ts', ({ busy }) => {
  expect(busy).not.toHaveLength(0)
})

describe.each(workloadQuestions)('$id, $question.options', ({ kind, id, question }) => {
  test('ends where the first checkpoint throws, with that error', async () => {
    const stopped = new Error('stopped')
    const outcome = runWorkload(kind, id, question, { checkpoint: () => Promise.reject(stopped) }, millionRows)
    await outcome.then(
      ({ status }) => expect(status).toBe('rejected'), // refused before there was anything to stop
      (error: unknown) => expect(error).toBe(stopped),
    )
  })
})
