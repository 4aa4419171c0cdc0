import { type Insertable, sql } from 'kysely'
import type { Db, Queries, Tx } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'

/** With fewer ratings a mean would show what single people think. */
const LEAST_RATINGS = 5

/** The mean overall rating of each chart that enough users have rated, to one decimal. */
export async function meanRatings(db: Queries): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('plot_ratings')
    .select(['plot_id', sql<number>`round(avg(overall), 1)::float8`.as('mean')])
    .groupBy('plot_id')
    .having(sql<boolean>`count(distinct user_id) >= ${LEAST_RATINGS}`)
    .execute()
  return new Map(rows.map(({ plot_id: plot, mean }) => [plot, mean]))
}

export async function countRatings(db: Db | Tx, user: string): Promise<number> {
  const found = await db
    .selectFrom('plot_ratings')
    .select(sql<number>`count(*)::int4`.as('count'))
    .where('user_id', '=', user)
    .executeTakeFirstOrThrow()
  return found.count
}

/** Stores a rating, unless a later one of the same user, chart and version is stored. */
export async function saveRating(tx: Tx, rating: Insertable<Schema['plot_ratings']>): Promise<void> {
  await tx
    .insertInto('plot_ratings')
    .values(rating)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'plot_id', 'version'])
        .doUpdateSet(rating)
        .where('plot_ratings.rated_at', '<=', rating.rated_at),
    )
    .execute()
}
