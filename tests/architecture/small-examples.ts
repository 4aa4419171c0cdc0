import type { AnalysisDefinition } from '#catalog/kit/analysis.ts'
import type { Example } from '#catalog/kit/example.ts'
import { load, loadDefinition } from '#cli/entries.ts'
import { entriesUnderTest } from '#tests/support/asked-entries.ts'

export interface AskedEntry {
  readonly id: string
  readonly definition: AnalysisDefinition
  readonly examples: readonly Example[]
}

/** Every entry of a kind under test with its answered examples of at most this many rows: small examples reveal as much as large ones. */
export function smallExamples(
  mostRows: number,
  kind: 'analyses' | 'charts' = 'analyses',
): Promise<readonly AskedEntry[]> {
  return Promise.all(
    entriesUnderTest(kind).map(async ({ id }) => ({
      id,
      definition: await loadDefinition(id, kind),
      examples: (await load(kind, id, 'examples')).examples.filter(
        ({ expect: wanted, data }) => wanted === 'done' && (data.columns[0]?.values.length ?? 0) <= mostRows,
      ),
    })),
  )
}
