import { removeEarlyFigure } from './early-figure-place.ts'

/**
 * The first page is painted before its network requests: each request costs the main thread some milliseconds, which would delay the first
 * paint. An analysis or a chart with a kept result shows the result before it loads the rows, the form and the project's map, and before it
 * syncs.
 */
let painted: Promise<void> = Promise.resolve()
let resolve: (() => void) | undefined
let content: Promise<void> = Promise.resolve()
let release: (() => void) | undefined

/** The rest of the page waits for the kept result no longer than this, ms. */
const CONTENT_MS = 1500

/** Called once, at the start of the program: from then on `afterFirstPaint` waits for `pageShown`. */
export function awaitFirstPage(): void {
  painted = new Promise((done) => {
    resolve = done
  })
}

/** The route of a kept result calls this before its page loads. On the first page `afterFirstPaint` then waits for `contentShown` too. */
export function awaitContent(): void {
  if (!resolve || release) return
  content = new Promise((done) => {
    release = done
    setTimeout(contentShown, CONTENT_MS)
  })
}

/** Called when the kept result can be painted, or when there is none. */
export function contentShown(): void {
  removeEarlyFigure()
  release?.()
}

/** The first page is in the document. A hidden tab does not paint, so nothing waits for it. */
export function pageShown(): void {
  const done = resolve
  resolve = undefined
  if (!done) return
  if (!release) removeEarlyFigure()
  if (document.visibilityState === 'hidden') done()
  else void content.then(() => requestAnimationFrame(() => setTimeout(done)))
}

/** Whether the first page is still being rendered. */
export function isFirstPage(): boolean {
  return resolve !== undefined
}

/** Resolves after the first paint; at once on every later page. */
export function afterFirstPaint(): Promise<void> {
  return painted
}

/** Resolves once the first page shows its kept result; at once on other pages. */
export function afterContent(): Promise<void> {
  return content
}
