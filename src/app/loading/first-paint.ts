/**
 * The reader's page goes before what the page asks the network for: each request costs the main thread some milliseconds in which the first
 * page of a start would not be drawn.
 */
let painted: Promise<void> = Promise.resolve()
let resolve: (() => void) | undefined

/** Called once, by the start of the program: from here on `afterFirstPaint` waits for `pageShown`. */
export function awaitFirstPage(): void {
  painted = new Promise((done) => {
    resolve = done
  })
}

/** The first page is in the document. In a tab that nobody sees nothing is painted, and nothing waits for it. */
export function pageShown(): void {
  const done = resolve
  resolve = undefined
  if (!done) return
  if (document.visibilityState === 'hidden') done()
  else requestAnimationFrame(() => setTimeout(done))
}

/** Once the first page has been painted; at once on every later one. */
export function afterFirstPaint(): Promise<void> {
  return painted
}
