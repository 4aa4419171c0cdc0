/// <reference lib="webworker" />

import { cacheNames, clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches, PrecacheController } from 'workbox-precaching'
import { answerCall, isStoredCall } from './answer-call.ts'
import { keptFont, keptInPack } from './kept-file.ts'

declare const self: Omit<ServiceWorkerGlobalScope, '__WB_MANIFEST'> & {
  __WB_MANIFEST: readonly { url: string; revision: string | null }[]
}

interface SyncEvent extends ExtendableEvent {
  readonly tag: string
}

/** Chromium's static routing, which the library of types does not know yet. */
interface RoutingInstallEvent extends ExtendableEvent {
  addRoutes?(rule: { condition: { urlPattern: { pathname: string } }; source: { cacheName: string } }): Promise<void>
}

const SHELL = 'index.html'
const notPages = /^\/(api|media|healthz|readyz|metrics)(\/|$)/

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

/** Every page is the same document. Under the key that `PrecacheController` keeps it by. */
async function shell(): Promise<Response> {
  const revision = files.find(({ url }) => url === SHELL)?.revision ?? ''
  const cache = await caches.open(cacheNames.precache)
  return (await cache.match(`/${SHELL}?__WB_REVISION__=${revision}`)) ?? fetch(`/${SHELL}`)
}

function answer(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== location.origin) return undefined
  if (request.method === 'POST') return isStoredCall(url.pathname) ? answerCall(event, request) : undefined
  if (request.method !== 'GET') return undefined
  if (request.mode === 'navigate' && !notPages.test(url.pathname)) return shell()
  if (/^\/fonts\/[\w-]+\.woff$/.test(url.pathname)) return keptFont(request)
  if (url.pathname.startsWith('/packs/')) return keptInPack(request)
  const key = precached().getCacheKeyForURL(url.href)
  return key === undefined ? undefined : caches.match(key).then((kept) => kept ?? fetch(request))
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
