import type { Colour, Mark, Panel, PointMark, Scene } from '#figure/scene.ts'
import type { PlotSettings } from '../figures/plot.ts'

/** Ordered values against their expectations, with a reference line and, if `lower` is not empty, a band. */
export interface QuantileCourse {
  readonly x: readonly number[]
  readonly y: readonly number[]
  readonly lower: readonly number[]
  readonly upper: readonly number[]
  /** The line `intercept` + `slope` x. */
  readonly intercept: number
  readonly slope: number
}

interface QuantileLook {
  readonly band: Colour
  readonly line: Colour
  readonly points: Colour
  readonly shape: PointMark['shape']
  readonly dash?: 'dashed'
}

const usualLook: QuantileLook = { band: 'muted', line: 'ink', points: { series: 0 }, shape: 'circle' }

/** Marks from back to front: band, line from one x to the other, points. */
export function quantileMarks(
  { x, y, lower, upper, intercept, slope }: QuantileCourse,
  [from, to]: readonly [number, number],
  look: QuantileLook = usualLook,
): readonly Mark[] {
  const onLine = (at: number): [number, number] => [at, intercept + slope * at]
  const dash = look.dash === undefined ? {} : { dash: look.dash }
  return [
    ...(lower.length > 0 ? [{ kind: 'band', x, lower, upper, curve: 'linear', colour: look.band } as const] : []),
    { kind: 'segment', from: onLine(from), to: onLine(to), colour: look.line, width: 0.8, ...dash },
    {
      kind: 'point',
      x,
      y,
      colour: look.points,
      size: x.length > 300 ? 2.2 : 3.2,
      shape: look.shape,
      fill: 'translucent',
    },
  ]
}

/** Small multiples on common axes; the courses of one panel are drawn over each other, each with its line no longer than its points. */
export function quantilePanels(
  panels: readonly {
    readonly title?: string
    readonly courses: readonly QuantileCourse[]
    readonly looks?: readonly QuantileLook[]
  }[],
  axes: {
    readonly x: readonly [number, number]
    readonly xTitle: string
    readonly yTitle: string
    /** If omitted, it contains the values and the bands with a margin. */
    readonly y?: readonly [number, number]
  },
  { size }: Pick<PlotSettings, 'size'>,
): Pick<Scene, 'width' | 'height' | 'panels'> & Required<Pick<Scene, 'arrangement'>> {
  const columns = panels.length === 4 ? 2 : Math.min(3, Math.max(1, panels.length))
  const rows = Math.ceil(panels.length / columns)
  const lineOf = (course: QuantileCourse, of: number): readonly [number, number] =>
    of > 1 ? [course.x[0] ?? 0, course.x.at(-1) ?? 0] : axes.x
  const ends = panels.flatMap(({ courses }) =>
    courses.flatMap((course) => [
      ...course.y,
      ...course.lower,
      ...course.upper,
      ...(courses.length > 1 ? lineOf(course, courses.length).map((x) => course.intercept + course.slope * x) : []),
    ]),
  )
  const [low, high] = [Math.min(...ends), Math.max(...ends)]
  const margin = (high - low || 1) * 0.04
  return {
    width: size.width ?? [85, 140, 175][columns - 1] ?? 175,
    height: size.height ?? 18 + (columns === 1 ? 66 : 60) * rows,
    arrangement: { columns },
    panels: panels.map(
      ({ title, courses, looks }): Panel => ({
        ...(title === undefined ? {} : { title }),
        x: { kind: 'linear', title: axes.xTitle, domain: axes.x },
        y: { kind: 'linear', title: axes.yTitle, domain: axes.y ?? [low - margin, high + margin] },
        marks: courses.flatMap((course, k) => quantileMarks(course, lineOf(course, courses.length), looks?.[k])),
      }),
    ),
  }
}

/** Both ends of the axis of normal quantiles, the same on either side of 0. */
export function quantileAxis(courses: readonly QuantileCourse[]): readonly [number, number] {
  const z = Math.max(1, ...courses.flatMap(({ x }) => [Math.abs(x[0] ?? 0), Math.abs(x.at(-1) ?? 0)])) * 1.08
  return [-z, z]
}
