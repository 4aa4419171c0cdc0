import type { Seen } from '../device/early-figure.ts'

/** What a page with a figure opens, by its path. */
export const figurePages: ReadonlyMap<string, 'analysis' | 'chart'> = new Map([
  ['/dataAnalysis/show', 'analysis'],
  ['/statistical/detail', 'chart'],
])

/** Raised with each change of `EarlyFigure`. */
const VERSION = 1

export function seenWith(theme: string, language: string): Seen {
  return { version: VERSION, width: document.documentElement.clientWidth, zoom: devicePixelRatio, theme, language }
}

let remove: (() => void) | undefined
let isPageShown = false

/** Whether the early figure may be put into the document; `takenOut` removes it. */
export function mayBePlaced(takenOut: () => void): boolean {
  if (!isPageShown) remove = takenOut
  return !isPageShown
}

/** The page shows its own figure, or none. */
export function removeEarlyFigure(): void {
  isPageShown = true
  remove?.()
  remove = undefined
}
