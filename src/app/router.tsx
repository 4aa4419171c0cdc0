import type { MessageDescriptor } from '@lingui/core'
import { createRouter } from '@tanstack/react-router'
import { queryClient } from './api/query-client.ts'
import { LoadFailure } from './features/shell/load-failure.tsx'
import { limitRoutes } from './limit-routes.ts'
import { routeTree } from './route-tree.gen.ts'
import { guestRewrite } from './state/guest.ts'

export const router = createRouter({
  routeTree,
  context: { queryClient },
  rewrite: guestRewrite,
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultErrorComponent: LoadFailure,
})
limitRoutes(Object.values(router.routesById))

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
  interface StaticDataRouteOption {
    /** Shown in the breadcrumb and in the window's title. */
    title?: MessageDescriptor
    /** A page inside a project: it has the project's map. */
    isInProject?: true
    /** The parent section in the breadcrumb. */
    section?: { title: MessageDescriptor; to: '/project/list' | '/tool/index' | '/tutorials/index' }
  }
}
