import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { languageOf } from '../http/language.ts'
import { notFound } from '../http/not-found.ts'
import { readBody } from '../http/read-body.ts'
import { Refusal } from '../http/refusal.ts'
import { listWaiting } from '../orders/store.ts'
import type { Sandbox } from '../payments/local/sandbox.ts'
import { listMessages } from '../providers/inbox-store.ts'
import { scanWords } from '../providers/scan-words.ts'
import type { OnScan } from '../providers/wechat.ts'
import type { Services } from '../services.ts'
import { siteConfig } from '../site/site-config.ts'
import { admit, cookieFor } from './gate.ts'
import { inboxPage } from './inbox-page.ts'
import { payPage, playPayer } from './pay-page.ts'
import { LONGEST_NAME, scannedPage, scanPage } from './scan-page.ts'

/** This path and everything below it. */
export const INBOX_PATH = /^\/inbox(\/|$)/
const SHOWN = 200
const LARGEST_FORM = 4096

interface Inbox {
  /** Printed at start, with a key that differs at each start. */
  readonly address: string
  readonly answer: (incoming: IncomingMessage, response: ServerResponse) => Promise<void>
}

function send(response: ServerResponse, page: string): void {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }).end(page)
}

/**
 * The operator's inbox in local mode, with the messages that would have been sent. Without admission it looks like an unknown path.
 * @param origin address of this server on this machine
 */
export function openInbox(
  origin: string,
  { db, onScan, sandbox }: Pick<Services, 'db'> & { readonly onScan: OnScan; readonly sandbox: Sandbox | undefined },
): Inbox {
  const key = randomBytes(24).toString('base64url')

  const scan = async (incoming: IncomingMessage): Promise<string | undefined> => {
    const form = new URLSearchParams((await readBody(incoming, LARGEST_FORM)).toString('utf8'))
    const name = (form.get('name') ?? '').trim()
    if (name === '' || name.length > LONGEST_NAME) return undefined
    const scanned = await onScan(form.get('scene') ?? '', `local-${name}`)
    const language = languageOf(incoming.headers['accept-language'])
    return scannedPage(scanWords(scanned, (await siteConfig(db)).site_title)[language], language)
  }

  const pay = async (incoming: IncomingMessage): Promise<string | undefined> => {
    const form = new URLSearchParams((await readBody(incoming, LARGEST_FORM)).toString('utf8'))
    return sandbox && showPayment(form.get('number') ?? '', incoming, !(await playPayer(sandbox, form)))
  }
  const showPayment = async (number: string, incoming: IncomingMessage, failed = false) => {
    const trade = await sandbox?.find(number)
    return trade && payPage(trade, languageOf(incoming.headers['accept-language']), failed)
  }

  const pageAt = async (incoming: IncomingMessage): Promise<string | undefined> => {
    const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://here')
    const language = languageOf(incoming.headers['accept-language'])
    const route = `${incoming.method} ${pathname}`
    if (route === 'GET /inbox')
      return inboxPage(await listMessages(db, SHOWN), await listWaiting(db, 'local', SHOWN), language)
    if (route === 'GET /inbox/scan') return scanPage(searchParams.get('scene') ?? '', language)
    if (route === 'GET /inbox/pay') return showPayment(searchParams.get('number') ?? '', incoming)
    if (route === 'POST /inbox/pay') return pay(incoming)
    return route === 'POST /inbox/scan' ? scan(incoming) : undefined
  }

  const answer: Inbox['answer'] = async (incoming, response) => {
    const admission = admit(incoming, key)
    if (admission === undefined) return notFound(response)
    if (admission === 'key') {
      response.writeHead(303, {
        Location: '/inbox',
        'Set-Cookie': cookieFor(incoming, key),
        'Cache-Control': 'no-store',
      })
      response.end()
      return
    }
    const page = await pageAt(incoming).catch((error: unknown) => {
      if (error instanceof Refusal) return undefined // not a form of our pages
      throw error
    })
    if (page === undefined) notFound(response)
    else send(response, page)
  }
  return { address: `${origin}/inbox?key=${key}`, answer }
}
