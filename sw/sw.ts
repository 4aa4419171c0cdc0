/// <reference lib="webworker" />

import { clientsClaim } from 'workbox-core'
import { CHART_CATALOGUE, type ChartCatalogue, type ChartDemo } from '#contract/chart-catalogue.ts'
import type { FamilyState, OfflineFamily } from '#contract/offline-files.ts'
import { SHARE_PATH } from '../src/app/device/waiting-file.ts'
import { answerCall, isStoredCall } from './answer-call.ts'
import type { ChartSources } from './compute-charts.ts'
import { type BuiltFile, CACHE, keyOf } from './kept-build.ts'
import { keptFont, responseFromPack } from './kept-file.ts'
import { abortDownload, activate, downloadMissing, install, statesOf } from './offline-files.ts'
import { isToolScript, linkHeader } from './page-parts.ts'
import { takeShared } from './take-shared.ts'

declare const self: Omit<ServiceWorkerGlobalScope, '__WB_MANIFEST'> & {
  __WB_MANIFEST: readonly BuiltFile[]
  /** The script `replay-outbox.ts` sets both when it is loaded. */
  replayOutbox?: (tag: string) => Promise<void>
  chartRecords?: ChartSources['records']
}

interface SyncEvent extends ExtendableEvent {
  readonly tag: string
}

/** Chromium's static routing API, which is not in TypeScript's library yet. */
interface RoutingInstallEvent extends ExtendableEvent {
  addRoutes?(rule: { condition: { urlPattern: { pathname: string } }; source: { cacheName: string } }): Promise<void>
}

/** Messages of a page to the worker. */
type Said =
  | { readonly type: 'SKIP_WAITING' | 'STOP_BRINGING' | 'SAY_FAMILIES' }
  | { readonly type: 'BRING_FAMILIES'; readonly first: readonly OfflineFamily[] }

const SHELL = '/index.html'
const notPages = /^\/(api|media|inbox|wechat|healthz|readyz|metrics)(\/|$)|\.(txt|md)$/

clientsClaim()

/** The files that every page needs, the index of all others, and those of the others that a `Link` header may name. */
const listed = self.__WB_MANIFEST
const files = listed.filter(({ url }) => !isToolScript(url))

self.addEventListener('install', (event: RoutingInstallEvent) => {
  event.waitUntil(install(files, self.registration.active !== null))
  importReplay() // the browser stores it with this script only if it is imported during installation
  const rule = { condition: { urlPattern: { pathname: '/assets/*' } }, source: { cacheName: CACHE } }
  // static routing: the browser serves scripts from the cache without waking this thread
  if (event.addRoutes) event.waitUntil(event.addRoutes(rule))
})
self.addEventListener('activate', (event) => event.waitUntil(activate(files)))

/**
 * The outbox is sent, and calls are answered from the records, by a separate script, because loading the database would take more of a start
 * than everything else.
 */
function importReplay(): void {
  const script = files.find(({ url }) => url.startsWith('assets/replay-outbox-'))
  if (script && !self.replayOutbox) importScripts(`/${script.url}`)
}

/** A file of the shell by its address, such as `/icon.svg`. */
function builtAt(address: string): BuiltFile | undefined {
  return files.find(({ url }) => `/${url}` === address)
}

async function kept(key: string, url = key): Promise<Response> {
  const cache = await caches.open(CACHE)
  return (await cache.match(key)) ?? fetch(url)
}

async function readCatalogue(): Promise<ChartCatalogue> {
  const file = builtAt(`/${CHART_CATALOGUE}`)
  const response = await (file ? kept(keyOf(file), `/${file.url}`) : fetch(`/${CHART_CATALOGUE}`))
  return (await response.json()) as ChartCatalogue
}

async function readDemo(file: string): Promise<ChartDemo> {
  const response = await kept(`/${file}`)
  return (await response.json()) as ChartDemo
}

const charts: ChartSources = {
  catalogue: readCatalogue,
  demo: readDemo,
  records: (name, asked) => {
    importReplay()
    if (!self.chartRecords) throw new Error('the script with the database was not loaded')
    return self.chartRecords(name, asked)
  },
}

/** Every page is the same document; what else it needs is linked in a header of the reply. */
async function shell(page: URL): Promise<Response> {
  const file = builtAt(SHELL)
  const document = await (file ? kept(keyOf(file), SHELL) : fetch(SHELL))
  const link = linkHeader(page, listed)
  if (link === undefined) return document
  const { status, statusText } = document
  const headers = new Headers(document.headers)
  headers.append('link', link)
  return new Response(document.body, { status, statusText, headers })
}

/**
 * Routes requests by hand: with workbox-routing and one strategy this script, for which every page waits, would be 20 kB instead of 11, and
 * its strategies support neither a cache shared by versions nor the header of a tool's page. From workbox we use that cache's name, the
 * claiming of pages and, in the page, workbox-window (docs/decisions/libraries.md).
 */
function answer(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== location.origin) return undefined
  if (request.method === 'POST' && request.mode === 'navigate' && url.pathname === SHARE_PATH)
    return takeShared(request)
  if (request.method === 'POST') return isStoredCall(url.pathname) ? answerCall(event, request, charts) : undefined
  if (request.method !== 'GET') return undefined
  if (request.mode === 'navigate' && !notPages.test(url.pathname)) return shell(url)
  if (/^\/fonts\/[\w-]+\.woff$/.test(url.pathname)) return keptFont(request)
  if (url.pathname.startsWith('/packs/')) return responseFromPack(request)
  if (url.pathname.startsWith('/assets/')) return kept(url.pathname)
  const file = builtAt(url.pathname + url.search)
  return file && kept(keyOf(file), `/${file.url}`)
}

self.addEventListener('fetch', (event) => {
  const response = answer(event)
  if (response) event.respondWith(response)
})

self.addEventListener('sync', (event) => {
  const sync = event as SyncEvent
  importReplay()
  if (self.replayOutbox) sync.waitUntil(self.replayOutbox(sync.tag))
})

self.addEventListener('message', (event) => {
  const said = event.data as Said | undefined
  if (said?.type === 'SKIP_WAITING') void self.skipWaiting()
  if (said?.type === 'STOP_BRINGING') abortDownload()
  if (said?.type === 'SAY_FAMILIES') event.waitUntil(statesOf(files).then(tellFamilies))
  if (said?.type === 'BRING_FAMILIES')
    event.waitUntil(downloadMissing(files, said.first, (states) => void tellFamilies(states)))
})

async function tellFamilies(states: readonly FamilyState[]): Promise<void> {
  for (const client of await self.clients.matchAll({ type: 'window' })) client.postMessage({ type: 'families', states })
}
