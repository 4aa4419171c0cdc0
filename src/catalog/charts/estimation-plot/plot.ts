import type { Mark, Panel, Scene } from '#figure/scene.ts'
import { countedStripMarks, stripMarks, swarmFits } from '#figure/strip-marks.ts'
import { sizedName } from '../../kit/figures/figure-words.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { caseLines } from '../../kit/plots/pair-lines.ts'
import { ticksWithin } from '../../kit/plots/round-ticks.ts'
import { extentOf } from '../../kit/plots/value-range.ts'
import { withoutFalse } from '../../kit/without-false.ts'
import { captionOf, effectName, groupName } from './caption.ts'
import type { EstimationContrast, EstimationData, EstimationGroup } from './data.ts'

export const plots = { chart: { plot } satisfies Plot<EstimationData> }

/** With more cases lines between them would merge. */
const maxLines = 1000
/** Half of the widths of a strip of points and of a density, in categories. */
const [strip, half] = [0.36, 0.42]

function plot(data: EstimationData, settings: PlotSettings): Scene {
  const { groups, show } = data
  const contrasts = data.contrasts.map(trimmed)
  const [only] = contrasts
  const beside = groups.length === 2 && show.layout === 'side' && only !== undefined && only.unit !== null ? only : null
  const columns = groups.length + (beside === null ? 0 : 1)
  const width = settings.size.width ?? Math.min(174, Math.max(85, 16 + columns * 24))
  const height = settings.size.height ?? (beside === null ? 130 : 85)
  const range = extentOf(groups.map(({ points, heights }) => heights?.range ?? points))
  const margin = (range[1] - range[0] || Math.abs(range[0]) || 1) * 0.05
  const span = range[1] - range[0] + 2 * margin
  const room = { category: (width - 20) / columns, height: beside === null ? height / 2 - 15 : height - 25 }
  const values = [...linesOf(data), ...groups.flatMap((group, k) => groupMarks(group, k, span, room, data))]
  const names = groups.map((group) => sizedName(groupName(group, settings), group.n, settings))
  const title = data.of === null ? '' : settings.names.variable(data.of.variable)
  const x = titleOf(data, settings)
  const caption = captionOf(data, beside !== null, settings)
  const common = { width, height, caption, description: descriptionOf(data, caption, settings) }
  if (beside !== null) {
    const control = groups[0]?.centre ?? 0
    const effects = effectRange([beside])
    const [least, most] = [effects[0], effects[1]].map((effect) => control + effect * (beside.unit ?? 1)) as [
      number,
      number,
    ]
    const domain = [Math.min(range[0], least) - margin, Math.max(range[1], most) + margin] as const
    const name = effectName(data, settings.settings.language)
    return {
      ...common,
      panels: [
        {
          x: { kind: 'band', title: x, categories: [...names, name], margins: [0, 0.09] },
          y: { kind: 'linear', title, domain },
          marks: [
            ...values,
            ...besideMarks(beside, groups, control, effects, (room.height * (most - least)) / (domain[1] - domain[0])),
          ],
        },
      ],
    }
  }
  const effects = effectRange(contrasts)
  const beyond = (effects[1] - effects[0] || 1) * 0.05
  const below: Panel = {
    x: { kind: 'band', title: x, categories: names },
    y: {
      kind: 'linear',
      title: effectName(data, settings.settings.language),
      ...ticked([effects[0] - beyond, effects[1] + beyond], room.height),
    },
    marks: [
      {
        kind: 'segment',
        from: [-0.5, 0],
        to: [groups.length - 0.5, 0],
        colour: 'muted',
        width: 0.7,
        dash: 'dashed',
      },
      ...contrasts.flatMap((contrast) => effectMarks(contrast, contrast.group, (effect) => effect)),
    ],
  }
  return {
    ...common,
    arrangement: { columns: 1, joined: true },
    panels: [
      {
        x: { kind: 'band', title: x, categories: names },
        y: { kind: 'linear', title, ...ticked([range[0] - margin, range[1] + margin], room.height) },
        marks: values,
      },
      below,
    ],
  }
}

/** Ticks that are the same at any height, so that panels below each other keep one width. */
function ticked(domain: readonly [number, number], height: number) {
  return { domain, ticks: ticksWithin(...domain, Math.max(2, Math.min(6, height / 9))) }
}

function titleOf({ groups }: EstimationData, { names }: PlotSettings): string {
  const name = groups[0]?.name
  return name !== undefined && 'level' in name ? names.variable(name.variable) : ''
}

/** A line for each case through the measurements. */
function linesOf({ paired, groups }: EstimationData): readonly Mark[] {
  const [first] = groups
  if (!paired || first === undefined || first.points.length === 0 || first.points.length > maxLines) return []
  const cases = first.points.map((_, i) => groups.map(({ points }) => points[i] ?? 0))
  return caseLines(cases, () => 'muted', 0.6)
}

/** Points and their centre. */
function groupMarks(
  { points, heights, centre }: EstimationGroup,
  k: number,
  span: number,
  { category, height }: { readonly category: number; readonly height: number },
  { paired }: EstimationData,
): readonly Mark[] {
  const size = points.length <= 40 ? 3.6 : points.length <= 150 ? 3 : 2.2
  const place = { centre: k, half: strip, colour: { series: 0 }, span, size, shape: 'circle' } as const
  const fits = swarmFits(points, { half: strip * category, span, height, size })
  const marks: readonly Mark[] = paired
    ? [
        {
          kind: 'point',
          x: points.map(() => k),
          y: points,
          colour: { series: 0 },
          size,
          shape: 'circle',
          fill: 'translucent',
        },
      ]
    : stripMarks(points, fits ? 'swarm' : 'quasi-random', place)
  return [
    ...(heights === undefined ? marks : countedStripMarks(heights, 'quasi-random', place)),
    { kind: 'segment', from: [k - 0.2, centre], to: [k + 0.2, centre], colour: 'ink', width: 1.8 },
  ]
}

/** The density to the right of the estimate, and its interval. */
function effectMarks(
  { estimate, interval, density }: EstimationContrast,
  at: number,
  heightOf: (effect: number) => number,
): readonly Mark[] {
  const most = density === null ? 1 : Math.max(...density.y)
  return withoutFalse([
    density !== null && {
      kind: 'polygon',
      x: [at, ...density.y.map((y) => at + (half * y) / most), at],
      y: [density.x[0] ?? 0, ...density.x, density.x.at(-1) ?? 0].map(heightOf),
      fill: 'muted',
      stroke: null,
      opacity: 0.35,
    },
    interval !== null && {
      kind: 'segment',
      from: [at, heightOf(interval.lower)],
      to: [at, heightOf(interval.upper)],
      colour: 'ink',
      width: 1.4,
    },
    { kind: 'point', x: [at], y: [heightOf(estimate)], colour: 'ink', size: 5, shape: 'circle', fill: 'solid' },
  ])
}

/** The effect on an axis of its own at the right, 0 at the centre of the control, with lines from both centres. */
function besideMarks(
  contrast: EstimationContrast,
  groups: readonly EstimationGroup[],
  control: number,
  effects: readonly [number, number],
  height: number,
): readonly Mark[] {
  const heightOf = (effect: number) => control + effect * (contrast.unit ?? 1)
  const axis = 2.5
  const ticks = ticksWithin(effects[0], effects[1], Math.max(2, Math.min(6, height / 7)))
  const line = (from: readonly [number, number], to: readonly [number, number], colour: 'ink' | 'muted'): Mark => ({
    kind: 'segment',
    from,
    to,
    colour,
    width: 0.7,
  })
  const test = heightOf(contrast.estimate)
  return [
    line([0.2, control], [axis, control], 'muted'),
    line([groups[1]?.centre === test ? 1.2 : 1.9, test], [2, test], 'muted'),
    ...effectMarks(contrast, 2, heightOf),
    line([axis, heightOf(effects[0])], [axis, heightOf(effects[1])], 'ink'),
    ...ticks.flatMap((tick): readonly Mark[] => [
      line([axis, heightOf(tick)], [axis + 0.04, heightOf(tick)], 'ink'),
      {
        kind: 'text',
        at: [axis + 0.07, heightOf(tick)],
        text: [{ text: String(tick).replace('-', '−') }],
        anchor: 'start',
        colour: 'ink',
      },
    ]),
  ]
}

/** The density without the ends that are too thin to be seen. */
function trimmed(contrast: EstimationContrast): EstimationContrast {
  const { density } = contrast
  if (density === null) return contrast
  const floor = Math.max(...density.y) / 200
  const visible = density.y.flatMap((y, k) => (y > floor ? [k] : []))
  const [from, to] = [visible[0] ?? 0, (visible.at(-1) ?? 0) + 1]
  return { ...contrast, density: { x: density.x.slice(from, to), y: density.y.slice(from, to) } }
}

/** From 0 to the farthest end of a density or an interval, on either side. */
function effectRange(contrasts: readonly EstimationContrast[]): readonly [number, number] {
  const ends = contrasts.flatMap(({ estimate, interval, density }) => [
    estimate,
    ...(interval === null ? [] : [interval.lower, interval.upper]),
    ...(density === null ? [] : [density.x[0] ?? estimate, density.x.at(-1) ?? estimate]),
  ])
  return [Math.min(0, ...ends), Math.max(0, ...ends)]
}

function descriptionOf(data: EstimationData, caption: string, settings: PlotSettings): string {
  const names = data.groups.map((group) => groupName(group, settings))
  return settings.settings.language === 'zh'
    ? `${names.join('、')}的效应估计图。${caption}。`
    : `Estimation plot of ${names.join(', ')}. ${caption}.`
}
