import type { Mark, Scene } from '#figure/scene.ts'
import { shorten, textWidth } from '#figure/text-width.ts'
import { type as sizes } from '#figure/typography.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { axisFromZero } from '../../kit/plots/round-ticks.ts'
import { type BarPart, barMarks } from '../../kit/plots/stacked-bars.ts'
import { formatCount, formatFraction } from '../../kit/present/format.ts'
import { sizeText } from '../../kit/present/sample-text.ts'
import type { PyramidData } from './data.ts'

export const plots = { chart: { plot: plotPyramid } satisfies Plot<PyramidData> }

const pointsPerMm = 72 / 25.4
/** Part of the height for the names of the sides. */
const titles = 0.07

function plotPyramid(data: PyramidData, settings: PlotSettings): Scene {
  const { of, show, counts, sides, layers } = data
  const zh = settings.settings.language === 'zh'
  const width = settings.size.width ?? 110
  const classes = classNames(data, settings)
  const last = classes.length - 1
  // outlines would be all that one sees
  const isDense = classes.length > 40
  const lengths = counts.map((layer) => layer.map((side) => side.map((n) => n / baseOf(layer, side, show.scale))))
  const longest = Math.max(...lengths.flat(2))
  const isCount = show.scale === 'count'
  const texts = sides.map((_, s) =>
    (counts[0]?.[s] ?? []).map((n, k) =>
      isCount ? formatCount(n) : formatFraction(lengths[0]?.[s]?.[k] ?? 0, settings.settings),
    ),
  )
  const names = Math.max(...classes.map((name) => textWidth(name, sizes.tick)))
  const half = (width * pointsPerMm - Math.min(names, 0.32 * width * pointsPerMm) - 40) / 2
  const label = show.labels ? Math.max(...texts.flat().map((text) => textWidth(text, sizes.tick))) + 6 : 0
  const { domain, ticks } = axisFromZero(longest, 4, isCount && counts.flat(2).every(Number.isInteger))
  const top = Math.max(domain[1], longest / (1 - Math.min(0.6, label / half)))
  const percentTitle =
    show.scale === 'all' ? (zh ? '占全部的百分比(%)' : 'Percentage of all') : sidePercent(data, settings)
  return {
    width,
    height: settings.size.height ?? Math.min(170, Math.max(60, 30 + 4.4 * classes.length)),
    description: descriptionOf(data, settings),
    caption: captionOf(data, settings),
    panels: [
      {
        x: {
          kind: 'linear',
          title: isCount ? (zh ? '人数' : 'Number of people') : percentTitle,
          domain: [-top, top],
          ticks: [
            ...ticks
              .slice(1)
              .toReversed()
              .map((tick) => -tick),
            ...ticks,
          ],
          unsigned: true,
          ...(isCount ? {} : { format: 'percent' }),
        },
        y: {
          kind: 'band',
          title: settings.names.variable(of.age),
          categories: classes.toReversed(),
          lineless: true,
          margins: [titles, 0],
        },
        marks: [
          ...barMarks(
            sides.flatMap((_, s): readonly BarPart[] =>
              (lengths[0]?.[s] ?? []).map((length, k) => ({
                at: last - k,
                from: 0,
                to: s === 0 ? 0 - length : length,
                colour: { series: s },
                opacity: 0.6,
                bare: isDense,
              })),
            ),
            { half: isDense ? 0.5 : 0.46, across: true },
          ),
          ...(layers.length > 1 ? sides.map((_, s) => outlineOf(lengths[1]?.[s] ?? [], s === 0 ? -1 : 1)) : []),
          { kind: 'segment', from: [0, -0.5], to: [0, last + 0.5], colour: 'ink', width: 0.7 },
          ...(show.labels ? texts : []).flatMap((side, s) =>
            side.map((text, k): Mark => endLabel(text, s, lengths[0]?.[s]?.[k] ?? 0, last - k)),
          ),
          ...sides.map((_, s): Mark => sideTitle(data, s, { top, last, room: half * 0.98 }, settings)),
        ],
      },
    ],
  }
}

/** What 100% is; 1 for counts. */
function baseOf(
  layer: readonly (readonly number[])[],
  side: readonly number[],
  scale: PyramidData['show']['scale'],
): number {
  if (scale === 'count') return 1
  return sum(scale === 'all' ? layer.flat() : side) || 1
}

function sum(counts: readonly number[]): number {
  return counts.reduce((all, n) => all + n, 0)
}

/** From the youngest. */
function classNames({ edges, groups }: PyramidData, { names }: PlotSettings): readonly string[] {
  if (groups.length > 0) return groups.map((group) => names.level(group))
  return edges.slice(0, -1).map((edge, k) => {
    const [from, to] = [Number(edge), edges[k + 1]]
    if (to === 'Inf') return `≥${from}`
    return Number(to) - from > 1 ? `${from}–${Number(to) - 1}` : String(from)
  })
}

/** The ends of the bars of another layer, from the bottom to the top. */
function outlineOf(lengths: readonly number[], direction: 1 | -1): Mark {
  const last = lengths.length - 1
  return {
    kind: 'line',
    x: [0, ...lengths.flatMap((length) => [direction * length, direction * length]), 0],
    y: [last + 0.5, ...lengths.flatMap((_, k) => [last - k + 0.5, last - k - 0.5]), -0.5],
    colour: 'ink',
    width: 1.1,
  }
}

function endLabel(text: string, side: number, length: number, at: number): Mark {
  const direction = side === 0 ? -1 : 1
  return {
    kind: 'text',
    at: [side === 0 ? 0 - length : length, at],
    text: [{ text }],
    shift: [3 * direction, 0],
    anchor: side === 0 ? 'end' : 'start',
    colour: 'ink',
    height: 1,
  }
}

/** Above the bars of a side, with its size if there is a single layer and room for it. */
function sideTitle(
  { sides, counts }: PyramidData,
  s: number,
  { top, last, room }: { readonly top: number; readonly last: number; readonly room: number },
  { names, settings }: PlotSettings,
): Mark {
  const ref = sides[s]
  const name = ref === undefined ? '' : names.level(ref)
  const n = formatCount(sum(counts[0]?.[s] ?? []))
  const sized = settings.language === 'zh' ? `${name}（n=${n}）` : `${name} (n\u00a0=\u00a0${n})`
  const text = counts.length === 1 && textWidth(sized, sizes.tick) <= room ? sized : shorten(name, sizes.tick, room)
  return {
    kind: 'text',
    at: [(s === 0 ? -top : top) / 2, -0.5 - (titles / (1 - titles)) * ((last + 1) / 2)],
    text: [{ text }],
    anchor: 'middle',
    colour: 'ink',
  }
}

function sidePercent({ of }: PyramidData, { names, settings }: PlotSettings): string {
  const side = names.variable(of.side)
  return settings.language === 'zh' ? `占各${side}的百分比(%)` : `Percentage within ${side}`
}

function captionOf(data: PyramidData, settings: PlotSettings): string {
  const { of, total, counts, layers, show } = data
  const { language } = settings.settings
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const layerName = of.layer === null ? '' : settings.names.variable(of.layer)
  const [bars, outline] = layers.map((layer) => (layer === null ? '' : settings.names.level(layer)))
  return captionSentences(language, [
    [
      sizeText(sum(counts.flat(2)), total, language),
      show.scale === 'all' &&
        layers.length > 1 &&
        say(`100%: all people of each ${layerName}`, `百分比以各${layerName}合计为分母`),
    ],
    outline !== undefined && [say(`Bars: ${bars}`, `条形：${bars}`), say(`outline: ${outline}`, `轮廓线：${outline}`)],
  ])
}

function descriptionOf(data: PyramidData, settings: PlotSettings): string {
  const { names } = settings
  const zh = settings.settings.language === 'zh'
  const classes = classNames(data, settings)
  const sides = data.sides.map((side, s) => {
    const counts = data.counts[0]?.[s] ?? []
    const list = classes.map((name, k) => `${name}: ${formatCount(counts[k] ?? 0)}`)
    return zh ? `${names.level(side)}——${list.join('、')}` : `${names.level(side)} – ${list.join(', ')}`
  })
  const title = zh
    ? `${names.variable(data.of.age)}的人口金字塔`
    : `Population pyramid of ${names.variable(data.of.age)}`
  return zh ? `${title}：${sides.join('；')}。` : `${title}. ${sides.join('; ')}.`
}
