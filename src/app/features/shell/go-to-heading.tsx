import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** How long a page may take to show its heading, ms. */
const PATIENCE_MS = 3000

function focusHeading(): boolean {
  const heading = document.querySelector('main h1')
  if (!(heading instanceof HTMLElement)) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}

/** The reader has gone on to something on the page, such as a field that takes the focus itself. */
const isBusy = () => document.activeElement?.closest('main :focus, [role=dialog], [role=menu]') != null

/** After a change of page the focus is at its heading, where a screen reader goes on reading. */
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
