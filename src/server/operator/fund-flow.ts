import { closeSync, rmSync, writeSync } from 'node:fs'
import { openPayments } from '../payments/open-payments.ts'
import { DeliveryError } from '../providers/delivery-error.ts'
import { StartError } from '../start-error.ts'
import type { BareCommand } from './command.ts'
import { openNew } from './export-ledger.ts'
import { OperatorError } from './operator-error.ts'
import { startOfDay } from './read-option.ts'

export const fundFlow: BareCommand = {
  usage: '--date DATE --out FILE',
  purpose:
    'Save the fund-flow bill of a day in Beijing as WeChat Pay gives it, verified, to a new file that its owner alone can read: payments, refunds, fees and withdrawals, for the accountant. From 10:00 of the next day',
  options: ['date', 'out'],
  async runBare({ config, option, now, print }) {
    const [date, file] = [option('date'), option('out')]
    startOfDay('date', date)
    const { payments } = openPayments(config.payments, { clock: () => now, origin: config.publicOrigin ?? '' })
    const flow = payments.flatMap((provider) => provider.fundFlow?.(date) ?? []).at(0)
    if (!flow) throw new OperatorError('No configured provider has a fund-flow bill: only WeChat Pay does.')
    const output = openNew(file)
    let bytes = 0
    try {
      for await (const chunk of flow) bytes += writeSync(output, chunk)
    } catch (error) {
      rmSync(file)
      if (!(error instanceof DeliveryError)) throw error
      throw new StartError(
        `The fund-flow bill of ${date} cannot be read: ${error.reason}. Nothing was saved: try again.`,
      )
    } finally {
      closeSync(output)
    }
    if (bytes === 0) rmSync(file)
    print(bytes === 0 ? `Nothing came or left on ${date}.` : `${bytes} bytes`)
  },
}
