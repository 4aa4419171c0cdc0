import { resolveSeries } from '../resolve-series.ts'
import type { Colour, Mark, Scene } from '../scene.ts'

/** How a reader recognises a series besides its colour; null if areas show it, which have only a colour. */
type Sign = string | null

/** The signs of each series of a figure, by its number. */
export function seriesSigns(scene: Scene): ReadonlyMap<number, ReadonlySet<Sign>> {
  const signs = new Map<number, Set<Sign>>()
  const add = (colour: Colour | null, sign: Sign) => {
    if (typeof colour !== 'object' || colour === null || !('series' in colour)) return
    signs.set(colour.series, (signs.get(colour.series) ?? new Set()).add(sign))
  }
  const marks = resolveSeries(scene).panels.flatMap((panel) => panel.marks)
  for (const mark of marks) addSign(mark, add)
  return signs
}

function addSign(mark: Mark, add: (colour: Colour | null, sign: Sign) => void): void {
  // intervals, bands, censored observations and texts accompany another mark of their series
  if (mark.kind === 'point') add(mark.colour, `shape ${mark.shape} ${mark.fill === 'open' ? 'open' : 'filled'}`)
  else if (mark.kind === 'line' || mark.kind === 'step') add(mark.colour, `dash ${mark.dash ?? 'none'}`)
  else if (mark.kind === 'rect' || mark.kind === 'tiles' || mark.kind === 'polygon') add(mark.fill, null)
  else if (mark.kind === 'sectors') for (const { fill } of mark.sectors) add(fill, null)
}

/** Whether two series differ in more than colour: neither is an area, and no sign of one is a sign of the other. */
export function differInSign(one: ReadonlySet<Sign>, other: ReadonlySet<Sign>): boolean {
  if (one.has(null) || other.has(null)) return false
  const kindOf = (sign: Sign) => sign?.split(' ')[0]
  const common = [...one].filter((sign) => other.has(sign))
  if (common.length === 0) return true
  // points of one shape on lines of different dashes differ, too
  const differing = [...one].filter((sign) => !other.has(sign)).map(kindOf)
  return differing.length > 0 && [...other].some((sign) => !one.has(sign) && differing.includes(kindOf(sign)))
}
