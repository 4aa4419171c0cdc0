import type { Axis, Legend, LegendItem, Panel, Scene } from '#figure/scene.ts'
import { hasLegend } from '../figures/colour-legend.ts'
import type { PlotSettings } from '../figures/plot.ts'
import type { LevelRef } from '../outcome/outcome.ts'
import { formatCount } from '../present/format.ts'
import type { Language, Words } from '../words.ts'
import type { CurveUnit, SurvivalFigure } from './survival-figure.ts'
import { timeTitle } from './time-title.ts'

/** Parts of every panel with curves over follow-up: its time axis, an axis of a proportion, the numbers at risk. */

type RiskTable = SurvivalFigure['show']['riskTable']

const words = {
  'at-risk': { en: 'Number at risk', zh: '风险人数' },
  'at-risk-events': { en: 'Number at risk (cumulative events)', zh: '风险人数（累积事件数）' },
} as const satisfies Readonly<Record<string, Words>>

/** The time axis, from 0 or from `begin`, the start of the axis with delayed entry. */
export function followUpAxis(
  {
    begin,
    last,
    ticks,
    ...of
  }: {
    readonly time: string
    readonly unit: CurveUnit
    readonly ticks: readonly number[]
    readonly last: number
    readonly begin?: number
  },
  settings: Pick<PlotSettings, 'settings' | 'names'>,
): Axis {
  return {
    kind: 'linear',
    title: timeTitle({ ...of, delayed: begin !== undefined }, settings),
    domain: [begin ?? 0, Math.max(last, ticks.at(-1) ?? 0)],
    ticks,
  }
}

/** A proportion in %: the whole scale with a tick at each quarter, or a part of it with round ticks. */
export function proportionAxis(title: string, domain: readonly [number, number] | 'whole'): Axis {
  return {
    kind: 'linear',
    title,
    domain: domain === 'whole' ? [0, 1] : domain,
    format: 'percent',
    ...(domain === 'whole' ? { ticks: [0, 0.25, 0.5, 0.75, 1] } : {}),
  }
}

/**
 * The table of numbers at risk under a panel, with a row for each shown group in its colour; none if it is not asked for. `wraps`: long names are
 * wrapped, in a figure whose panels all have them.
 */
export function riskTableOf(
  shown: RiskTable,
  at: readonly number[],
  rows: readonly { readonly label: string; readonly series: number; readonly values: readonly string[] }[],
  language: Language,
  { wraps = false } = {},
): Pick<Panel, 'table'> {
  if (shown === 'none') return {}
  return {
    table: {
      title: words[shown][language],
      at,
      ...(wraps ? { wraps } : {}),
      rows: rows.map(({ label, series, values }) => ({ label, colour: { series }, values })),
    },
  }
}

/** The numbers of a row of that table: at risk at each tick, and the events up to it in brackets. */
export function riskNumbers(
  { atRisk, events }: { readonly atRisk: readonly number[]; readonly events: readonly number[] },
  shown: RiskTable,
): readonly string[] {
  return atRisk.map((n, i) =>
    shown === 'at-risk-events' ? `${formatCount(n)} (${formatCount(events[i] ?? 0)})` : formatCount(n),
  )
}

/** The height of that table with this many rows, in mm. */
export function riskTableHeight(shown: RiskTable, rows: number): number {
  return shown === 'none' ? 0 : 6 + 4.2 * rows
}

/** The legend of the curves of several groups, or of a single one beside other figures: colours and dashes. A label of null: no curve. */
export function curveLegend<Group extends { readonly group: LevelRef | null }>(
  groups: readonly Group[],
  labelOf: (group: Group) => string | null,
  place: Legend['place'],
  { names, joined }: Pick<PlotSettings, 'names' | 'joined'>,
): Pick<Scene, 'legend'> {
  const grouping = groups[0]?.group?.variable
  if (grouping === undefined || !hasLegend(groups.length, joined)) return {}
  const items = groups.flatMap((group, series): readonly LegendItem[] => {
    const label = labelOf(group)
    return label === null ? [] : [{ label, colour: { series }, key: 'line', dash: 'of-series' }]
  })
  return { legend: { place, title: names.variable(grouping), items } }
}
