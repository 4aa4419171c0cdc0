import { parseArgs } from 'node:util'
import { id as idSchema } from '#contract/calls/call.ts'
import { type Environment, parseConfig, readEnvironment } from '../config.ts'
import { openSite } from '../open-site.ts'
import { StartError } from '../start-error.ts'
import { issueActive, listActive, revokeActive } from './active-commands.ts'
import { backup, restore, verifyBackupCommand } from './backup-commands.ts'
import { makeCertificate } from './certificate-command.ts'
import { checkPayments } from './check-payments.ts'
import { listClients, publishClient, withdrawClient } from './client-commands.ts'
import type { BareCommand, Command, Invocation } from './command.ts'
import { setConfig } from './config-command.ts'
import { createUser } from './create-user.ts'
import { closeDifferenceCommand, listDifferencesCommand } from './difference-commands.ts'
import { exportLedger } from './export-ledger.ts'
import { closeFeedback, listFeedbackCommand, showFeedback } from './feedback-commands.ts'
import { fundFlow } from './fund-flow.ts'
import { cancelInvoiceCommand, issueInvoiceCommand, listInvoicesCommand, showInvoice } from './invoice-commands.ts'
import { giveMoney, grantPlan, ledgerCheck, reverseTransfer } from './money-commands.ts'
import { listNotices, publishNotice, withdrawNoticeCommand } from './notice-commands.ts'
import { OperatorError } from './operator-error.ts'
import { listOrders, listRefundsCommand, refundPayment, showOrder, syncOrderCommand } from './order-commands.ts'
import { listPlans, setOffers, setPlans } from './plan-commands.ts'
import { createPromo, listPromos, stopPromo } from './promo-commands.ts'
import { reconcile } from './reconcile-command.ts'
import { grantStorage, listStorageRequests } from './storage-commands.ts'
import { confirmRefund, confirmTransfer } from './transfer-commands.ts'
import { listTutorials, publishTutorial, withdrawTutorial } from './tutorial-commands.ts'
import {
  endSessions,
  listSessionsCommand,
  listUsersCommand,
  lockUser,
  resetPassword,
  rotateKeys,
  unlockUser,
} from './user-commands.ts'

export const commands: Readonly<Record<string, Command | BareCommand>> = {
  'create-user': createUser,
  'reset-password': resetPassword,
  'lock-user': lockUser,
  'unlock-user': unlockUser,
  'list-users': listUsersCommand,
  'list-sessions': listSessionsCommand,
  'end-sessions': endSessions,
  'rotate-keys': rotateKeys,
  backup,
  'verify-backup': verifyBackupCommand,
  restore,
  'publish-notice': publishNotice,
  'list-notices': listNotices,
  'withdraw-notice': withdrawNoticeCommand,
  'publish-tutorial': publishTutorial,
  'list-tutorials': listTutorials,
  'withdraw-tutorial': withdrawTutorial,
  'list-feedback': listFeedbackCommand,
  'show-feedback': showFeedback,
  'close-feedback': closeFeedback,
  'list-storage-requests': listStorageRequests,
  'grant-storage': grantStorage,
  'check-payments': checkPayments,
  'publish-client': publishClient,
  'list-clients': listClients,
  'withdraw-client': withdrawClient,
  'make-certificate': makeCertificate,
  'set-config': setConfig,
  'set-plans': setPlans,
  'list-plans': listPlans,
  'set-offers': setOffers,
  'issue-active': issueActive,
  'list-active': listActive,
  'revoke-active': revokeActive,
  'create-promo': createPromo,
  'list-promos': listPromos,
  'stop-promo': stopPromo,
  give: giveMoney,
  'reverse-transfer': reverseTransfer,
  grant: grantPlan,
  'ledger-check': ledgerCheck,
  'export-ledger': exportLedger,
  'list-orders': listOrders,
  'show-order': showOrder,
  'sync-order': syncOrderCommand,
  'list-refunds': listRefundsCommand,
  refund: refundPayment,
  'confirm-transfer': confirmTransfer,
  'confirm-refund': confirmRefund,
  'list-invoices': listInvoicesCommand,
  'show-invoice': showInvoice,
  'issue-invoice': issueInvoiceCommand,
  'cancel-invoice': cancelInvoiceCommand,
  reconcile,
  'fund-flow': fundFlow,
  'list-differences': listDifferencesCommand,
  'close-difference': closeDifferenceCommand,
}

const DONE = 0
const FAILED = 1
const USAGE = 2

export interface Console {
  readonly print: (line: string) => void
  readonly complain: (line: string) => void
  readonly password: () => Promise<string>
}

function usage(): string {
  const lines = Object.entries(commands).map(
    ([name, command]) => `  ${name} ${command.usage}\n      ${command.purpose}`,
  )
  return ['Usage: npm run -s operator -- COMMAND ...', ...lines].join('\n')
}

function parse(command: Command | BareCommand, args: string[]) {
  const options: Record<string, { type: 'string' | 'boolean' }> = {}
  for (const name of command.options) options[name] = { type: 'string' }
  for (const name of command.flags ?? []) options[name] = { type: 'boolean' }
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true })
  } catch (cause) {
    throw new OperatorError(cause instanceof Error ? cause.message : 'The arguments do not fit.', { cause })
  }
}

function invocationOf(command: Command | BareCommand, args: string[], console: Console): Invocation {
  const { values, positionals } = parse(command, args)
  const optional = (name: string) => {
    const value = values[name]
    return typeof value === 'string' ? value : undefined
  }
  const flag = (name: string) => values[name] === true
  const option = (name: string) => {
    const value = optional(name)
    if (value === undefined) throw new OperatorError(`--${name} is missing.`)
    return value
  }
  const left = [...positionals]
  const argument = (what: string) => {
    const value = left.shift()
    if (value === undefined) throw new OperatorError(`${what} is missing.`)
    return value
  }
  const id = () => {
    const value = argument('ID')
    if (!idSchema.safeParse(value).success) throw new OperatorError(`${value} is not an id.`)
    return value
  }
  const rest = () => left.splice(0)
  return {
    now: Date.now(),
    option,
    optional,
    flag,
    argument,
    rest,
    id,
    password: console.password,
    print: console.print,
  }
}

async function runOn(command: Command | BareCommand, invocation: Invocation, environment: Environment): Promise<void> {
  const config = parseConfig(readEnvironment(environment))
  if ('runBare' in command) return command.runBare({ ...invocation, config })
  const ignore = () => undefined // a command is brief: errors surface in its queries
  const opening = { role: 'operator' as const, now: invocation.now, onBreak: ignore, onFailure: ignore }
  const site = await openSite(config, opening)
  try {
    await command.run({ ...invocation, site, config })
  } finally {
    await site.close()
  }
}

/**
 * Runs an operator command, with or without a running server.
 * @returns the exit code: 0 done, 1 the environment does not allow it, 2 wrong usage
 */
export async function runCommand(args: readonly string[], environment: Environment, console: Console): Promise<number> {
  const [name = '', ...rest] = args
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) {
    console.complain(usage())
    return USAGE
  }
  try {
    await runOn(command, invocationOf(command, rest, console), environment)
    return DONE
  } catch (error) {
    if (!(error instanceof OperatorError || error instanceof StartError)) throw error
    console.complain(error.message)
    if (error instanceof StartError) return FAILED
    console.complain(`Usage: ${name} ${command.usage}`)
    return USAGE
  }
}
