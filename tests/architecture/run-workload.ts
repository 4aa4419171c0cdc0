import { detachedContext } from '#catalog/detached-context.ts'
import type { DataDictionary } from '#catalog/kit/data-dictionary.ts'
import { initialOptions } from '#catalog/kit/options/read-options.ts'
import type { WorkloadModule, WorkloadQuestion } from '#catalog/kit/workload.ts'
import { runAnalysis } from '#catalog/run-analysis.ts'
import { load, loadDefinition, type QuestionEntry } from '#cli/entries.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import type { Frame } from '#engine/frame/frame.ts'
import { inTurn } from '#engine/kernels/in-turn.ts'
import { entriesUnderTest } from '#tests/support/asked-entries.ts'
import { scatteredRows } from './scattered-rows.ts'

/** Every computing entry under test, with the questions of its workload.ts. */
export const workloadEntries = await Promise.all(
  entriesUnderTest('analyses', 'charts').map(async ({ kind, id }) => {
    const { workload: busy }: WorkloadModule = await import(
      new URL(`../../src/catalog/${kind}/${id}/workload.ts`, import.meta.url).href
    )
    return { kind, id, busy }
  }),
)

export const workloadQuestions = workloadEntries.flatMap(({ kind, id, busy }) =>
  busy.map((question) => ({ kind, id, question })),
)

export interface WorkloadTable {
  readonly frame: Frame
  readonly dictionary: DataDictionary
}

export function workloadTable(rows: number): WorkloadTable {
  const frame = scatteredRows(rows)
  return { frame, dictionary: describeColumns(frame) }
}

/** Callbacks during a computation. */
interface Listening {
  readonly checkpoint: () => Promise<void>
  readonly progress?: (fraction: number) => void
}

/** Asks the question of a table. */
export async function runWorkload(
  kind: QuestionEntry,
  id: string,
  { options }: WorkloadQuestion,
  { checkpoint, progress = detachedContext.progress }: Listening,
  { frame, dictionary }: WorkloadTable,
) {
  const definition = await loadDefinition(id, kind)
  const question = {
    version: definition.version,
    options: { ...initialOptions(definition), ...options },
    frames: [frame],
    dictionary,
  }
  return runAnalysis(definition, await load(kind, id, 'compute'), question, {
    ...detachedContext,
    checkpoint,
    progress,
    scatter: inTurn(checkpoint),
  })
}
