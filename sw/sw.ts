/// <reference lib="webworker" />

import { clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { answerCall, isStoredCall } from './answer-call.ts'
import { keptFont } from './kept-font.ts'

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: Array<{ url: string; revision: string | null } | string>
}

interface SyncEvent extends ExtendableEvent {
  readonly tag: string
}

clientsClaim()
cleanupOutdatedCaches()
precacheAndRoute(self.__WB_MANIFEST)
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), {
    denylist: [/^\/(api|media|healthz|readyz|metrics)(\/|$)/],
  }),
)

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/fonts\/[\w-]+\.woff$/.test(url.pathname),
  ({ request }) => keptFont(request),
)

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isStoredCall(url.pathname),
  ({ event, request }) => answerCall(event as ExtendableEvent, request),
  'POST',
)

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
