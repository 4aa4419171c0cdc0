import { useRouterState } from '@tanstack/react-router'

/** A bar at the top while a page is loading; no spinner. */
export function NavigationProgress() {
  const busy = useRouterState({ select: (state) => state.status === 'pending' })
  return (
    <div
      aria-hidden
      data-testid="navigation"
      data-busy={busy}
      className={`pointer-events-none fixed inset-x-0 top-0 z-60 h-0.5 origin-left bg-cursor transition-[scale,opacity] ${
        busy ? 'scale-x-75 opacity-100 duration-[4s] ease-out' : 'scale-x-100 opacity-0 duration-300'
      }`}
    />
  )
}
