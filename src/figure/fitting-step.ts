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
