import type { Axis, Mark, Scene } from '#figure/scene.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { extentOf } from '../../kit/plots/value-range.ts'
import { formatLevel, formatQuantity } from '../../kit/present/format.ts'
import {
  curveLegend,
  followUpAxis,
  riskNumbers,
  riskTableHeight,
  riskTableOf,
} from '../../kit/survival/follow-up-panel.ts'
import type { CurveUnit } from '../../kit/survival/survival-figure.ts'
import { unitAfter } from '../../kit/survival/survival-note.ts'
import type { Words } from '../../kit/words.ts'
import type { HazardData, HazardGroup, HazardQuantity } from './data.ts'

export const plots = { chart: { plot } satisfies Plot<HazardData> }

const everyone: Words = { en: 'All', zh: '总体' }

const titles = {
  cumulative: { en: 'Cumulative hazard', zh: '累积风险' },
  'log-log': { en: 'ln(−ln survival)', zh: 'ln(−ln 生存率)' },
  'log-odds': { en: 'Log odds of the event', zh: '事件的对数优势' },
} as const satisfies Readonly<Record<Exclude<HazardQuantity, 'smoothed'>, Words>>

const rates: Readonly<Record<CurveUnit, Words>> = {
  none: { en: 'Hazard per unit of time', zh: '风险率(每单位时间)' },
  days: { en: 'Hazard per day', zh: '风险率(每天)' },
  weeks: { en: 'Hazard per week', zh: '风险率(每周)' },
  months: { en: 'Hazard per month', zh: '风险率(每月)' },
  years: { en: 'Hazard per year', zh: '风险率(每年)' },
}

const drawn = {
  cumulative: { en: 'Curves: Nelson–Aalen estimates', zh: '曲线：Nelson–Aalen 估计' },
  'log-log': {
    en: 'Curves: ln(−ln S) of Kaplan–Meier estimates, time on a log scale; where S is 1 or 0 there is none',
    zh: '曲线：Kaplan–Meier 估计的 ln(−ln S)，时间为对数刻度；S 为 1 或 0 处不绘制',
  },
  'log-odds': {
    en: 'Curves: ln((1 − S)/S) of Kaplan–Meier estimates, time on a log scale; where S is 1 or 0 there is none',
    zh: '曲线：Kaplan–Meier 估计的 ln((1 − S)/S)，时间为对数刻度；S 为 1 或 0 处不绘制',
  },
  smoothed: {
    en: 'Curves: Nelson–Aalen increments smoothed by the Epanechnikov kernel, with boundary kernels at both ends',
    zh: '曲线：以 Epanechnikov 核平滑 Nelson–Aalen 增量，两端采用边界核',
  },
} as const satisfies Readonly<Record<HazardQuantity, Words>>

function plot(data: HazardData, settings: PlotSettings): Scene {
  const { language } = settings.settings
  const { groups, show, ticks } = data
  const nameOf = ({ group }: HazardGroup) => (group === null ? everyone[language] : settings.names.level(group))
  const rows = groups.map((group, series) => ({
    label: groups.length > 1 ? nameOf(group) : '',
    series,
    values: riskNumbers(group, show.riskTable),
  }))
  return {
    width: settings.size.width ?? 120,
    height: settings.size.height ?? 82 + riskTableHeight(show.riskTable, groups.length),
    description: descriptionOf(data, groups.map(nameOf), settings),
    caption: captionOf(data, settings),
    panels: [
      {
        x: timeAxisOf(data, settings),
        y: {
          kind: 'linear',
          title: (show.quantity === 'smoothed' ? rates[data.unit] : titles[show.quantity])[language],
          domain: rangeOf(data),
        },
        marks: marksOf(data),
        ...riskTableOf(show.riskTable, ticks, rows, language),
      },
    ],
    ...curveLegend(groups, (group) => (group.x.length === 0 ? null : nameOf(group)), 'top', settings),
  }
}

function isLog({ show }: HazardData): boolean {
  return show.quantity === 'log-log' || show.quantity === 'log-odds'
}

function timeAxisOf(data: HazardData, settings: PlotSettings): Axis {
  const axis = followUpAxis(data, settings)
  if (!isLog(data) || axis.kind === 'band') return axis
  const first = Math.min(...data.groups.flatMap(({ x }) => x[0] ?? data.last))
  const domain = first < data.last ? ([first, data.last] as const) : ([data.last / 2, data.last * 2] as const)
  return { kind: 'log', title: axis.title, domain }
}

/** From 0 on, or on a logarithmic scale as far as the curves, to the extent of curves and bands with some room. */
function rangeOf(data: HazardData): readonly [number, number] {
  const { groups, show } = data
  const drawn = groups.flatMap(({ y, lower, upper }) => (show.band ? [lower, upper] : [y]))
  const [low, high] = extentOf(isLog(data) ? drawn : [[0], ...drawn])
  const room = 0.05 * (high - low || 1)
  return [isLog(data) ? low - room : 0, high + room]
}

/** Bands behind curves; a group without an event has none, since its limits are not known. A single value is a point with its limits. */
function marksOf({ groups, show }: HazardData): readonly Mark[] {
  const isSmooth = show.quantity === 'smoothed'
  const bands = groups.flatMap(({ x, lower, upper }, series): readonly Mark[] =>
    show.band && upper.some((value) => value > 0 || !isSmooth)
      ? [{ kind: 'band', x, lower, upper, curve: isSmooth ? 'linear' : 'step', colour: { series } }]
      : [],
  )
  const curves = groups.flatMap(({ x, y, lower, upper }, series): readonly Mark[] => {
    const colour = { series }
    const [at = 0, value = 0, low = 0, high = 0] = [x[0], y[0], lower[0], upper[0]]
    if (x.length !== 1) return [{ kind: isSmooth ? 'line' : 'step', x, y, colour, dash: 'of-series' }]
    return [
      ...(show.band ? [{ kind: 'segment', from: [at, low], to: [at, high], colour, width: 0.8 } as const] : []),
      { kind: 'point', x: [at], y: [value], colour, size: 4, shape: 'circle', fill: 'solid' },
    ]
  })
  return [...bands, ...curves]
}

/** What curves and bands are, in small print. */
function captionOf({ show, confidence, bandwidth, unit, begin, leastAtRisk }: HazardData, { settings }: PlotSettings) {
  const { language } = settings
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const level = formatLevel(confidence)
  const isLogged = show.quantity === 'cumulative' && show.transformation === 'log'
  const scale = isLogged ? say(' (log scale)', '（对数变换）') : ''
  const width = bandwidth === undefined ? '' : `${formatQuantity(bandwidth, settings)}${unitAfter[unit][language]}`
  return captionSentences(language, [
    [
      drawn[show.quantity][language],
      bandwidth !== undefined && say(`bandwidth ${width}`, `带宽 ${width}`),
      show.band && say(`band: pointwise ${level} CI${scale}`, `阴影：逐点 ${level} 置信区间${scale}`),
      begin !== undefined && say('each at risk from entry on', '各对象自进入时起计入风险集'),
      leastAtRisk !== undefined &&
        say(`curves drawn while at least ${leastAtRisk} are at risk`, `曲线绘制至风险人数不少于 ${leastAtRisk} 处`),
    ],
  ])
}

function descriptionOf({ show, confidence }: HazardData, names: readonly string[], { settings }: PlotSettings): string {
  const level = formatLevel(confidence)
  if (settings.language === 'zh') {
    const what = show.quantity === 'smoothed' ? '平滑风险率' : titles[show.quantity].zh
    return `${what}曲线（${names.join('、')}）${show.band ? `，阴影为 ${level} 置信带` : ''}。`
  }
  const what = show.quantity === 'smoothed' ? 'Smoothed hazard' : titles[show.quantity].en
  return `${what} over follow-up (${names.join(', ')})${show.band ? ` with ${level} confidence bands` : ''}.`
}
