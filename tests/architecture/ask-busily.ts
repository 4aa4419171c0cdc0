import type { BusyModule, BusyQuestion } from '#catalog/kit/busy.ts'
import { initialOptions } from '#catalog/kit/read-options.ts'
import { runAnalysis } from '#catalog/run-analysis.ts'
import { unwatched } from '#catalog/unwatched.ts'
import { entryIds, loadCompute, loadDefinition, type QuestionEntry } from '#cli/entries.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import { inTurn } from '#engine/kernels/scatter.ts'
import { millionRows } from './million-rows.ts'

const modules = import.meta.glob<BusyModule>('../../src/catalog/{analyses,charts}/*/busy.ts', { eager: true })

/** Every entry that computes, with the questions of its busy.ts. */
export const busyEntries = (['analyses', 'charts'] as const).flatMap((kind) =>
  entryIds(kind).map((id) => ({ kind, id, busy: modules[`../../src/catalog/${kind}/${id}/busy.ts`]?.busy ?? [] })),
)

export const busyQuestions = busyEntries.flatMap(({ kind, id, busy }) =>
  busy.map((question) => ({ kind, id, question })),
)

export const busyFrame = millionRows()
const dictionary = describeColumns(busyFrame)

/** Asks it of a million rows. */
export async function askBusily(
  kind: QuestionEntry,
  id: string,
  { options }: BusyQuestion,
  checkpoint: () => Promise<void>,
) {
  const definition = await loadDefinition(id, kind)
  const question = {
    version: definition.version,
    options: { ...initialOptions(definition), ...options },
    frames: [busyFrame],
    dictionary,
  }
  return runAnalysis(definition, await loadCompute(id, kind), question, {
    ...unwatched,
    checkpoint,
    scatter: inTurn(checkpoint),
  })
}
