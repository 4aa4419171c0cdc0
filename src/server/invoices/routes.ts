import type { Queries } from '../db/database.ts'
import { Refusal } from '../http/refusal.ts'
import { Bytes, type Routes } from '../http/route.ts'
import { requireOpenPayments } from '../money/payments-gate.ts'
import type { Services } from '../services.ts'
import { askAgain, askInvoice, invoicedSince } from './ask.ts'
import { cancelInvoice } from './end.ts'
import { FILE_TYPES } from './file-format.ts'
import { fileName, presentCandidates, presentInvoices, presentWithLines, toSeconds } from './present.ts'
import { kindsOf } from './settings.ts'
import { findInvoice, listCandidates, listFiles, listInvoices } from './store.ts'

type Names =
  | 'Invoicing/candidates'
  | 'Invoicing/add'
  | 'Invoicing/index'
  | 'Invoicing/detail'
  | 'Invoicing/cancel'
  | 'Invoicing/reissue'
  | 'Invoicing/file'

export function invoiceRoutes({
  db,
  objects,
  invoices: settings,
}: Pick<Services, 'db' | 'objects' | 'invoices'>): Routes<Names> {
  const require = async (queries: Queries, user: string, id: string) => {
    const invoice = await findInvoice(queries, user, id)
    if (!invoice) throw new Refusal('not-found')
    return invoice
  }
  return {
    'Invoicing/candidates': {
      async answer({ request: { page, limit }, session: { user }, now }) {
        const since = invoicedSince(settings, now)
        const { rows, total } = await listCandidates(db, user, since, { page, limit })
        return {
          data: await presentCandidates(db, rows, settings, now - since),
          total,
          page,
          limit,
          time: toSeconds(now),
        }
      },
    },
    'Invoicing/add': {
      userLimit: 'invoicesByUser',
      async answer({ request, session: { user }, tx, now }) {
        await requireOpenPayments(tx)
        return { id: await askInvoice(tx, user, request, settings, now) }
      },
    },
    'Invoicing/index': {
      async answer({ request: { state, page, limit }, session: { user }, now }) {
        const { invoices, total } = await listInvoices(db, user, { state, page, limit })
        return { data: await presentInvoices(db, user, invoices), total, page, limit, time: toSeconds(now) }
      },
    },
    'Invoicing/detail': {
      async answer({ request: { id }, session: { user }, now }) {
        const invoice = await presentWithLines(db, await require(db, user, id))
        return { invoice, kinds: kindsOf(settings, invoice.lines), time: toSeconds(now) }
      },
    },
    'Invoicing/cancel': {
      async answer({ request: { id }, session: { user }, tx }) {
        const found = await require(tx, user, id)
        await cancelInvoice(tx, user, found, { by: 'user', reason: '', redLetter: '' })
        return {}
      },
    },
    'Invoicing/reissue': {
      userLimit: 'invoicesByUser',
      async answer({ request, session: { user }, tx, now }) {
        await requireOpenPayments(tx)
        return { id: await askAgain(tx, user, request, settings, now) }
      },
    },
    'Invoicing/file': {
      streams: true,
      async answer({ request: { invoice: id, file: fileId }, session: { user } }) {
        const invoice = await require(db, user, id)
        const file = (await listFiles(db, user, [id])).find((one) => one.id === fileId)
        if (!file) throw new Refusal('not-found')
        return new Bytes(objects.read(file.object, 0, file.size), file.size, {
          'Content-Type': FILE_TYPES[file.format],
          'Content-Disposition': `attachment; filename="${fileName(invoice, file)}"`,
        })
      },
    },
  }
}
