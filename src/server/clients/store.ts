import { type Insertable, type Selectable, sql } from 'kysely'
import type { Queries, Tx } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'

export type StoredBuild = Selectable<Schema['client_builds']>
type Platform = Pick<StoredBuild, 'platform' | 'arch'>

const DAY = 24 * 60 * 60_000

export function listBuilds(db: Queries): Promise<StoredBuild[]> {
  return db.selectFrom('client_builds').selectAll().orderBy('platform').orderBy('arch').execute()
}

/** Publishes a build in place of the former one for its platform. Returns the object of that one; undefined if there was none. */
export async function putBuild(tx: Tx, build: Insertable<Schema['client_builds']>): Promise<string | undefined> {
  const former = await deleteBuild(tx, build)
  await tx.insertInto('client_builds').values(build).execute()
  return former
}

/** Returns the object of the removed build; undefined if there was none. */
export async function deleteBuild(tx: Tx, { platform, arch }: Platform): Promise<string | undefined> {
  const gone = await tx
    .deleteFrom('client_builds')
    .where('platform', '=', platform)
    .where('arch', '=', arch)
    .returning('object')
    .executeTakeFirst()
  return gone?.object
}

/** Counts one download of a published build, on its day (UTC). False if there is no such build. */
export async function countDownload(
  tx: Tx,
  { platform, arch, version }: Platform & Pick<StoredBuild, 'version'>,
  now: number,
): Promise<boolean> {
  const found = await tx
    .selectFrom('client_builds')
    .select('version')
    .where('platform', '=', platform)
    .where('arch', '=', arch)
    .where('version', '=', version)
    .executeTakeFirst()
  if (!found) return false
  await tx
    .insertInto('client_downloads')
    .values({ platform, arch, version, day: Math.floor(now / DAY), count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['platform', 'arch', 'version', 'day'])
        .doUpdateSet({ count: sql<number>`client_downloads.count + 1` }),
    )
    .execute()
  return true
}

/** Downloads of each build that was ever counted: all of them, and those of the last 30 days. */
export function sumDownloads(db: Queries, now: number) {
  return db
    .selectFrom('client_downloads')
    .select((row) => [
      'platform',
      'arch',
      'version',
      row.cast<number>(row.fn.sum('count'), 'int8').as('all'),
      row
        .cast<number>(
          row.fn.coalesce(row.fn.sum('count').filterWhere('day', '>', Math.floor(now / DAY) - 30), row.lit(0)),
          'int8',
        )
        .as('recent'),
    ])
    .groupBy(['platform', 'arch', 'version'])
    .orderBy('platform')
    .orderBy('arch')
    .orderBy('version')
    .execute()
}
