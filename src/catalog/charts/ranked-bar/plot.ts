import type { Colour, Mark, Scene } from '#figure/scene.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import { colourLegend } from '../../kit/figures/colour-legend.ts'
import { indicesOf, partsOf } from '../../kit/figures/continued.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { barMarks, shadeOf } from '../../kit/plots/stacked-bars.ts'
import { decimalsInData } from '../../kit/present/decimals-in-data.ts'
import { fixed, formatCount, formatQuantity } from '../../kit/present/format.ts'
import { withoutFalse } from '../../kit/without-false.ts'
import type { RankedBarData } from './data.ts'

export const plots = {
  chart: {
    plot: plotRanks,
    parts: ({ values }, most = 50) => partsOf(values.length, most),
  } satisfies Plot<RankedBarData>,
}

/** The height of a page of a journal, in mm. */
const tallest = 235
/** Opacity of the darkest bars. */
const darkest = 0.9
/** More bars than this have neither outlines nor gaps, which would be all that one sees. */
const many = 80

function plotRanks(all: RankedBarData, settings: PlotSettings): Scene {
  const { show, baseline, of } = all
  const width = settings.size.width ?? 120
  const decimals = decimalsOf(all)
  const lines = indicesOf(all.values.length, settings.lines)
  const data: RankedBarData = {
    ...all,
    values: lines.map((line) => all.values[line] ?? 0),
    codes: lines.map((line) => all.codes[line] ?? -1),
    names: lines.map((line) => all.names[line] ?? null),
  }
  const { values } = data
  const texts = values.map((value) => (show.labels ? fixed(value, decimals) : ''))
  // the parts of one figure have one axis
  const shown = startsInView(all) ? [...all.values, baseline] : all.values
  const [low, high] = [Math.min(...shown), Math.max(...shown)]
  const range = high - low || Math.abs(low) || 1
  // numbers beside the ends are on the plot, which is about two thirds of the page
  const longest = show.labels ? Math.max(...all.values.map((value) => fixed(value, decimals).length)) : 0
  const label = show.labels ? Math.min(0.3, (longest * 1.7 + 2.5) / (width * 0.6)) * range : 0
  const margin = (show.mark === 'bar' ? 0.02 : 0.05) * range
  // on the side of the start no line crosses the numbers
  const isBeyond = (value: number) => startsInView(all) && value < baseline
  const isFlush = show.mark !== 'dot' && high > low
  const from = all.values.some(isBeyond) ? low - margin - label : isFlush ? low : low - margin
  const to = all.values.every(isBeyond) ? (isFlush ? high : high + margin) : high + margin + label
  const height = settings.size.height ?? Math.min(tallest, 28 + 5 * values.length)
  // points of neighbours do not touch
  const size = Math.min(5.5, Math.max(1.5, (2.5 * (height - 28)) / values.length))
  return {
    width,
    height,
    description: descriptionOf(data, settings),
    caption: captionOf(all, settings),
    ...legendOf(all, settings),
    panels: [
      {
        x: { kind: 'linear', title: axisTitle(data, settings), domain: [from, to] },
        y: {
          kind: 'band',
          title: settings.names.variable(of.name),
          categories: values.map((_, k) => nameOf(data, k, settings)),
          lineless: true,
        },
        marks: withoutFalse([
          ...marksOf(data, {
            size,
            guides: values.map((value) => [from, Math.max(from, isBeyond(value) ? value - label - margin : value)]),
          }),
          startsInView(all) && {
            kind: 'segment',
            from: [baseline, -0.5],
            to: [baseline, values.length - 0.5],
            colour: 'ink',
            width: 0.7,
          },
          ...texts.flatMap((text, at): readonly Mark[] => {
            const value = values[at] ?? 0
            const side = isBeyond(value) ? -1 : 1
            if (text === '') return []
            return [
              {
                kind: 'text',
                at: [value, at],
                text: [{ text }],
                shift: [side * (show.mark === 'bar' ? 3 : 5), 0],
                anchor: side < 0 ? 'end' : 'start',
                colour: 'ink',
                room: label + margin,
                height: 1.1,
              },
            ]
          }),
        ]),
      },
    ],
  }
}

/** Lengths are read from their start; of dots only the places are. */
function startsInView({ show, values, baseline }: RankedBarData): boolean {
  const isInside = Math.min(...values) <= baseline && Math.max(...values) >= baseline
  return show.mark !== 'dot' || show.z || show.baseline !== 'zero' || isInside
}

/** `size`: the diameter of points; `guides`: where the line from the name towards each dot begins and ends. */
function marksOf(
  data: RankedBarData,
  { size, guides }: { readonly size: number; readonly guides: readonly (readonly [number, number])[] },
): readonly Mark[] {
  const { values, show, baseline } = data
  const half = values.length > many ? 0.5 : 0.36
  if (show.mark === 'bar')
    return barMarks(
      values.map((value, at) => ({
        at,
        from: baseline,
        to: value,
        colour: colourAt(seriesOf(data, at)),
        opacity: opacityAt(data, seriesOf(data, at)),
        bare: values.length > many,
      })),
      { half, across: true },
    )
  const stems = values.map(
    (value, at): Mark =>
      show.mark === 'dot'
        ? {
            kind: 'segment',
            from: [guides[at]?.[0] ?? value, at],
            to: [guides[at]?.[1] ?? value, at],
            colour: 'muted',
            width: 0.4,
            dash: 'dotted',
          }
        : { kind: 'segment', from: [baseline, at], to: [value, at], colour: colourAt(seriesOf(data, at)), width: 1.2 },
  )
  const points = [...new Set(values.map((_, at) => seriesOf(data, at)))].map((series): Mark => {
    const places = values.flatMap((value, at) => (seriesOf(data, at) === series ? [{ value, at }] : []))
    return {
      kind: 'point',
      x: places.map(({ value }) => value),
      y: places.map(({ at }) => at),
      colour: colourAt(series),
      size,
      shape: series < 0 ? 'circle' : 'of-series',
      fill: series < 0 ? 'open' : 'solid',
    }
  })
  return [...stems, ...points]
}

/** The colour of a bar; -1 for a missing group. */
function seriesOf({ show, codes, values, baseline }: RankedBarData, at: number): number {
  return show.colours === 'group' ? (codes[at] ?? -1) : (values[at] ?? 0) < baseline ? 1 : 0
}

function colourAt(series: number): Colour {
  return series < 0 ? 'muted' : { series }
}

function opacityAt({ show, colours }: RankedBarData, series: number): number {
  if (series < 0) return 0.25
  // the place of a bar tells its sign, and bars without gaps let no paper through
  return show.colours === 'sign' || colours.length < 2 ? 1 : shadeOf(series, darkest)
}

function legendOf(data: RankedBarData, settings: PlotSettings): Pick<Scene, 'legend'> {
  const { show, colours, values, baseline } = data
  const zh = settings.settings.language === 'zh'
  const lookOf = (series: number) =>
    show.mark === 'bar'
      ? ({ key: 'box', opacity: opacityAt(data, series) } as const)
      : ({ key: 'point', shape: series < 0 ? 'circle' : 'of-series' } as const)
  if (show.colours === 'sign') {
    const start = startText(data, settings)
    const sides = zh ? [`不低于${start}`, `低于${start}`] : [`At or above ${start}`, `Below ${start}`]
    const drawn = new Set(values.map((value) => (value < baseline ? 1 : 0)))
    const items = sides.map((text, series) => ({ label: text, colour: { series }, ...lookOf(series) }))
    return drawn.size > 1 || settings.joined === true ? { legend: { place: 'top', items } } : {}
  }
  const { legend } = colourLegend(colours, lookOf(0), settings)
  if (legend === undefined) return {}
  const items = legend.items.map((item, series) => ({ ...item, ...lookOf(series) }))
  const missing = { label: zh ? '缺失' : 'Missing', colour: colourAt(-1), ...lookOf(-1) }
  return { legend: { ...legend, items: data.codes.includes(-1) ? [...items, missing] : items } }
}

/** The start of the bars within a sentence. */
function startText({ show, baseline }: RankedBarData, { settings }: PlotSettings): string {
  const zh = settings.language === 'zh'
  if (show.z || show.baseline === 'mean') return zh ? '均数' : 'the mean'
  return zh ? `\u00a0${formatQuantity(baseline, settings)}` : formatQuantity(baseline, settings)
}

function nameOf({ names }: RankedBarData, k: number, settings: PlotSettings): string {
  const name = names[k]
  if (name) return settings.names.level(name)
  return settings.settings.language === 'zh' ? '（缺失）' : '(missing)'
}

function axisTitle({ of, show }: RankedBarData, { names, settings }: PlotSettings): string {
  const name = names.variable(of.value)
  if (!show.z) return name
  return settings.language === 'zh' ? `${name}（z\u00a0分数）` : `${name}, z\u00a0score`
}

function decimalsOf({ values, show }: RankedBarData): number {
  return show.z ? 2 : decimalsInData(values)
}

function captionOf(data: RankedBarData, { settings }: PlotSettings): string {
  const { values, known, total, show, mean, sd, baseline } = data
  const { language } = settings
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const [without, others] = [total - known, known - values.length]
  const of = (value: number) => formatQuantity(value, settings)
  return captionSentences(language, [
    [
      `n\u00a0=\u00a0${formatCount(values.length)}`,
      others > 0 && say(`${formatCount(others)} others not drawn`, `另有 ${formatCount(others)} 行未绘出`),
      without > 0 && say(`${formatCount(without)} without a value`, `${formatCount(without)} 行无数值`),
    ],
    show.z
      ? [
          say(
            `z: the value minus the mean of all values (${of(mean)}) over their SD (${of(sd ?? 0)})`,
            `z =（观测值 − 均数 ${of(mean)}）÷ 标准差 ${of(sd ?? 0)}`,
          ),
        ]
      : show.baseline === 'mean'
        ? [say(`Line: mean of all values, ${of(mean)}`, `竖线：全部观测值的均数 ${of(mean)}`)]
        : show.baseline === 'own'
          ? [say(`Line: ${of(baseline)}`, `竖线：${of(baseline)}`)]
          : [],
  ])
}

function descriptionOf(data: RankedBarData, settings: PlotSettings): string {
  const { values, show } = data
  const decimals = decimalsOf(data)
  const list = values.slice(0, 10).map((value, k) => `${nameOf(data, k, settings)} ${fixed(value, decimals)}`)
  const title = axisTitle(data, settings)
  const kind = { bar: ['bars', '条图'], lollipop: ['lollipops', '棒棒糖图'], dot: ['dots', '点图'] }[show.mark]
  const n = formatCount(values.length)
  return settings.settings.language === 'zh'
    ? `${title}的排序${kind[1]}，共 ${n} 项，自上而下${values.length > 10 ? '前 10 项' : ''}为：${list.join('、')}。`
    : `${title} as ranked ${kind[0]}, ${n} in all, from the top: ${list.join(', ')}${values.length > 10 ? ' …' : '.'}`
}
