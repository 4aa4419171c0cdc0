import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { queryClient } from '#app/api/query-client.ts'
import { activateLocale, loadWords } from '#app/i18n/locale.ts'
import { serviceWorker } from '#app/offline/service-worker.ts'
import { hydrateTheme } from '#app/state/theme.ts'
import { type Made, makeParts } from './made.ts'
import { partStates } from './part-states.ts'
import { answerCalls } from './replies.ts'
import { views } from './views.tsx'

const atHash = (changed: () => void) => {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}

/** The list of parts, and the one in the address. */
function PartsPage({ made }: { made: Made }) {
  const id = useSyncExternalStore(atHash, () => decodeURIComponent(location.hash.slice(1)))
  const state = partStates.find((one) => one.id === id)
  return (
    <main className="min-h-dvh bg-canvas p-4 text-ink" data-part={state?.id}>
      <h1 className="mb-4 text-2xl">Parts of the interface</h1>
      {state === undefined ? (
        <ul>
          {partStates.map((one) => (
            <li key={one.id}>
              <a href={`#${encodeURIComponent(one.id)}`}>{one.id}</a>
            </li>
          ))}
        </ul>
      ) : (
        <div key={state.id}>{views[state.view](made)}</div>
      )}
    </main>
  )
}

/** Renders the page into `root`: parts of a signed-in reader, without a server. `&locale=zh` in Chinese. */
export async function showParts(root: HTMLElement): Promise<void> {
  answerCalls()
  await Promise.all([
    loadWords('own'),
    loadWords('account'),
    loadWords('chat'),
    loadWords('welcome'),
    loadWords('patient'),
    hydrateTheme(),
  ])
  await activateLocale(new URLSearchParams(location.search).get('locale') === 'zh' ? 'zh' : 'en')
  serviceWorker.families = [
    { family: 'tools', ready: true, bytes: 0 },
    { family: 'data', ready: false, bytes: 1_500_000 },
  ]
  const made = await makeParts()
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <PartsPage made={made} /> }),
    history: createMemoryHistory(),
  })
  createRoot(root).render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </I18nProvider>,
  )
}
