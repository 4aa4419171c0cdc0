import type { Colour, Mark, Panel, Scene } from '#figure/scene.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import { colourLegend } from '../../kit/figures/colour-legend.ts'
import { sizedName } from '../../kit/figures/figure-words.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { quartileTypes, quartileTypeWords } from '../../kit/options/quartile-type.ts'
import { runLines } from '../../kit/plots/run-lines.ts'
import { valueRange } from '../../kit/plots/value-range.ts'
import { formatCount, formatLevel } from '../../kit/present/format.ts'
import type { TrajectoryData, TrajectoryPart } from './data.ts'

export const plots = { chart: { plot: plotTrajectories } satisfies Plot<TrajectoryData> }

function plotTrajectories(data: TrajectoryData, settings: PlotSettings): Scene {
  const { language } = settings.settings
  const { show } = data
  const parts = data.parts.filter(({ n }) => n > 0)
  const panels = show.panels ? parts.map((part) => [part]) : [parts]
  const together = !show.panels && parts.length > 1
  const columns = Math.min(
    panels.length,
    panels.length === 4 ? 2 : 3,
    Math.max(1, Math.floor((settings.size.width ?? 170) / 40)),
  )
  const rows = Math.ceil(panels.length / columns)
  const [time, value] = [data.of.time, data.of.value].map(({ variable }) => settings.names.variable(variable)) as [
    string,
    string,
  ]
  const change = language === 'zh' ? `${value}的变化` : `Change: ${value}`
  const domainX = valueRange(
    parts.flatMap(({ lines, dots, summary, percentiles }) => [lines.x, dots.x, summary?.x ?? [], percentiles?.x ?? []]),
    { margin: 0.02 },
  )
  const domainY = valueRange(
    parts.flatMap(({ lines, dots, summary, percentiles }) => [
      lines.y,
      dots.y,
      ...(summary === null ? [] : [summary.y, summary.lower, summary.upper]),
      ...(percentiles?.at ?? []),
    ]),
  )
  const zero: Mark = {
    kind: 'segment',
    from: [domainX[0], 0],
    to: [domainX[1], 0],
    colour: 'muted',
    width: 0.5,
    dash: 'dashed',
  }
  const named = together && parts.every(({ summary }) => summary !== null)
  const legend = together
    ? colourLegend(
        parts.map(({ group }) => group),
        { key: 'line' },
        settings,
      ).legend
    : undefined
  return {
    width: settings.size.width ?? Math.min(175, columns === 1 ? 110 : columns * 58),
    height: settings.size.height ?? 10 + 68 * rows,
    description:
      language === 'zh'
        ? `${parts.reduce((n, part) => n + part.n, 0)} 个对象的${value}随${time}变化的轨迹。`
        : `Trajectories of ${value} over ${time} in ${parts.reduce((n, part) => n + part.n, 0)} subjects.`,
    caption: captionOf(data, settings),
    arrangement: { columns },
    panels: panels.map((inside, k): Panel => {
      const [only] = inside
      const marks = inside.map((part) => partMarks(part, parts.indexOf(part), together, data))
      const isFirst = k % columns === 0
      return {
        ...(show.panels &&
          only?.group && { title: sizedName(settings.names.level(only.group), only.n, settings).replace('\n', ' ') }),
        x: { kind: 'linear', title: time, domain: domainX, ...(data.calendar ? { calendar: true as const } : {}) },
        y: { kind: 'linear', title: isFirst ? (show.change ? change : value) : '', domain: domainY },
        marks: [
          ...(show.change ? [zero] : []),
          ...marks.flatMap(({ behind }) => behind),
          ...marks.flatMap(({ over }) => over),
        ],
        ...(named && {
          lineLabels: inside.map(({ group, summary }, series) => ({
            at: [summary?.x.at(-1) ?? 0, summary?.y.at(-1) ?? 0] as const,
            text: group === null ? '' : settings.names.level(group),
            colour: { series },
          })),
        }),
      }
    }),
    ...(legend && {
      legend: {
        ...legend,
        items: legend.items.map((item) => ({ ...item, dash: 'of-series' as const })),
        ...(named ? { unlessLabelled: true as const } : {}),
      },
    }),
  }
}

function partMarks(
  { lines, dots, percentiles, summary, n }: TrajectoryPart,
  series: number,
  together: boolean,
  { show }: TrajectoryData,
): { readonly behind: readonly Mark[]; readonly over: readonly Mark[] } {
  const isGrey = !together || show.lines === 'grey'
  const own: Colour = isGrey ? 'muted' : { series }
  const colour: Colour = together ? { series } : { series: 0 }
  const opacity = (n < 30 ? 0.75 : n < 120 ? 0.5 : 0.3) * (isGrey ? 0.8 : 1)
  const threads = runLines(lines.x, [lines.y], lines.run).map(
    ({ x, values: [y = []] }): Mark => ({ kind: 'line', x, y, colour: own, width: 0.6, opacity }),
  )
  const points: Mark[] =
    dots.x.length === 0
      ? []
      : [
          {
            kind: 'point',
            x: dots.x,
            y: dots.y,
            colour: own,
            size: 2.4,
            shape: together ? 'of-series' : 'circle',
            fill: 'translucent',
          },
        ]
  const at = (k: number) => percentiles?.at.map((of) => of[k] ?? 0) ?? []
  const bands: Mark[] =
    percentiles === null
      ? []
      : [
          { kind: 'band', x: percentiles.x, lower: at(0), upper: at(4), curve: 'linear', colour },
          { kind: 'band', x: percentiles.x, lower: at(1), upper: at(3), curve: 'linear', colour, opacity: 0.24 },
          { kind: 'line', x: percentiles.x, y: at(2), colour, width: 1, dash: 'dashed' },
        ]
  const over: Mark[] =
    summary === null
      ? []
      : [
          ...runLines(
            summary.x,
            [summary.lower, summary.upper],
            summary.x.map(() => 1),
          ).map(
            ({ x, values: [lower = [], upper = []] }): Mark => ({
              kind: 'band',
              x,
              lower,
              upper,
              curve: 'linear',
              colour,
              opacity: 0.22,
            }),
          ),
          {
            kind: 'line',
            x: summary.x,
            y: summary.y,
            colour,
            width: 2,
            ...(together ? { dash: 'of-series' as const } : {}),
          },
        ]
  return { behind: [...bands, ...threads, ...points], over }
}

function captionOf(
  { parts, show, confidence }: TrajectoryData,
  { settings: { language }, names }: PlotSettings,
): string {
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const sizes = parts
    .filter(({ n }) => n > 0)
    .map(({ n, group }) => {
      const count = formatCount(n)
      return group === null
        ? say(`n\u00a0=\u00a0${count}`, `n=${count}`)
        : say(`${names.level(group)} n\u00a0=\u00a0${count}`, `${names.level(group)} n=${count}`)
    })
  const n = show.panels ? '' : say(` (${sizes.join(', ')})`, `（${sizes.join('、')}）`)
  const hasLines = parts.some(({ lines }) => lines.x.length > 0)
  const dots = parts.reduce((sum, part) => sum + part.dots.x.length, 0)
  const level = formatLevel(confidence)
  const type = quartileTypeWords(quartileTypes[show.quartileType], language)
  const summaries = {
    none: [],
    mean: [say('thick lines: means', '粗线：均数')],
    'mean-ci': [say(`thick lines and bands: means with ${level} CI`, `粗线与色带：均数及其 ${level} 置信区间`)],
    'mean-sd': [say('thick lines and bands: means ± SD', '粗线与色带：均数 ± 标准差')],
    median: [say('thick lines: medians', '粗线：中位数')],
    'median-quartiles': [
      say(`thick lines and bands: medians with quartiles${type}`, `粗线与色带：中位数与四分位数${type}`),
    ],
  }[show.summary]
  return captionSentences(language, [
    [
      hasLines && say(`Thin lines: subjects${n}`, `细线：各对象${n}`),
      dots > 0 && say(`points: measured once (${formatCount(dots)})`, `点：仅测量一次（${formatCount(dots)}）`),
      parts.some(({ percentiles }) => percentiles !== null) &&
        say(
          `Bands: 5th to 95th and 25th to 75th percentiles${type}${n}; dashed: median`,
          `色带：第 5~95 与第 25~75 百分位数${type}${n}；虚线：中位数`,
        ),
      ...(parts.some(({ summary }) => summary !== null) ? summaries : []),
      show.change &&
        say('change from the first value of each subject, dashed at 0', '变化：较各对象首次测量值，虚线为 0'),
    ],
  ])
}
