import type { Colour, Legend, Mark, Scene } from '#figure/scene.ts'
import { shorten, textWidth } from '#figure/text-width.ts'
import { type } from '#figure/typography.ts'
import { balanceText } from '#figure/wrap-text.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { areaDiameter } from '../../kit/plots/area-sizes.ts'
import { ticksWithin } from '../../kit/plots/round-ticks.ts'
import { valueRange } from '../../kit/plots/value-range.ts'
import { formatCount } from '../../kit/present/format.ts'
import { withoutFalse } from '../../kit/without-false.ts'
import type { EnrichmentData, EnrichmentGroup } from './data.ts'

export const plots = { chart: { plot: plotTerms } satisfies Plot<EnrichmentData> }

const mmPerPoint = 25.4 / 72
/** Diameters in points: of the largest number of genes, of the least that is visible, without numbers. */
const [widest, smallest, plain] = [12.5, 2.5, 7]
/** Share of the width that the layout leaves to names. */
const names = 0.32
const lineStep = type.tick * 1.25

type Line = { readonly heading: string } | { readonly group: EnrichmentGroup; readonly k: number }

function plotTerms(data: EnrichmentData, settings: PlotSettings): Scene {
  const { groups, show } = data
  const lines = groups.flatMap((group): Line[] => [
    ...(group.category === null ? [] : [{ heading: settings.names.level(group.category) }]),
    ...group.terms.map((_, k) => ({ group, k })),
  ])
  const categories = lines.map((line) => {
    const term = 'heading' in line ? undefined : line.group.terms[line.k]
    return term === undefined ? '' : settings.names.level(term)
  })
  const titles = legendTitles(data, settings)
  const width = settings.size.width ?? (mostLines(categories, nameRoom(130, titles)) > 2 ? 170 : 130)
  const room = nameRoom(width, titles)
  const x = axisOf(data, settings)
  const [from, to] = x.domain
  const domain = shadesOf(groups)
  const pitch = pitchOf(mostLines(categories, room), categories.length, roomBelow(data, width, settings), settings.size)
  const sizes = sizesOf(data, Math.min(widest, pitch * 0.92))
  const marks = lines.flatMap((line, at): readonly Mark[] =>
    'heading' in line
      ? headingMarks(line.heading, at, from, to)
      : [
          ...(show.shape === 'bubble' ? [guide(at, x.domain)] : []),
          ...termMarks(line, at, show, sizes, { scale: show.colours, at: placeOf(line.group.y[line.k] ?? 0, domain) }),
        ],
  )
  const zero: readonly Mark[] =
    from < 0 && to > 0
      ? [{ kind: 'segment', from: [0, -0.5], to: [0, lines.length - 0.5], colour: 'muted', width: 0.6 }]
      : []
  return {
    width,
    height:
      settings.size.height ?? Math.max(62, (categories.length * pitch + roomBelow(data, width, settings)) * mmPerPoint),
    description: descriptionOf(data, settings),
    caption: captionOf(data, settings),
    panels: [
      { x, y: { kind: 'band', title: '', categories: namesIn(categories, room, pitch) }, marks: [...zero, ...marks] },
    ],
    legend: legendOf(data, sizes, domain, settings),
  }
}

function axisOf({ of, show, groups }: EnrichmentData, { names: nameOf }: PlotSettings) {
  const range = valueRange(
    groups.map(({ x }) => x),
    { margin: show.shape === 'bar' ? 0.12 : 0.09, zero: show.shape !== 'bubble' },
  )
  const title = of.x === null ? `−log10 ${nameOf.variable(of.p.variable)}` : nameOf.variable(of.x.variable)
  return { kind: 'linear', title, domain: range } as const
}

/** Height in points of the axis and the caption. */
function roomBelow(data: EnrichmentData, width: number, settings: PlotSettings): number {
  const lines = Math.ceil(textWidth(captionOf(data, settings), type.small) / (width / mmPerPoint - 12))
  return 48 + lines * (type.small + 2)
}

/** Height of a row in points. Names with several lines need higher rows: the layout would leave out every other name. */
function pitchOf(lines: number, rows: number, below: number, { height }: PlotSettings['size']): number {
  if (height !== undefined) return Math.max(4, (height / mmPerPoint - below) / rows)
  return Math.max(rows > 40 ? 11 : 14, lineStep * lines + 3)
}

/** Names on one line each if the reader's height has no room for their lines. */
function namesIn(categories: readonly string[], room: number, pitch: number): readonly string[] {
  if (lineStep * mostLines(categories, room) <= pitch + 1) return categories
  return categories.map((name) => shorten(name, type.tick, room))
}

/** In points; the legend on the right is as wide as its titles. */
function nameRoom(width: number, titles: readonly string[]): number {
  const page = width / mmPerPoint
  const legend = Math.min(page * 0.3, Math.max(...titles.map((title) => textWidth(title, type.legend))))
  return (page - 20 - legend) * names * 0.97
}

/** Lines of the longest name as the layout breaks it. */
function mostLines(categories: readonly string[], room: number): number {
  if (categories.every((name) => textWidth(name, type.tick) <= room)) return 1
  return Math.max(...categories.map((name) => balanceText(name, type.tick, room).length))
}

function headingMarks(text: string, at: number, from: number, to: number): readonly Mark[] {
  return withoutFalse([
    at !== 0 && { kind: 'segment', from: [from, at - 0.5], to: [to, at - 0.5], colour: 'muted', width: 0.5 },
    { kind: 'text', at: [from, at], shift: [4, 0], text: [{ text }], anchor: 'start', colour: 'ink' },
  ])
}

/** From a name to its bubble. */
function guide(at: number, [from, to]: readonly [number, number]): Mark {
  return { kind: 'segment', from: [from, at], to: [to, at], colour: 'faint', width: 0.5 }
}

/** Pale colours have an outline, so that they stand out from the page. */
function termMarks(
  { group, k }: Exclude<Line, { heading: string }>,
  at: number,
  { shape }: EnrichmentData['show'],
  { diameter }: Sizes,
  colour: Colour,
): readonly Mark[] {
  const x = group.x[k] ?? 0
  if (shape === 'bar') {
    const genes = group.size[k] ?? null
    return withoutFalse([
      {
        kind: 'rect',
        x: [Math.min(0, x), Math.max(0, x)],
        y: [at - 0.36, at + 0.36],
        fill: colour,
        stroke: 'muted',
        opacity: 1,
      },
      genes !== null && {
        kind: 'text',
        at: [x, at],
        shift: [x < 0 ? -3 : 3, 0],
        text: [{ text: formatCount(genes) }],
        anchor: x < 0 ? 'end' : 'start',
        colour: 'ink',
      },
    ])
  }
  const size = diameter(group.size[k] ?? null)
  const point = { kind: 'point', x: [x], y: [at], shape: 'circle' } as const
  return withoutFalse([
    shape === 'lollipop' && { kind: 'segment', from: [0, at], to: [x, at], colour: 'muted', width: 1 },
    { ...point, size: size + 0.8, colour: 'muted', fill: 'solid' },
    { ...point, size, colour, fill: 'solid' },
  ])
}

interface Sizes {
  readonly diameter: (genes: number | null) => number
  /** Round numbers of genes for the legend. */
  readonly ticks: readonly number[]
}

/** Areas are in proportion to numbers of genes. */
function sizesOf({ groups, show }: EnrichmentData, largest: number): Sizes {
  const known = groups.flatMap(({ size }) => size.flatMap((genes) => genes ?? []))
  const most = Math.max(0, ...known)
  if (most === 0 || show.shape === 'bar') return { diameter: () => Math.min(plain, largest), ticks: [] }
  const [low, high] = [Math.min(...known), most]
  const ticks = ticksWithin(low, high, 3)
  const diameter = areaDiameter(most, largest, smallest)
  return {
    diameter: (genes) => (genes === null ? smallest : diameter(genes)),
    ticks: ticks.length === 0 ? [high] : ticks.length > 4 ? ticks.filter((_, k) => k % 2 === 0) : ticks,
  }
}

/** The values of -log10 P at the ends of the scale. */
function shadesOf(groups: readonly EnrichmentGroup[]): readonly [number, number] {
  const all = groups.flatMap(({ y }) => y)
  const [low, high] = [Math.min(...all), Math.max(...all)]
  return low < high ? [low, high] : [Math.max(0, low - 0.5), high + 0.5]
}

function placeOf(value: number, [low, high]: readonly [number, number]): number {
  return (value - low) / (high - low)
}

function legendTitles({ of }: EnrichmentData, { names: nameOf, settings }: PlotSettings) {
  const genes = settings.language === 'zh' ? '基因数' : 'Number of genes'
  return [
    of.size === null || of.size === 'ratio' ? genes : nameOf.variable(of.size.variable),
    `−log10 ${nameOf.variable(of.p.variable)}`,
  ] as const
}

function legendOf(
  data: EnrichmentData,
  { ticks, diameter }: Sizes,
  domain: readonly [number, number],
  settings: PlotSettings,
): Legend {
  const hasUnknown = ticks.length > 0 && data.groups.some(({ size }) => size.includes(null))
  const missing = settings.settings.language === 'zh' ? '缺失' : 'Missing'
  const [genes, significance] = legendTitles(data, settings)
  return {
    place: 'right',
    ...(ticks.length === 0 ? {} : { title: genes }),
    items: [
      ...ticks.map((n) => ({ label: formatCount(n), colour: 'muted', key: 'point', size: diameter(n) }) as const),
      ...(hasUnknown ? [{ label: missing, colour: 'muted', key: 'point', size: smallest } as const] : []),
    ],
    bar: { title: significance, scale: data.show.colours, domain, spacing: 'linear' },
  }
}

function descriptionOf({ groups }: EnrichmentData, { settings, names: nameOf }: PlotSettings): string {
  const zh = settings.language === 'zh'
  const parts = groups.map(({ category, terms }) => {
    const list = terms.map((term) => nameOf.level(term)).join(zh ? '、' : ', ')
    return category === null ? list : `${nameOf.level(category)}${zh ? '：' : ': '}${list}`
  })
  return zh ? `富集条目：${parts.join('；')}。` : `Enriched terms: ${parts.join('; ')}.`
}

function captionOf({ of, show, capped, groups }: EnrichmentData, { settings }: PlotSettings): string {
  const { language } = settings
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const [n, drawn] = [
    groups.reduce((sum, group) => sum + group.n, 0),
    groups.reduce((sum, { terms }) => sum + terms.length, 0),
  ]
  const below = `P\u00a0≤\u00a0${show.pCut}`
  const each = groups.length > 1 ? say(' in each category', '每类') : ''
  const hasSize = of.size !== null && groups.some(({ size }) => size.some((genes) => genes !== null))
  return captionSentences(language, [
    [
      drawn === n
        ? say(`${formatCount(n)} ${n === 1 ? 'term' : 'terms'} with ${below}`, `${below} 的条目共 ${formatCount(n)} 个`)
        : say(
            `${formatCount(drawn)} of ${formatCount(n)} terms with ${below}: the ${show.most} with the smallest P${each}`,
            `${below} 的条目共 ${formatCount(n)} 个，${each}绘出 P 值最小的 ${show.most} 个，合计 ${formatCount(drawn)} 个`,
          ),
    ],
    [
      say('Colour: adjusted P', '颜色：校正 P 值'),
      hasSize && show.shape === 'bar' && say('numbers: genes', '数字：基因数'),
      hasSize && show.shape !== 'bar' && say('area: number of genes', '面积：基因数'),
      capped && say('P of 0 at a tenth of the smallest other P', 'P 为 0 者按其余最小 P 值的十分之一绘制'),
    ],
  ])
}
