import type { LineLabel, Mark, PointLabel } from '#figure/scene.ts'
import type { Display } from '../message.ts'
import type { Numeric } from '../outcome/outcome.ts'
import { formatCount, formatQuantity } from '../present/format.ts'
import { runLines } from './run-lines.ts'

/** A panel of a control chart: arrays of one length, a value for each place; `lower` and `upper` are empty without limits. */
export interface ControlPanel {
  readonly x: readonly number[]
  readonly y: readonly Numeric[]
  readonly centre: readonly Numeric[]
  /** The SD of the points, for the lines of zones. */
  readonly sd: readonly Numeric[]
  readonly lower: readonly Numeric[]
  readonly upper: readonly Numeric[]
  /** Numbers of points, from 1, and the rule that each breaks. */
  readonly signals: { readonly points: readonly number[]; readonly rules: readonly number[] }
}

interface Shown {
  /** Whether lines at 1 and 2 SDs are drawn. */
  readonly zones: boolean
  /** Whether points with signals, of neighbours on one side with the same ones the first, have the numbers of the rules beside them. */
  readonly numbered: boolean
  /** Names of the centre line and of the limits with their last values. */
  readonly names: { readonly centre: string; readonly lower: string; readonly upper: string }
}

/** The marks of a panel of a control chart, the names of its lines, and the numbers of rules at points with signals. */
export function controlMarks(
  { x, y, centre, sd, lower, upper, signals }: ControlPanel,
  { zones, numbered, names }: Shown,
): {
  readonly marks: readonly Mark[]
  readonly lineLabels: readonly LineLabel[]
  readonly pointLabels: readonly PointLabel[]
} {
  const edges = edgesOf(x)
  const line = (values: readonly Numeric[], look: Pick<Mark & { kind: 'line' }, 'colour' | 'width' | 'dash'>) =>
    heldLines(edges, values).map((drawn): Mark => ({ kind: 'line', ...drawn, ...look }))
  const zone = (k: number) =>
    line(
      centre.map((value, i) => sumOf(value, sd[i], k)),
      { colour: 'muted', width: 0.4, dash: 'dotted' },
    )
  const limit = { colour: 'ink', width: 0.8, dash: 'dashed' } as const
  const values = runLines(
    x,
    [y],
    x.map(() => 0),
  ).map((run): Mark => ({ kind: 'line', x: run.x, y: run.values[0] ?? [], colour: { series: 0 }, width: 0.9 }))
  const broken = new Map<number, number[]>()
  for (const [k, point] of signals.points.entries())
    broken.set(point, [...(broken.get(point) ?? []), signals.rules[k] ?? 0])
  const at = (isWanted: (point: number) => boolean) =>
    x.flatMap((place, i): readonly (readonly [number, number])[] => {
      const value = y[i]
      return typeof value === 'number' && isWanted(i + 1) ? [[place, value]] : []
    })
  const sideOf = (point: number) => Number(y[point - 1]) > Number(centre[point - 1])
  const small = x.length > 80
  const points = (of: readonly (readonly [number, number])[], isSignal: boolean): Mark => ({
    kind: 'point',
    x: of.map(([place]) => place),
    y: of.map(([, value]) => value),
    colour: { series: isSignal ? 1 : 0 },
    size: (isSignal ? 6 : 3.4) * (small ? 0.75 : 1),
    shape: isSignal ? 'diamond' : 'circle',
    fill: 'solid',
  })
  const label = (of: readonly Numeric[], text: string): readonly LineLabel[] => {
    const value = of.findLast((one) => typeof one === 'number')
    return typeof value === 'number' ? [{ at: [edges.at(-1) ?? 0, value], text, colour: 'ink' }] : []
  }
  return {
    marks: [
      ...(zones ? [-2, -1, 1, 2].flatMap(zone) : []),
      ...line(centre, { colour: 'ink', width: 0.8 }),
      ...line(lower, limit),
      ...line(upper, limit),
      ...values,
      points(
        at((point) => !broken.has(point)),
        false,
      ),
      points(
        at((point) => broken.has(point)),
        true,
      ),
    ],
    lineLabels: [...label(upper, names.upper), ...label(centre, names.centre), ...label(lower, names.lower)],
    pointLabels: numbered
      ? [...broken].flatMap(([point, rules]): readonly PointLabel[] => {
          const value = y[point - 1]
          const text = rules.join(',')
          const isSame = broken.get(point - 1)?.join(',') === text && sideOf(point - 1) === sideOf(point)
          if (typeof value !== 'number' || isSame) return []
          return [{ at: [x[point - 1] ?? 0, value], radius: 3, text: [{ text }] }]
        })
      : [],
  }
}

/** The numbers of a panel, for its axis. */
export function drawnValues({ y, centre, lower, upper }: ControlPanel): readonly (readonly Numeric[])[] {
  return [y, centre, lower, upper]
}

/** Places that a rule lists in a caption. */
const listedPoints = 8

/** The places of points, by their numbers from 1, on the axis, for a caption: consecutive ones as ranges, and the first few of many. */
export function pointPlaces(
  points: readonly number[],
  x: readonly number[],
  { isNumbered, calendar }: { readonly isNumbered: boolean; readonly calendar: boolean },
  { settings }: Display,
): string {
  const zh = settings.language === 'zh'
  const name = (point: number) => {
    const place = x[point - 1] ?? 0
    if (isNumbered) return String(point)
    return calendar ? new Date(place).toISOString().slice(0, 10) : formatQuantity(place, settings)
  }
  const spans: [number, number][] = []
  for (const point of points) {
    const last = spans.at(-1)
    if (last !== undefined && last[1] === point - 1) last[1] = point
    else spans.push([point, point])
  }
  const texts = spans.map(([from, to]) =>
    from === to
      ? name(from)
      : `${name(from)}${to === from + 1 ? (zh ? '、' : ', ') : calendar ? (zh ? '至' : ' to ') : zh ? '~' : '–'}${name(to)}`,
  )
  const more = texts.length - listedPoints
  const shown = texts.slice(0, listedPoints).join(zh ? '、' : ', ')
  return more > 0
    ? `${shown}${zh ? `等 ${formatCount(points.length)} 点` : ` and more (${formatCount(points.length)} points)`}`
    : shown
}

/** Places in the middle between neighbours, and as far beyond the first and the last: a limit holds around its point. */
function edgesOf(x: readonly number[]): readonly number[] {
  const [first = 0, last = 0] = [x[0], x.at(-1)]
  const [second = first + 1, before = last - 1] = [x[1], x.at(-2)]
  const between = x.slice(1).map((place, i) => (place + (x[i] ?? 0)) / 2)
  return [first - (second - first) / 2, ...between, last + (last - before) / 2]
}

/** Lines that hold each value between its edges, joined upright where it changes; as few corners as needed. */
function heldLines(
  edges: readonly number[],
  values: readonly Numeric[],
): readonly { readonly x: readonly number[]; readonly y: readonly number[] }[] {
  const lines: { x: number[]; y: number[] }[] = []
  for (const [i, value] of values.entries()) {
    if (typeof value !== 'number') continue
    const [from, to] = [edges[i] ?? 0, edges[i + 1] ?? 0]
    const last = lines.at(-1)
    if (last === undefined || typeof values[i - 1] !== 'number') lines.push({ x: [from, to], y: [value, value] })
    else if (last.y.at(-1) === value) last.x[last.x.length - 1] = to
    else {
      last.x.push(from, to)
      last.y.push(value, value)
    }
  }
  return lines
}

function sumOf(centre: Numeric, sd: Numeric | undefined, multiple: number): Numeric {
  return typeof centre === 'number' && typeof sd === 'number' ? centre + multiple * sd : null
}
