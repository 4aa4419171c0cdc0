import type { Colour, LegendItem, Mark, Panel, Scene } from '../scene.ts'
import type { DrawnText } from './drawn-parts.ts'

/**
 * Whether a legend says nothing that the figure does not say elsewhere: its only name is a title, its names are at the lines, or each colour is
 * that of one category of an axis with the same name.
 * @param texts what is drawn: names beside lines, and legends that they replace, depend on the room
 */
export function isLegendRedundant({ legend, title, panels }: Scene, texts: readonly DrawnText[]): boolean {
  if (legend === undefined || legend.bar !== undefined || (legend.also ?? []).length > 0) return false
  const { items } = legend
  const isDrawn = (part: string) => texts.some(({ ref }) => ref === part || ref.endsWith(`.${part}`))
  if (items.length === 0 || !isDrawn('legend')) return false
  const [only] = items
  const titles = panels.flatMap((panel) => [panel.title ?? '', panel.x.title, panel.y.title])
  if (items.length === 1 && only && [title ?? '', ...titles].some((words) => isSame(words, only.label))) return true
  if (isDrawn('line-labels') && panels.every((panel) => items.every(({ label }) => isBesideLine(panel, label))))
    return true
  return panels.every((panel) => items.every((item) => isOfCategory(panel, item)))
}

function isSame(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}

function isBesideLine({ lineLabels = [] }: Panel, name: string): boolean {
  return lineLabels.some(({ text }) => isSame(text, name))
}

/** Whether all marks in the colour of an item are at the category with its name. */
function isOfCategory({ x, y, marks }: Panel, { label, colour }: LegendItem): boolean {
  const axis = x.kind === 'band' ? 'x' : 'y'
  const scale = axis === 'x' ? x : y
  if (scale.kind !== 'band' || typeof colour !== 'object' || !('series' in colour)) return false
  const category = scale.categories.findIndex((name) => isSame(name, label))
  const own = marks.filter((mark) => isOfSeries(mark, colour.series))
  return category >= 0 && own.length > 0 && own.every((mark) => isNear(mark, axis, category))
}

function isOfSeries(mark: Mark, series: number): boolean {
  const colours: readonly (Colour | null)[] = [
    ...('colour' in mark ? [mark.colour] : []),
    ...('fill' in mark && typeof mark.fill === 'object' ? [mark.fill] : []),
  ]
  return colours.some(
    (colour) => typeof colour === 'object' && colour !== null && 'series' in colour && colour.series === series,
  )
}

function isNear(mark: Mark, axis: 'x' | 'y', category: number): boolean {
  const isThere = (value: number) => Math.abs(value - category) <= 0.5
  const k = axis === 'x' ? 0 : 1
  switch (mark.kind) {
    case 'sectors':
    case 'band':
      return false
    case 'text':
      return isThere(mark.at[k])
    case 'segment':
      return isThere(mark.from[k]) && isThere(mark.to[k])
    default:
      return mark[axis].every(isThere)
  }
}
