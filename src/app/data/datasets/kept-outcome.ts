import type { NamedColumn } from '#catalog/kit/data-dictionary.ts'
import type { Outcome } from '#catalog/kit/outcome/outcome.ts'
import { idOf } from '#contract/records/id-of.ts'
import type { RecordRow, UserDatabase } from '../database/user-database.ts'

/** A kept outcome with its provenance (SPEC D4). */
export interface KeptOutcome {
  readonly outcome: Outcome
  readonly dataVersion: string
  readonly engineVersion: string
  /** The options with their version, and the conventions that they follow. */
  readonly question: string
  readonly at: number
  /** What its variables were called when it was computed. Absent in outcomes stored before names were, and where they do not fit. */
  readonly names?: readonly NamedColumn[]
}

/** The field of an outcome. */
export const OUTCOME = 'data.outcome'

/** The record of a question's outcome. */
export const outcomeIdOf = (question: string) => idOf('outcome', question)

/** The latest kept outcome of a question: in its own record, or in the question's, where programs before protocol 3 write it. */
export async function readKept(database: UserDatabase, question: string): Promise<KeptOutcome | undefined> {
  const [asked, own] = await database.records.bulkGet([question, outcomeIdOf(question)])
  return newestOutcome(asked, own) as KeptOutcome | undefined
}

/** The later outcome of two records; undefined if neither has one. */
export function newestOutcome(question: RecordRow | undefined, own: RecordRow | undefined): unknown {
  const [a, b] = [question, own].map((row) => row?.fields[OUTCOME])
  const newest = a && b && a[1] > b[1] ? a : (b ?? a)
  return newest?.[0] ?? undefined
}
