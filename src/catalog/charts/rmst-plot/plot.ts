import type { Mark, Panel, RichText, Scene } from '#figure/scene.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import { richP } from '../../kit/figures/figure-words.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { formatLevel, formatLimits, formatNumber, formatQuantity, jointDecimals } from '../../kit/present/format.ts'
import {
  curveLegend,
  followUpAxis,
  proportionAxis,
  riskNumbers,
  riskTableHeight,
  riskTableOf,
} from '../../kit/survival/follow-up-panel.ts'
import { unitAfter } from '../../kit/survival/survival-note.ts'
import { withoutFalse } from '../../kit/without-false.ts'
import type { Words } from '../../kit/words.ts'
import type { Estimate, MeansData, MeansGroup, Tested } from './data.ts'

export const plots = { chart: { plot } satisfies Plot<MeansData> }

const words = {
  survival: { en: 'Survival, %', zh: '生存率(%)' },
  everyone: { en: 'All', zh: '总体' },
  difference: { en: 'Difference', zh: '差值' },
  ratio: { en: 'Ratio', zh: '比值' },
} as const satisfies Readonly<Record<string, Words>>

function plot(data: MeansData, settings: PlotSettings): Scene {
  const { groups, show } = data
  const columns = show.layout === 'between' ? null : columnsOf(data, settings)
  const joined = columns === null && groups.length > 1
  const panels = joined ? [joinedPanel(data, settings)] : groups.map((_, g) => groupPanel(data, g, settings))
  const rows = Math.ceil(panels.length / (columns ?? 1))
  const tableHeight = riskTableHeight(show.riskTable, joined ? groups.length : 1)
  return {
    width: settings.size.width ?? [120, 170, 190][(columns ?? 1) - 1] ?? 190,
    height: settings.size.height ?? 12 + (82 + tableHeight) * rows,
    description: descriptionOf(data, settings),
    caption: captionOf(data, joined, settings),
    ...(panels.length > 1 ? { arrangement: { columns: columns ?? 1 } } : {}),
    panels,
    ...(joined &&
      curveLegend(
        groups,
        (group) => withMean(nameOf(group, settings), meanText(data, group, settings), settings),
        'top',
        settings,
      )),
  }
}

/** Panels beside each other; null if the page has no room for a panel each: then one panel has all curves, which the caption says. */
function columnsOf({ groups }: MeansData, { size }: PlotSettings): number | null {
  const most = Math.min(groups.length, 3)
  const columns = size.width === undefined ? most : Math.min(most, Math.floor(size.width / 50))
  const rows = Math.ceil(groups.length / columns)
  const fits = size.height === undefined ? rows <= 3 : size.height / rows >= 60
  return fits ? columns : null
}

/** One group: the area under its curve, and its mean. */
function groupPanel(data: MeansData, g: number, settings: PlotSettings): Panel {
  const group = data.groups[g] as MeansGroup
  const [mean, limits] = meanParts(data, group, settings)
  return {
    ...(data.groups.length > 1 ? { title: nameOf(group, settings) } : {}),
    ...framed(data, [g], settings),
    marks: [areaUnder(data, g, 0.3), ...lineMarks(data, [g])],
    note: { corner: 'above', lines: [[{ text: mean }], [{ text: limits }]] },
  }
}

/** All groups: the area between two curves in the colour of the upper one, or the areas under the curves over each other. */
function joinedPanel(data: MeansData, settings: PlotSettings): Panel {
  const all = data.groups.map((_, g) => g)
  const isBetween = data.show.layout === 'between'
  const lines = isBetween ? data.groups.flatMap((group) => contrastLines(data, group, settings)) : []
  return {
    ...framed(data, all, settings),
    marks: [...(isBetween ? areasBetween(data) : all.map((g) => areaUnder(data, g, 0.15))), ...lineMarks(data, all)],
    ...(lines.length === 0 ? {} : { note: { corner: 'above', lines } }),
  }
}

function areaUnder({ groups, tau }: MeansData, series: number, opacity: number): Mark {
  const { x, y: upper } = upToHorizon(groups[series] as MeansGroup, tau)
  return { kind: 'band', x, lower: x.map(() => 0), upper, curve: 'step', colour: { series }, opacity }
}

function areasBetween({ groups, tau }: MeansData): readonly Mark[] {
  const curves = groups.map((group) => upToHorizon(group, tau))
  const x = [...new Set(curves.flatMap((curve) => curve.x))].sort((a, b) => a - b)
  const heights = curves.map((curve) => valuesAt(curve, x))
  const upper = x.map((_, i) => Math.max(...heights.map((values) => values[i] ?? 0)))
  return [...heights]
    .reverse()
    .map((lower, series) => ({ kind: 'band', x, lower, upper, curve: 'step', colour: { series }, opacity: 0.3 }))
}

/** Axes and numbers at risk of a panel. */
function framed(data: MeansData, shown: readonly number[], settings: PlotSettings): Omit<Panel, 'marks'> {
  const { language } = settings.settings
  const { riskTable } = data.show
  const rows = shown.map((series) => {
    const group = data.groups[series] as MeansGroup
    return { label: shown.length > 1 ? nameOf(group, settings) : '', series, values: riskNumbers(group, riskTable) }
  })
  return {
    x: followUpAxis(data, settings),
    y: proportionAxis(words.survival[language], 'whole'),
    ...riskTableOf(riskTable, data.ticks, rows, language),
  }
}

/** Curves over the whole axis, marks of the censored, and the horizon. */
function lineMarks({ groups, tau }: MeansData, shown: readonly number[]): readonly Mark[] {
  return [
    { kind: 'segment', from: [tau, 0], to: [tau, 1], colour: 'muted', width: 0.7, dash: 'dashed' },
    ...shown.flatMap((series): readonly Mark[] => {
      const { x, survival, censored } = groups[series] as MeansGroup
      const colour = { series }
      return [
        { kind: 'step', x, y: survival, colour, ...(shown.length > 1 ? { dash: 'of-series' as const } : {}) },
        { kind: 'tick', x: censored.x, y: censored.y, colour, size: 5 },
      ]
    }),
  ]
}

interface Steps {
  readonly x: readonly number[]
  readonly y: readonly number[]
}

/** The steps of a curve before the horizon, and its end there. */
function upToHorizon({ x, survival }: MeansGroup, tau: number): Steps {
  const before = x.findLastIndex((time) => time < tau) + 1
  return { x: [...x.slice(0, before), tau], y: [...survival.slice(0, before), survival[before - 1] ?? 1] }
}

/** The heights of a curve at ascending times. */
function valuesAt({ x, y: heights }: Steps, times: readonly number[]): number[] {
  let i = 0
  return times.map((time) => {
    while (i + 1 < x.length && (x[i + 1] ?? 0) <= time) i++
    return heights[i] ?? 1
  })
}

function nameOf({ group }: MeansGroup, { settings, names }: PlotSettings): string {
  return group === null ? words.everyone[settings.language] : names.level(group)
}

function withMean(name: string, mean: string, { settings }: PlotSettings): string {
  return `${name}${settings.language === 'zh' ? '：' : ': '}${mean}`
}

/** `RMST 14.0 months` and `(12.1 to 15.9)` */
function meanParts({ unit }: MeansData, { mean }: MeansGroup, settings: PlotSettings): readonly [string, string] {
  const { language } = settings.settings
  const [value, limits] = estimateParts(mean, settings, 0)
  return [`RMST ${value}${unitAfter[unit][language]}`, limits]
}

function meanText(data: MeansData, group: MeansGroup, settings: PlotSettings): string {
  return joinParts(meanParts(data, group, settings), settings)
}

/** `Difference 5.7 (2.9 to 8.5), P = 0.001`, and the ratio. */
function contrastLines({ reference }: MeansData, { contrast }: MeansGroup, settings: PlotSettings): RichText[] {
  if (contrast === undefined || reference === null) return []
  const { language } = settings.settings
  const line = (what: 'difference' | 'ratio', tested: Tested, none: number): RichText => [
    { text: `${words[what][language]} ${joinParts(estimateParts(tested, settings, none), settings)}` },
    ...(tested.p === null ? [] : [{ text: language === 'zh' ? '，' : ', ' }, ...richP(tested.p, settings)]),
  ]
  return [line('difference', contrast.difference, 0), line('ratio', contrast.ratio, 1)]
}

function estimateParts(
  { estimate, lower, upper }: Estimate,
  { settings }: PlotSettings,
  none: number,
): readonly [string, string] {
  const decimals = jointDecimals(estimate, lower, upper, settings, none)
  const limits = formatLimits(lower, upper, decimals, settings)
  const inBrackets = settings.language === 'zh' ? `（${limits}）` : `(${limits})`
  return [formatNumber(estimate, decimals), limits === '' ? '' : inBrackets]
}

function joinParts([value, limits]: readonly [string, string], { settings }: PlotSettings): string {
  return limits === '' || settings.language === 'zh' ? `${value}${limits}` : `${value} ${limits}`
}

/** What is shaded, up to where, what the numbers in brackets are, and comparisons that no panel shows. */
function captionOf(data: MeansData, joined: boolean, settings: PlotSettings): string {
  const { tau, unit, confidence, show, groups, reference } = data
  const { language } = settings.settings
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const level = formatLevel(confidence)
  const horizon = `τ = ${formatQuantity(tau, settings.settings)}${unitAfter[unit][language]}`
  const isBetween = joined && show.layout === 'between'
  const against = reference === null ? '' : settings.names.level(reference)
  const parts = withoutFalse([
    isBetween
      ? say('Shaded: area between the curves', '阴影：两曲线之间的面积')
      : say('Shaded: area under the curve (RMST)', '阴影：曲线下面积（RMST）'),
    say(`up to the dashed line, ${horizon}`, `至虚线处，${horizon}`),
    joined &&
      !isBetween &&
      say('areas over each other, for want of room for a panel each', '版面不足以每组一个分图，各组面积重叠显示'),
    say(`in brackets: ${level} CI`, `括号内：${level} 置信区间`),
    groups.some(({ censored }) => censored.x.length > 0) && say('ticks: censored', '短竖线：删失'),
    isBetween && say(`difference and ratio against ${against}`, `差值与比值以 ${against} 为参照`),
  ])
  const comparisons = groups.flatMap((group) => {
    const lines = contrastLines(data, group, settings).map((line) => inSentence(line.map(({ text }) => text).join('')))
    if (isBetween || lines.length === 0) return []
    const name = nameOf(group, settings)
    return [[`${say(`${name} against ${against}: `, `${name} 与 ${against} 比较：`)}${lines.join(say('; ', '；'))}`]]
  })
  return captionSentences(language, [parts, ...comparisons])
}

function inSentence(line: string): string {
  return `${line.charAt(0).toLowerCase()}${line.slice(1)}`
}

function descriptionOf(data: MeansData, settings: PlotSettings): string {
  const names = data.groups.map((group) => withMean(nameOf(group, settings), meanText(data, group, settings), settings))
  return settings.settings.language === 'zh'
    ? `Kaplan–Meier 生存曲线及至截断时间的面积（${names.join('；')}）。`
    : `Kaplan–Meier survival curves with the area up to a horizon (${names.join('; ')}).`
}
