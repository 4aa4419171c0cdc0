import { bandLabels } from '#figure/band-labels.ts'
import { longestItem } from '#figure/layout-legend.ts'
import type { Axis, ContinuousAxis, Legend, LegendItem, Mark, Panel, RichText, Scene } from '#figure/scene.ts'
import { sideBySide } from '#figure/side-by-side.ts'
import { textWidth } from '#figure/text-width.ts'
import { type as sizes } from '#figure/typography.ts'
import { hasLegend } from '../../kit/figures/colour-legend.ts'
import { richChiSquare, sizedName } from '../../kit/figures/figure-words.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import {
  type BarPart,
  barMarks,
  labelBeyond,
  linkMarks,
  partOpacity,
  stackOf,
  whiskerMarks,
} from '../../kit/plots/stacked-bars.ts'
import { estimateDecimals, formatCount, formatFraction, formatNumber } from '../../kit/present/format.ts'
import { captionOf } from './caption.ts'
import type { BarCountData } from './data.ts'
import { basesOf } from './shares.ts'

export const plots = { chart: { plot: plotBars } satisfies Plot<BarCountData> }

const pointsPerMm = 72 / 25.4
/** Maximum half-width of a bar in mm. */
const widest = 9
/** Room in mm of a number over a bar. */
const numberHeight = 4.2

function plotBars(given: BarCountData, settings: PlotSettings): Scene {
  const { categories, colours, of } = given
  const { names, size } = settings
  const zh = settings.settings.language === 'zh'
  const isStacked = given.show.layout === 'stacked' || given.show.layout === 'full'
  const side = isStacked ? 1 : colours.length
  const bars = categories.length * side
  const labels = categoryNames(given, settings)
  const longestLabel = longestOf(given, settings) / pointsPerMm
  const legendIf = (isUprightStack: boolean) =>
    colours[0] && hasLegend(colours.length, settings.joined)
      ? legendOf(given, size.width ?? 85, isUprightStack, settings)
      : undefined
  const uprightLegend = legendIf(isStacked)
  const beside = 20 + (uprightLegend?.place === 'right' ? longestItem(uprightLegend) / pointsPerMm + 3 : 0)
  // a bar takes 0.68 of its category
  const wished = Math.max(13, isStacked ? (longestLabel + 0.5) / 0.62 : side * Math.max(8.5, longestLabel * 1.22))
  const upright = Math.min(170, Math.max(85, beside + 6 + categories.length * wished))
  const pitch = (((size.width ?? upright) - beside) / categories.length) * (side === 1 ? 0.96 : 0.84 / side)
  const fits = longestLabel <= Math.min(isStacked ? pitch * 0.66 : pitch, 2 * widest)
  const across = isAcross(given.show.direction, labels, size.width ?? upright, fits || isStacked)
  const shorter = given.show.layout === 'full' ? ('percent' as const) : ('n' as const)
  const data = fits || across ? given : { ...given, show: { ...given.show, labels: shorter } }
  const { show } = data
  const legend = across ? legendIf(false) : uprightLegend
  const width = size.width ?? (across ? 140 : upright)
  const outside = 20 + (legend?.place === 'top' ? 6 : 0) + (data.test === null ? 0 : 5)
  const height = size.height ?? (across ? Math.max(50, outside + 3 + bars * (side > 1 ? 5.2 : 6.8)) : 82)
  const category = across ? (height - outside) / categories.length : (width - beside) / categories.length
  const { centres, half } = sideBySide(categories.length, side, { category, widest })
  const look = { half: half * (isStacked || side === 1 ? 0.9 : 0.94), across }
  const parts = partsOf(data, centres, settings)
  const drawn = parts.flat()
  const reach = Math.max(
    ...drawn.map(({ to }) => to),
    ...(data.intervals?.upper.flat().map((limit) => limit ?? 0) ?? []),
  )
  const beyond = labelsBeyond(data, parts, settings)
  const end = show.layout === 'full' ? 1 : reach
  const plot = across ? width * 0.7 : height - outside
  const longest = Math.max(0, ...beyond.map(({ text }) => textWidth(text, sizes.tick)))
  const room = beyond.length === 0 ? 0 : across ? longest / pointsPerMm + 3 : numberHeight
  const top = end * (1 + room / Math.max(plot - room, 10)) * (beyond.length === 0 && show.layout !== 'full' ? 1.02 : 1)
  const gap = (top / plot) * (across ? 1.2 : numberHeight * 0.5)
  const barRoom = isStacked ? (show.links ? 2 * look.half : 0.96) : side === 1 ? 0.96 : 2 * half
  const marks: readonly Mark[] = [
    ...(show.links ? linkMarks(parts, look) : []),
    ...barMarks(isStacked ? drawn : drawn.map((bar) => ({ ...bar, label: '' })), look),
    ...whiskers(data, centres, look),
    ...beyond.map(({ at, end: from, text }) => labelBeyond({ at, end: from, text, gap, room: barRoom }, look)),
  ]
  const title = names.variable(of.variable)
  const amountTitle = show.scale === 'percent' ? (zh ? '百分比(%)' : 'Percentage') : zh ? '频数' : 'Count'
  const band: Axis = { kind: 'band', title: across ? '' : title, categories: labels }
  const amounts: Axis = { kind: 'linear', title: amountTitle, domain: [0, top], ...ticksOf(data, top) }
  const panel: Panel = {
    x: across ? amounts : band,
    y: across ? { ...band, title } : amounts,
    marks,
    ...(data.test === null ? {} : { note: { corner: 'above', lines: [testLine(data.test, settings)] } }),
  }
  return {
    width,
    height,
    description: descriptionOf(data, settings),
    caption: captionOf(data, settings),
    panels: [panel],
    ...(legend ? { legend } : {}),
  }
}

/** The categories, with their sizes if percentages have them as 100% and no total says them. */
function categoryNames({ categories, counts, show }: BarCountData, settings: PlotSettings): readonly string[] {
  const isSized = show.percentOf === 'category' && show.scale === 'percent' && !show.totals
  return categories.map((ref, g) => {
    const name = settings.names.level(ref)
    return isSized ? sizedName(name, sum(counts[g] ?? []), settings) : name
  })
}

/** Width of the longest label of a bar or of a part of one, in points. */
function longestOf({ counts, show }: BarCountData, settings: PlotSettings): number {
  const bases = basesOf(counts, show.percentOf)
  const texts = counts.flatMap((row, g) => row.map((n, c) => labelOf(n, bases[g]?.[c] ?? 0, show.labels, settings)))
  return Math.max(0, ...texts.map((text) => textWidth(text, sizes.tick)))
}

function sum(counts: readonly number[]): number {
  return counts.reduce((all, n) => all + n, 0)
}

/** Names that would be turned or take more than three lines, and numbers wider than their bars, have room if the bars lie. */
function isAcross(
  direction: BarCountData['show']['direction'],
  labels: readonly string[],
  width: number,
  labelsFit: boolean,
): boolean {
  if (direction !== 'auto') return direction === 'across'
  const room = ((width - 20) / labels.length) * pointsPerMm - 4
  const { lines, turned } = bandLabels(labels, room, 100)
  return !labelsFit || turned || lines.some(({ length }) => length > 3)
}

/** Stack by stack, or for bars side by side category by category. */
function partsOf(
  { counts, show }: BarCountData,
  centres: readonly number[],
  settings: PlotSettings,
): readonly (readonly BarPart[])[] {
  const bases = basesOf(counts, show.percentOf)
  return counts.map((row, g) => {
    const lengths = row.map((n, c) => (show.scale === 'count' ? n : shareOf(n, bases[g]?.[c] ?? 0)))
    const ends =
      show.layout === 'stacked' || show.layout === 'full' ? stackOf(lengths) : lengths.map((to) => [0, to] as const)
    return ends.map(([from, to], c) => ({
      at: centres[show.layout === 'grouped' ? g * row.length + c : g] ?? g,
      from,
      to,
      colour: { series: c },
      label: labelOf(row[c] ?? 0, bases[g]?.[c] ?? 0, show.labels, settings),
    }))
  })
}

function shareOf(n: number, base: number): number {
  return base > 0 ? n / base : 0
}

function labelOf(n: number, base: number, labels: BarCountData['show']['labels'], { settings }: PlotSettings): string {
  if (labels === 'none') return ''
  if (labels === 'n') return formatCount(n)
  const percent = base > 0 ? formatFraction(n / base, settings) : '—'
  return labels === 'percent' ? percent : `${formatCount(n)} (${percent})`
}

interface EndLabel {
  readonly at: number
  readonly end: number
  readonly text: string
}

/** Totals of stacks, or the labels of bars side by side, beyond their intervals. */
function labelsBeyond(
  { counts, show, intervals }: BarCountData,
  parts: readonly (readonly BarPart[])[],
  { settings }: PlotSettings,
): readonly EndLabel[] {
  if (show.layout === 'single' || show.layout === 'grouped')
    return parts.flatMap((row, g) =>
      row.flatMap(({ at, to, label = '' }, c) =>
        label === '' ? [] : [{ at, end: Math.max(to, intervals?.upper[g]?.[c] ?? 0), text: label }],
      ),
    )
  if (!show.totals) return []
  return parts.flatMap((row, g) => {
    const n = formatCount(sum(counts[g] ?? []))
    const text =
      show.layout === 'stacked' && show.scale === 'count'
        ? n
        : settings.language === 'zh'
          ? `n=${n}`
          : `n\u00a0=\u00a0${n}`
    return [{ at: row[0]?.at ?? g, end: row.at(-1)?.to ?? 0, text }]
  })
}

function whiskers(
  { intervals, counts, show }: BarCountData,
  centres: readonly number[],
  look: { half: number; across: boolean },
): readonly Mark[] {
  if (intervals === null) return []
  return counts.flatMap((row, g) =>
    row.flatMap((_, c) => {
      const [lower, upper] = [intervals.lower[g]?.[c] ?? null, intervals.upper[g]?.[c] ?? null]
      if (lower === null || upper === null) return []
      return whiskerMarks(centres[show.layout === 'grouped' ? g * row.length + c : g] ?? g, lower, upper, look)
    }),
  )
}

/** Ticks of percentages end at 100%, even if labels extend farther. */
function ticksOf({ show }: BarCountData, top: number): Pick<ContinuousAxis, 'format' | 'ticks' | 'whole'> {
  if (show.scale === 'count') return { whole: true }
  const step = [0.01, 0.02, 0.05, 0.1].find((s) => top / s <= 7) ?? 0.2
  const count = Math.min(Math.floor(top / step + 1e-9), Math.round(1 / step))
  return { format: 'percent', ticks: Array.from({ length: count + 1 }, (_, k) => k * step) }
}

/** On the right in the order of the stack, from its top; above, from the left, where the right has no room. */
function legendOf({ colours, test }: BarCountData, width: number, fromTop: boolean, { names }: PlotSettings): Legend {
  const items = colours.map(
    (ref, series): LegendItem => ({
      label: ref === null ? '' : names.level(ref),
      colour: { series },
      key: 'box',
      opacity: partOpacity,
    }),
  )
  const title = colours[0] ? names.variable(colours[0].variable) : ''
  const beside: Legend = { place: 'right', title, items: items.toReversed() }
  const needed = Math.max(longestItem(beside), textWidth(title, sizes.legend))
  // the line of the test is as long as the page
  return fromTop && test === null && needed <= width * pointsPerMm * 0.24 ? beside : { place: 'top', title, items }
}

function testLine(test: NonNullable<BarCountData['test']>, display: PlotSettings): RichText {
  const { settings } = display
  const { v } = test
  const decimals = typeof v === 'number' ? estimateDecimals(v, settings.decimals.estimate) : 2
  return [
    ...richChiSquare(test, display),
    { text: settings.language === 'zh' ? `；Cramér\u00a0` : `; Cramér’s\u00a0` },
    { text: 'V', italic: true },
    { text: `\u00a0=\u00a0${formatNumber(v, decimals)}` },
  ]
}

function descriptionOf(data: BarCountData, settings: PlotSettings): string {
  const { categories, colours, counts, show, of } = data
  const { names } = settings
  const zh = settings.settings.language === 'zh'
  const bases = basesOf(counts, show.percentOf)
  const cells = categories.map((ref, g) => {
    const numbers = (counts[g] ?? []).map((n, c) => labelOf(n, bases[g]?.[c] ?? 0, 'both', settings))
    return `${names.level(ref)} ${numbers.join(zh ? '、' : ', ')}`
  })
  const colour = colours[0]
  const by = colour
    ? zh
      ? `，按${names.variable(colour.variable)}（${colours.map((ref) => (ref ? names.level(ref) : '')).join('、')}）`
      : ` by ${names.variable(colour.variable)} (${colours.map((ref) => (ref ? names.level(ref) : '')).join(', ')})`
    : ''
  return zh
    ? `${names.variable(of.variable)}的频数条图${by}：${cells.join('；')}。${captionOf(data, settings)}。`
    : `Bars of the values of ${names.variable(of.variable)}${by}: ${cells.join('; ')}. ${captionOf(data, settings)}.`
}
