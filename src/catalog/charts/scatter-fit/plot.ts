import type { Colour, Mark, Scene } from '#figure/scene.ts'
import { richWidth } from '#figure/text-width.ts'
import { type } from '#figure/typography.ts'
import { groupLegend } from '../../kit/figures/colour-legend.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { ellipseOutline, type Outline } from '../../kit/plots/ellipse-outline.ts'
import { emptiestCorner } from '../../kit/plots/note-corner.ts'
import { extentOf } from '../../kit/plots/value-range.ts'
import { formatLevel } from '../../kit/present/format.ts'
import { withoutFalse } from '../../kit/without-false.ts'
import type { Language } from '../../kit/words.ts'
import type { Curve, Fitted, ScatterData, ScatterGroup } from './data.ts'
import { noteLines } from './note-lines.ts'

export const plots = { chart: { plot: plotScatter } satisfies Plot<ScatterData> }

const pointsPerMm = 72 / 25.4

function plotScatter(data: ScatterData, settings: PlotSettings): Scene {
  const { language } = settings.settings
  const { groups, overall } = data
  const several = groups.length > 1
  const [width, height] = [settings.size.width ?? 100, settings.size.height ?? (several ? 85 : 80)]
  const [x, y] = [settings.names.variable(data.of.x.variable), settings.names.variable(data.of.y.variable)]
  const names = groups.map(({ group }) => (group === null ? '' : settings.names.level(group)))
  const plotMm = { width: width - 20, height: height - 18 - (several ? 5 : 0) }
  const lines = noteLines(data, (plotMm.width - 5) * pointsPerMm, settings)
  const outlines = groups.map(({ ellipse }) => (ellipse ? ellipseOutline(ellipse) : null))
  const drawn = [
    ...[...groups, ...(overall === undefined ? [] : [overall])].flatMap(({ curve }) =>
      curve === null ? [] : linesOf(curve),
    ),
    ...outlines.flatMap((outline) => outline ?? []),
  ]
  const across = range([...groups, ...outlines.flatMap((outline) => outline ?? [])].map((line) => line.x))
  const up = range([...groups, ...drawn].map((line) => line.y))
  const widest = Math.max(0, ...lines.map((line) => richWidth(line, type.legend)))
  const size = {
    width: (widest / pointsPerMm + 5) / plotMm.width,
    height: (lines.length * 3.9 + 3) / plotMm.height,
  }
  const { corner, covered } = emptiestCorner([...groups, ...drawn], { x: across, y: up }, size)
  const identity = data.show.identity === true ? identityLine(across, up) : []
  const caption = captionOf(data, identity.length > 0, language)
  return {
    width,
    height,
    description:
      language === 'zh'
        ? `${x}与${y}的散点图${several ? `，按${names.join('、')}分组` : ''}。`
        : `Scatter plot of ${y} against ${x}${several ? ` in ${names.join(', ')}` : ''}.`,
    ...(caption === '' ? {} : { caption }),
    panels: [
      {
        x: { kind: 'linear', title: x, domain: across },
        y: { kind: 'linear', title: y, domain: up },
        marks: [
          ...identity,
          ...groups.map(pointMarks),
          ...outlines.flatMap(outlineMarks),
          ...groups.flatMap(({ curve }, series) => curveMarks(curve, { series })),
          ...(overall === undefined ? [] : curveMarks(overall.curve, 'ink')),
        ],
        ...(lines.length === 0 ? {} : { note: { lines, corner: covered > 0 ? ('above' as const) : corner } }),
      },
    ],
    ...groupLegend(groups, { key: 'point', shape: 'of-series' }, settings),
  }
}

/** All lines of a curve, as lists of points. */
function linesOf({ x, y, confidence, prediction }: Curve) {
  const limits = [confidence, prediction].flatMap((band) => (band === null ? [] : [band.lower, band.upper]))
  return [y, ...limits].map((line) => ({ x, y: line }))
}

/** The range with a margin, so that no point lies on an axis. */
function range(lists: readonly (readonly number[])[]): readonly [number, number] {
  const [low, high] = extentOf(lists)
  const margin = (high - low || Math.abs(low) || 1) * 0.04
  return [low - margin, high + margin]
}

function pointMarks({ x, y }: ScatterGroup, series: number): Mark {
  const size = x.length > 2000 ? 1.6 : x.length > 300 ? 2.4 : 3.2
  return { kind: 'point', x, y, colour: { series }, size, shape: 'of-series', fill: 'translucent' }
}

function outlineMarks(outline: Outline | null, series: number): readonly Mark[] {
  return outline === null ? [] : [{ kind: 'line', ...outline, colour: { series }, width: 0.9, dash: 'dashed' }]
}

/** The part of y = x within the axes; none if the axes share no value. */
function identityLine(across: readonly [number, number], up: readonly [number, number]): readonly Mark[] {
  const [from, to] = [Math.max(across[0], up[0]), Math.min(across[1], up[1])]
  return from < to ? [{ kind: 'segment', from: [from, from], to: [to, to], colour: 'muted', width: 0.8 }] : []
}

function curveMarks(curve: Curve | null, colour: Colour): readonly Mark[] {
  if (curve === null) return []
  const { x, y, confidence, prediction } = curve
  return [
    ...(confidence === null ? [] : [{ kind: 'band', x, ...confidence, curve: 'linear', colour } satisfies Mark]),
    ...(prediction === null ? [] : [prediction.lower, prediction.upper]).map(
      (limit): Mark => ({ kind: 'line', x, y: limit, colour, width: 0.8, dash: 'dotted' }),
    ),
    { kind: 'line', x, y, colour, width: 1.6, ...(colour === 'ink' ? {} : { dash: 'of-series' as const }) },
  ]
}

function captionOf(
  { groups, overall, grid = null, every = 1, confidence, show }: ScatterData,
  hasIdentity: boolean,
  language: Language,
): string {
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const level = formatLevel(confidence)
  const fits: readonly Fitted[] = overall === undefined ? groups : [overall]
  const has = (limits: 'confidence' | 'prediction') =>
    fits.some(({ curve }) => curve !== null && curve[limits] !== null)
  const parts = withoutFalse([
    has('confidence') && say(`band: pointwise ${level} CI of the mean`, `阴影：均数的逐点 ${level} 置信区间`),
    has('prediction') && say(`dotted: pointwise ${level} prediction interval`, `点线：逐点 ${level} 预测区间`),
    !fits.every(({ curve }) => curve === null) &&
      `${fitWords(show.fit, say)}${overall === undefined ? '' : say(' to all points', '（全部数据）')}`,
    groups.some(({ ellipse }) => ellipse) &&
      say(`dashed ellipse: ${level} of a bivariate normal population`, `虚线椭圆：二元正态总体的 ${level}`),
    hasIdentity && say('grey line: y = x', '灰色直线：y = x'),
    grid !== null &&
      say(
        `points at the nearest place of a grid of ${grid} × ${grid}, the fit rests on the values`,
        `各点绘于 ${grid} × ${grid} 网格的最近位置，拟合使用原始值`,
      ),
    every > 1 &&
      say(`one point in ${every} is drawn, the fit rests on all`, `每 ${every} 个点绘制 1 个，拟合使用全部数据`),
  ])
  const sentence = parts.join(say('; ', '；'))
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`
}

function fitWords(fit: ScatterData['show']['fit'], say: (en: string, zh: string) => string): string {
  if (fit === 'lowess') return say('curve: lowess', '曲线：lowess 平滑')
  if (fit === 'loess') return say('curve: loess, local quadratics', '曲线：loess 平滑（局部二次）')
  if (fit === 'spline') return say('curve: restricted cubic spline by least squares', '曲线：最小二乘限制性立方样条')
  return fit === 'polynomial'
    ? say('curve: polynomial by least squares', '曲线：最小二乘多项式拟合')
    : say('line: least squares', '直线：最小二乘拟合')
}
