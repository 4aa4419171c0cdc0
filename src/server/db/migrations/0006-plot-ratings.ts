import { type Migration, sql } from 'kysely'

const statements = [
  `create table plot_ratings (
    user_id uuid not null references users, plot_id text not null, version int4 not null, aesthetics int2 not null,
    richfont int2 not null, param_freedom int2 not null, general_param_freedom int2 not null,
    other_param_freedom int2 not null, overall int2 not null, suggest text not null, app_version text not null,
    rated_at int8 not null, primary key (user_id, plot_id, version))`,
  'create index plot_ratings_by_plot on plot_ratings (plot_id, overall)',
]

export const plotRatings: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
