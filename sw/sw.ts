/// <reference lib="webworker" />

import { cacheNames, clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches, PrecacheController } from 'workbox-precaching'
import { answerCall, isStoredCall } from './answer-call.ts'
import { keptFont, keptInPack } from './kept-file.ts'
import { type BuiltFile, linkHeader } from './page-parts.ts'

declare const self: Omit<ServiceWorkerGlobalScope, '__WB_MANIFEST'> & {
  __WB_MANIFEST: readonly BuiltFile[]
}

interface SyncEvent extends ExtendableEvent {
  readonly tag: string
}

/** Chromium's static routing, which the library of types does not know yet. */
interface RoutingInstallEvent extends ExtendableEvent {
  addRoutes?(rule: { condition: { urlPattern: { pathname: string } }; source: { cacheName: string } }): Promise<void>
}

const SHELL = '/index.html'
const notPages = /^\/(api|media|inbox|wechat|healthz|readyz|metrics)(\/|$)|\.(txt|md)$/

clientsClaim()
cleanupOutdatedCaches()

/** Every file of the build. A page that is opened waits for this thread to start, so none is looked at before it is asked for. */
const files = self.__WB_MANIFEST
let precache: PrecacheController | undefined

function precached(): PrecacheController {
  if (!precache) {
    precache = new PrecacheController()
    precache.addToCacheList([...files])
  }
  return precache
}

self.addEventListener('install', (event: RoutingInstallEvent) => {
  event.waitUntil(precached().install(event))
  const rule = { condition: { urlPattern: { pathname: '/assets/*' } }, source: { cacheName: cacheNames.precache } }
  // the browser itself takes the program from the cache, without an errand through this thread
  if (event.addRoutes) event.waitUntil(event.addRoutes(rule))
})
self.addEventListener('activate', (event) => event.waitUntil(precached().activate(event)))

/** A file of the build by its address, such as `/icon.svg`. */
function builtAt(address: string): BuiltFile | undefined {
  return files.find(({ url }) => `/${url}` === address)
}

/** As it is kept, under the key that `PrecacheController` gives it, which to ask for would cost a look at every file. */
async function kept({ url, revision }: BuiltFile): Promise<Response> {
  const cache = await caches.open(cacheNames.precache)
  const key = revision === null ? `/${url}` : `/${url}?__WB_REVISION__=${revision}`
  return (await cache.match(key)) ?? fetch(`/${url}`)
}

/** Every page is the same document; what else it needs is named in the head of the reply. */
async function shell(page: URL): Promise<Response> {
  const file = builtAt(SHELL)
  const document = await (file ? kept(file) : fetch(SHELL))
  const link = linkHeader(page, files)
  if (link === undefined) return document
  const { status, statusText } = document
  const headers = new Headers(document.headers)
  headers.append('link', link)
  return new Response(document.body, { status, statusText, headers })
}

function answer(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== location.origin) return undefined
  if (request.method === 'POST') return isStoredCall(url.pathname) ? answerCall(event, request) : undefined
  if (request.method !== 'GET') return undefined
  if (request.mode === 'navigate' && !notPages.test(url.pathname)) return shell(url)
  if (/^\/fonts\/[\w-]+\.woff$/.test(url.pathname)) return keptFont(request)
  if (url.pathname.startsWith('/packs/')) return keptInPack(request)
  const file = builtAt(url.pathname + url.search)
  return file && kept(file)
}

self.addEventListener('fetch', (event) => {
  const response = answer(event)
  if (response) event.respondWith(response)
})

self.addEventListener('sync', (event) => {
  const sync = event as SyncEvent
  // only then, because the database costs a start of the worker more than everything else in it
  sync.waitUntil(import('./replay-outbox.ts').then(({ replayOutbox }) => replayOutbox(sync.tag)))
})

self.addEventListener('message', (event) => {
  const data: unknown = event.data
  if (typeof data === 'object' && data !== null && 'type' in data && data.type === 'SKIP_WAITING')
    void self.skipWaiting()
})
