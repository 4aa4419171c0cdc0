import type { Mark, Panel, Scene } from '#figure/scene.ts'
import type { PlotSettings } from '../figures/plot.ts'
import { formatLevel } from '../present/format.ts'
import type { Words } from '../words.ts'
import {
  curveLegend,
  followUpAxis,
  proportionAxis,
  riskNumbers,
  riskTableHeight,
  riskTableOf,
} from './follow-up-panel.ts'
import { survivalCaption } from './survival-caption.ts'
import type { SurvivalFigure, SurvivalFigureGroup } from './survival-figure.ts'
import { survivalMarks } from './survival-marks.ts'
import { medianText, noteLines } from './survival-note.ts'
import { rangeOf, roomOf } from './survival-room.ts'

const words = {
  survival: { en: 'Survival, %', zh: '生存率(%)' },
  incidence: { en: 'Cumulative incidence, %', zh: '累积发生率(%)' },
  everyone: { en: 'All', zh: '总体' },
} as const satisfies Readonly<Record<string, Words>>

/** Kaplan–Meier curves with their bands, marks, medians, test and numbers at risk. */
export function plotSurvival(data: SurvivalFigure, settings: PlotSettings): Scene {
  const { language } = settings.settings
  const { groups, show, ticks } = data
  const several = groups.length > 1
  const nameOf = ({ group }: SurvivalFigureGroup) =>
    group === null ? words.everyone[language] : settings.names.level(group)
  const legendOf = (group: SurvivalFigureGroup) => {
    if (show.medians !== 'values' || settings.joined) return nameOf(group)
    return `${nameOf(group)}${language === 'zh' ? '：' : ': '}${medianText(group, data, settings)}`
  }
  const lines = noteLines(data, settings)
  const { corner, legend } = roomOf(data, lines.length)
  // a note of several lines above the plot does not take its height
  const noteHeight = corner === 'above' ? Math.max(0, lines.length - 2) * 3.6 : 0
  const marks: readonly Mark[] = survivalMarks(data)
  const caption = survivalCaption(data, settings)
  const named = show.names === 'ends' && several && settings.joined !== true
  const y = proportionAxis(words[show.quantity][language], show.range === 'full' ? 'whole' : rangeOf(data))
  const rows = groups.map((group, i) => ({
    label: several ? nameOf(group) : '',
    series: i,
    values: riskNumbers(group, show.riskTable),
  }))
  const drawn = curveLegend(groups, legendOf, legend, settings)
  return {
    width: settings.size.width ?? 120,
    height: settings.size.height ?? 82 + riskTableHeight(show.riskTable, groups.length) + noteHeight,
    description: descriptionOf(data, groups.map(nameOf), settings),
    ...(caption === '' ? {} : { caption }),
    panels: [
      {
        x: followUpAxis(data, settings),
        y,
        marks,
        ...(named ? { lineLabels: endsOf(data, legendOf) } : {}),
        ...riskTableOf(show.riskTable, ticks, rows, language, { wraps: true }),
        ...(lines.length === 0 ? {} : { note: { corner, lines } }),
      },
    ],
    ...(named && drawn.legend ? { legend: { ...drawn.legend, unlessLabelled: true } } : drawn),
  }
}

/** The name of each curve at its end. */
function endsOf({ groups, show }: SurvivalFigure, nameOf: (group: SurvivalFigureGroup) => string): Panel['lineLabels'] {
  return groups.map((group, series) => {
    const end = group.survival.at(-1) ?? 1
    return {
      at: [group.x.at(-1) ?? 0, show.quantity === 'incidence' ? 1 - end : end],
      text: nameOf(group),
      colour: { series },
    }
  })
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
