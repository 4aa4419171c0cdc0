import type { LegendItem, Mark, Scene } from '#figure/scene.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import type { LevelRef, VariableRef } from '../../kit/outcome/outcome.ts'
import { runLines } from '../../kit/plots/run-lines.ts'
import { valueRange } from '../../kit/plots/value-range.ts'
import { formatQuantity } from '../../kit/present/format.ts'
import { placeTitle } from '../../kit/present/place-words.ts'
import { captionOf } from './caption.ts'
import type { ChartLine, LineChartData } from './data.ts'

export const plots = { chart: { plot: plotLines } satisfies Plot<LineChartData> }

function plotLines(data: LineChartData, settings: PlotSettings): Scene {
  const { language } = settings.settings
  const { lines, show } = data
  const x = settings.names.variable(data.of.x.variable)
  const names = lines.map(({ name }) => nameOf(name, settings))
  const [first] = lines
  const several = lines.length > 1 || data.of.y.length > 1
  const colour = first && 'level' in first.name ? settings.names.variable(first.name.variable) : ''
  const zero = show.aggregate === 'sum' || show.aggregate === 'count'
  const up = valueRange(
    lines.flatMap(({ y, lower, upper }) => [y, lower, upper]),
    { zero: zero && !show.index },
  )
  const across = valueRange(
    lines.map((line) => line.x),
    { margin: 0.02 },
  )
  const hundred: Mark = {
    kind: 'segment',
    from: [across[0], 100],
    to: [across[1], 100],
    colour: 'muted',
    width: 0.5,
    dash: 'dashed',
  }
  const marks = lines.map((line, series) => lineMarks(line, series, data))
  const items = names.map(
    (label, series): LegendItem => ({ label, colour: { series }, key: 'line', dash: 'of-series' }),
  )
  return {
    width: settings.size.width ?? 120,
    height: settings.size.height ?? 75,
    description: describe(names, x, settings),
    caption: captionOf(data, language),
    panels: [
      {
        x: { kind: 'linear', title: x, domain: across, ...(data.calendar ? { calendar: true as const } : {}) },
        y: {
          kind: 'linear',
          title: titleOf(data, settings),
          domain: up,
          ...(show.aggregate === 'count' && !show.index ? { whole: true as const } : {}),
        },
        marks: [
          ...(show.index ? [hundred] : []),
          ...marks.flatMap(({ bands }) => bands),
          ...marks.flatMap(({ values }) => values),
          ...marks.flatMap(({ averages }) => averages),
        ],
        ...(several &&
          show.labels !== 'legend' && {
            lineLabels: lines.map((line, series) => {
              const [at, value] = lastOf(line)
              const last = show.labels === 'values' ? ` ${formatQuantity(value, settings.settings)}` : ''
              return { at: [at, value] as const, text: `${names[series] ?? ''}${last}`, colour: { series } }
            }),
          }),
      },
    ],
    ...((several || (settings.joined && first && 'level' in first.name)) && {
      legend: {
        place: 'top' as const,
        ...(colour === '' ? {} : { title: colour }),
        items,
        ...(show.labels === 'legend' ? {} : { unlessLabelled: true as const }),
      },
    }),
  }
}

function nameOf(name: VariableRef | LevelRef, { names }: PlotSettings): string {
  return 'level' in name ? names.level(name) : names.variable(name.variable)
}

/** The last point of the line that stands out. */
function lastOf({ x, y, smooth }: ChartLine): readonly [number, number] {
  const last = smooth.findLastIndex((value) => typeof value === 'number')
  const at = last < 0 ? x.length - 1 : last
  return [x[at] ?? 0, Number(last < 0 ? y[at] : smooth[at])]
}

function lineMarks(
  line: ChartLine,
  series: number,
  { show }: LineChartData,
): { readonly bands: readonly Mark[]; readonly values: readonly Mark[]; readonly averages: readonly Mark[] } {
  const colour = { series }
  const isFaint = show.smooth !== 'none'
  const bands = runLines(line.x, [line.lower, line.upper], line.run).map(
    ({ x, values: [lower = [], upper = []] }): Mark => ({ kind: 'band', x, lower, upper, curve: show.shape, colour }),
  )
  const drawn = runLines(line.x, [line.y], line.run)
  const stroke = isFaint ? { width: 0.6 } : {}
  const values = drawn.flatMap(({ x, values: [y = []] }, k): readonly Mark[] => {
    const before = drawn[k - 1]
    const [from, to] = [before?.x.at(-1), x[0]]
    const joined: Mark[] =
      show.gaps === 'join' && before !== undefined && from !== undefined && to !== undefined
        ? [
            {
              kind: 'line',
              x: [from, to],
              y: [before.values[0]?.at(-1) ?? 0, y[0] ?? 0],
              colour,
              width: 0.8,
              dash: 'dotted',
            },
          ]
        : []
    const lone: Mark[] =
      x.length === 1 && !show.markers
        ? [{ kind: 'point', x, y, colour, size: isFaint ? 1.8 : 3, shape: 'of-series', fill: 'solid' }]
        : []
    if (show.shape === 'step') return [...joined, { kind: 'step', x, y, colour, dash: 'of-series', ...stroke }, ...lone]
    const faint = isFaint ? { opacity: 0.6 } : {}
    return [...joined, { kind: 'line', x, y, colour, dash: 'of-series', ...stroke, ...faint }, ...lone]
  })
  const markers: Mark[] = show.markers
    ? [
        {
          kind: 'point',
          x: line.x,
          y: line.y,
          colour,
          size: isFaint ? 2.2 : line.x.length > 60 ? 2.6 : 3.6,
          shape: 'of-series',
          fill: isFaint ? 'translucent' : 'solid',
        },
      ]
    : []
  const averages = runLines(line.x, [line.smooth], line.run).map(
    ({ x, values: [y = []] }): Mark => ({ kind: 'line', x, y, colour, width: 1.7, dash: 'of-series' }),
  )
  return { bands, values: [...values, ...markers], averages }
}

function titleOf({ of, show, lines }: LineChartData, settings: PlotSettings): string {
  if (show.index)
    return settings.settings.language === 'zh' ? '指数（首值=100）' : 'Index (first value\u00a0=\u00a0100)'
  return placeTitle(
    show.aggregate,
    lines.some(({ most }) => most > 1),
    of.y,
    settings,
  )
}

function describe(lines: readonly string[], x: string, { settings }: PlotSettings): string {
  return settings.language === 'zh'
    ? `${lines.join('、')}随${x}变化的折线图。`
    : `Lines of ${lines.join(', ')} over ${x}.`
}
