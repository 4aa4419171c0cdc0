import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet, redirect } from '@tanstack/react-router'
import { configQuery } from '../api/queries.ts'
import { AccountLayer } from '../features/account/account-layer.tsx'
import { AssistantLayer } from '../features/assistant/assistant-layer.tsx'
import { SearchLayer } from '../features/search/search-layer.tsx'
import { Shell } from '../features/shell/shell.tsx'
import { afterFirstPaint } from '../loading/first-paint.ts'
import { decide, HOME, isSameForAll, ownerKeyIn } from '../state/guard.ts'
import { isGuestAddress } from '../state/guest.ts'
import { hydrated } from '../state/hydrate.ts'
import { session } from '../state/session.ts'
import { pathIsRegistered } from './registered.ts'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  beforeLoad: async ({ context, location }) => {
    // the site's configuration by its operator, before each page, without blocking it
    void Promise.all([hydrated(), afterFirstPaint()]).then(() => context.queryClient.prefetchQuery(configQuery()))
    if (!isSameForAll(location.pathname)) await hydrated()
    const isGuest = isGuestAddress(location.publicHref)
    if (isGuest && session.user) throw redirect({ to: '/home', replace: true })
    const verdict = decide({
      path: isGuest ? '/home' : location.pathname,
      signedIn: session.user !== null,
      hasToken: session.token !== null && ownerKeyIn(`#${location.hash}`) === undefined,
      isRegistered: pathIsRegistered,
    })
    if (verdict.to === 'login') throw redirect({ to: '/login', search: { redirect: location.href } })
    if (verdict.to === 'path') throw redirect({ href: verdict.path, replace: true })
  },
  component: () => (
    <Shell>
      {self === parent ? (
        <>
          <AccountLayer />
          <SearchLayer />
          <AssistantLayer />
        </>
      ) : null}
      <Outlet />
    </Shell>
  ),
  notFoundComponent: () => <a href={HOME}>{HOME}</a>,
})
