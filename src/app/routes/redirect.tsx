import { createFileRoute, redirect } from '@tanstack/react-router'
import { HOME, ownPath } from '../state/guard.ts'

/** Replaces itself by the path after it. */
export const Route = createFileRoute('/redirect/$')({
  beforeLoad: ({ params, location }) => {
    const target = `/${params._splat ?? ''}${location.searchStr}`
    throw redirect({ href: ownPath(target, globalThis.location.origin) ?? HOME, replace: true })
  },
})
