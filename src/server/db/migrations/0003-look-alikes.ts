import { type Migration, sql } from 'kysely'
import { skeletonOf } from '../../identity/skeleton.ts'

const BATCH = 2000

/** Names that already look alike stay: the oldest account gets the skeleton, the others get none. */
const youngerGoWithout = `
  update identities set skeleton = null from (
    select i.name, row_number() over (partition by i.skeleton order by u.created_at, i.name) as place
    from identities i left join users u on u.user_id = i.user_id where i.kind = 'account') as ordered
  where identities.kind = 'account' and identities.name = ordered.name and ordered.place > 1`

export const lookAlikes: Migration = {
  async up(db) {
    await sql.raw('alter table identities add column skeleton text').execute(db)
    for (let last = ''; ; ) {
      const { rows } = await sql<{ name: string }>`
        select name from identities where kind = 'account' and name > ${last} order by name limit ${BATCH}`.execute(db)
      const names = rows.map(({ name }) => name)
      await sql`
        update identities set skeleton = made.skeleton from unnest(${names}::text[], ${names.map(skeletonOf)}::text[]) as made (name, skeleton)
        where identities.kind = 'account' and identities.name = made.name`.execute(db)
      last = names.at(-1) ?? ''
      if (names.length < BATCH) break
    }
    await sql.raw(youngerGoWithout).execute(db)
    await sql.raw('create unique index identities_by_look on identities (kind, skeleton)').execute(db)
  },
}
