import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { yuanOf } from '#contract/money/fen.ts'
import { monthOf } from '../money/month.ts'
import { listTransfersBetween } from '../money/store.ts'
import { beijingTime } from '../payments/beijing-time.ts'
import { codeOf } from '../start-error.ts'
import type { Command } from './command.ts'
import { OperatorError } from './operator-error.ts'

const HEADER = 'time,user,entry,debit,credit,yuan,note,cause,order,reverses'
const PAGE = 1000

export const exportLedger: Command = {
  usage: '--month 2026-11 --out FILE',
  purpose:
    'Write every transfer of a month in Beijing to a new CSV file that its owner alone can read, for the accountant. Prints what each account lost and got, in yuan',
  options: ['month', 'out'],
  async run({ site, option, print }) {
    const [month, file] = [option('month'), option('out')]
    if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(month)) throw new OperatorError('--month is a month such as 2026-11.')
    const output = openNew(file)
    try {
      const sums = new Map<string, { out: number; in: number }>()
      const sumOf = (account: string) => sums.get(account) ?? sums.set(account, { out: 0, in: 0 }).get(account)
      writeSync(output, `${HEADER}\n`)
      for await (const transfer of listTransfersBetween(site.database.db, monthOf(month), PAGE)) {
        const { created_at, user_id, entry, debit, credit, amount, note, cause, order_id, reverses } = transfer
        const fields = [beijingTime(created_at), user_id, entry, debit, credit, yuanOf(amount), note, cause]
        writeSync(output, `${[...fields, order_id ?? '', reverses ?? ''].join(',')}\n`)
        const [from, to] = [sumOf(debit), sumOf(credit)]
        if (from) from.out += amount
        if (to) to.in += amount
      }
      for (const [account, { out, in: got }] of [...sums].sort(([a], [b]) => a.localeCompare(b)))
        print(`${account}  -${yuanOf(out)}  +${yuanOf(got)}`)
    } catch (error) {
      rmSync(file)
      throw error
    } finally {
      closeSync(output)
    }
  },
}

/** A new file that its owner alone can read. @throws OperatorError if it exists, or cannot be written */
export function openNew(file: string): number {
  try {
    return openSync(file, 'wx', 0o600)
  } catch (cause) {
    throw new OperatorError(`${file} cannot be written (${codeOf(cause)}): name a file that does not exist yet.`, {
      cause,
    })
  }
}
