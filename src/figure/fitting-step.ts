/** Gap between two texts in a row. */
const gap = 4

/** The smallest step at which texts, centred at positions in order, do not touch their neighbours. */
export function fittingStep(places: readonly number[], widths: readonly number[]): number {
  const touches = (step: number) =>
    places.some((place, k) => {
      const next = k + step
      if (k % step !== 0 || next >= places.length) return false
      return Math.abs((places[next] ?? 0) - place) < ((widths[k] ?? 0) + (widths[next] ?? 0)) / 2 + gap
    })
  let step = 1
  while (step < places.length && touches(step)) step++
  return step
}

/** Texts, centred at positions in order, that do not touch the one before them that is shown: their indices. */
export function fittingTexts(places: readonly number[], widths: readonly number[]): ReadonlySet<number> {
  const shown = new Set<number>()
  let last: number | undefined
  for (const [k, place] of places.entries()) {
    const needed = ((widths[k] ?? 0) + (widths[last ?? k] ?? 0)) / 2 + gap
    if (last !== undefined && Math.abs(place - (places[last] ?? 0)) < needed) continue
    shown.add(k)
    last = k
  }
  return shown
}
