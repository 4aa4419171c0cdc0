import { sql } from 'kysely'
import * as z from 'zod/mini'
import { MAX_FEN } from '#contract/money/fen.ts'
import type { Queries, Tx } from '../db/database.ts'

const DAY = 86_400
/** Seconds of the periods that are sold: a month and a year are the longest of their kind, so that nobody gets less than by the calendar. */
export const PERIODS: Readonly<Record<string, number | null>> = {
  day: DAY,
  week: 7 * DAY,
  month: 31 * DAY,
  year: 366 * DAY,
  lifetime: null,
}

const words = z.object({ zh: z.string(), en: z.string() })
const fen = z.int().check(z.gte(1), z.lte(MAX_FEN))

const planContent = z.object({
  name: words,
  level: z.int().check(z.gte(2)),
  /** Null: for life. */
  seconds: z.nullable(z.int()),
  price: fen,
  /** What membership gives: cloud storage, AI tokens a month, devices that sync (null: any number), support before others. */
  gib: z.int(),
  tokens: z.int(),
  devices: z.nullable(z.int()),
  priority: z.boolean(),
})
export type PlanContent = z.output<typeof planContent>

const offerContent = z.object({
  amount: fen,
  gift: z.int().check(z.gte(0), z.lte(MAX_FEN)),
  /** AI tokens that are bought; without them the amount is added to the wallet. */
  tokens: z.optional(z.int()),
})
export type OfferContent = z.output<typeof offerContent>

const contents = { plans: planContent, offers: offerContent } as const
export type Priced = keyof typeof contents
type ContentOf<T extends Priced> = z.output<(typeof contents)[T]>

/** A revision of a plan or an offer. */
export interface Revision<T extends Priced> {
  readonly id: string
  readonly revision: number
  readonly content: ContentOf<T>
  /** Null: not sold. */
  readonly on_sale_from: number | null
  readonly on_sale_to: number | null
}
export type Plan = Revision<'plans'>

type Row = Omit<Revision<Priced>, 'content'> & { readonly content: unknown }

function read<T extends Priced>(table: T, { content, ...row }: Row): Revision<T> {
  return { ...row, content: contents[table].parse(content) as ContentOf<T> }
}

/** The latest revision of each plan or offer, in the order of their ids. */
export async function latestRevisions<T extends Priced>(db: Queries, table: T): Promise<Revision<T>[]> {
  const { rows } = await sql<Row>`
    select distinct on (id) id, revision, content, on_sale_from, on_sale_to from ${sql.table(table)} order by id, revision desc`.execute(
    db,
  )
  return rows.map((row) => read(table, row))
}

export function isOnSale({ on_sale_from: from, on_sale_to: to }: Revision<Priced>, now: number): boolean {
  return from !== null && from <= now && (to === null || to > now)
}

/** A revision of a plan; the latest by default. */
export async function findPlan(db: Queries, id: string, revision?: number): Promise<Plan | undefined> {
  const row = await db
    .selectFrom('plans')
    .select(['id', 'revision', 'content', 'on_sale_from', 'on_sale_to'])
    .where('id', '=', id)
    .$if(revision !== undefined, (rows) => rows.where('revision', '=', revision ?? 0))
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && read('plans', row)
}

/** Every revision of every plan, by `<id> <revision>`. */
export async function plansByRevision(db: Queries): Promise<ReadonlyMap<string, Plan>> {
  const rows = await db
    .selectFrom('plans')
    .select(['id', 'revision', 'content', 'on_sale_from', 'on_sale_to'])
    .execute()
  return new Map(rows.map((row) => [`${row.id} ${row.revision}`, read('plans', row)]))
}

/** What the operator wants of a plan or an offer. */
export interface Wanted<T extends Priced> {
  readonly id: string
  readonly content: ContentOf<T>
  /** When it is sold from and to; null: not sold. */
  readonly sale: { readonly from: number; readonly to: number | null } | null
}

export interface Difference<T extends Priced> {
  readonly id: string
  readonly before: Revision<T> | undefined
  /** Undefined: it is taken off sale. */
  readonly after: Wanted<T> | undefined
}

function isSame<T extends Priced>(before: Revision<T>, { content, sale }: Wanted<T>): boolean {
  const isSameSale = before.on_sale_to === (sale?.to ?? null) && (before.on_sale_from === null) === (sale === null)
  return isSameSale && JSON.stringify(before.content) === JSON.stringify(content)
}

/** What would change. What is not wanted is taken off sale; it is never deleted, because users may have it. */
export function differences<T extends Priced>(
  latest: readonly Revision<T>[],
  wanted: readonly Wanted<T>[],
  now: number,
): Difference<T>[] {
  const changed = wanted.flatMap((after) => {
    const before = latest.find(({ id }) => id === after.id)
    return before && isSame(before, after) ? [] : [{ id: after.id, before, after }]
  })
  const ended = latest
    .filter((before) => isOnSale(before, now) && !wanted.some(({ id }) => id === before.id))
    .map((before) => ({ id: before.id, before, after: undefined }))
  return [...changed, ...ended]
}

/** Ends the sale of the revisions before, and adds those after. */
export async function setRevisions<T extends Priced>(
  tx: Tx,
  table: T,
  changes: readonly Difference<T>[],
  now: number,
): Promise<void> {
  for (const { id, before, after } of changes) {
    const isSold = before && before.on_sale_from !== null && (before.on_sale_to === null || before.on_sale_to > now)
    if (isSold) {
      await tx
        .updateTable(table as Priced)
        .set({ on_sale_to: now })
        .where('id', '=', id)
        .where('revision', '=', before.revision)
        .execute()
    }
    if (!after) continue
    await tx
      .insertInto(table as Priced)
      .values({
        id,
        revision: (before?.revision ?? 0) + 1,
        content: JSON.stringify(after.content),
        on_sale_from: after.sale?.from ?? null,
        on_sale_to: after.sale?.to ?? null,
        created_at: now,
      })
      .execute()
  }
}

const GIVEN = { level: 2, gib: 50, tokens: 3_000_000, devices: 10, priority: true } as const
const sample = (id: string, zh: string, en: string, price: number): { id: string; content: PlanContent } => ({
  id,
  content: { name: { zh, en }, ...GIVEN, seconds: PERIODS[id] ?? null, price },
})

/** The plans that local mode begins with; a site for others sells nothing until its operator publishes prices. */
const SAMPLES = [
  sample('day', '日会员', 'Day', 300),
  sample('week', '周会员', 'Week', 1200),
  sample('month', '月会员', 'Month', 3000),
  sample('year', '年会员', 'Year', 19_800),
  sample('lifetime', '终身会员', 'Lifetime', 59_800),
]

/** Puts the sample plans on sale, unless there are plans. */
export async function addSamplePlans(db: Queries, now: number): Promise<void> {
  if (await db.selectFrom('plans').select('id').limit(1).executeTakeFirst()) return
  const rows = SAMPLES.map(({ id, content }) => ({
    id,
    revision: 1,
    content: JSON.stringify(content),
    on_sale_from: now,
    on_sale_to: null,
    created_at: now,
  }))
  await db
    .insertInto('plans')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
