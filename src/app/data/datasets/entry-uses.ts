import { numberOf, textOf } from '../database/records.ts'
import type { UserDatabase } from '../database/user-database.ts'
import type { QuestionKind } from './analysis.ts'

/** Each use counts for a tenth less than the one after it. */
const FADING = 0.9

/** How much each entry is used, by its id: uses of all projects, recent ones more. */
export async function entryUses(database: UserDatabase, kind: QuestionKind): Promise<ReadonlyMap<string, number>> {
  const rows = await database.records.where('kind').equals(kind).toArray()
  const uses = rows
    .filter((row) => row.deleted === 0)
    .map((row) => ({ type: textOf(row, 'type'), at: numberOf(row, 'createdAt') }))
    .sort((a, b) => b.at - a.at)
  const weights = new Map<string, number>()
  for (const [k, { type }] of uses.entries()) weights.set(type, (weights.get(type) ?? 0) + FADING ** k)
  return weights
}
