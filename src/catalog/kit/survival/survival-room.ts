import type { Corner, Legend } from '#figure/scene.ts'
import type { SurvivalFigure, SurvivalFigureGroup } from './survival-figure.ts'
import { hasWideNote } from './survival-note.ts'

/** The axis of the curves: full, or from the end of the scale at which they begin to the extent of the curves and their bands. */
export function rangeOf({ groups, show }: SurvivalFigure): readonly [number, number] {
  if (show.range === 'full') return [0, 1]
  const lowest = Math.min(...groups.flatMap(({ survival, lower }) => (show.band ? [...survival, ...lower] : survival)))
  const part = Math.min(1, Math.max((1 - lowest) * 1.08, 0.01))
  return show.quantity === 'survival' ? [1 - part, 1] : [0, part]
}

/** Height of a line of the note, relative to the plot. */
const line = 0.08

/** The position of the note and the legend: below curves that fall late, above those that fall early. */
export function roomOf(
  data: SurvivalFigure,
  lines: number,
): { readonly corner: Corner | 'above'; readonly legend: Legend['place'] } {
  const { show, begin = 0, last, leastAtRisk } = data
  // with too few at risk from the beginning a group has no curve
  const curves = data.groups.filter(({ x }) => (x.at(-1) ?? 0) > begin)
  const groups = leastAtRisk === undefined || curves.length === 0 ? data.groups : curves
  const [low, high] = rangeOf(data)
  const extent = show.quantity === 'survival' ? high - low : high
  /** The distance of a curve from its final direction, 1 at the beginning, at this fraction of the time axis. */
  const left = (group: SurvivalFigureGroup, part: number, of: 'survival' | 'upper' = 'survival') =>
    1 - (1 - valueAfter(group, begin + (last - begin) * part, of)) / extent
  const isWide = hasWideNote(data)
  const below = Math.min(...groups.map((group) => left(group, isWide ? 0.65 : 0.4)))
  const above = 1 - Math.max(...groups.map((group) => left(group, isWide ? 0.35 : 0.55)))
  /** Including bands, if any: a legend overlaps neither. */
  const free = 1 - Math.max(...groups.map((group) => left(group, 0.6, show.band ? 'upper' : 'survival')))
  const medians =
    (show.medians === 'lines' || show.medians === 'values') && groups.some(({ median }) => median?.estimate !== null)
  const incidence = show.quantity === 'incidence'
  const early = below < 0.12 + line * lines
  const spread = above > 0.1 + line * lines
  const beyond = early || (medians && !incidence && spread)
  const legendFits = show.medians !== 'values' && !beyond && !incidence && 1 - free < 0.88 - line * (groups.length + 1)
  // curves that fall early and stay high leave no corner; the lines of the medians would cross a wide note below the curves
  const isFull = !spread && (early || (isWide && medians && !incidence))
  const inside = beyond ? (incidence ? 'bottom-right' : 'top-right') : incidence ? 'top-left' : 'bottom-left'
  // the uprights of chosen times cover what is below the curves
  const uprights = groups.some(({ times = [] }) => times.length > 0)
  const corner = isFull || (uprights && inside !== 'top-right') ? 'above' : inside
  return { corner, legend: legendFits ? 'top-right' : 'top' }
}

function valueAfter(group: SurvivalFigureGroup, time: number, of: 'survival' | 'upper'): number {
  const at = group.x.findLastIndex((value) => value <= time)
  return group[of][at] ?? 1
}
