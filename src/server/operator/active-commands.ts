import { randomBytes } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { id as idSchema } from '#contract/calls/call.ts'
import { groupedActiveCode, readActiveCode } from '#contract/money/active-code.ts'
import { uuidv7 } from '#contract/records/uuid.ts'
import { notify } from '../db/bus.ts'
import { inTransaction } from '../db/database.ts'
import {
  activeHash,
  addActiveBatch,
  listActiveBatches,
  newActiveCode,
  revokeActiveBatch,
  revokeActiveCode,
} from '../money/active.ts'
import { audit } from '../money/audit.ts'
import { findPlan } from '../money/plans.ts'
import { codeOf } from '../start-error.ts'
import type { Command } from './command.ts'
import { shownText, shownTime } from './listing.ts'
import { OperatorError } from './operator-error.ts'
import { endOfDay, wholeNumber } from './read-option.ts'

/** Most batches in one list, and codes in one batch. */
const MOST = 200
const MOST_CODES = 100_000
const MAX_HINTS = 100

/** Writes a new file that its owner alone can read. */
function writePrivately(file: string, text: string): void {
  try {
    writeFileSync(file, text, { mode: 0o600, flag: 'wx' })
  } catch (cause) {
    throw new OperatorError(`${file} cannot be written (${codeOf(cause)}).`, { cause })
  }
}

export const issueActive: Command = {
  usage: '--plan PLAN --count N --out FILE [--expires DATE] [--reason TEXT]',
  purpose:
    'Make activation codes for a plan, good to the end of a day (UTC) or for ever, and write them to a new file, one a line. The site keeps no copy of them. Prints the id of the batch',
  options: ['plan', 'count', 'out', 'expires', 'reason'],
  async run({ site, now, option, optional, print }) {
    const [file, reason, expires] = [option('out'), optional('reason') ?? '', optional('expires')]
    const count = wholeNumber('count', option('count'), MOST_CODES)
    const endsAt = expires === undefined ? null : endOfDay('expires', expires)
    if (endsAt !== null && endsAt <= now) throw new OperatorError('--expires has passed.')
    const { db } = site.database
    const plan = await findPlan(db, option('plan'))
    if (!plan) throw new OperatorError(`No plan is called ${option('plan')}: see list-plans.`)
    const id = uuidv7(now, randomBytes(10))
    const codes = Array.from({ length: count }, newActiveCode)
    writePrivately(file, codes.map((code) => `${groupedActiveCode(code)}\n`).join(''))
    try {
      await inTransaction(db, async (tx) => {
        const of = { plan: plan.id, plan_revision: plan.revision, expires_at: endsAt, note: reason, created_at: now }
        await addActiveBatch(tx, { id, ...of }, codes)
        await audit(tx, { action: 'issue-active', subject: id, detail: `${count} ${plan.id}`, reason }, now)
      })
    } catch (error) {
      rmSync(file) // the codes in it open nothing
      throw error
    }
    print(id)
  },
}

export const listActive: Command = {
  usage: '',
  purpose: `List batches of activation codes, newest first, at most ${MOST}: id, made, end, state, used of all, plan, reason`,
  options: [],
  async run({ site, now, print }) {
    for (const batch of await listActiveBatches(site.database.db, MOST)) {
      const isOver = batch.expires_at !== null && batch.expires_at <= now
      const state = batch.revoked_at !== null ? 'withdrawn' : isOver ? 'expired' : 'valid'
      const times = `${shownTime(batch.created_at)}  ${shownTime(batch.expires_at).padEnd(shownTime(0).length)}`
      print(
        `${batch.id}  ${times}  ${state.padEnd('withdrawn'.length)}  ${batch.used}/${batch.count}  ${batch.plan}  ${shownText(batch.note)}`,
      )
    }
  },
}

/** The hash of a code, or a SHA-256 in hex. */
function hashOf(text: string): Buffer {
  if (/^[0-9a-f]{64}$/.test(text)) return Buffer.from(text, 'hex')
  const reading = readActiveCode(text)
  if (reading.kind !== 'code') throw new OperatorError(`${text} is no batch, no code, and no SHA-256 of one.`)
  return activeHash(reading.code)
}

export const revokeActive: Command = {
  usage: 'BATCH|CODE|SHA256 [--reason TEXT]',
  purpose:
    'Withdraw a batch of activation codes, or one code. Unused ones open nothing any more; what is left of the membership that used ones gave ends',
  options: ['reason'],
  async run({ site, now, argument, optional, print }) {
    const what = argument('BATCH, CODE or SHA256')
    const isBatch = idSchema.safeParse(what).success
    const subject = isBatch ? what : hashOf(what).toString('hex')
    const { db, pool } = site.database
    const done = await inTransaction(db, async (tx) => {
      const withdrawn = isBatch
        ? await revokeActiveBatch(tx, what, now)
        : await revokeActiveCode(tx, Buffer.from(subject, 'hex'), now)
      if (!withdrawn) throw new OperatorError('There is no such batch or code, or it was withdrawn before.')
      const detail = `${withdrawn.codes} codes, ${withdrawn.users.length} used`
      await audit(tx, { action: 'revoke-active', subject, detail, reason: optional('reason') ?? '' }, now)
      return withdrawn
    })
    for (let start = 0; start < done.users.length; start += MAX_HINTS) {
      const users = done.users.slice(start, start + MAX_HINTS)
      await notify(
        pool,
        users.map((id) => ({ kind: 'user' as const, id })),
      )
    }
    print(`Withdrawn: ${done.codes} codes, of which ${done.users.length} were used.`)
  },
}
