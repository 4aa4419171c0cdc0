import { LONGEST_OUTCOME } from '#contract/records/kinds.ts'
import { ownData, write } from '../own-data.ts'
import type { AnalysisRecord } from './analysis.ts'
import { type KeptOutcome, OUTCOME, outcomeIdOf } from './kept-outcome.ts'

/** Keeps an outcome with its provenance (SPEC D4), unless this program is too old for the question: another one may have kept its answer. */
export async function keepOutcome({ kind, id }: Pick<AnalysisRecord, 'kind' | 'id'>, kept: KeptOutcome): Promise<void> {
  const { outcome } = kept
  if (outcome.status === 'rejected' && outcome.code === 'newer-version') return
  if (JSON.stringify(kept).length > LONGEST_OUTCOME) {
    const { names, ...unnamed } = kept
    if (names) await keepOutcome({ kind, id }, unnamed)
    return
  }
  const record = outcomeIdOf(id)
  const known = await ownData().database.records.get(record)
  const fields = known?.fields[kind] ? { [OUTCOME]: kept } : { [kind]: id, [OUTCOME]: kept }
  await write({ kind: `${kind}-outcome`, record, fields })
}
