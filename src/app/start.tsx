import './styles.css'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { watchConnection, whenBack } from './api/connection.ts'
import { listenToReplies } from './api/listen-to-replies.ts'
import { queryClient } from './api/query-client.ts'
import { activateLocale, initialLocale } from './i18n/locale.ts'
import { router } from './router.tsx'
import { checkForUpdate, registerServiceWorker } from './state/service-worker.ts'
import { hydrateSession } from './state/session.ts'
import { hydrateTheme } from './state/theme.ts'

/** What everything later reads without waiting is there before the first render. */
async function start(): Promise<void> {
  const ready = Promise.all([hydrateTheme(), hydrateSession().catch(() => undefined)])
  await activateLocale(await initialLocale())
  await ready
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  createRoot(root).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </I18nProvider>
    </StrictMode>,
  )
  listenToReplies()
  watchConnection()
  await registerServiceWorker()
  whenBack(() => void checkForUpdate())
}

void start()
