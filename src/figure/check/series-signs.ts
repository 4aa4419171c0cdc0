import { resolveSeries } from '../resolve-series.ts'
import type { Colour, Mark, Pattern, Scene } from '../scene.ts'

/** How a reader recognises each series of a figure besides its colour, by its number: shapes of points, dashes of lines, patterns of areas. */
export function seriesSigns(scene: Scene): ReadonlyMap<number, ReadonlySet<string>> {
  const signs = new Map<number, Set<string>>()
  const add = (colour: Colour | null, sign: string) => {
    if (typeof colour !== 'object' || colour === null || !('series' in colour)) return
    signs.set(colour.series, (signs.get(colour.series) ?? new Set()).add(sign))
  }
  const marks = resolveSeries(scene).panels.flatMap((panel) => panel.marks)
  for (const mark of marks) addSign(mark, add)
  return signs
}

function addSign(mark: Mark, add: (colour: Colour | null, sign: string) => void): void {
  // intervals, bands, censored observations and texts accompany another mark of their series
  if (mark.kind === 'point') add(mark.colour, `shape ${mark.shape} ${mark.fill === 'open' ? 'open' : 'filled'}`)
  else if (mark.kind === 'line' || mark.kind === 'step') add(mark.colour, `dash ${mark.dash ?? 'none'}`)
  else if (mark.kind === 'rect' || mark.kind === 'tiles' || mark.kind === 'polygon') add(mark.fill, areaSign(mark))
  else if (mark.kind === 'sectors') for (const sector of mark.sectors) add(sector.fill, areaSign(sector))
}

const areaSign = ({ pattern }: { readonly pattern?: Pattern }) => `pattern ${pattern ?? 'none'}`

const isPatterned = (signs: ReadonlySet<string>) => [...signs].some((sign) => /^pattern (?!none)/.test(sign))

/** Whether a series is a filled area. */
export function isArea(signs: ReadonlySet<string>): boolean {
  return [...signs].some((sign) => sign.startsWith('pattern '))
}

/** Whether two series differ in more than colour: no sign of one is a sign of the other. Of areas one at least has a pattern. */
export function differInSign(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  if ((isArea(one) || isArea(other)) && !isPatterned(one) && !isPatterned(other)) return false
  const kindOf = (sign: string) => sign.split(' ')[0]
  const common = [...one].filter((sign) => other.has(sign))
  if (common.length === 0) return true
  // points of one shape on lines of different dashes differ, too
  const differing = [...one].filter((sign) => !other.has(sign)).map(kindOf)
  return differing.length > 0 && [...other].some((sign) => !one.has(sign) && differing.includes(kindOf(sign)))
}
