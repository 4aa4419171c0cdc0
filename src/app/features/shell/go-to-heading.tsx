import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { focusHeading } from '../../ui/focus-heading.ts'

/** How long to wait for the heading of a page, ms. */
const PATIENCE_MS = 3000

/** Whether something on the page already has the focus, such as a field that focuses itself. */
const isBusy = () => document.activeElement?.closest('main :focus, [role=dialog], [role=menu]') != null

/** Moves the focus to the heading of each new page, so that a screen reader starts reading there. */
export function GoToHeading() {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  const shown = useRef(path)
  useEffect(() => {
    if (path === undefined || shown.current === path) return
    const isFirst = shown.current === undefined
    shown.current = path
    if (isFirst || isBusy() || focusHeading()) return
    const watcher = new MutationObserver(() => {
      if (isBusy() || focusHeading()) watcher.disconnect()
    })
    watcher.observe(document.body, { childList: true, subtree: true })
    const late = setTimeout(() => watcher.disconnect(), PATIENCE_MS)
    return () => {
      watcher.disconnect()
      clearTimeout(late)
    }
  }, [path])
  return null
}
