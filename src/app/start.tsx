import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import type { Root } from 'react-dom/client'
import { watchConnection, whenBack } from './api/connection.ts'
import { listenToReplies } from './api/listen-to-replies.ts'
import { queryClient } from './api/query-client.ts'
import { watchFaults } from './faults/watch-faults.ts'
import { type Unfit, unfitFor } from './features/welcome/unfit.ts'
import { removeEarlyFigure } from './loading/early-figure-place.ts'
import { afterFirstPaint, awaitFirstPage } from './loading/first-paint.ts'
import { isPartMissing, loadPart } from './loading/load-part.ts'
import { createRoot } from './loading/react.ts'
import { checkForUpdate, followTheWorker, registerServiceWorker } from './offline/service-worker.ts'
import { router } from './router.tsx'
import { isSameForAll } from './state/guard.ts'
import { hydrated, likelyWords } from './state/hydrate.ts'
import { isOnAppleHomeScreen } from './state/install.ts'

/** How long the first page may delay the surrounding frame, ms. */
const FIRST_PAGE_MS = 200

/**
 * Before the first render the page itself is loaded if the device has it, and everything that the page reads synchronously: the words, and the
 * session unless the page is the same for everyone.
 */
async function start(): Promise<void> {
  watchFaults()
  const element = document.getElementById('root')
  if (!element) throw new Error('index.html has no #root')
  const root = createRoot(element)
  const unfit = unfitFor(navigator, isSecureContext)
  if (unfit) {
    removeEarlyFigure()
    await askForAnotherBrowser(root, unfit)
  }
  followTheWorker()
  awaitFirstPage()
  const page = router.load()
  for (const route of router.getMatchedRoutes(router.latestLocation.pathname)[0]) void router.loadRouteChunk(route)
  const known = hydrated()
  await (isSameForAll(router.latestLocation.pathname) ? likelyWords() : known)
  await Promise.race([page, new Promise((resolve) => setTimeout(resolve, FIRST_PAGE_MS))])
  // as a transition the first page is rendered in slices, between which the browser answers a tap
  startTransition(() =>
    root.render(
      <StrictMode>
        <I18nProvider i18n={i18n}>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </I18nProvider>
      </StrictMode>,
    ),
  )
  await afterFirstPaint()
  listenToReplies()
  watchConnection()
  await prepareOffline()
  if (isOnAppleHomeScreen()) void keepData()
  whenBack(() => void checkForUpdate())
}

/** Shows why this browser is unfit; resolves if the reader chooses to continue in it. */
async function askForAnotherBrowser(root: Root, why: Unfit): Promise<void> {
  await likelyWords()
  const { UnfitBrowser } = await loadPart(() => import('./features/welcome/unfit-browser.tsx'), 'welcome')
  await new Promise<void>((resolve) => {
    root.render(
      <I18nProvider i18n={i18n}>
        <UnfitBrowser why={why} onContinue={resolve} />
      </I18nProvider>,
    )
  })
}

async function keepData(): Promise<void> {
  const part = await loadPart(() => import('./data/keep-data.ts'), 'own').catch(() => undefined)
  await part?.keepData()
}

/** If the network fails before these scripts are downloaded, the next start of the application retries. */
async function prepareOffline(): Promise<void> {
  try {
    await registerServiceWorker()
    const { watchFamilies } = await import('./offline/offline-families.ts')
    watchFamilies()
  } catch (error) {
    if (!isPartMissing(error)) throw error
  }
}

// in a task of its own: evaluating the scripts has made the current one long
setTimeout(() => void start())
