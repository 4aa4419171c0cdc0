import { yuanOf } from '#contract/money/fen.ts'
import { inTransaction } from '../db/database.ts'
import { audit } from '../money/audit.ts'
import { closeDifference, type Difference, listDifferences } from '../orders/differences.ts'
import type { Command } from './command.ts'
import { shownText } from './listing.ts'
import { OperatorError } from './operator-error.ts'

/** Most rows in one list. */
const MOST = 500
const STATES = ['open', 'closed', 'gone'] as const

const KINDS: Readonly<Record<Difference['kind'], string>> = {
  'only-here': 'only here',
  'only-there': 'only in the bill',
  amount: 'another amount',
}

/** `another amount: <number>  5.00 here, 4.99 in the bill` */
export function shownDifference({ kind, number, ours, theirs }: Difference): string {
  const sides = [ours === null ? [] : `${yuanOf(ours)} here`, theirs === null ? [] : `${yuanOf(theirs)} in the bill`]
  return `${KINDS[kind]}: ${number}  ${sides.flat().join(', ')}`
}

export const listDifferencesCommand: Command = {
  usage: '[--state open|closed|gone]',
  purpose: `List what reconcile found, the latest bill first, at most ${MOST}: id, day of the bill, provider, state, what, and why it was closed. gone: a later bill explained it`,
  options: ['state'],
  async run({ site, optional, print }) {
    const state = STATES.find((name) => name === optional('state'))
    if (optional('state') !== undefined && !state) throw new OperatorError(`--state is one of ${STATES.join(', ')}.`)
    for (const one of await listDifferences(site.database.db, state, MOST)) {
      const why = one.reason === '' ? '' : `  ${shownText(one.reason)}`
      print(`${one.id}  ${one.date}  ${one.channel}  ${one.state}  ${shownDifference(one)}${why}`)
    }
  },
}

export const closeDifferenceCommand: Command = {
  usage: 'ID --reason TEXT',
  purpose: 'Close a difference that reconcile found, once you know why: it is counted as open no longer',
  options: ['reason'],
  async run({ site, id, option, now, print }) {
    const difference = id()
    const reason = option('reason')
    await inTransaction(site.database.db, async (tx) => {
      const closed = await closeDifference(tx, { id: difference, reason }, now)
      if (!closed) throw new OperatorError('No open difference has this id.')
      const { date, channel } = closed
      const detail = `${date} ${channel} ${shownDifference(closed)}`
      await audit(tx, { action: 'close-difference', subject: difference, detail, reason }, now)
      print(detail)
    })
  },
}
