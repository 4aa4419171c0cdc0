import { checkLedger } from '../money/ledger-check.ts'
import { closedSince, openPaymentsAgain } from '../money/payments-gate.ts'
import { dayOf, daysFrom, reconcileDay } from '../orders/reconcile.ts'
import { DeliveryError } from '../providers/delivery-error.ts'
import { StartError } from '../start-error.ts'
import type { Command } from './command.ts'
import { configuredPayments } from './configured-payments.ts'
import { shownDifference } from './difference-commands.ts'
import { OperatorError } from './operator-error.ts'
import { startOfDay } from './read-option.ts'

export const reconcile: Command = {
  usage: '--since DATE',
  purpose:
    'Compare the ledger with the bills of the payment providers, day by day in Beijing until yesterday: what was lost here is posted, what does not agree is listed and stored (list-differences). After a restore payments are closed until this was done since the day of the backup',
  options: ['since'],
  async run({ site, config, now, option, print }) {
    const since = option('since')
    startOfDay('since', since)
    const { db } = site.database
    const payments = configuredPayments(config, now)
    for (const { channel } of payments.filter(({ isManual }) => isManual))
      print(
        `${channel}: there is no bill. Compare the statement of the bank with list-orders, and confirm what is missing`,
      )
    const closed = await closedSince(db)
    if (closed !== null && since > dayOf(closed))
      throw new OperatorError(`Payments are closed since ${dayOf(closed)}: --since is that day or an earlier one.`)
    for (const day of daysFrom(since, now)) {
      for (const provider of payments.filter(({ isManual }) => !isManual)) {
        try {
          const { lines, added, found } = await reconcileDay(db, provider, day, now)
          print(`${day}  ${provider.channel}  ${lines} lines, ${added} transfers added`)
          for (const difference of found) print(`  ${shownDifference(difference)}`)
        } catch (error) {
          if (!(error instanceof DeliveryError)) throw error
          throw new StartError(`The bill of ${day} cannot be read: ${error.reason}. Nothing of it was lost: try again.`)
        }
      }
    }
    const faults = await checkLedger(db)
    for (const { rule, subject } of faults) print(`${subject}  does not hold: ${rule}`)
    if (faults.length > 0) throw new StartError(`The ledger has faults: ${faults.length}. Payments stay as they are.`)
    if (closed === null) return
    await openPaymentsAgain(db)
    print('Payments are open again. What was paid today is in the bill of tomorrow: run this again then.')
  },
}
