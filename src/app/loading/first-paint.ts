/**
 * The first page is painted before its network requests: each request costs the main thread some milliseconds, which would delay the first
 * paint.
 */
let painted: Promise<void> = Promise.resolve()
let resolve: (() => void) | undefined

/** Called once, at the start of the program: from then on `afterFirstPaint` waits for `pageShown`. */
export function awaitFirstPage(): void {
  painted = new Promise((done) => {
    resolve = done
  })
}

/** The first page is in the document. A hidden tab does not paint, so nothing waits for it. */
export function pageShown(): void {
  const done = resolve
  resolve = undefined
  if (!done) return
  if (document.visibilityState === 'hidden') done()
  else requestAnimationFrame(() => setTimeout(done))
}

/** Resolves after the first paint; at once on every later page. */
export function afterFirstPaint(): Promise<void> {
  return painted
}
