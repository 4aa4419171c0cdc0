import { type Migration, sql } from 'kysely'

export const paymentsClosed: Migration = {
  async up(db) {
    await sql`alter table site add column payments_closed_since int8`.execute(db)
  },
}
