import { runWorkload, type WorkloadTable, workloadQuestions, workloadTable } from '#tests/architecture/run-workload.ts'
import { type Figure, type Line, median, quantile, timed } from './figure.ts'

/** Seconds after which a computation is stopped. */
const longEnough = 4
const stopped = new Error('long enough')

/** Wall time for which Stop has no effect; `tests/architecture/pauses.ts` counts operations instead. */
export const figure: Figure = {
  title:
    'longest stretch between two checkpoints, the busiest questions of all entries, beside a sort of as many values',
  async measure({ smoke, only = '' }) {
    const table = workloadTable(smoke ? 1000 : 1_000_000)
    const questions = workloadQuestions.filter(({ id }) => id.includes(only))
    const values = Float64Array.from({ length: table.frame.rows }, (_, i) => (i * Math.SQRT2) % 1)
    const sorts = await Promise.all(Array.from({ length: 5 }, () => timed(() => values.slice().sort())))
    const sort = median(sorts)
    const stretches: { readonly id: string; readonly ms: number }[] = []
    for (const asked of questions) stretches.push({ id: asked.id, ms: await longestStretch(asked, table) })
    const longest = stretches.toSorted((a, b) => b.ms - a.ms).slice(0, 5)
    const line = (what: string, ms: number): Line => ({ what, value: ms, unit: 'ms', ratio: ms / sort })
    return [
      { what: 'peer: a sort', value: sort, unit: 'ms' },
      line(
        'half of the questions',
        quantile(
          stretches.map(({ ms }) => ms),
          0.5,
        ),
      ),
      ...longest.map(({ id, ms }, k) => line(`${k + 1}. ${id}`, ms)),
    ]
  },
}

async function longestStretch(
  { kind, id, question }: (typeof workloadQuestions)[number],
  table: WorkloadTable,
): Promise<number> {
  const start = performance.now()
  let longest = 0
  let since = start
  const checkpoint = () => {
    const now = performance.now()
    longest = Math.max(longest, now - since)
    since = now
    return now - start > 1000 * longEnough ? Promise.reject(stopped) : Promise.resolve()
  }
  await runWorkload(kind, id, question, { checkpoint }, table)
    .then(checkpoint)
    .catch((error: unknown) => {
      if (error !== stopped) throw error
    })
  return longest
}
