/// <reference lib="webworker" />

import { clientsClaim } from 'workbox-core'
import type { FamilyState, OfflineFamily } from '#contract/offline-files.ts'
import { answerCall, isStoredCall } from './answer-call.ts'
import { type BuiltFile, CACHE, keyOf } from './kept-build.ts'
import { keptFont, keptInPack } from './kept-file.ts'
import { activate, bringRest, install, statesOf, stopBringing } from './offline-files.ts'
import { isToolScript, linkHeader } from './page-parts.ts'

declare const self: Omit<ServiceWorkerGlobalScope, '__WB_MANIFEST'> & {
  __WB_MANIFEST: readonly BuiltFile[]
  /** What `replay-outbox.ts` puts there. */
  replayOutbox?: (tag: string) => Promise<void>
}

interface SyncEvent extends ExtendableEvent {
  readonly tag: string
}

/** Chromium's static routing, which the library of types does not know yet. */
interface RoutingInstallEvent extends ExtendableEvent {
  addRoutes?(rule: { condition: { urlPattern: { pathname: string } }; source: { cacheName: string } }): Promise<void>
}

/** What a page says to the worker. */
type Said =
  | { readonly type: 'SKIP_WAITING' | 'STOP_BRINGING' | 'SAY_FAMILIES' }
  | { readonly type: 'BRING_FAMILIES'; readonly first: readonly OfflineFamily[] }

const SHELL = '/index.html'
const notPages = /^\/(api|media|inbox|wechat|healthz|readyz|metrics)(\/|$)|\.(txt|md)$/

clientsClaim()

/** What every page starts with, the index of all else, and what of that else the head of a reply names. */
const listed = self.__WB_MANIFEST
const files = listed.filter(({ url }) => !isToolScript(url))

self.addEventListener('install', (event: RoutingInstallEvent) => {
  event.waitUntil(install(files, self.registration.active !== null))
  importReplay() // the browser keeps it with this script only where it is asked for now
  const rule = { condition: { urlPattern: { pathname: '/assets/*' } }, source: { cacheName: CACHE } }
  // the browser itself takes the program from the cache, without an errand through this thread
  if (event.addRoutes) event.waitUntil(event.addRoutes(rule))
})
self.addEventListener('activate', (event) => event.waitUntil(activate(files)))

/** The outbox is sent by a script of its own, because its database costs a start of this one more than everything else. */
function importReplay(): void {
  const script = files.find(({ url }) => url.startsWith('assets/replay-outbox-'))
  if (script && !self.replayOutbox) importScripts(`/${script.url}`)
}

/** A file of the start by its address, such as `/icon.svg`. */
function builtAt(address: string): BuiltFile | undefined {
  return files.find(({ url }) => `/${url}` === address)
}

async function kept(key: string, url = key): Promise<Response> {
  const cache = await caches.open(CACHE)
  return (await cache.match(key)) ?? fetch(url)
}

/** Every page is the same document; what else it needs is named in the head of the reply. */
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
 * Who answers what, in a dozen lines: with workbox-routing and one strategy this script, for which every page waits, would be 20 kB in place of 11, and
 * its strategies know neither a cache that versions share nor the head of a tool's page. Of workbox are that cache's name, the claim of the pages and, in
 * the page, workbox-window (docs/decisions/libraries.md).
 */
function answer(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== location.origin) return undefined
  if (request.method === 'POST') return isStoredCall(url.pathname) ? answerCall(event, request) : undefined
  if (request.method !== 'GET') return undefined
  if (request.mode === 'navigate' && !notPages.test(url.pathname)) return shell(url)
  if (/^\/fonts\/[\w-]+\.woff$/.test(url.pathname)) return keptFont(request)
  if (url.pathname.startsWith('/packs/')) return keptInPack(request)
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
  if (said?.type === 'STOP_BRINGING') stopBringing()
  if (said?.type === 'SAY_FAMILIES') event.waitUntil(statesOf(files).then(tellFamilies))
  if (said?.type === 'BRING_FAMILIES')
    event.waitUntil(bringRest(files, said.first, (states) => void tellFamilies(states)))
})

async function tellFamilies(states: readonly FamilyState[]): Promise<void> {
  for (const client of await self.clients.matchAll({ type: 'window' })) client.postMessage({ type: 'families', states })
}
