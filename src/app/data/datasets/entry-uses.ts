import { numberOf, textOf } from '../database/records.ts'
import type { UserDatabase } from '../database/user-database.ts'
import type { QuestionKind } from './analysis.ts'

/** The weight of a use, relative to the next later one. */
const FADING = 0.9

/** How much each entry has been used, by its id: a sum over all projects in which recent uses weigh more. */
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
