/** Space below the element, px. */
const MARGIN = 16

/** As the `ref` of a sticky element: it ends at the end of the window, wherever it begins, so that it alone scrolls. */
export function fitWindow(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined
  const over = new AbortController()
  const { signal } = over
  const place = () => {
    element.style.maxHeight = `${innerHeight - Math.max(0, element.getBoundingClientRect().top) - MARGIN}px`
  }
  place()
  addEventListener('scroll', place, { signal, passive: true })
  addEventListener('resize', place, { signal })
  // what is above it may arrive later, and it may have been hidden
  const observer = new ResizeObserver(place)
  observer.observe(document.body)
  observer.observe(element)
  return () => {
    over.abort()
    observer.disconnect()
  }
}
