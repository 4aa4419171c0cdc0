import { classify } from '#contract/envelope.ts'
import { readSession } from '../src/app/device/session.ts'
import { type ChartSources, computeCharts } from './compute-charts.ts'
import { storedCalls } from './stored-calls.ts'

/** Stored replies belong to a user, a language and a version of the contract, and are deleted with the user's data (SPEC L1). */
const CONTRACT = 1
const MAX_ENTRIES = 200

export function isStoredCall(path: string): boolean {
  return path.startsWith('/api/') && storedCalls.has(path.slice('/api/'.length))
}

/**
 * Answers a read call. `stale-while-revalidate`: the stored reply at once, unless the page asks for the network's (`no-store`); if
 * the network's differs, that is sent to the pages. `fallback`:
 * the network's reply, or the stored one if the server cannot be reached. Only successes are stored (SPEC L5). `computed`: the network's reply,
 * or the one computed here; nothing is stored.
 * @param charts what is answered about the charts
 */
export async function answerCall(event: ExtendableEvent, request: Request, charts: ChartSources): Promise<Response> {
  const name = new URL(request.url).pathname.slice('/api/'.length)
  const strategy = storedCalls.get(name)
  if (strategy === 'computed') return answerComputed(name, request, charts)
  const body = await request.clone().text()
  const { user } = await readSession().catch(() => ({ user: undefined }))
  const language = request.headers.get('accept-language') ?? ''
  const cache = await caches.open(`replies-${user?.id ?? '0'}-${CONTRACT}`)
  const key = await keyOf(request.url, body, language)
  const stored = await cache.match(key)
  const storedText = await stored?.text() // a stream can be read only once

  const fresh = async (): Promise<Response> => {
    const response = await fetch(request.clone())
    const text = await response.clone().text()
    if (classify(parsed(text)) !== 'done') return response
    await cache.put(key, new Response(text, { headers: { 'content-type': 'application/json' } }))
    event.waitUntil(trim(cache))
    if (storedText !== undefined && dataOf(storedText) !== dataOf(text))
      await tellPages(request.url, body, language, text)
    return response
  }

  if (strategy === 'stale-while-revalidate' && storedText !== undefined && request.cache !== 'no-store') {
    event.waitUntil(fresh().catch(() => undefined))
    return reply(storedText)
  }
  try {
    const response = await fresh()
    return classify(parsed(await response.clone().text())) === 'later' && storedText !== undefined
      ? reply(storedText)
      : response
  } catch (error) {
    if (storedText !== undefined) return reply(storedText)
    throw error
  }
}

async function answerComputed(name: string, request: Request, charts: ChartSources): Promise<Response> {
  const response = await fetch(request.clone()).catch(() => undefined)
  if (response && classify(parsed(await response.clone().text())) !== 'later') return response
  return reply(JSON.stringify(await computeCharts(name, parsed(await request.text()), charts)))
}

function reply(text: string): Response {
  return new Response(text, { headers: { 'content-type': 'application/json', 'x-stored': '1' } })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The data of a reply without its request id, which always differs. */
function dataOf(text: string): string {
  return JSON.stringify((parsed(text) as { data?: unknown } | undefined)?.data)
}

/** Sends the data in the message, since a page that called again would get the stored reply. */
async function tellPages(url: string, body: string, language: string, text: string): Promise<void> {
  const { clients } = self as unknown as ServiceWorkerGlobalScope
  const name = new URL(url).pathname.slice('/api/'.length)
  for (const client of await clients.matchAll({ type: 'window' })) {
    client.postMessage({
      type: 'reply-changed',
      name,
      request: parsed(body),
      language,
      data: (parsed(text) as { data: unknown }).data,
    })
  }
}

async function keyOf(url: string, body: string, language: string): Promise<Request> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${language}\n${body}`))
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return new Request(`${url}?key=${hex}`)
}

async function trim(cache: Cache): Promise<void> {
  const keys = await cache.keys()
  for (const key of keys.slice(0, Math.max(0, keys.length - MAX_ENTRIES))) await cache.delete(key)
}
