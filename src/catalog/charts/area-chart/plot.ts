import { longestItem } from '#figure/layout-legend.ts'
import type { Legend, LegendItem, LineLabel, Mark, Scene } from '#figure/scene.ts'
import { textWidth } from '#figure/text-width.ts'
import { type as sizes } from '#figure/typography.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import type { Numeric } from '../../kit/outcome/outcome.ts'
import { labelInBand } from '../../kit/plots/band-label.ts'
import { axisFromZero } from '../../kit/plots/round-ticks.ts'
import { type Run, runLines } from '../../kit/plots/run-lines.ts'
import { shadeOf } from '../../kit/plots/stacked-bars.ts'
import { valueRange } from '../../kit/plots/value-range.ts'
import { formatCount } from '../../kit/present/format.ts'
import { placeTitle, placeValues } from '../../kit/present/place-words.ts'
import { withoutFalse } from '../../kit/without-false.ts'
import type { AreaChartData } from './data.ts'

export const plots = { chart: { plot: plotAreas } satisfies Plot<AreaChartData> }

const pointsPerMm = 72 / 25.4
/** Opacity of the darkest area of a stack: names in it are in ink. */
const darkest = 0.62

function plotAreas(data: AreaChartData, settings: PlotSettings): Scene {
  const { show, areas, of, x } = data
  const zh = settings.settings.language === 'zh'
  const [width, height] = [settings.size.width ?? 120, settings.size.height ?? 78]
  const names = areas.map(({ name }) =>
    'level' in name ? settings.names.level(name) : settings.names.variable(name.variable),
  )
  const isStack = show.layout !== 'overlaid'
  const smooth = isStack ? stackedBands(data) : overlaidBands(data)
  const bands = show.shape === 'step' ? smooth.map((runs) => runs.map((run) => stepped(run, data))) : smooth
  const { domain, ticks } = axisFromZero(
    Math.max(0, ...bands.flat().flatMap((run) => run.values[1] ?? [])),
    5,
    show.aggregate === 'count',
  )
  const up = isStack
    ? domain
    : valueRange(
        areas.map(({ values }) => values),
        { zero: true },
      )
  const places = bands.flat().map((run) => run.x)
  const across = valueRange(places, { margin: x.length > 1 ? 0 : 0.02 })
  const perPoint = [
    (across[1] - across[0]) / ((width - 22) * pointsPerMm),
    (up[1] - up[0]) / ((height - 24) * pointsPerMm),
  ] as const
  const several = areas.length > 1 || of.y.length > 1
  const inside = isStack && several && show.labels === 'inside' ? namesInside(bands, names, perPoint) : null
  const ends =
    !isStack && several && show.labels === 'inside' ? bands.map((runs, k) => endLabel(runs, k, names[k] ?? '')) : null
  const legend = legendOf(data, names, width, settings)
  const isNamed = (inside !== null && settings.joined !== true) || (!several && settings.joined !== true)
  return {
    width,
    height,
    description: descriptionOf(data, names, settings),
    caption: captionOf(data, settings),
    panels: [
      {
        x: {
          kind: 'linear',
          title: settings.names.variable(of.x.variable),
          domain: across,
          ...(data.calendar ? { calendar: true as const } : {}),
        },
        y: {
          kind: 'linear',
          title:
            show.layout === 'full'
              ? zh
                ? '百分比(%)'
                : 'Percentage'
              : placeTitle(show.aggregate, isSummary(data), of.y, settings),
          domain: show.layout === 'full' ? [0, 1] : up,
          ...(show.layout === 'full' ? { format: 'percent' as const } : {}),
          ...(isStack && show.layout !== 'full' ? { ticks } : {}),
        },
        marks: withoutFalse([
          ...bands.flatMap((runs, series) => runs.flatMap((run) => areaMarks(run, series, data))),
          ...(inside ?? []),
          up[0] < 0 && {
            kind: 'segment',
            from: [across[0], 0],
            to: [across[1], 0],
            colour: 'ink',
            width: 0.5,
          },
        ]),
        ...(ends === null ? {} : { lineLabels: ends }),
      },
    ],
    ...(isNamed ? {} : { legend: ends === null ? legend : { ...legend, unlessLabelled: true as const } }),
  }
}

/** Bands from 0 to the values: the uninterrupted parts of each area. */
function overlaidBands({ x, run, areas }: AreaChartData): readonly (readonly Run[])[] {
  return areas.map(({ values }) => {
    const floor = values.map((value) => (typeof value === 'number' ? 0 : value))
    return runLines(x, [floor, values], run)
  })
}

/** The corners of steps: each value holds until the next place, and the last as long as the one before it. */
function stepped({ x, values }: Run, { x: places }: AreaChartData): Run {
  const ends = x.map((at, i) => x[i + 1] ?? at + (at - (x[i - 1] ?? places.findLast((place) => place < at) ?? at)))
  return {
    x: x.flatMap((at, i) => [at, ends[i] ?? at]),
    values: values.map((line) => line.flatMap((value) => [value, value])),
  }
}

/** Bands from the lower to the upper end: the uninterrupted parts of each area, which are those of the whole stack. */
function stackedBands({ x, run, areas, show }: AreaChartData): readonly (readonly Run[])[] {
  const lists = areas.map(({ values }) => values)
  const totals = x.map((_, i): Numeric => {
    const here = lists.map((values) => values[i])
    const total = here.every((one) => typeof one === 'number')
      ? here.reduce<number>((sum, one) => sum + Number(one), 0)
      : null
    return show.layout === 'full' && total === 0 ? null : total
  })
  const whole = runLines(x, [totals, ...lists], run)
  return areas.map((_, k) =>
    whole.map(({ x: places, values: [total = [], ...parts] }): Run => {
      const upTo = (last: number) =>
        places.map((__, i) => {
          const sum = parts.slice(0, last).reduce((all, part) => all + (part[i] ?? 0), 0)
          return show.layout === 'full' ? sum / (total[i] ?? 1) : sum
        })
      return { x: places, values: [upTo(k), upTo(k + 1)] }
    }),
  )
}

function areaMarks(
  { x, values: [lower = [], upper = []] }: Run,
  series: number,
  { show, areas }: AreaChartData,
): readonly Mark[] {
  const colour = { series }
  const [at] = x
  if (x.length === 1 && at !== undefined)
    return [{ kind: 'segment', from: [at, lower[0] ?? 0], to: [at, upper[0] ?? 0], colour, width: 2 }]
  const isStack = show.layout !== 'overlaid'
  const opacity = isStack || areas.length === 1 ? shadeOf(series, darkest) : 0.22
  return [
    { kind: 'band', x, lower, upper, curve: 'linear', colour, opacity },
    isStack
      ? { kind: 'line', x, y: upper, colour, width: 0.8 }
      : { kind: 'line', x, y: upper, colour, width: 1.3, dash: 'of-series' },
  ]
}

/** Names in their areas, if all have room. */
function namesInside(
  bands: readonly (readonly Run[])[],
  names: readonly string[],
  [perX, perY]: readonly [number, number],
): readonly Mark[] | null {
  const found = names.map((name, k): Mark | null => {
    const size = { width: (textWidth(name, sizes.tick) + 6) * perX, height: sizes.tick * 1.25 * perY }
    const longest = (bands[k] ?? []).toSorted((a, b) => lengthOf(b) - lengthOf(a))[0]
    const at =
      longest && labelInBand({ x: longest.x, lower: longest.values[0] ?? [], upper: longest.values[1] ?? [] }, size)
    return at ? { kind: 'text', at, text: [{ text: name }], anchor: 'middle', colour: 'ink' } : null
  })
  const placed = found.filter((mark) => mark !== null)
  return placed.length === names.length ? placed : null
}

function lengthOf({ x }: Run): number {
  return (x.at(-1) ?? 0) - (x[0] ?? 0)
}

function endLabel(runs: readonly Run[], series: number, text: string): LineLabel {
  const last = runs.at(-1)
  return { at: [last?.x.at(-1) ?? 0, last?.values[1]?.at(-1) ?? 0], text, colour: { series } }
}

/** On the right in the order of the stack, from its top; above it, from its bottom, where the right has no room. */
function legendOf(
  { areas, show }: AreaChartData,
  names: readonly string[],
  width: number,
  { names: words }: PlotSettings,
): Legend {
  const isStack = show.layout !== 'overlaid'
  const [first] = areas
  const title = first && 'level' in first.name ? words.variable(first.name.variable) : ''
  const items = names.map(
    (label, series): LegendItem =>
      isStack
        ? { label, colour: { series }, key: 'box', opacity: shadeOf(series, darkest) }
        : { label, colour: { series }, key: 'line', dash: 'of-series' },
  )
  const titled = title === '' ? {} : { title }
  const beside: Legend = { place: 'right', ...titled, items: items.toReversed() }
  const needed = Math.max(longestItem(beside), textWidth(title, sizes.legend))
  return isStack && needed <= width * pointsPerMm * 0.24 ? beside : { place: 'top', ...titled, items }
}

function isSummary({ areas }: AreaChartData): boolean {
  return areas.some(({ most }) => most > 1)
}

function captionOf(data: AreaChartData, { settings: { language } }: PlotSettings): string {
  const { n, show, run, x, areas } = data
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const what = placeValues(show.aggregate, isSummary(data), show.period, language)
  const isBroken =
    (run.at(-1) ?? 1) > 1 || (x.length > 0 && areas.some(({ values }) => values.some((one) => typeof one !== 'number')))
  const alone = say(`area: ${what}`, `区域：${what}`)
  const drawn = {
    stacked: say(`areas: ${what}, stacked`, `区域：${what}，堆积`),
    full: say(`areas: shares of the ${what}`, `区域：${what}的构成`),
    overlaid: say(`areas: ${what}, each from 0`, `区域：${what}，均从 0 起`),
  }[show.layout]
  return captionSentences(language, [
    [
      `n\u00a0=\u00a0${formatCount(n)}`,
      areas.length === 1 && show.layout !== 'full' ? alone : drawn,
      isBroken && say('interruptions: no value', '中断处：无值'),
    ],
  ])
}

function descriptionOf(
  { of, show }: AreaChartData,
  names: readonly string[],
  { names: words, settings }: PlotSettings,
): string {
  const x = words.variable(of.x.variable)
  const kind = {
    stacked: ['Stacked areas', '堆积面积图'],
    full: ['Areas stacked to 100%', '百分比堆积面积图'],
    overlaid: ['Areas over each other', '叠加面积图'],
  }[show.layout]
  return settings.language === 'zh'
    ? `${names.join('、')}随${x}变化的${kind[1]}。`
    : `${kind[0]} of ${names.join(', ')} over ${x}.`
}
