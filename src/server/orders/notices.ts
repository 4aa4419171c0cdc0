import type { IncomingMessage, ServerResponse } from 'node:http'
import { sql } from 'kysely'
import { inTransaction } from '../db/database.ts'
import { notFound } from '../http/not-found.ts'
import { readBody } from '../http/read-body.ts'
import { Refusal } from '../http/refusal.ts'
import type { NoticeReply, Payments } from '../payments/payments.ts'
import { DeliveryError } from '../providers/delivery-error.ts'
import { applyFact } from './apply-fact.ts'
import { type Asking, warnOfSuspense } from './ask.ts'

/** Where providers of payments report what happened. */
export const NOTIFY_PATH = /^\/pay\/notify\/([a-z]+)$/

const LARGEST_NOTICE = 64 * 1024
/** A provider waits five seconds (SPEC M8). */
const STATEMENT_MS = 3000

/**
 * Takes notices of the providers. A notice is answered as taken only after the commit of its fact; without that answer the provider sends it
 * again.
 */
export function paymentNotices({ db, payments, clock, log, hint }: Asking) {
  const take = async (provider: Payments, incoming: IncomingMessage): Promise<NoticeReply> => {
    try {
      const fact = await provider.readNotice(incoming.headers, await readBody(incoming, LARGEST_NOTICE, STATEMENT_MS))
      const user = await inTransaction(db, async (tx) => {
        await sql`set local statement_timeout = ${sql.lit(STATEMENT_MS)}`.execute(tx)
        return applyFact(tx, fact, clock(), () => warnOfSuspense(log, fact))
      })
      if (user !== undefined) hint({ kind: 'user', id: user })
      return provider.noticeReply()
    } catch (error) {
      if (error instanceof DeliveryError || error instanceof Refusal) {
        const reason = error instanceof DeliveryError ? error.reason : error.code
        log.warn({ provider: provider.channel, reason }, 'a notice of a payment was not taken')
        return provider.noticeReply(reason)
      }
      log.error({ err: error, provider: provider.channel }, 'a notice of a payment')
      return provider.noticeReply('internal')
    }
  }
  return async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [, name] = NOTIFY_PATH.exec((incoming.url ?? '').split('?', 1)[0] ?? '') ?? []
    const provider = payments.find(({ channel }) => channel === name)
    if (!provider || incoming.method !== 'POST') return notFound(response)
    const { status, type, body } = await take(provider, incoming)
    response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' }).end(body)
  }
}
