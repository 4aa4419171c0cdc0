import { randomUUID } from 'node:crypto'
import { yuanOf } from '#contract/money/fen.ts'
import { findUser } from '../accounts/store.ts'
import { notify } from '../db/bus.ts'
import { inTransaction, type Tx } from '../db/database.ts'
import { Refusal } from '../http/refusal.ts'
import { cancelInvoice, issueInvoice } from '../invoices/end.ts'
import { FILE_TYPES, type FileFormat, formatOf, invoiceObject, MAX_FILE_BYTES } from '../invoices/file-format.ts'
import { invoiceLetter } from '../invoices/letter.ts'
import { fileName } from '../invoices/present.ts'
import {
  findAnyInvoice,
  listFiles,
  listInvoices,
  listPaidOn,
  listWaitingInvoices,
  type StoredInvoice,
} from '../invoices/store.ts'
import { audit } from '../money/audit.ts'
import { tellUser } from '../notices/own-notices.ts'
import { DeliveryError } from '../providers/delivery-error.ts'
import { openProviders } from '../providers/open-providers.ts'
import { siteConfig } from '../site/site-config.ts'
import type { Command, CommandContext } from './command.ts'
import { namedUser } from './find-user.ts'
import { shownText, shownTime } from './listing.ts'
import { OperatorError } from './operator-error.ts'
import { readInput } from './publish-media.ts'

/** Most invoices in one list. */
const MOST = 200
const MOST_LETTERS = 500
const NUMBER = /^[0-9A-Za-z-]{1,40}$/
const FORMATS = ['pdf', 'ofd', 'xml'] as const satisfies readonly FileFormat[]

function line(invoice: StoredInvoice, username: string | null): string {
  const { due_at: due, id, kind, amount, state, replaces, number } = invoice
  const more = [number, replaces && `replaces ${replaces}`].filter(Boolean).join('  ')
  return `${shownTime(due)}  ${id}  ${shownText(username ?? '-')}  ${kind}  ${yuanOf(amount)}  ${state}  ${more}`.trimEnd()
}

export const listInvoicesCommand: Command = {
  usage: '[--overdue | --user NAME]',
  purpose: `List the invoices that wait, those promised first, at most ${MOST}: promised time, id, user, kind, yuan, state, what it replaces. --overdue: only those promised for before now. --user: all of a user`,
  options: ['user'],
  flags: ['overdue'],
  async run({ site, flag, optional, now, print }) {
    const { db } = site.database
    const name = optional('user')
    if (name === undefined) {
      const before = flag('overdue') ? now : Number.MAX_SAFE_INTEGER
      for (const invoice of await listWaitingInvoices(db, before, MOST)) print(line(invoice, invoice.username))
      return
    }
    const user = await namedUser({ site, argument: () => name })
    const { invoices } = await listInvoices(db, user.user_id, { state: undefined, page: 1, limit: MOST })
    for (const invoice of invoices) print(line(invoice, user.username))
  },
}

async function named({ site, id }: Pick<CommandContext, 'site' | 'id'>): Promise<StoredInvoice> {
  const wanted = id()
  const invoice = await findAnyInvoice(site.database.db, wanted)
  if (!invoice) throw new OperatorError(`No invoice has the id ${wanted}.`)
  return invoice
}

export const showInvoice: Command = {
  usage: 'ID',
  purpose:
    'Show what to write on an invoice: title, kind, items with their amounts in yuan, remark, address, and what it replaces',
  options: [],
  async run({ site, config, id, print }) {
    const { db } = site.database
    const invoice = await named({ site, id })
    const { title, replaces, reissue_reason: why, reissue_note: note } = invoice
    const say = (name: string, value: string | null) => {
      if (value) print(`${name}: ${shownText(value.replace(/\s+/g, ' '))}`)
    }
    say('state', invoice.state)
    say('asked', shownTime(invoice.asked_at))
    say('promised', shownTime(invoice.due_at))
    say('issued', invoice.done_at === null ? null : shownTime(invoice.done_at))
    say('number', invoice.number)
    say('kind', invoice.kind)
    const { type, name, tax_no, address, phone, bank, account, recipient, area, remark } = title
    const texts = { type, name, 'tax number': tax_no, address, phone, bank, account, recipient, area }
    for (const [what, value] of Object.entries(texts)) say(what, value)
    say('remark of the title', remark)
    say('remark', invoice.remark)
    say('e-mail', invoice.email)
    for (const { kind, amount, number, paid_at: time } of await listPaidOn(db, invoice))
      print(`item: ${shownText(config.invoices.items[kind])}  ${yuanOf(amount)}  ${number}  ${shownTime(time)}`)
    say('yuan', yuanOf(invoice.amount))
    const former = replaces === null ? undefined : await findAnyInvoice(db, replaces)
    say('replaces', former ? `${former.number} (${former.id}): ${why} ${note}` : null)
    say('red letters', invoice.red_letter)
    say('cancelled', invoice.cancelled_by && `by the ${invoice.cancelled_by} ${invoice.reason}`)
    for (const { format, size } of await listFiles(db, invoice.user_id, [invoice.id])) say(format, `${size} B`)
  },
}

/** A text of the operator's that the user or an audit reads. */
function textOf(name: string, text: string): string {
  const trimmed = text.trim()
  if (trimmed === '' || trimmed.length > MOST_LETTERS || trimmed.includes('\0'))
    throw new OperatorError(`--${name} has 1 to ${MOST_LETTERS} characters.`)
  return trimmed
}

/** Changes an invoice in one transaction with its audit row and the message to its user. */
async function change(
  { site, now }: Pick<CommandContext, 'site' | 'now'>,
  invoice: StoredInvoice,
  act: (tx: Tx) => Promise<{ readonly action: string; readonly detail: string; readonly reason: string; tell: string }>,
): Promise<void> {
  const { user_id: user } = invoice
  try {
    await inTransaction(site.database.db, async (tx) => {
      const { tell, ...done } = await act(tx)
      await audit(tx, { ...done, subject: user }, now)
      // issued invoices outlive the account (SPEC M18)
      if (await findUser(tx, user)) await tellUser(tx, user, { kind: 'invoice', detail: tell }, now)
    })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { state } = error.params
    throw new OperatorError(`The invoice is ${typeof state === 'string' ? state : 'gone'}: this is not possible now.`, {
      cause: error,
    })
  }
}

/** The user's pages hear of the change. */
const announce = ({ site }: Pick<CommandContext, 'site'>, { user_id: id }: StoredInvoice) =>
  notify(site.database.pool, [{ kind: 'user', id }, { kind: 'notices' }])

/** The files that the options name, each checked by its content. */
function filesOf(optional: CommandContext['optional']): { readonly format: FileFormat; readonly bytes: Buffer }[] {
  const files = FORMATS.flatMap((format) => {
    const file = optional(format)
    if (file === undefined) return []
    const bytes = readInput(file)
    if (bytes.length > MAX_FILE_BYTES) throw new OperatorError(`${file} is larger than 5 MB.`)
    if (formatOf(bytes) !== format)
      throw new OperatorError(`${file} is no ${format.toUpperCase()} file by its content.`)
    return [{ format, bytes }]
  })
  if (!files.some(({ format }) => format !== 'xml')) throw new OperatorError('Give the invoice with --pdf or --ofd.')
  return files
}

export const issueInvoiceCommand: Command = {
  usage: 'ID --number N --pdf FILE [--ofd FILE] [--xml FILE] [--red-letter NOTE]',
  purpose:
    'Attach an issued invoice: the user is told and gets the files by e-mail. --red-letter, when it replaces another: the number of the invoice in red letters that made that one void',
  options: ['number', ...FORMATS, 'red-letter'],
  async run({ site, config, id, option, optional, now, print }) {
    const invoice = await named({ site, id })
    const number = option('number').trim()
    if (!NUMBER.test(number)) throw new OperatorError('--number has letters, digits and hyphens only.')
    const redLetter = invoice.replaces === null ? '' : textOf('red-letter', option('red-letter'))
    if (invoice.replaces === null && optional('red-letter') !== undefined)
      throw new OperatorError('This invoice replaces none: leave out --red-letter.')
    const { user_id: user, state } = invoice
    if (state !== 'waiting') throw new OperatorError(`The invoice is ${state}: this is not possible now.`)
    const given = filesOf(optional)
    const files = given.map(({ format, bytes }) => {
      const fileId = randomUUID()
      const row = { user_id: user, id: fileId, invoice_id: invoice.id, format, object: invoiceObject(fileId) } as const
      return { ...row, size: bytes.length, created_at: now, bytes }
    })
    const { objects } = site
    try {
      for (const { object, bytes } of files) await objects.write(object, bytes)
      await change({ site, now }, invoice, async (tx) => {
        const rows = files.map(({ bytes: _bytes, ...row }) => row)
        await issueInvoice(tx, user, invoice, { number, files: rows, redLetter }, now)
        return { action: 'issue-invoice', detail: `${invoice.id} ${number}`, reason: redLetter, tell: 'issued' }
      })
    } catch (error) {
      // only a refusal says that nothing was committed
      if (error instanceof OperatorError) for (const { object } of files) await objects.remove(object)
      throw error
    }
    await announce({ site }, invoice)
    const clock = () => now
    const { mail } = openProviders(config.providers, { db: site.database.db, clock, origin: config.publicOrigin ?? '' })
    if (!mail) {
      print('Issued. Letters are off on this site: the user finds the files in the application.')
      return
    }
    const issued = { ...invoice, number }
    const attached = files.map(({ format, bytes }) => ({
      name: fileName(issued, { format }),
      type: FILE_TYPES[format],
      bytes,
    }))
    try {
      const { site_title: title } = await siteConfig(site.database.db)
      await mail.send(invoiceLetter(title, issued, attached))
      print('Issued and sent.')
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error
      print(`Issued, but the letter was not sent (${error.reason}): the user finds the files in the application.`)
    }
  },
}

export const cancelInvoiceCommand: Command = {
  usage: 'ID --reason TEXT [--red-letter NOTE]',
  purpose:
    'Cancel an invoice that waits; the user is told the reason, and can ask for another. One that is issued needs --red-letter: the number of the invoice in red letters that made it void',
  options: ['reason', 'red-letter'],
  async run({ site, id, option, optional, now }) {
    const invoice = await named({ site, id })
    const reason = textOf('reason', option('reason'))
    const note = optional('red-letter')
    const redLetter = note === undefined ? '' : textOf('red-letter', note)
    if (invoice.state === 'done' && redLetter === '')
      throw new OperatorError('The invoice is issued: make it void first, and give --red-letter.')
    if (invoice.state === 'waiting' && redLetter !== '')
      throw new OperatorError('The invoice is not issued: leave out --red-letter.')
    await change({ site, now }, invoice, async (tx) => {
      await cancelInvoice(tx, invoice.user_id, invoice, { by: 'operator', reason, redLetter })
      return {
        action: 'cancel-invoice',
        detail: `${invoice.id} ${redLetter}`.trim(),
        reason,
        tell: `cancelled:${reason}`,
      }
    })
    await announce({ site }, invoice)
  },
}
