import type { Mark, Panel, Scene } from '#figure/scene.ts'
import { shorten, textWidth } from '#figure/text-width.ts'
import { type as sizes } from '#figure/typography.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import { colourLegend } from '../../kit/figures/colour-legend.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { joinedBars } from '../../kit/plots/histogram-bars.ts'
import { axisFromZero } from '../../kit/plots/round-ticks.ts'
import { runLines } from '../../kit/plots/run-lines.ts'
import { shadeOf } from '../../kit/plots/stacked-bars.ts'
import { formatCount } from '../../kit/present/format.ts'
import { sizeText } from '../../kit/present/sample-text.ts'
import type { EpidemicData, Window } from './data.ts'

export const plots = { chart: { plot: plotCurve } satisfies Plot<EpidemicData> }

const pointsPerMm = 72 / 25.4
const dayMs = 86_400_000
/** Opacity of the darkest parts. */
const darkest = 0.8
/** More bars than this have no outlines, which would be all that one sees. */
const many = 120

function plotCurve(data: EpidemicData, settings: PlotSettings): Scene {
  const { edges, counts, show, of } = data
  const zh = settings.settings.language === 'zh'
  const width = settings.size.width ?? (show.squares ? Math.min(140, Math.max(85, 24 + 6.5 * edges.length)) : 140)
  // a bar of one day is around its tick, longer ones begin at it
  const moved = show.bin === 'day' ? dayMs / 2 : 0
  const windows = windowsOf(data, zh)
  const spans = windows.map(({ from, to }) => [from - moved, to + dayMs - moved] as const)
  const [first, last] = [(edges[0] ?? 0) - moved, (edges.at(-1) ?? 0) - moved]
  const x = [Math.min(first, ...spans.map(([from]) => from)), Math.max(last, ...spans.map(([, to]) => to))] as const
  const all = totals(counts)
  const isWhole = counts.flat().every(Number.isInteger)
  const most = Math.max(...all)
  const axisOfBars = axisFromZero(most, 5, isWhole)
  const { ticks } = axisOfBars
  const highest = show.squares ? most : axisOfBars.domain[1]
  // a square has the width of a bin, unless that is very wide
  const binWidth = ((edges[1] ?? 0) - (edges[0] ?? 0)) * ((width - 18) / (x[1] - x[0]))
  const wished = show.squares ? highest * Math.min(binWidth, 6) + 24 : 80
  const height =
    settings.size.height ?? Math.min(170, Math.max(55, wished) + 5 * windows.length + (show.cumulative ? 50 : 0))
  const panelHeight = (show.cumulative ? height / 2 : height) - 20
  // names of periods have a row each above the bars
  const row = (highest / Math.max(10, panelHeight - 4.6 * windows.length)) * 4.6
  const top = highest + row * windows.length
  const axis = { kind: 'linear', title: settings.names.variable(of.date), domain: x, calendar: true } as const
  const perX = (x[1] - x[0]) / ((width - 18) * pointsPerMm)
  const bars: Panel = {
    x: axis,
    y: {
      kind: 'linear',
      title: caseTitle(show.cumulative, zh)[0],
      domain: [0, top],
      ticks,
      ...(windows.length > 0 ? { end: highest } : {}),
    },
    marks: [
      ...spans.map(
        ([from, to]): Mark => ({
          kind: 'rect',
          x: [from, to],
          y: [0, top],
          fill: 'muted',
          stroke: null,
          opacity: 0.16,
        }),
      ),
      ...counts.flatMap((_, part) => (show.squares ? squaresOf(data, part, moved) : barsOf(data, part, moved))),
      ...averageLine(data, moved),
      ...windows.flatMap(({ label }, k) => windowName(label, spans[k] ?? x, top - row * (k + 0.55), { x, perX })),
    ],
  }
  const cumulative = upTo(all)
  const sum = axisFromZero(cumulative.at(-1) ?? 0, 4, isWhole)
  const panels: readonly Panel[] = show.cumulative
    ? [
        bars,
        {
          x: axis,
          y: { kind: 'linear', title: caseTitle(true, zh)[1], domain: sum.domain, ticks: sum.ticks },
          marks: [
            {
              kind: 'line',
              x: [first, ...edges.slice(1).map((edge) => edge - moved)],
              y: [0, ...cumulative],
              colour: 'ink',
              width: 1.3,
            },
          ],
        },
      ]
    : [bars]
  return {
    width,
    height,
    description: descriptionOf(data, settings),
    caption: captionOf(data, settings),
    panels,
    ...(show.cumulative ? { arrangement: { columns: 1, joined: true } } : {}),
    ...partsLegend(data, settings),
  }
}

function caseTitle(isShort: boolean, zh: boolean): readonly [string, string] {
  return zh ? ['病例数', '累计病例数'] : [isShort ? 'Cases' : 'Number of cases', 'Cumulative']
}

function totals(counts: EpidemicData['counts']): readonly number[] {
  return (counts[0] ?? []).map((_, k) => counts.reduce((sum, part) => sum + (part[k] ?? 0), 0))
}

function upTo(counts: readonly number[]): readonly number[] {
  let sum = 0
  return counts.map((n) => {
    sum += n
    return sum
  })
}

function windowsOf({ exposure, windows }: EpidemicData, zh: boolean): readonly Window[] {
  const own = zh ? '可能的共同暴露时段' : 'Probable common exposure'
  return [...(exposure === null ? [] : [{ ...exposure, label: own }]), ...windows]
}

/** Bars on those of the parts below. */
function barsOf({ edges, counts }: EpidemicData, part: number, moved: number): readonly Mark[] {
  const floors = totals([(counts[0] ?? []).map(() => 0), ...counts.slice(0, part)])
  const tops = floors.map((floor, k) => floor + (counts[part]?.[k] ?? 0))
  const outline = tops.length > many ? 'skyline' : 'bars'
  const style = {
    colour: { series: part },
    opacity: shadeOf(part, darkest),
    outline,
    width: tops.length > many ? 0.3 : 0.8,
  } as const
  return joinedBars({ edges: edges.map((edge) => edge - moved), tops, floors }, style)
}

/** A box for each case, with paper between them. */
function squaresOf({ edges, counts }: EpidemicData, part: number, moved: number): readonly Mark[] {
  const floors = totals([(counts[0] ?? []).map(() => 0), ...counts.slice(0, part)])
  const width = Math.min(...edges.slice(1).map((edge, k) => edge - (edges[k] ?? 0)))
  const boxes = (counts[part] ?? []).flatMap((n, k) =>
    Array.from({ length: n }, (_, i) => ({
      x: ((edges[k] ?? 0) + (edges[k + 1] ?? 0)) / 2 - moved,
      y: (floors[k] ?? 0) + i + 0.5,
    })),
  )
  if (boxes.length === 0) return []
  return [
    {
      kind: 'tiles',
      x: boxes.map((box) => box.x),
      y: boxes.map((box) => box.y),
      width: width * 0.9,
      height: 0.9,
      fill: { series: part },
      opacity: shadeOf(part, 1),
    },
  ]
}

function averageLine({ average, edges }: EpidemicData, moved: number): readonly Mark[] {
  const middles = average.map((_, k) => ((edges[k] ?? 0) + (edges[k + 1] ?? 0)) / 2 - moved)
  return runLines(
    middles,
    [average],
    average.map(() => 1),
  ).map(({ x, values: [y = []] }): Mark => ({ kind: 'line', x, y, colour: 'ink', width: 1.5 }))
}

/** In its own row, over its period, and within the plot. */
function windowName(
  label: string,
  [from, to]: readonly [number, number],
  y: number,
  { x: [low, high], perX }: { readonly x: readonly [number, number]; readonly perX: number },
): readonly Mark[] {
  if (label === '') return []
  const text = shorten(label, sizes.tick, (high - low) / perX)
  const half = (textWidth(text, sizes.tick) / 2) * perX
  const middle = Math.max(low + half, Math.min((from + to) / 2, high - half))
  return [{ kind: 'text', at: [middle, y], text: [{ text }], anchor: 'middle', colour: 'ink' }]
}

function partsLegend({ levels, show }: EpidemicData, settings: PlotSettings): Pick<Scene, 'legend'> {
  const { legend } = colourLegend(levels, { key: 'box' }, settings)
  if (legend === undefined) return {}
  const items = legend.items.map((item, part) => ({ ...item, opacity: shadeOf(part, show.squares ? 1 : darkest) }))
  return { legend: { ...legend, items } }
}

const binWords = {
  day: { en: 'day', zh: '日' },
  week: { en: 'week from Monday', zh: '周（周一起）' },
  sunday: { en: 'week from Sunday', zh: '周（周日起）' },
  month: { en: 'month', zh: '月' },
} as const

function captionOf(
  { counts, total, show, exposure, windows }: EpidemicData,
  { settings: { language } }: PlotSettings,
): string {
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const used = counts.flat().reduce((sum, n) => sum + n, 0)
  const bin = binWords[show.bin][language]
  const line =
    show.average === 'last'
      ? say(`mean of the last ${show.span} bars`, `最近 ${show.span} 条的移动平均`)
      : say(`mean of ${show.span} bars around each`, `${show.span} 条中心移动平均`)
  const iso = (ms: number) => new Date(ms).toISOString().slice(0, 10)
  return captionSentences(language, [
    [
      sizeText(used, total, language),
      show.squares
        ? say(`each square: one case, by ${bin}`, `每格一例，按${bin}`)
        : say(`bars: cases by ${bin}`, `条形：按${bin}的病例数`),
      show.average !== 'none' && say(`line: ${line}`, `线：${line}`),
    ],
    [
      exposure !== null &&
        say(
          `Probable common exposure: ${iso(exposure.from)} to ${iso(exposure.to)}`,
          `可能的共同暴露时段：${iso(exposure.from)} 至 ${iso(exposure.to)}`,
        ),
      ...windows
        .filter(({ label }) => label !== '')
        .map(
          ({ from, to, label }) =>
            `${label}${say(': ', '：')}${iso(from)}${from === to ? '' : say(` to ${iso(to)}`, ` 至 ${iso(to)}`)}`,
        ),
    ],
  ])
}

function descriptionOf({ edges, counts, show, of }: EpidemicData, { names, settings }: PlotSettings): string {
  const all = totals(counts)
  const iso = (ms: number) => new Date(ms).toISOString().slice(0, 10)
  const peak = all.indexOf(Math.max(...all))
  const [start, end, highest] = [iso(edges[0] ?? 0), iso(edges.at(-2) ?? 0), iso(edges[peak] ?? 0)]
  const n = formatCount(all.reduce((sum, one) => sum + one, 0))
  const most = formatCount(all[peak] ?? 0)
  const bin = binWords[show.bin][settings.language]
  return settings.language === 'zh'
    ? `${names.variable(of.date)}的流行曲线，按${bin}，${start} 至 ${end} 共 ${n} 例，高峰为 ${highest} 起的 ${most} 例。`
    : `Epidemic curve of ${names.variable(of.date)} by ${bin}: ${n} cases from ${start} to ${end}, most, ${most}, from ${highest}.`
}
