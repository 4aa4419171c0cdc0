import { describe, expect, test } from 'vitest'
import type { BusyModule, BusyQuestion } from '#catalog/kit/busy.ts'
import { initialOptions } from '#catalog/kit/read-options.ts'
import { runAnalysis } from '#catalog/run-analysis.ts'
import { entryIds, loadCompute, loadDefinition, type QuestionEntry } from '#cli/entries.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import type { NumericColumn } from '#engine/frame/frame.ts'
import { millionRows } from './million-rows.ts'

const modules = import.meta.glob<BusyModule>('../../src/catalog/{analyses,charts}/*/busy.ts', { eager: true })
const entries = (['analyses', 'charts'] as const).flatMap((kind) =>
  entryIds(kind).map((id) => ({ kind, id, busy: modules[`../../src/catalog/${kind}/${id}/busy.ts`]?.busy ?? [] })),
)

const frame = millionRows()
const dictionary = describeColumns(frame)

test.each(entries)('$kind/$id says in its busy.ts what keeps it busy longest', ({ busy }) => {
  expect(busy).not.toHaveLength(0)
})

const asked = entries.flatMap(({ kind, id, busy }) => busy.map((question) => ({ kind, id, question })))

describe.each(asked)('$id, $question.options', ({ kind, id, question }) => {
  test('ends where the first checkpoint throws, and says what it threw', async () => {
    const stopped = new Error('stopped')
    const outcome = run(kind, id, question, () => Promise.reject(stopped))
    await outcome.then(
      ({ status }) => expect(status).toBe('rejected'), // refused before there was anything to stop
      (error: unknown) => expect(error).toBe(stopped),
    )
  })

  // again where it fails: garbage may have been collected meanwhile
  test('never works longer than two sorts of its rows without a checkpoint', {
    timeout: 120_000,
    retry: 2,
  }, async () => {
    const sort = timed(() => new Float64Array((frame.columns[0] as NumericColumn).values).sort())
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
    const outcome = await run(kind, id, question, look).catch((error: unknown) => error)
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

async function run(kind: QuestionEntry, id: string, { options }: BusyQuestion, checkpoint: () => Promise<void>) {
  const definition = await loadDefinition(id, kind)
  const question = {
    version: definition.version,
    options: { ...initialOptions(definition), ...options },
    frames: [frame],
    dictionary,
  }
  return runAnalysis(definition, await loadCompute(id, kind), question, {
    progress: () => undefined,
    checkpoint,
    signal: { aborted: false },
  })
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
