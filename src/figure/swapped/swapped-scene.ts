import { bracketsWidth } from '../layout-brackets-beside.ts'
import { isAcross, layoutLegend } from '../layout-legend.ts'
import { captionHeight } from '../layout-parts.ts'
import type { Legend, Panel, Scene } from '../scene.ts'
import { textWidth } from '../text-width.ts'
import { type as sizes } from '../typography.ts'
import { areGrouped, reachOf, spreadWithin } from '../within-categories.ts'
import { isOfLine, swapAxes } from './swapped-axes.ts'
import type { PlotLengths } from './swapped-texts.ts'

const pointsPerMm = 72 / 25.4
/** Around a figure and between its panels, in points of the layout. */
const [margin, panelGap] = [6, 12]
/** Heights in mm: of a category, of one of many, of each of several marks beside each other in it, of all categories at least, and of the page at most. */
const heights = { category: 14, ofMany: 8, mark: 5.2, beside: 4, text: 3.1, least: 30, page: 230, narrow: 4.5 } as const
/** Above and below the plot, in mm: margins, numbers and the title of x. */
const around = 15.5
/** Widths in mm of a figure that the reader gave none, and of a panel beside others at least. */
const widths = { column: 85, page: 170, panel: 54 } as const

/** What the reader gave of the size of a page, in mm, and its type as a multiple of that of the layout. */
export interface Page {
  readonly width?: number | undefined
  readonly height?: number | undefined
  readonly scale: number
  /** The legend with the reader's title at the reader's place; undefined for none. */
  readonly legend: Legend | undefined
}

/** A figure with swapped axes, or why it is not: a part belongs to one of its axes, or brackets beside the plot would leave it no room. */
export type Swapped =
  | { readonly scene: Scene }
  | { readonly code: 'not-swapped' | 'brackets-beside'; readonly params: Readonly<Record<string, number>> }

const notSwapped: Swapped = { code: 'not-swapped', params: {} }

/**
 * A figure with categories on y, as high as its categories need, and as wide as a column or its brackets need, unless the reader gave its size. If one
 * of its panels cannot be swapped, none is: half of a figure would no longer fit the other.
 */
export function swapScene(scene: Scene, page: Page): Swapped {
  const { panels } = scene
  const first = swapOn(scene, page)
  const brackets = panels.flatMap((panel) => panel.brackets ?? [])
  if (first !== 'narrow') return first ?? notSwapped
  const wider = page.width === undefined ? swapOn(scene, { ...page, width: widths.page }) : first
  if (wider === 'narrow') return { code: 'brackets-beside', params: { n: brackets.length } }
  return wider ?? notSwapped
}

/** `narrow`: brackets beside the plot would take most of it. */
function swapOn(
  scene: Scene,
  { width: wanted, height, scale, legend: shown }: Page,
): { readonly scene: Scene } | 'narrow' | undefined {
  const { panels, legend, arrangement } = scene
  if (scene.flow !== undefined || scene.parts !== undefined || panels.length === 0) return undefined
  // names at the ends of lines would be on the last category, and need a legend in their place
  const isNamed = ({ lineLabels = [], marks }: Panel) => lineLabels.some((label) => !isOfLine(label, marks))
  if (legend === undefined && panels.some(isNamed)) return undefined
  const usualColumns = swappedColumns(arrangement, panels.length)
  const width = wanted ?? Math.min(widths.page, widths.column * usualColumns)
  const columns = Math.max(1, Math.min(usualColumns, Math.floor(width / (widths.panel * scale))))
  const rows = Math.ceil(panels.length / columns)
  const key = legend && swapLegend(legend)
  const caption = scene.caption === undefined ? {} : { caption: turnedWords(scene.caption) }
  const pitches = panels.map((panel) => pitchOf(panel) * scale)
  const drawn = shown && swapLegend(shown)
  const taken = besideHeight(scene, drawn, width, scale, rows)
  const needed = Math.max(...panels.map((panel, k) => plotHeight(panel, pitches[k] ?? 0, scale)))
  const usual = taken + rows * needed + rows * around * scale
  const high =
    height ?? Math.min(usual, Math.max(heights.page, taken + rows * around * scale + rows * leastHeight(panels)))
  const inner = (width * pointsPerMm) / scale - 2 * margin
  const onRight = drawn?.place === 'right' ? layoutLegend(drawn, { x: 0, y: 0, width: inner * 0.3 }).width + 8 : 0
  const each = {
    width: (inner - onRight - panelGap * (columns - 1)) / columns,
    height: Math.max(5, (high - taken) / rows - around * scale),
  }
  const wide = (scene.width - besidePlot) / Math.min(panels.length, columnsOf(arrangement, panels.length))
  const swapped = panels.map((panel) => {
    const lengths = lengthsOf(panel, each, scale)
    return lengths && swapAxes(spreadWithin(panel, spreadOf(panel, wide * pointsPerMm, lengths)), lengths)
  })
  if (swapped.includes(undefined)) return undefined
  if (swapped.includes(null)) return 'narrow'
  const turned: Scene = {
    ...scene,
    width,
    height: high,
    panels: swapped.flatMap((panel) => panel ?? []),
    ...caption,
    ...(key && { legend: key }),
    ...(panels.length > 1 && { arrangement: arrangementOf(arrangement, columns) }),
  }
  return { scene: turned }
}

/** Directions in captions, and what they become. */
const directions = [
  ['horizontal', 'vertical'],
  ['Right:', 'Below:'],
  ['横线', '竖线'],
  ['右侧：', '下方：'],
] as const

/** A caption says where lines and panels are. */
function turnedWords(caption: string): string {
  const turned = new Map<string, string>(
    directions.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]),
  )
  return caption.replaceAll(new RegExp([...turned.keys()].join('|'), 'g'), (words) => turned.get(words) ?? words)
}

/** Panels beside each other, whose values have one axis, are then above each other; those above each other are beside each other. */
function swappedColumns(arrangement: Scene['arrangement'], count: number): number {
  const columns = columnsOf(arrangement, count)
  if (columns >= count) return 1
  return columns === 1 ? count : columns
}

function columnsOf(arrangement: Scene['arrangement'] = 'row', count: number): number {
  return arrangement === 'row' ? count : arrangement === 'column' ? 1 : arrangement.columns
}

function arrangementOf(given: Scene['arrangement'], columns: number): NonNullable<Scene['arrangement']> {
  return typeof given === 'object' ? { ...given, columns } : columns === 1 ? 'column' : 'row'
}

/** A legend in a corner may be over marks that were elsewhere. */
function swapLegend(legend: Legend): Legend {
  const { unlessLabelled: _, ...always } = legend
  // in the order of a stack, from its top, which is then on the right
  if (legend.place === 'right' && isFromTop(legend)) return { ...always, items: legend.items.toReversed() }
  return isAcross(legend.place) || legend.place === 'right' ? always : { ...always, place: 'top' }
}

function isFromTop({ items }: Legend): boolean {
  const series = items.map(({ colour }) => (typeof colour === 'object' && 'series' in colour ? colour.series : -1))
  return series.length > 1 && series.every((own, k) => k === 0 || own < (series[k - 1] ?? 0))
}

/** On the left of a plot with categories on x, in mm, as figures leave it. */
const besidePlot = 18

/** How much wider marks can be in a category, of which only a part was used because it was wide itself. Both widths in points. */
function spreadOf(panel: Panel, wide: number, { category }: PlotLengths): number {
  const reach = reachOf(panel)
  const usual = wide / Math.max(1, categoriesOf(panel).length)
  const most = areGrouped(panel.marks) ? 0.36 : 0.42
  return reach === 0 ? 1 : Math.max(1, Math.min(usual / category, most / reach))
}

function categoriesOf({ x }: Panel): readonly string[] {
  return x.kind === 'band' ? x.categories : []
}

/** Height of one category, in mm at the type of the layout: bars beside each other in it, and their numbers, have room. */
function pitchOf(panel: Panel): number {
  const centres = new Map<number, Set<number>>()
  const texts: number[] = []
  for (const mark of panel.marks) {
    if (mark.kind === 'text') texts.push(mark.at[0])
    if (mark.kind !== 'rect' && mark.kind !== 'polygon') continue
    const [low, high] = [Math.min(...mark.x), Math.max(...mark.x)]
    if (high - low > 1) continue
    const middle = Math.round(((low + high) / 2) * 50) / 50
    const own = centres.get(Math.round(middle)) ?? new Set()
    centres.set(Math.round(middle), own.add(middle))
  }
  const most = Math.max(1, ...[...centres.values()].map(({ size }) => size))
  const sorted = [...new Set(texts)].sort((a, b) => a - b)
  const steps = sorted.slice(1).map((at, k) => at - (sorted[k] ?? 0))
  const apart = Math.min(1, ...steps.filter((step) => step > 0.05))
  const usual = Math.max(heights.ofMany, heights.category - Math.max(0, categoriesOf(panel).length - 5) * 0.7)
  return Math.min(30, Math.max(usual, heights.beside + heights.mark * most, heights.text / apart))
}

function plotHeight(panel: Panel, pitch: number, scale: number): number {
  const [before, after] = panel.x.kind === 'band' ? (panel.x.margins ?? [0, 0]) : [0, 0]
  return Math.max(heights.least * scale, (pitch * categoriesOf(panel).length) / Math.max(0.1, 1 - before - after))
}

/** So many categories that the page would be too long become narrow, and no narrower than their names. */
function leastHeight(panels: readonly Panel[]): number {
  return Math.max(...panels.map((panel) => heights.narrow * categoriesOf(panel).length))
}

/** Height of a caption, a legend, and titles and notes of rows of panels, in mm. */
function besideHeight(
  { caption, panels }: Scene,
  legend: Legend | undefined,
  width: number,
  scale: number,
  rows: number,
): number {
  const room = { x: 0, y: 0, width: (width * pointsPerMm) / scale - 2 * margin }
  const isHigh = legend !== undefined && isAcross(legend.place)
  const words = panels.map(({ note, title }) => (note?.lines.length ?? 0) * 4 + (title === undefined ? 0 : 5.2))
  return (
    (caption === undefined ? 0 : captionHeight(caption, width, scale)) +
    (isHigh ? ((layoutLegend(legend, room).height + 4) * scale) / pointsPerMm : 0) +
    rows * Math.max(...words) * scale
  )
}

/** The part of a panel's width that brackets may take. */
const mostBeside = 0.55

/**
 * Lengths of the axes in points of the layout, about as the layout will find them; null if the brackets leave the plot no room.
 * @param width of the panel in these points; the height of its plot is in mm
 */
function lengthsOf(
  panel: Panel,
  { width, height }: { readonly width: number; readonly height: number },
  scale: number,
): PlotLengths | null {
  const names = categoriesOf(panel).flatMap((name) => name.split('\n').map((line) => textWidth(line, sizes.tick)))
  const beside = Math.min(width * 0.32, Math.max(0, ...names)) + 18
  const category = (height * pointsPerMm) / scale / Math.max(1, categoriesOf(panel).length)
  const brackets = bracketsWidth(panel.brackets ?? [], category, width - beside)
  if (brackets > (width - beside) * mostBeside) return null
  return { values: Math.max(20, width - beside - 10 - brackets), category }
}
