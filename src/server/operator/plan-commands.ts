import { z } from 'zod'
import { fenOf, MAX_FEN, yuanOf } from '#contract/money/fen.ts'
import { inTransaction, type Queries } from '../db/database.ts'
import { audit } from '../money/audit.ts'
import {
  type Difference,
  differences,
  isOnSale,
  latestRevisions,
  type OfferContent,
  PERIODS,
  type PlanContent,
  type Priced,
  setRevisions,
  type Wanted,
} from '../money/plans.ts'
import { MAX_TOKENS } from '../money/tokens.ts'
import type { Command, CommandContext } from './command.ts'
import { shownText, shownTime } from './listing.ts'
import { OperatorError } from './operator-error.ts'
import { readInput } from './publish-media.ts'
import { endOfDay, startOfDay } from './read-option.ts'

const id = z.string().regex(/^[a-z][a-z0-9-]{0,29}$/)
const yuan = z.string().transform((text, context) => {
  const fen = fenOf(text)
  if (fen !== undefined && fen <= MAX_FEN) return fen
  context.addIssue('yuan with two decimals, such as "30.00", up to 50000.00')
  return z.NEVER
})
const price = yuan.refine((fen) => fen > 0)
/** `sold: false` keeps a plan for activation codes, promos and `grant`. */
const sale = { sold: z.boolean().default(true), from: z.string().optional(), to: z.string().optional() }
const words = z.strictObject({ zh: z.string().min(1).max(60), en: z.string().min(1).max(60) })

const planFile = z.array(
  z.strictObject({
    id,
    name: words,
    level: z.int().min(2).max(9),
    period: z.enum(Object.keys(PERIODS)),
    price,
    gib: z.int().min(0).max(100_000),
    tokens: z.int().min(0),
    devices: z.int().min(1).nullable(),
    priority: z.boolean(),
    ...sale,
  }),
)
const offerFile = z.array(
  z.union([
    z.strictObject({ id, amount: price, gift: yuan, ...sale }),
    z.strictObject({ id, amount: price, tokens: z.int().min(1).max(MAX_TOKENS), ...sale }),
  ]),
)

function readList<T extends readonly { readonly id: string }[]>(file: string, schema: z.ZodType<T>): T {
  const text = readInput(file).toString('utf8')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw new OperatorError(`${file} is not JSON.`, { cause })
  }
  const parsed = schema.safeParse(value)
  if (!parsed.success) {
    const wrong = parsed.error.issues.slice(0, 10).map(({ path, message }) => `${path.join('.')}: ${message}`)
    throw new OperatorError(`${file} does not fit. ${wrong.join('; ')}.`)
  }
  const ids = parsed.data.map((row) => row.id)
  const twice = ids.find((name, index) => ids.indexOf(name) !== index)
  if (twice) throw new OperatorError(`${file} has ${twice} twice.`)
  return parsed.data
}

type Sale = { readonly sold: boolean; readonly from?: string | undefined; readonly to?: string | undefined }

function saleOf({ sold, from, to }: Sale, now: number): Wanted<Priced>['sale'] {
  if (!sold) return null
  const end = to === undefined ? null : endOfDay('to', to)
  return { from: from === undefined ? now : startOfDay('from', from), to: end }
}

const shownPlan = ({ name, level, seconds, price: fen, gib, tokens, devices, priority }: PlanContent) =>
  [
    `${shownText(name.en)} | ${shownText(name.zh)}`,
    `level ${level}`,
    seconds === null ? 'for life' : `${seconds / 86_400} days`,
    `${yuanOf(fen)} yuan`,
    `${gib} GiB, ${tokens} tokens a month, ${devices ?? 'any number of'} devices${priority ? ', priority' : ''}`,
  ].join('  ')
const shownOffer = ({ amount, gift, tokens }: OfferContent) =>
  tokens === undefined
    ? `pay ${yuanOf(amount)} yuan, get ${yuanOf(gift)} more`
    : `${tokens} AI tokens for ${yuanOf(amount)} yuan`

function shownSale(row: Pick<Wanted<Priced>, 'sale'>): string {
  if (!row.sale) return 'not sold'
  return `sold from ${shownTime(row.sale.from)}${row.sale.to === null ? '' : ` to ${shownTime(row.sale.to)}`}`
}

/** Prints the changes; makes them with `--yes`. */
async function change<T extends Priced>(
  { site, now, flag, optional, print }: CommandContext,
  table: T,
  wanted: readonly Wanted<T>[],
  shown: (content: Wanted<T>['content']) => string,
): Promise<void> {
  const read = async (db: Queries) => differences(await latestRevisions(db, table), wanted, now)
  const line = ({ id: name, before, after }: Difference<T>) =>
    [
      ...(before ? [`- ${name}  ${shown(before.content)}`] : []),
      after ? `+ ${name}  ${shown(after.content)}  ${shownSale(after)}` : `  ${name} is taken off sale`,
    ].join('\n')
  const { db } = site.database
  const changes = await read(db)
  for (const one of changes) print(line(one))
  if (changes.length === 0) return print('Nothing differs.')
  if (!flag('yes')) return print('Nothing was changed. Repeat this with --yes.')
  await inTransaction(db, async (tx) => {
    for (const one of await read(tx)) {
      await setRevisions(tx, table, [one], now)
      const entry = { action: `set-${table}`, subject: one.id, detail: line(one), reason: optional('reason') ?? '' }
      await audit(tx, entry, now)
    }
  })
}

export const setPlans: Command = {
  usage: 'FILE [--yes] [--reason TEXT]',
  purpose:
    'Set all plans of membership: a JSON list of {id, name: {zh, en}, level, period: day|week|month|year|lifetime, price: "30.00", gib, tokens, devices, priority, sold, from, to}. Plans that are not in it are taken off sale. Shows what changes, and does it with --yes',
  options: ['reason'],
  flags: ['yes'],
  async run(context) {
    const rows = readList(context.argument('FILE'), planFile)
    const wanted = rows.map(
      ({ id: name, name: title, level, period, price: fen, gib, tokens, devices, priority, ...row }) => {
        const content = {
          name: title,
          level,
          seconds: PERIODS[period] ?? null,
          price: fen,
          gib,
          tokens,
          devices,
          priority,
        }
        return { id: name, content, sale: saleOf(row, context.now) }
      },
    )
    await change(context, 'plans', wanted, shownPlan)
  },
}

export const setOffers: Command = {
  usage: 'FILE [--yes] [--reason TEXT]',
  purpose:
    'Set all offers for adding money and of AI tokens: a JSON list of {id, amount: "100.00", gift: "10.00", sold, from, to} and {id, amount: "10.00", tokens: 1000000, sold, from, to}. Tokens are sold only where the site has a model. Offers that are not in it are taken off. Shows what changes, and does it with --yes',
  options: ['reason'],
  flags: ['yes'],
  async run(context) {
    const rows = readList(context.argument('FILE'), offerFile)
    const wanted = rows.map(({ id: name, amount, ...row }) => ({
      id: name,
      content: { amount, ...('tokens' in row ? { gift: 0, tokens: row.tokens } : { gift: row.gift }) },
      sale: saleOf(row, context.now),
    }))
    await change(context, 'offers', wanted, shownOffer)
  },
}

export const listPlans: Command = {
  usage: '',
  purpose: 'List the latest revision of each plan and offer: id, revision, on sale or not, what it is',
  options: [],
  async run({ site, now, print }) {
    const { db } = site.database
    const state = (row: Parameters<typeof isOnSale>[0]) => (isOnSale(row, now) ? 'on sale ' : 'not sold')
    for (const row of await latestRevisions(db, 'plans'))
      print(`${row.id}  ${row.revision}  ${state(row)}  ${shownPlan(row.content)}`)
    for (const row of await latestRevisions(db, 'offers'))
      print(`${row.id}  ${row.revision}  ${state(row)}  ${shownOffer(row.content)}`)
  },
}
