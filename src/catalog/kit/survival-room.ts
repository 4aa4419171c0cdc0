import type { Corner, Legend } from '#figure/scene.ts'
import type { SurvivalFigure, SurvivalFigureGroup } from './survival-figure.ts'

/** The axis of the curves: whole, or from the end of the scale at which they begin as far as they and their bands reach. */
export function rangeOf({ groups, show }: SurvivalFigure): readonly [number, number] {
  if (show.range === 'full') return [0, 1]
  const lowest = Math.min(...groups.flatMap(({ survival, lower }) => (show.band ? [...survival, ...lower] : survival)))
  const part = Math.min(1, Math.max((1 - lowest) * 1.08, 0.01))
  return show.quantity === 'survival' ? [1 - part, 1] : [0, part]
}

/** Height of a line of the note, as a part of the plot. */
const line = 0.08

/** Where the note and the legend stand: below curves that fall late, above those that fall early. */
export function roomOf(
  data: SurvivalFigure,
  lines: number,
): { readonly corner: Corner; readonly legend: Legend['place'] } {
  const { groups, show, begin = 0, last } = data
  const [low, high] = rangeOf(data)
  const part = show.quantity === 'survival' ? high - low : high
  /** How far curves are from where they end, 1 at time 0. */
  const left = (group: SurvivalFigureGroup, time: number) => 1 - (1 - survivalAfter(group, time)) / part
  const below = Math.min(...groups.map((group) => left(group, begin + (last - begin) * 0.4)))
  const above = 1 - Math.max(...groups.map((group) => left(group, begin + (last - begin) * 0.55)))
  const medians =
    (show.medians === 'lines' || show.medians === 'values') && groups.some(({ median }) => median?.estimate !== null)
  const incidence = show.quantity === 'incidence'
  const early = below < 0.12 + line * lines
  const spread = above > 0.1 + line * lines
  const beyond = early || (medians && !incidence && spread)
  const legendFits = show.medians !== 'values' && !beyond && !incidence && 1 - above < 0.85 - line * (groups.length + 1)
  const corner = beyond ? (incidence ? 'bottom-right' : 'top-right') : incidence ? 'top-left' : 'bottom-left'
  return { corner, legend: legendFits ? 'top-right' : 'top' }
}

function survivalAfter({ x, survival }: SurvivalFigureGroup, time: number): number {
  const at = x.findLastIndex((value) => value <= time)
  return survival[at] ?? 1
}
