import type { Axis, Mark, Scene } from '#figure/scene.ts'
import { hasLegend } from '../figures/colour-legend.ts'
import type { PlotSettings } from '../figures/plot.ts'
import { formatCount, formatLevel } from '../present/format.ts'
import type { Words } from '../words.ts'
import { survivalCaption } from './survival-caption.ts'
import type { SurvivalFigure, SurvivalFigureGroup } from './survival-figure.ts'
import { survivalMarks } from './survival-marks.ts'
import { medianText, noteLines } from './survival-note.ts'
import { rangeOf, roomOf } from './survival-room.ts'
import { timeTitle } from './time-title.ts'

const words = {
  survival: { en: 'Survival, %', zh: '生存率(%)' },
  incidence: { en: 'Cumulative incidence, %', zh: '累积发生率(%)' },
  'at-risk': { en: 'Number at risk', zh: '风险人数' },
  'at-risk-events': { en: 'Number at risk (cumulative events)', zh: '风险人数（累积事件数）' },
  everyone: { en: 'All', zh: '总体' },
} as const satisfies Readonly<Record<string, Words>>

/** Kaplan–Meier curves with their bands, marks, medians, test and numbers at risk. */
export function plotSurvival(data: SurvivalFigure, settings: PlotSettings): Scene {
  const { language } = settings.settings
  const { groups, show, begin, last, ticks } = data
  const several = groups.length > 1
  const grouping = groups[0]?.group?.variable
  const nameOf = ({ group }: SurvivalFigureGroup) =>
    group === null ? words.everyone[language] : settings.names.level(group)
  const legendOf = (group: SurvivalFigureGroup) => {
    if (show.medians !== 'values' || settings.joined) return nameOf(group)
    return `${nameOf(group)}${language === 'zh' ? '：' : ': '}${medianText(group, data, settings)}`
  }
  const lines = noteLines(data, settings)
  const { corner, legend } = roomOf(data, lines.length)
  const marks: readonly Mark[] = survivalMarks(data)
  const caption = survivalCaption(data, settings)
  const y: Axis = {
    kind: 'linear',
    title: words[show.quantity][language],
    domain: rangeOf(data),
    format: 'percent',
    ...(show.range === 'full' ? { ticks: [0, 0.25, 0.5, 0.75, 1] } : {}),
  }
  const rows = groups.map((group, i) => ({
    label: several ? nameOf(group) : '',
    colour: { series: i },
    values: numbersOf(group, show.riskTable),
  }))
  return {
    width: settings.size.width ?? 120,
    height: settings.size.height ?? 82 + (show.riskTable === 'none' ? 0 : 6 + 4.2 * groups.length),
    description: descriptionOf(data, groups.map(nameOf), settings),
    ...(caption === '' ? {} : { caption }),
    panels: [
      {
        x: {
          kind: 'linear',
          title: timeTitle({ ...data, delayed: begin !== undefined }, settings),
          domain: [begin ?? 0, Math.max(last, ticks.at(-1) ?? 0)],
          ticks,
        },
        y,
        marks,
        ...(show.riskTable === 'none' ? {} : { table: { title: words[show.riskTable][language], at: ticks, rows } }),
        ...(lines.length === 0 ? {} : { note: { corner, lines } }),
      },
    ],
    ...(groups[0]?.group && hasLegend(groups.length, settings.joined)
      ? {
          legend: {
            place: legend,
            ...(grouping === undefined ? {} : { title: settings.names.variable(grouping) }),
            items: groups.map((group, series) => ({
              label: legendOf(group),
              colour: { series },
              key: 'line' as const,
              dash: 'of-series' as const,
            })),
          },
        }
      : {}),
  }
}

function numbersOf({ atRisk, events }: SurvivalFigureGroup, shown: SurvivalFigure['show']['riskTable']) {
  return atRisk.map((n, i) =>
    shown === 'at-risk-events' ? `${formatCount(n)} (${formatCount(events[i] ?? 0)})` : formatCount(n),
  )
}

function descriptionOf({ show, confidence }: SurvivalFigure, names: readonly string[], { settings }: PlotSettings) {
  const level = formatLevel(confidence)
  if (settings.language === 'zh') {
    const what = show.quantity === 'survival' ? 'Kaplan–Meier 生存曲线' : 'Kaplan–Meier 累积发生率曲线'
    return `${what}（${names.join('、')}）${show.band ? `，阴影为 ${level} 置信带` : ''}。`
  }
  const what =
    show.quantity === 'survival' ? 'Kaplan–Meier survival curves' : 'Kaplan–Meier curves of cumulative incidence'
  return `${what} (${names.join(', ')})${show.band ? ` with ${level} confidence bands` : ''}.`
}
