/**
 * The first page is painted before its network requests: each request costs the main thread some milliseconds, which would delay the first
 * paint. On a page whose main content is a kept result, the result comes before everything that it does not need, too: the rows, the form, the
 * project's map and the sync.
 */
let painted: Promise<void> = Promise.resolve()
let resolve: (() => void) | undefined
let content: Promise<void> = Promise.resolve()
let release: (() => void) | undefined

/** How long a kept result may hold up the rest of the page, ms. */
const CONTENT_MS = 1500

/** Called once, at the start of the program: from then on `afterFirstPaint` waits for `pageShown`. */
export function awaitFirstPage(): void {
  painted = new Promise((done) => {
    resolve = done
  })
}

/** Called by a page before it is loaded: if it is the first one, it counts as painted only after `contentShown`. */
export function awaitContent(): void {
  if (!resolve || release) return
  content = new Promise((done) => {
    release = done
    setTimeout(done, CONTENT_MS)
  })
}

/** The main content is in the document, or there is none. */
export function contentShown(): void {
  release?.()
}

/** The first page is in the document. A hidden tab does not paint, so nothing waits for it. */
export function pageShown(): void {
  const done = resolve
  resolve = undefined
  if (!done) return
  if (document.visibilityState === 'hidden') done()
  else void content.then(() => requestAnimationFrame(() => setTimeout(done)))
}

/** Resolves after the first paint; at once on every later page. */
export function afterFirstPaint(): Promise<void> {
  return painted
}

/** Resolves once the first page shows its kept result; at once on other pages. */
export function afterContent(): Promise<void> {
  return content
}
