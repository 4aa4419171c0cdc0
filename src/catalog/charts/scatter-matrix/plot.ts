import type { Axis, Mark, Panel, RichText, Scene } from '#figure/scene.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import { colourLegend } from '../../kit/figures/colour-legend.ts'
import { correlationNames } from '../../kit/figures/correlation-names.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { joinedBars } from '../../kit/plots/histogram-bars.ts'
import { valueRange } from '../../kit/plots/value-range.ts'
import { formatCount, formatNumber } from '../../kit/present/format.ts'
import { withoutFalse } from '../../kit/without-false.ts'
import type { ScatterMatrixData } from './data.ts'

export const plots = { chart: { plot } satisfies Plot<ScatterMatrixData> }

const symbols = { pearson: 'r', spearman: 'ρ', kendall: 'τ' } as const
/** Height of a line of text in points, and the part of a panel's height that lines take. */
const [lineStep, textPart] = [10.5, 0.92]
/** Panels less wide than this, in points, have the number of a coefficient only. */
const narrow = 52
const pointsPerMm = 72 / 25.4

function plot(data: ScatterMatrixData, settings: PlotSettings): Scene {
  const { of, groups } = data
  const names = of.map(({ variable }) => settings.names.variable(variable))
  const side = Math.min(175, 24 + 36 * of.length)
  const [width, height] = [settings.size.width ?? side, settings.size.height ?? side + (groups.length > 1 ? 6 : 0)]
  const cell = {
    width: ((width - 18) / of.length - 3) * pointsPerMm,
    height: ((height - 26) / of.length - 4) * pointsPerMm,
  }
  const domains = of.map((_, k) => domainOf(data, k))
  const panels = of.flatMap((_, row) =>
    of.map((__, column): Panel => {
      if (row < column && data.show.upper === 'r') return textPanel(data, row, column, cell, settings)
      const isFirstRow = row === 0 && data.show.upper === 'r'
      const x: Axis = {
        kind: 'linear',
        title: row === of.length - 1 ? (names[column] ?? '') : '',
        domain: domains[column] ?? [0, 1],
        ...(row < of.length - 1 ? { unlabelled: true } : {}),
      }
      const y: Axis = {
        kind: 'linear',
        title: column === 0 ? (names[row] ?? '') : '',
        domain: domains[row] ?? [0, 1],
        ...(isFirstRow ? { ticks: [] } : {}),
        ...(column > 0 ? { unlabelled: true } : {}),
      }
      return {
        x,
        y,
        marks: row === column ? diagonalMarks(data, row, domains[row] ?? [0, 1]) : pointMarks(data, row, column),
      }
    }),
  )
  return {
    width,
    height,
    arrangement: { columns: of.length, joined: true },
    description:
      settings.settings.language === 'zh'
        ? `${names.join('、')}的散点图矩阵。`
        : `Scatter-plot matrix of ${names.join(', ')}.`,
    caption: captionOf(data, cell, settings),
    panels,
    ...colourLegend(groups, { key: 'point', shape: 'of-series' }, settings),
  }
}

/** The values of a variable with a margin, and the bars of its histogram. */
function domainOf({ rows, diagonals }: ScatterMatrixData, k: number): readonly [number, number] {
  const edges = diagonals[k]?.edges ?? []
  const curves = diagonals[k]?.curves.map(({ x }) => x) ?? []
  const values = (rows.values[k] ?? []).flatMap((value) => value ?? [])
  const [low, high] = valueRange([values, edges, ...curves], { margin: 0.05 })
  const first = edges[0] ?? low
  return [Math.min(low, first), high]
}

function pointMarks({ rows, groups }: ScatterMatrixData, row: number, column: number): readonly Mark[] {
  const [xs, ys] = [rows.values[column] ?? [], rows.values[row] ?? []]
  const size = xs.length > 1000 ? 1.4 : xs.length > 200 ? 1.9 : 2.6
  return groups.map((_, series): Mark => {
    const [x, y]: [number[], number[]] = [[], []]
    for (const [k, group] of rows.group.entries()) {
      const [across, up] = [xs[k] ?? null, ys[k] ?? null]
      if (group !== series || across === null || up === null) continue
      x.push(across)
      y.push(up)
    }
    return { kind: 'point', x, y, colour: { series }, size, shape: 'of-series', fill: 'translucent' }
  })
}

/** Heights on the scale of the variable itself, because its row of panels has that axis. */
function diagonalMarks(
  { diagonals, groups }: ScatterMatrixData,
  k: number,
  [low, high]: readonly [number, number],
): readonly Mark[] {
  const { edges, counts, curves } = diagonals[k] ?? { edges: [], counts: [], curves: [] }
  const most = Math.max(1e-300, ...counts, ...curves.flatMap(({ y }) => y))
  const place = (height: number) => low + (high - low) * 0.92 * (height / most)
  const colour = groups.length > 1 ? ('muted' as const) : { series: 0 }
  return [
    ...joinedBars(
      { edges, tops: counts.map(place), floors: counts.map(() => low) },
      { colour, opacity: 0.3, outline: 'bars', width: 0.6 },
    ),
    ...curves.flatMap(({ x, y }, series): readonly Mark[] =>
      x.length === 0 ? [] : [{ kind: 'line', x, y: y.map(place), colour: { series }, width: 1.1, dash: 'of-series' }],
    ),
  ]
}

interface Cell {
  readonly width: number
  readonly height: number
}

/** Whether the coefficients of groups have room below those of all rows. */
function hasGroupLines({ correlations, groups }: ScatterMatrixData, { height }: Cell): boolean {
  return correlations.length > 1 && (groups.length + 2) * lineStep <= height * textPart
}

function textPanel(data: ScatterMatrixData, row: number, column: number, cell: Cell, { names }: PlotSettings): Panel {
  const { of, correlations, groups, show } = data
  // pairs are in the order of their first variable
  const pair = (row * (2 * of.length - row - 1)) / 2 + column - row - 1
  const text = (part: number) => {
    const r = correlations[part]?.r[pair]
    return typeof r === 'number' ? formatNumber(r, 2) : '–'
  }
  const whole: readonly RichText[] = withoutFalse([
    [
      ...(cell.width < narrow
        ? []
        : [{ text: symbols[show.method], italic: true as const }, { text: '\u00a0=\u00a0' }]),
      { text: text(0) },
    ],
    hasVaryingN(data) && [
      { text: 'n', italic: true },
      { text: `\u00a0=\u00a0${formatCount(correlations[0]?.n[pair] ?? 0)}` },
    ],
  ])
  const each: readonly RichText[] = hasGroupLines(data, cell)
    ? groups.map((ref, g) => [{ text: `${ref === null ? '' : names.level(ref)}\u00a0${text(g + 1)}` }])
    : []
  const lines = [...whole, ...each]
  const bare = { kind: 'linear', title: '', domain: [0, 1], bare: true } as const
  return {
    x: bare,
    y: bare,
    marks: lines.map(
      (line, k): Mark => ({
        kind: 'text',
        at: [0.5, 0.5],
        shift: [0, ((lines.length - 1) / 2 - k) * lineStep],
        text: line,
        room: 1,
        anchor: 'middle',
        colour: k < whole.length ? 'ink' : 'muted',
      }),
    ),
  }
}

function hasVaryingN({ correlations }: ScatterMatrixData): boolean {
  return new Set(correlations[0]?.n ?? []).size > 1
}

function captionOf(data: ScatterMatrixData, cell: Cell, { settings }: PlotSettings): string {
  const { show, n, every } = data
  const { language } = settings
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const name = correlationNames[language][show.method]
  const isVarying = hasVaryingN(data)
  return captionSentences(language, [
    [
      say(`n\u00a0=\u00a0${formatCount(n)}`, `n=${formatCount(n)}`),
      show.upper === 'r' && (isVarying ? say(`${name}, pair by pair`, `${name}（逐对）`) : name),
      hasGroupLines(data, cell) && say('then of each group', '其下为各组系数'),
    ],
    [
      show.diagonal === 'histogram'
        ? say('Diagonal: histograms', '对角线：直方图')
        : say('Diagonal: density curves', '对角线：密度曲线'),
      every > 1 && say(`one row in ${every} is drawn`, `每 ${every} 行绘制 1 行`),
    ],
  ])
}
