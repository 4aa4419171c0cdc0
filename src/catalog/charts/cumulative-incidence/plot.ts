import type { Dash, LegendItem, LineLabel, Mark, Panel, RichText, Scene } from '#figure/scene.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import { richP } from '../../kit/figures/figure-words.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { shadeOf } from '../../kit/plots/stacked-bars.ts'
import { formatCount, formatLevel } from '../../kit/present/format.ts'
import { followUpAxis, proportionAxis, riskTableHeight, riskTableOf } from '../../kit/survival/follow-up-panel.ts'
import { withoutFalse } from '../../kit/without-false.ts'
import type { Language, Words } from '../../kit/words.ts'
import type { IncidenceData, IncidenceGroup } from './data.ts'

export const plots = { chart: { plot: plotIncidence } satisfies Plot<IncidenceData> }

const words = {
  incidence: { en: 'Cumulative incidence, %', zh: '累积发生率(%)' },
  everyone: { en: 'All', zh: '总体' },
} as const satisfies Readonly<Record<string, Words>>

const dashes: readonly (Dash | undefined)[] = [undefined, 'dashed', 'dotted', 'dash-dot', 'long-dashed', 'dash-dot-dot']

function plotIncidence(data: IncidenceData, settings: PlotSettings): Scene {
  const { language } = settings.settings
  const { groups, causes, show } = data
  const causeNames = causes.map(({ levels }) =>
    levels.map(settings.names.level).join(language === 'zh' ? '或' : ' or '),
  )
  const groupNames = groups.map(({ group }) =>
    group === null ? words.everyone[language] : settings.names.level(group),
  )
  const names = { causes: causeNames, groups: groupNames }
  const panels = panelsOf(data, names, settings)
  const rows = show.layout === 'stacked' || groups.length === 1 ? 1 : groups.length
  const columns = columnsOf(data, settings)
  const lines = Math.ceil(panels.length / columns)
  const panelHeight = 74 + riskTableHeight(show.riskTable, rows)
  return {
    width: settings.size.width ?? [120, 170, 190][columns - 1] ?? 190,
    height: settings.size.height ?? 12 + panelHeight * lines,
    description: descriptionOf(data, names, language),
    caption: captionOf(data, names.causes, settings),
    ...(panels.length > 1 ? { arrangement: lines > 1 ? { columns } : 'row' } : {}),
    panels,
    ...legendOf(data, names, settings),
  }
}

/** Panels beside each other: fewer on a narrow page, if it is high enough for more rows. */
function columnsOf({ show, causes, groups }: IncidenceData, { size }: PlotSettings): number {
  const panels = show.layout === 'causes' ? causes.length : show.layout === 'stacked' ? groups.length : 1
  const most = Math.min(panels, 3)
  if (size.width === undefined) return most
  const fitting = Math.max(1, Math.min(most, Math.floor(size.width / 50)))
  return size.height === undefined || size.height / Math.ceil(panels / fitting) >= 55 ? fitting : most
}

interface Names {
  readonly causes: readonly string[]
  readonly groups: readonly string[]
}

function panelsOf(data: IncidenceData, names: Names, settings: PlotSettings): readonly Panel[] {
  const { causes, groups, show } = data
  const everyCause = causes.map((_, c) => c)
  const everyGroup = groups.map((_, g) => g)
  switch (show.layout) {
    case 'causes':
      return everyCause.map((c) => ({
        ...framed(data, { groups: everyGroup, causes: [c] }, names, settings),
        ...(causes.length > 1 || groups.length === 1 ? { title: names.causes[c] ?? '' } : {}),
        marks: curveMarks(data, [c], (g) => ({ series: g, dash: 'of-series' })),
      }))
    case 'together':
      return [
        {
          ...framed(data, { groups: everyGroup, causes: everyCause }, names, settings),
          ...(groups.length > 1 && groups.length * causes.length <= 6 ? { lineLabels: labelsOf(data, names) } : {}),
          marks: curveMarks(data, everyCause, (g, c) =>
            groups.length === 1 ? { series: c, dash: 'of-series' } : { series: g, dash: dashes[c] },
          ),
        },
      ]
    case 'stacked':
      return everyGroup.map((g) => ({
        ...framed(data, { groups: [g], causes: everyCause }, names, settings),
        ...(groups.length > 1 ? { title: names.groups[g] ?? '' } : {}),
        marks: areaMarks(groups[g] as IncidenceGroup),
      }))
  }
}

/** Axes, numbers at risk and the tests of a panel with these groups and causes. */
function framed(
  data: IncidenceData,
  shown: { readonly groups: readonly number[]; readonly causes: readonly number[] },
  names: Names,
  settings: PlotSettings,
): Omit<Panel, 'marks'> {
  const { ticks, show, groups } = data
  const { language } = settings.settings
  const y = proportionAxis(words.incidence[language], show.range === 'full' ? 'whole' : [0, highestOf(data)])
  const lines = show.layout === 'stacked' ? [] : testLines(data, shown.causes, names, settings)
  const several = shown.groups.length > 1
  const isFirst = show.layout !== 'causes' || (shown.causes[0] ?? 0) % columnsOf(data, settings) === 0
  const rows = shown.groups.map((g) => ({
    label: several && isFirst ? (names.groups[g] ?? '') : '',
    series: g,
    values: numbersOf(groups[g] as IncidenceGroup, shown.causes, show.riskTable),
  }))
  return {
    x: followUpAxis(data, settings),
    y,
    ...riskTableOf(show.riskTable, ticks, rows, language),
    ...(lines.length === 0 ? {} : { note: { corner: noteCorner(data, lines.length), lines } }),
  }
}

function numbersOf(
  { atRisk, causes }: IncidenceGroup,
  shown: readonly number[],
  what: IncidenceData['show']['riskTable'],
): readonly string[] {
  return atRisk.map((n, i) => {
    if (what !== 'at-risk-events') return formatCount(n)
    const events = shown.map((c) => formatCount(causes[c]?.events[i] ?? 0))
    return `${formatCount(n)} (${events.join(', ')})`
  })
}

function testLines(
  { causes }: IncidenceData,
  shown: readonly number[],
  names: Names,
  settings: PlotSettings,
): readonly RichText[] {
  const zh = settings.settings.language === 'zh'
  return shown.flatMap((c) => {
    const p = causes[c]?.p ?? null
    if (p === null) return []
    const test = zh ? 'Gray 检验' : "Gray's test"
    const what = shown.length > 1 ? (zh ? `：${names.causes[c]}，` : `, ${names.causes[c]}: `) : ' '
    return [[{ text: `${test}${what}` }, ...richP(p, settings)]]
  })
}

/** The highest point of any panel, with some room above it. */
function highestOf(data: IncidenceData): number {
  const { groups, causes, show } = data
  const highest = groups.map((group) => {
    if (show.layout === 'stacked') return topOf(group, causes.length, group.x.length - 1)
    const ends = group.causes.map(({ incidence, upper }) =>
      show.band ? upper.reduce((a, b) => Math.max(a, b), 0) : (incidence.at(-1) ?? 0),
    )
    return Math.max(...ends)
  })
  return Math.min(1, Math.max(Math.max(...highest) * 1.06, 0.01))
}

/** The sum of the first `count` causes at a point. */
function topOf({ causes }: IncidenceGroup, count: number, point: number): number {
  return causes.slice(0, count).reduce((sum, { incidence }) => sum + (incidence[point] ?? 0), 0)
}

/** At the upper left of all panels, where curves that begin at 0 leave room, unless any of these or their bands rises early. */
function noteCorner(data: IncidenceData, lines: number): 'top-left' | 'above' {
  const { groups, show, last } = data
  const top = show.range === 'full' ? 1 : highestOf(data)
  // with the names of the causes the lines are as long as the axis
  const part = show.layout === 'together' ? 0.95 : 0.55
  const early = groups.flatMap(({ x, causes }) => {
    const at = x.findLastIndex((time) => time <= part * last)
    return causes.map(({ upper, incidence }) => (show.band ? upper : incidence)[at] ?? 0)
  })
  return Math.max(...early) / top < 0.95 - 0.09 * lines ? 'top-left' : 'above'
}

function curveMarks(
  { groups, show }: IncidenceData,
  causes: readonly number[],
  of: (group: number, cause: number) => { readonly series: number; readonly dash: Dash | 'of-series' | undefined },
): readonly Mark[] {
  const bands: Mark[] = []
  const curves: Mark[] = []
  for (const [g, group] of groups.entries())
    for (const c of causes) {
      const { incidence, lower, upper } = group.causes[c] as IncidenceGroup['causes'][number]
      const { series, dash } = of(g, c)
      if (show.band) bands.push({ kind: 'band', x: group.x, lower, upper, curve: 'step', colour: { series } })
      curves.push({
        kind: 'step',
        x: group.x,
        y: incidence,
        colour: { series },
        ...(dash === undefined ? {} : { dash }),
      })
    }
  return [...bands, ...curves]
}

/** The group of each line, since dashes tell only causes apart. */
function labelsOf({ groups, causes }: IncidenceData, names: Names): readonly LineLabel[] {
  return groups.flatMap(({ x, causes: curves }, series) =>
    causes.flatMap((_, c) => {
      const last = curves[c]?.incidence.at(-1) ?? 0
      return last === 0
        ? []
        : [{ at: [x.at(-1) ?? 0, last] as const, text: names.groups[series] ?? '', colour: { series } }]
    }),
  )
}

/** Areas above each other in the order of the causes, with a line at the top of each. */
function areaMarks(group: IncidenceGroup): readonly Mark[] {
  const tops = [0, ...group.causes.map((_, c) => c + 1)].map((count) => group.x.map((_, i) => topOf(group, count, i)))
  return group.causes.flatMap((_, c): readonly Mark[] => {
    const [lower, upper] = [tops[c] ?? [], tops[c + 1] ?? []]
    const colour = { series: c }
    return [
      { kind: 'band', x: group.x, lower, upper, curve: 'step', colour, opacity: shadeOf(c, 0.6) },
      { kind: 'step', x: group.x, y: upper, colour, width: 0.8 },
    ]
  })
}

function legendOf({ groups, show }: IncidenceData, names: Names, settings: PlotSettings): Pick<Scene, 'legend'> {
  const grouping = groups[0]?.group?.variable
  const title = grouping === undefined ? {} : { title: settings.names.variable(grouping) }
  const ofGroups = names.groups.map(
    (label, series): LegendItem => ({
      label,
      colour: { series },
      key: 'line',
      ...(show.layout === 'causes' ? { dash: 'of-series' } : {}),
    }),
  )
  const several = groups.length > 1
  if (show.layout === 'stacked') {
    const items = names.causes.map(
      (label, series): LegendItem => ({ label, colour: { series }, key: 'box', opacity: shadeOf(series, 0.6) }),
    )
    return { legend: { place: 'top', items } }
  }
  if (show.layout === 'causes') return several ? { legend: { place: 'top', ...title, items: ofGroups } } : {}
  const ofCauses = names.causes.map((label, c): LegendItem => {
    const dash = dashes[c]
    return { label, colour: several ? 'ink' : { series: c }, key: 'line', ...(dash === undefined ? {} : { dash }) }
  })
  if (!several) return { legend: { place: 'top', items: ofCauses } }
  return { legend: { place: 'top', ...title, items: ofGroups, also: [{ items: ofCauses }] } }
}

const scales = {
  log: { en: 'log scale', zh: '对数变换' },
  plain: { en: 'plain scale', zh: '不变换' },
  'log-log': { en: 'log-log scale', zh: 'log-log 变换' },
} as const satisfies Readonly<Record<IncidenceData['transformation'], Words>>

/** The meaning of curves, bands and areas, in small print. */
function captionOf(data: IncidenceData, causes: readonly string[], settings: PlotSettings): string {
  const { language } = settings.settings
  const { show, confidence, transformation } = data
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const level = formatLevel(confidence)
  const stacked = show.layout === 'stacked'
  const competing = data.causes.length > 1
  const drawn = withoutFalse([
    stacked
      ? say('Areas: Aalen–Johansen estimates, above each other', '面积：Aalen–Johansen 估计，逐层叠加')
      : competing
        ? say('Curves: Aalen–Johansen estimates', '曲线：Aalen–Johansen 估计')
        : say('Curves: 1 − Kaplan–Meier', '曲线：1 − Kaplan–Meier'),
    stacked && say('above them: free of any event', '其上：未发生任何事件'),
    show.band &&
      !stacked &&
      say(
        `band: pointwise ${level} CI (${scales[transformation].en})`,
        `阴影：逐点 ${level} 置信区间（${scales[transformation].zh}）`,
      ),
    show.riskTable === 'at-risk-events' &&
      causes.length > 1 &&
      show.layout !== 'causes' &&
      say(`events in the order ${causes.join(', ')}`, `事件数依次为${causes.join('、')}`),
  ])
  const tests = stacked
    ? testLines(
        data,
        data.causes.map((_, c) => c),
        { causes, groups: [] },
        settings,
      ).map((line) => line.map(({ text }) => text).join(''))
    : []
  return captionSentences(language, [drawn, tests])
}

function descriptionOf({ show, confidence }: IncidenceData, names: Names, language: Language): string {
  const level = formatLevel(confidence)
  const banded = show.band && show.layout !== 'stacked'
  if (language === 'zh') {
    const kind = show.layout === 'stacked' ? '累积发生率堆积图' : '累积发生率曲线'
    return `${names.causes.join('、')}的${kind}（${names.groups.join('、')}）${banded ? `，阴影为 ${level} 置信带` : ''}。`
  }
  const kind = show.layout === 'stacked' ? 'Stacked areas of cumulative incidence' : 'Curves of cumulative incidence'
  return `${kind}: ${names.causes.join(', ')} (${names.groups.join(', ')})${banded ? ` with ${level} confidence bands` : ''}.`
}
