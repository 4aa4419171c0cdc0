import type { Axis, Legend, Mark, Panel, Scene, SegmentMark } from '#figure/scene.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import { sizedName } from '../../kit/figures/figure-words.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { valueRange } from '../../kit/plots/value-range.ts'
import { formatCount, formatQuantity } from '../../kit/present/format.ts'
import { timeTitle } from '../../kit/survival/time-title.ts'
import type { RiskScoreData } from './data.ts'

export const plots = { chart: { plot } satisfies Plot<RiskScoreData> }

const words = {
  low: { en: 'Low risk', zh: '低风险组' },
  high: { en: 'High risk', zh: '高风险组' },
  event: { en: 'Event', zh: '发生结局事件' },
  censored: { en: 'Censored', zh: '删失' },
  rank: { en: 'Patients in order of the score', zh: '患者（按评分升序）' },
  z: { en: 'z score', zh: 'z 值' },
  missing: { en: 'Missing', zh: '缺失' },
} as const

/** z scores beyond it have the colour of the end. */
const limit = 2
/** Heights in mm of a plot of points, of a row of the heat map, and of what is around the plots. */
const [pointsHigh, rowHigh, around] = [30, 3.4, 28]

const shapes = {
  censored: { colour: { series: 0 }, shape: 'circle', fill: 'ring' },
  event: { colour: { series: 1 }, shape: 'triangle', fill: 'solid' },
} as const

function plot(data: RiskScoreData, settings: PlotSettings): Scene {
  const { language } = settings.settings
  const { of, score, z } = data
  const share = Math.max(0.4, (rowHigh * z.length) / pointsHigh)
  const panels = [scorePanel(data, settings), timePanel(data, settings), ...heatPanel(data, share, settings)]
  const name = settings.names.variable(of.score)
  return {
    width: settings.size.width ?? 130,
    height: settings.size.height ?? around + pointsHigh * (z.length === 0 ? 2 : 2 + share),
    description:
      language === 'zh'
        ? `${formatCount(score.length)} 例患者按${name}排序的评分、生存时间${z.length > 0 ? '与标志物' : ''}。`
        : `${name}, survival${z.length > 0 ? ' and markers' : ''} of ${formatCount(score.length)} patients in order of the score.`,
    caption: captionOf(data, settings),
    arrangement: { columns: 1, joined: true },
    panels,
    legend: legendOf(data, settings),
  }
}

function scorePanel(data: RiskScoreData, settings: PlotSettings): Panel {
  const { of, score, groups } = data
  const [from, end] = valueRange([score])
  const top = end + (end - from) * 0.16
  const named = (group: 'low' | 'high', middle: number): Mark => ({
    kind: 'text',
    at: [middle, top],
    text: [{ text: sizedName(words[group][settings.settings.language], groups[group].n, settings).replace('\n', ' ') }],
    shift: [0, -5],
    room: groups[group].n * 0.9,
    height: top - end,
    anchor: 'middle',
    colour: 'ink',
  })
  const domain = [from, top] as const
  return {
    x: rankAxis(data, settings),
    y: { kind: 'linear', title: settings.names.variable(of.score), domain, end },
    marks: [
      cutLine(data, domain),
      { kind: 'point', x: ranks(score), y: score, colour: 'ink', size: sizeOf(data), shape: 'circle', fill: 'solid' },
      named('low', (groups.low.n + 1) / 2),
      named('high', groups.low.n + (groups.high.n + 1) / 2),
    ],
  }
}

function timePanel(data: RiskScoreData, settings: PlotSettings): Panel {
  const { of, unit, time, event } = data
  const domain = valueRange([time], { zero: true })
  const points = (name: 'censored' | 'event', state: number): readonly Mark[] => {
    const rows = [...event.keys()].filter((k) => event[k] === state)
    if (rows.length === 0) return []
    const y = rows.map((k) => time[k] ?? 0)
    return [{ kind: 'point', x: rows.map((k) => k + 1), y, size: sizeOf(data) + 0.6, ...shapes[name] }]
  }
  return {
    x: rankAxis(data, settings),
    y: { kind: 'linear', title: timeTitle({ time: of.time, unit, delayed: false }, settings), domain },
    marks: [cutLine(data, domain), ...points('censored', 0), ...points('event', 1)],
  }
}

function heatPanel(data: RiskScoreData, share: number, settings: PlotSettings): readonly Panel[] {
  const { of, z, score, colours } = data
  if (z.length === 0) return []
  const place = (value: number) => (Math.min(limit, Math.max(-limit, value)) + limit) / (2 * limit)
  return [
    {
      share,
      x: rankAxis(data, settings),
      y: { kind: 'band', title: '', categories: of.markers.map((id) => settings.names.variable(id)), lineless: true },
      marks: [
        {
          kind: 'cells',
          x: z.flatMap(() => ranks(score)),
          y: z.flatMap((values, row) => values.map(() => row)),
          width: 1,
          height: 0.94,
          scale: colours,
          at: z.flatMap((values) => values.map((value) => (typeof value === 'number' ? place(value) : null))),
          shape: 'tile',
        },
        cutLine(data, [-0.5, z.length - 0.5]),
      ],
    },
  ]
}

function rankAxis({ score }: RiskScoreData, { settings }: PlotSettings): Axis {
  return { kind: 'linear', title: words.rank[settings.language], domain: [0.5, score.length + 0.5], whole: true }
}

function cutLine({ groups }: RiskScoreData, [from, to]: readonly [number, number]): SegmentMark {
  const x = groups.low.n + 0.5
  return { kind: 'segment', from: [x, from], to: [x, to], colour: 'ink', width: 0.8, dash: 'dashed' }
}

function ranks(values: readonly unknown[]): readonly number[] {
  return values.map((_, k) => k + 1)
}

/** Diameter of a point in points. */
function sizeOf({ score }: RiskScoreData): number {
  return score.length > 600 ? 1.6 : score.length > 150 ? 2.2 : 3
}

function legendOf({ event, z, colours }: RiskScoreData, { settings }: PlotSettings): Legend {
  const { language } = settings
  const items = (['event', 'censored'] as const)
    .filter((name) => event.includes(name === 'event' ? 1 : 0))
    .map((name) => ({
      label: words[name][language],
      colour: shapes[name].colour,
      key: 'point' as const,
      shape: shapes[name].shape,
      ...(shapes[name].fill === 'ring' ? { ring: true as const } : {}),
    }))
  if (z.length === 0) return { place: 'top', items }
  const has = (test: (value: number) => boolean) =>
    z.some((values) => values.some((value) => typeof value === 'number' && test(value)))
  return {
    place: 'right',
    items,
    bar: {
      title: words.z[language],
      scale: colours,
      domain: [-limit, limit],
      spacing: 'linear',
      beyond: { below: has((value) => value < -limit), above: has((value) => value > limit) },
      ...(z.some((values) => values.includes(null)) ? { missing: words.missing[language] } : {}),
    },
  }
}

function captionOf({ cut, groups, score, z }: RiskScoreData, settings: PlotSettings): string {
  const { language } = settings.settings
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const at = formatQuantity(cut.at, settings.settings)
  const [low, high] = [groups.low, groups.high].map(({ n, events }) => `${formatCount(events)}/${formatCount(n)}`)
  return captionSentences(language, [
    [
      sizedName('', score.length, settings),
      say('points: patients', '每点为一例患者'),
      new Set(score).size < score.length && say('equal scores in order of time', '评分相同者按时间排序'),
      cut.by === 'median'
        ? say(`dashed: the cut, median ${at}; high risk is above it`, `虚线：截断值，取中位数 ${at}，高于者为高风险组`)
        : say(`dashed: the cut, ${at}; high risk is above it`, `虚线：截断值 ${at}，高于者为高风险组`),
      say(`events/patients: low risk ${low}, high risk ${high}`, `事件数/例数：低风险组 ${low}，高风险组 ${high}`),
    ],
    [
      z.length > 0 &&
        say(
          `Cells: z scores of each marker, colours limited to ±${limit}`,
          `色块：各标志物的 z 值，颜色限于 ±${limit}`,
        ),
    ],
  ])
}
