import type { Mark, Scene } from '#figure/scene.ts'
import { sideBySide } from '#figure/side-by-side.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { barMarks, labelBeyond } from '../../kit/plots/stacked-bars.ts'
import { formatCount, formatFraction, formatLevel } from '../../kit/present/format.ts'
import type { ParetoData } from './data.ts'

export const plots = { chart: { plot: plotCauses } satisfies Plot<ParetoData> }

/** Opacity of bars beyond the limit. */
const pale = 0.2

function plotCauses(data: ParetoData, settings: PlotSettings): Scene {
  const { counts, cumulative, show, limit, needed, of } = data
  const { names, size } = settings
  const zh = settings.settings.language === 'zh'
  const width = size.width ?? Math.min(170, Math.max(85, 24 + 13 * counts.length))
  const { half } = sideBySide(counts.length, 1, { category: (width - 18) / counts.length, widest: 10 })
  const look = { half, across: false }
  const all = counts.reduce((sum, n) => sum + n, 0)
  const tallest = Math.max(...counts) / all
  const top = show.cumulative ? 1.04 : tallest * 1.1
  const texts = counts.map((n) => textOf(n, all, show.labels, settings))
  const points = cumulative.map((share, k) => [k, share] as const)
  const line: readonly Mark[] = [
    { kind: 'line', x: points.map(([x]) => x), y: points.map(([, y]) => y), colour: { series: 1 }, width: 1.1 },
    {
      kind: 'point',
      x: points.map(([x]) => x),
      y: points.map(([, y]) => y),
      colour: { series: 1 },
      size: 4,
      shape: 'circle',
      fill: 'solid',
    },
  ]
  const reference: Mark = {
    kind: 'segment',
    from: [-0.5, limit],
    to: [counts.length - 0.5, limit],
    colour: 'muted',
    width: 0.7,
    dash: 'dashed',
  }
  return {
    width,
    height: size.height ?? 88,
    description: descriptionOf(data, settings),
    caption: captionOf(data, settings),
    panels: [
      {
        x: {
          kind: 'band',
          title: names.variable(of.variable),
          categories: data.causes.map((_, k) => nameOf(data, k, settings)),
        },
        y: {
          kind: 'linear',
          title: zh ? '百分比(%)' : 'Percentage',
          domain: [0, top],
          format: 'percent',
          ...(show.cumulative ? { ticks: [0, 0.2, 0.4, 0.6, 0.8, 1] } : {}),
        },
        marks: [
          ...(limit > 0 ? [reference] : []),
          ...barMarks(
            counts.map((n, at) => ({
              at,
              from: 0,
              to: n / all,
              colour: data.causes[at] === null ? 'muted' : { series: 0 },
              ...(limit > 0 && at >= needed ? { opacity: pale } : {}),
            })),
            look,
          ),
          ...(show.cumulative ? line : []),
          ...texts.flatMap((text, at) => labelOver(data, at, text, { all, top, half })),
        ],
      },
    ],
  }
}

/** A number over its bar, or inside it where the line of the cumulative percentages would cross it. */
function labelOver(
  { counts, cumulative, show, limit }: ParetoData,
  at: number,
  text: string,
  { all, top, half }: { readonly all: number; readonly top: number; readonly half: number },
): readonly Mark[] {
  if (text === '') return []
  const end = (counts[at] ?? 0) / all
  const height = top * 0.075
  const isCrossed = (share: number) => share > end - height * 0.2 && share < end + height * 1.2
  const lineBelow = at === 0 ? 0 : ((cumulative[at - 1] ?? 0) + (cumulative[at] ?? 0)) / 2
  const isMet = show.cumulative && (isCrossed(cumulative[at] ?? 0) || isCrossed(lineBelow))
  const isInside = isMet || (limit > 0 && isCrossed(limit))
  const gap = isInside ? -height * 0.68 : height / 2
  if (isInside && end < height * 1.3) return []
  return [labelBeyond({ at, end, text, gap, room: isInside ? 2 * half : 0.96 }, { across: false })]
}

function textOf(n: number, all: number, labels: ParetoData['show']['labels'], { settings }: PlotSettings): string {
  if (labels === 'none') return ''
  return labels === 'n' ? formatCount(n) : formatFraction(n / all, settings)
}

function nameOf({ causes, merged }: ParetoData, k: number, { names, settings }: PlotSettings): string {
  const ref = causes[k]
  if (ref) return names.level(ref)
  return settings.language === 'zh' ? `其他（${merged}\u00a0类）` : `Other (${merged})`
}

function captionOf({ counts, total, show, limit, needed }: ParetoData, { settings }: PlotSettings): string {
  const { language } = settings
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const used = counts.reduce((sum, n) => sum + n, 0)
  const level = formatLevel(limit)
  return captionSentences(language, [
    [
      `n\u00a0=\u00a0${formatCount(used)}${used === total ? '' : say(` of ${formatCount(total)}`, `（共 ${formatCount(total)}）`)}`,
      show.labels === 'n' && say('numbers: counts', '数字：频数'),
      show.cumulative && say('line: cumulative percentage', '折线：累积百分比'),
    ],
    [
      limit > 0 &&
        say(
          `Darker: the ${needed === 1 ? 'bar' : `${needed} bars`} that reach ${level}, the dashed line`,
          `深色：累积达到 ${level}（虚线）的前 ${needed} 项`,
        ),
    ],
  ])
}

function descriptionOf(data: ParetoData, settings: PlotSettings): string {
  const { counts, cumulative, of } = data
  const zh = settings.settings.language === 'zh'
  const list = counts.map((n, k) => {
    const share = formatFraction(cumulative[k] ?? 0, settings.settings)
    return `${nameOf(data, k, settings)} ${formatCount(n)} (${share}%)`
  })
  const name = settings.names.variable(of.variable)
  return zh
    ? `${name}的帕累托图，频数与累积百分比依次为：${list.join('、')}。`
    : `Pareto chart of ${name}, counts with cumulative percentages: ${list.join(', ')}.`
}
