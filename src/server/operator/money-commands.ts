import { randomUUID } from 'node:crypto'
import { MAX_FEN, yuanOf } from '#contract/money/fen.ts'
import { notify } from '../db/bus.ts'
import { inTransaction, type Tx } from '../db/database.ts'
import { Refusal } from '../http/refusal.ts'
import { audit } from '../money/audit.ts'
import { give } from '../money/grants.ts'
import { checkLedger } from '../money/ledger-check.ts'
import { findPlan } from '../money/plans.ts'
import { extraTokens, giveTokens, MAX_TOKENS } from '../money/tokens.ts'
import { post, reverse } from '../money/transfers.ts'
import { StartError } from '../start-error.ts'
import type { Command, CommandContext } from './command.ts'
import { namedUser } from './find-user.ts'
import { shownTime } from './listing.ts'
import { OperatorError } from './operator-error.ts'
import { wholeNumber } from './read-option.ts'

/** Sentences about refusals that the operator can meet. */
const REFUSED: Readonly<Record<string, string>> = {
  'not-found': 'The user has no such transfer.',
  'balance-short': 'The user has spent what the transfer gave.',
  'membership-covers': 'The user has this level or a higher one for life.',
}

/** Changes a user's account in one transaction with its audit row; their pages hear of it. */
async function change<T>(
  { site, option, now }: Pick<CommandContext, 'site' | 'option' | 'now'>,
  act: (tx: Tx, user: string) => Promise<{ readonly action: string; readonly detail: string; readonly result: T }>,
): Promise<T> {
  const { user_id: user } = await namedUser({ site, argument: () => option('user') })
  const reason = option('reason')
  const { db, pool } = site.database
  try {
    const result = await inTransaction(db, async (tx) => {
      const done = await act(tx, user)
      await audit(tx, { action: done.action, subject: user, detail: done.detail, reason }, now)
      return done.result
    })
    await notify(pool, [{ kind: 'user', id: user }])
    return result
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new OperatorError(REFUSED[error.code] ?? error.code, { cause: error })
  }
}

const GIVEN = ['cash', 'gift', 'tokens'] as const

export const giveMoney: Command = {
  usage: '--user NAME --cash FEN | --gift FEN | --tokens N  --reason TEXT',
  purpose:
    'Put money into a user’s wallet: cash, which can be paid out, or a gift. Prints the balance afterwards, in yuan. Or give AI tokens, which do not expire; prints how many of them the user has',
  options: ['user', 'cash', 'gift', 'tokens', 'reason'],
  async run(context) {
    const { now, optional, print } = context
    const given = GIVEN.flatMap((name) => {
      const text = optional(name)
      return text === undefined ? [] : [{ name, text }]
    })
    const [one] = given
    if (!one || given.length > 1) throw new OperatorError('Give one of --cash, --gift and --tokens.')
    const { name, text } = one
    const amount = wholeNumber(name, text, name === 'tokens' ? MAX_TOKENS : MAX_FEN)
    const cause = `operator:${randomUUID()}`
    const detail = `${name} ${amount} ${cause}`
    if (name === 'tokens') {
      const extra = await change(context, async (tx, user) => {
        await giveTokens(tx, user, { cause, tokens: amount }, now)
        return { action: 'give', detail, result: await extraTokens(tx, user) }
      })
      return print(`extra tokens ${extra}`)
    }
    const wallet = await change(context, async (tx, user) => {
      const posting = { debit: 'gift:operator', credit: `wallet:${name}`, amount, cause, note: 'operator' } as const
      const { wallet: result } = await post(tx, user, [posting], now)
      return { action: 'give', detail, result }
    })
    print(`cash ${yuanOf(wallet.cash)}, gift ${yuanOf(wallet.gift)}`)
  },
}

export const reverseTransfer: Command = {
  usage: 'ID --user NAME --reason TEXT',
  purpose: 'Undo a transfer of a user by one in the opposite direction. The ids are in the export of the account',
  options: ['user', 'reason'],
  async run(context) {
    const id = context.id()
    await change(context, async (tx, user) => {
      const { added } = await reverse(tx, user, id, context.now)
      if (added === 0) throw new OperatorError('This transfer was undone before.')
      return { action: 'reverse-transfer', detail: id, result: added }
    })
  },
}

export const grantPlan: Command = {
  usage: '--user NAME --plan PLAN --reason TEXT',
  purpose: 'Give a user the time of a plan. Prints the level afterwards, and its end',
  options: ['user', 'plan', 'reason'],
  async run(context) {
    const { now, option, print, site } = context
    const plan = await findPlan(site.database.db, option('plan'))
    if (!plan) throw new OperatorError(`No plan is called ${option('plan')}: see list-plans.`)
    const cause = `operator:${randomUUID()}`
    const { level, dueAt } = await change(context, async (tx, user) => {
      const result = await give(tx, user, { plan, cause }, now)
      return { action: 'grant', detail: `${plan.id} ${plan.revision} ${cause}`, result }
    })
    print(`level ${level} until ${shownTime(dueAt)}`)
  },
}

export const ledgerCheck: Command = {
  usage: '',
  purpose:
    'Check that wallets, transfers, grants and codes agree. Changes nothing; exits with 1 if something does not hold',
  options: [],
  async run({ site, print }) {
    const faults = await checkLedger(site.database.db)
    for (const { rule, subject } of faults) print(`${subject}  does not hold: ${rule}`)
    if (faults.length > 0) throw new StartError(`The ledger has faults: ${faults.length}.`)
    print('The ledger holds.')
  },
}
