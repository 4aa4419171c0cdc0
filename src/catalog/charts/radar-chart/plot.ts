import { plotFrames } from '#figure/layout.ts'
import type { Colour, Mark, Panel, Scene } from '#figure/scene.ts'
import { type SpokeNames, spokeNames } from '#figure/spoke-names.ts'
import { textWidth } from '#figure/text-width.ts'
import { type as sizes } from '#figure/typography.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import { colourLegend } from '../../kit/figures/colour-legend.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { ticksAround } from '../../kit/plots/round-ticks.ts'
import { formatCount, formatEstimate, formatQuantity, formatQuantityInterval } from '../../kit/present/format.ts'
import { sizeText } from '../../kit/present/sample-text.ts'
import type { RadarChartData } from './data.ts'
import { type Box, cutOut, type Point, ringNumbers } from './ring-numbers.ts'

export const plots = { chart: { plot: plotRadar } satisfies Plot<RadarChartData> }

/** Corners of a circle: it deviates from its chords by less than 0.05 points. */
const corners = 120
/** Radius in points of the smallest circle whose rings have numbers; the caption says the values of all rings. */
const leastNumbered = 3 * sizes.tick

function plotRadar(given: RadarChartData, settings: PlotSettings): Scene {
  // where names leave no room for the figure numbers replace them, and at last the values are left out
  for (const label of given.show.label ? [true, false] : [false])
    for (const numbered of [false, true]) {
      const scene = sceneOf({ ...given, show: { ...given.show, label } }, numbered, settings)
      if (scene !== null) return scene
    }
  // on a page without room even for numbers the figure is that of a larger page
  const { width = 0, height = 0 } = settings.size
  const larger = { width: Math.max(width, 60) * 1.25, height: Math.max(height, 60) * 1.25 }
  return { ...plotRadar(given, { ...settings, size: larger }), ...settings.size }
}

/** Null if the words at the axes have no room. */
function sceneOf(data: RadarChartData, numbered: boolean, settings: PlotSettings): Scene | null {
  const { groups, show } = data
  const { size } = settings
  const count = show.apart ? groups.length : 1
  const width = size.width ?? (count > 1 ? 170 : 110)
  const columns = columnsOf(count, width, size.height)
  const rows = Math.ceil(count / columns)
  const height = size.height ?? (count > 1 ? 16 + rows * Math.min(width / columns, 72) : width * 0.96)
  const scene = (marks: readonly (readonly Mark[])[], side: number): Scene => ({
    width,
    height,
    description: descriptionOf(data, settings),
    caption: captionOf(data, numbered, settings),
    panels: Array.from({ length: count }, (_, p) => panelOf(data, p, marks[p] ?? [], side, settings)),
    ...(count > 1 ? { arrangement: { columns } } : {}),
    ...(show.apart ? {} : colourLegend(groups, { key: 'point', shape: 'of-series' }, settings)),
  })
  // the plots of the empty figure are those of the drawn one
  const side = Math.min(...plotFrames(scene([], 1)).map(({ plot }) => plot.width))
  const least = numbered ? 0.1 : 0.18
  const names = Array.from({ length: count }, (_, p) =>
    spokeNames(axisTexts(data, p, numbered, settings), side, { shape: show.web, least }),
  ).filter((of) => of !== null)
  if (names.length < count) return null
  const marks = names.map((of, p) => panelMarks(data, show.apart ? [p] : [...groups.keys()], of, settings))
  return scene(marks, side)
}

/** Up to three; on a page of the reader's size as many as make the panels largest. */
function columnsOf(count: number, width: number, height: number | undefined): number {
  if (height === undefined) return count === 4 ? 2 : Math.min(count, width < 120 ? 2 : 3)
  const sizes = Array.from({ length: count }, (_, k) => Math.min(width / (k + 1), height / Math.ceil(count / (k + 1))))
  return sizes.indexOf(Math.max(...sizes)) + 1
}

function panelOf(
  { groups, show }: RadarChartData,
  p: number,
  marks: readonly Mark[],
  side: number,
  { names }: PlotSettings,
): Panel {
  const axis = { kind: 'linear', title: '', domain: [0, side], ticks: [], bare: true } as const
  const ref = show.apart ? groups[p] : null
  return { ...(ref ? { title: names.level(ref) } : {}), square: true, leastWidth: side * 0.97, x: axis, y: axis, marks }
}

/** The words at the end of each axis: its name, the ends of its own scale, and the values of the groups in the panel. */
function axisTexts(data: RadarChartData, p: number, numbered: boolean, settings: PlotSettings) {
  const { variables, ends, values, show } = data
  return variables.map(({ variable }, k): readonly string[] => {
    const [low, high] = ends[k] ?? []
    const drawn = show.apart ? values.slice(p, p + 1) : values
    return [
      numbered ? String(k + 1) : settings.names.variable(variable),
      ...(low === undefined || high === undefined || numbered ? [] : [rangeText(low, high, settings)]),
      ...(show.label ? [drawn.map((of) => formatEstimate(of[k] ?? 'NaN', settings.settings)).join('\u00a0/ ')] : []),
    ]
  })
}

function rangeText(low: number, high: number, { settings }: PlotSettings): string {
  const text = low === high ? formatQuantity(low, settings) : formatQuantityInterval(low, high, settings)
  return text.replaceAll(' ', '\u00a0')
}

/** Values at the centre, at the rings and at the edge; parts of the axis if each has its own scale. */
function ringsOf({ show, limits, values }: RadarChartData): readonly number[] {
  const equal = (low: number, high: number) =>
    Array.from({ length: show.rings + 1 }, (_, k) => low + ((high - low) * k) / show.rings)
  if (show.scale === 'own') return equal(0, 1)
  const points = values.flat().filter((value) => value !== null)
  const round = ticksAround(Math.min(0, ...points), Math.max(...points, 0), show.rings)
  if (limits.low === null && limits.high === null) return round
  const [low, high] = [limits.low ?? round[0] ?? 0, limits.high ?? round.at(-1) ?? 1]
  return low < high ? equal(low, high) : equal(Math.min(low, high - 1), Math.max(high, low + 1))
}

function panelMarks(
  data: RadarChartData,
  drawn: readonly number[],
  { radius, centre, names }: SpokeNames,
  settings: PlotSettings,
): readonly Mark[] {
  const { show, variables, values, ends } = data
  const rings = ringsOf(data)
  const [low = 0, high = 1] = [rings[0], rings.at(-1)]
  const at = (turn: number, part: number): Point => [
    centre[0] + radius * part * Math.sin(2 * Math.PI * turn),
    centre[1] + radius * part * Math.cos(2 * Math.PI * turn),
  ]
  const axes = variables.length
  const partOf = (value: number, k: number) => {
    const [from, to] = ends[k] ?? [low, high]
    return to > from ? (value - from) / (to - from) : 0.5
  }
  const outlines = drawn.map((g) => ({
    colour: { series: show.apart ? 0 : g },
    points: (values[g] ?? []).map((value, k) => (value === null ? null : at(k / axes, partOf(value, k)))),
  }))
  const spokes = variables.map((_, k) => [at(0, 0), at(k / axes, 1)] as const)
  const edges = outlines.flatMap(({ points }) =>
    points.flatMap((point, k) => {
      const before = points.at(k - 1)
      return point && before ? [[before, point] as const] : []
    }),
  )
  const isRound = show.web === 'circle'
  const parts = rings.slice(1).map((ring) => (ring - low) / (high - low))
  const numbers = ringNumbers(
    rings
      .slice(1)
      .map((ring) => (show.scale === 'own' || radius < leastNumbered ? '' : formatQuantity(ring, settings.settings))),
    // beginning beside the first axis
    [...spokes.keys()].toReversed().map((k) => {
      const middle = isRound ? 1 : Math.cos(Math.PI / axes)
      return parts.map((part) => at((k + 0.5) / axes, part * middle))
    }),
    [...spokes, ...edges],
    names.flatMap(boxesOf),
  )
  const sides = isRound ? corners : axes
  return [
    ...rings.slice(1).flatMap((ring, r) => {
      const corner = (k: number) => at((k % sides) / sides, parts[r] ?? 0)
      const line = Array.from({ length: sides + 1 }, (_, k) => corner(k))
      return cutOut(
        line,
        numbers.map(({ box }) => box),
      ).map((run): Mark => {
        const isZero = ring === 0 && show.scale !== 'own'
        const of = { x: run.map(([x]) => x), y: run.map(([, y]) => y) }
        return { kind: 'line', ...of, colour: isZero ? 'muted' : 'faint', width: isZero ? 0.9 : 0.6 }
      })
    }),
    ...spokes.map(([from, to]): Mark => ({ kind: 'segment', from, to, colour: 'faint', width: 0.6 })),
    ...outlines.flatMap(({ points, colour }) => fillOf(points, colour)),
    ...outlines.flatMap(({ points, colour }) => outlineOf(points, colour)),
    ...numbers.map(
      ({ at: place, text }): Mark => ({ kind: 'text', at: place, text: [{ text }], anchor: 'middle', colour: 'muted' }),
    ),
    ...names.flatMap(({ at: place, lines, anchor }) =>
      lines.map(
        ({ text, up, paragraph }): Mark => ({
          kind: 'text',
          at: place,
          shift: [0, up],
          text: [{ text }],
          anchor,
          colour: paragraph === 0 ? 'ink' : 'muted',
        }),
      ),
    ),
  ]
}

function boxesOf({ at: [x, middle], lines, anchor }: SpokeNames['names'][number]): readonly Box[] {
  return lines.map(({ text, up }) => {
    const y = middle + up
    const width = textWidth(text, sizes.tick)
    const left = { start: x, middle: x - width / 2, end: x - width }[anchor]
    return { left, right: left + width, low: y - sizes.tick / 2, high: y + sizes.tick / 2 }
  })
}

type Corner = Point | null

function fillOf(points: readonly Corner[], fill: Colour): readonly Mark[] {
  const known = points.filter((point) => point !== null)
  if (known.length < points.length) return []
  return [{ kind: 'polygon', x: known.map(([x]) => x), y: known.map(([, y]) => y), fill, stroke: null, opacity: 0.15 }]
}

/** A closed line, or where a point is missing the parts between neighbouring points, and the points. */
function outlineOf(points: readonly Corner[], colour: Colour): readonly Mark[] {
  const gap = points.indexOf(null)
  // it begins after a gap, so that no part is divided at the first axis
  const turned = gap < 0 ? [...points, points[0] ?? null] : [...points.slice(gap), ...points.slice(0, gap)]
  const runs: (readonly [number, number])[][] = [[]]
  for (const point of turned)
    if (point === null) runs.push([])
    else runs.at(-1)?.push(point)
  const known = points.filter((point) => point !== null)
  return [
    ...runs
      .filter(({ length }) => length > 1)
      .map(
        (run): Mark => ({
          kind: 'line',
          x: run.map(([x]) => x),
          y: run.map(([, y]) => y),
          colour,
          dash: 'of-series',
        }),
      ),
    {
      kind: 'point',
      x: known.map(([x]) => x),
      y: known.map(([, y]) => y),
      colour,
      size: 3.8,
      shape: 'of-series',
      fill: 'solid',
    },
  ]
}

function captionOf(data: RadarChartData, numbered: boolean, display: PlotSettings): string {
  const { names, settings } = display
  const { show, counts, used, total, variables, ends, groups } = data
  const { language } = settings
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const all = counts.flat().filter((n) => n > 0)
  const [least, most] = [Math.min(...all), Math.max(...all)]
  const isMedian = show.centre === 'median'
  const rings = ringsOf(data)
  const between = formatQuantityInterval(rings[0] ?? 0, rings.at(-1) ?? 1, settings)
  const each = formatQuantity((rings[1] ?? 1) - (rings[0] ?? 0), settings)
  const step = say(`, rings ${each} apart`, `，圈距 ${each}`)
  const zero = rings.indexOf(0) > 0 ? say('; darker line: 0', '；深色线：0') : ''
  const axes = {
    own: say(
      'axes: from the minimum (centre) to the maximum (edge) of each variable',
      '各轴自中心至外缘为该变量的最小值至最大值',
    ),
    common: say(`axes: ${between} from the centre to the edge`, `各轴自中心至外缘为 ${between}`) + step + zero,
    z:
      say(`axes: z scores, ${between} from the centre to the edge`, `各轴为 z 值，自中心至外缘为 ${between}`) +
      step +
      say('; darker line: mean of all cases', '；深色线：全体均数'),
  }
  const isSeveral = groups.length > 1 && !show.apart
  const key = variables.map(({ variable }, k) => {
    const [low, high] = ends[k] ?? []
    const range =
      low === undefined || high === undefined ? '' : say(' (', '（') + rangeText(low, high, display) + say(')', '）')
    return `${k + 1}\u00a0${names.variable(variable)}${range}`
  })
  return captionSentences(language, [
    [
      isMedian ? say('Points: medians', '点：中位数') : say('Points: means', '点：均数'),
      axes[show.scale],
      sizeText(used, total, language),
      least !== used &&
        (least === most
          ? say(`${formatCount(least)} values in each`, `每点 ${formatCount(least)} 个值`)
          : say(
              `${formatCount(least)} to ${formatCount(most)} values in each`,
              `每点 ${formatCount(least)}~${formatCount(most)} 个值`,
            )),
    ],
    [show.label && isSeveral && say('Numbers at the axes: in the order of the legend', '轴端数值：按图例顺序')],
    [numbered && say('Axes: ', '各轴：') + key.join(say(', ', '、'))],
    [
      say(
        'The enclosed area has no meaning: it depends on the order of the axes',
        '围成的面积没有含义，随各轴的排列顺序而变',
      ),
    ],
  ])
}

function descriptionOf({ variables, groups, values, show }: RadarChartData, { names, settings }: PlotSettings): string {
  const zh = settings.language === 'zh'
  const [comma, colon] = zh ? ['、', '：'] : [', ', ': ']
  const outlines = groups.map((ref, g) => {
    const points = variables.map(
      ({ variable }, k) => `${names.variable(variable)} ${formatEstimate(values[g]?.[k] ?? 'NaN', settings)}`,
    )
    return `${ref === null ? '' : `${names.level(ref)}${colon}`}${points.join(comma)}`
  })
  const of = {
    mean: { en: 'means', zh: '均数' },
    median: { en: 'medians', zh: '中位数' },
  }[show.centre]
  return zh
    ? `雷达图（${show.scale === 'z' ? `${of.zh}的 z 值` : of.zh}）：${outlines.join('；')}。`
    : `Radar chart of ${show.scale === 'z' ? `z scores of ${of.en}` : of.en}: ${outlines.join('; ')}.`
}
