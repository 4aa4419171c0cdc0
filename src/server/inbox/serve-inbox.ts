import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { languageOf } from '../http/language.ts'
import { notFound } from '../http/not-found.ts'
import { readBody } from '../http/read-body.ts'
import { Refusal } from '../http/refusal.ts'
import { listMessages } from '../providers/inbox-store.ts'
import { scanWords } from '../providers/scan-words.ts'
import type { OnScan } from '../providers/wechat.ts'
import type { Services } from '../services.ts'
import { siteConfig } from '../site/site-config.ts'
import { admit, cookieFor } from './gate.ts'
import { inboxPage } from './inbox-page.ts'
import { LONGEST_NAME, scannedPage, scanPage } from './scan-page.ts'

/** This path and what is below it. */
export const INBOX_PATH = /^\/inbox(\/|$)/
const SHOWN = 200
const LARGEST_FORM = 4096

interface Inbox {
  /** What the operator is told at start: with the key, which is another one each time. */
  readonly address: string
  readonly answer: (incoming: IncomingMessage, response: ServerResponse) => Promise<void>
}

function send(response: ServerResponse, page: string): void {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }).end(page)
}

/**
 * The operator's inbox in local mode: what would have been sent. Whoever it does not admit finds what is at no address.
 * @param origin where this server is reached on this machine
 */
export function openInbox(origin: string, { db, onScan }: Pick<Services, 'db'> & { readonly onScan: OnScan }): Inbox {
  const key = randomBytes(24).toString('base64url')

  const scan = async (incoming: IncomingMessage): Promise<string | undefined> => {
    const form = new URLSearchParams((await readBody(incoming, LARGEST_FORM)).toString('utf8'))
    const name = (form.get('name') ?? '').trim()
    if (name === '' || name.length > LONGEST_NAME) return undefined
    const scanned = await onScan(form.get('scene') ?? '', `local-${name}`)
    const language = languageOf(incoming.headers['accept-language'])
    return scannedPage(scanWords(scanned, (await siteConfig(db)).site_title)[language], language)
  }

  const pageAt = async (incoming: IncomingMessage): Promise<string | undefined> => {
    const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://here')
    const language = languageOf(incoming.headers['accept-language'])
    const route = `${incoming.method} ${pathname}`
    if (route === 'GET /inbox') return inboxPage(await listMessages(db, SHOWN), language)
    if (route === 'GET /inbox/scan') return scanPage(searchParams.get('scene') ?? '', language)
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
      if (error instanceof Refusal) return undefined // a form that none of our pages sends
      throw error
    })
    if (page === undefined) notFound(response)
    else send(response, page)
  }
  return { address: `${origin}/inbox?key=${key}`, answer }
}
