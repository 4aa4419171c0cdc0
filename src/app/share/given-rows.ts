import type { Outcome } from '#catalog/kit/outcome/outcome.ts'
import { type AnalysisRecord, figuresShown } from '../data/datasets/analysis.ts'
import { ownData } from '../data/own-data.ts'
import { writtenFigures } from '../outcome/written-tables.ts'
import { ask, start } from '../workers/bridge.ts'
import type { RowsInside } from '../workers/shared-rows.ts'
import type { RowsOfShare } from './snapshot.ts'

/** A question and its outcome, as the page shows it. */
export interface ShownQuestion {
  readonly record: AnalysisRecord
  readonly outcome: Outcome
}

/** How many rows of which variables a share with rows would give away; undefined if it cannot have any. */
export async function rowsOf({ record }: ShownQuestion): Promise<RowsInside | undefined> {
  return ask((engine) => engine.rowsInside(ownData().user, record))
}

/** The rows with their question; undefined if not exactly the shown outcome is computed from them. */
export async function giveRows(
  { record, outcome: shown }: ShownQuestion,
  showsFigures: boolean,
): Promise<RowsOfShare | undefined> {
  const made = await start((engine, job, onFraction) =>
    engine.sharedRows(ownData().user, record, shown, job, onFraction),
  )
  if (!made) return undefined
  const { rows: count, outcome, records, variables, ...given } = made
  const figures = showsFigures ? await writtenFigures(outcome, (all) => figuresShown(record, all)) : []
  return {
    ...given,
    count,
    variables: [...variables],
    records: records.map(({ kind, id, fields }) => ({
      kind,
      id,
      fields: { ...fields } as RowsOfShare['records'][number]['fields'],
    })),
    figures: [...figures],
  }
}
