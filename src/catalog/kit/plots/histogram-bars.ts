import type { Colour, Mark } from '#figure/scene.ts'

/** Bars between neighbouring edges. */
export interface Bars {
  readonly edges: readonly number[]
  readonly tops: readonly number[]
  /** Lower ends; 0 if omitted. */
  readonly floors?: readonly number[]
}

export interface BarStyle {
  readonly colour: Colour
  /** Opacity of the fill; 0 for none. */
  readonly opacity: number
  /** Around each bar, or along the tops only, where another group's bars are drawn over these. */
  readonly outline: 'bars' | 'skyline'
  /** Width of the outline in points. */
  readonly width?: number
}

/** Bars that touch, as one shape for each run of them. The outline is open below: the axis is the base line. */
export function joinedBars(bars: Bars, style: BarStyle): readonly Mark[] {
  return runsOf(bars).flatMap(([from, to]) => runMarks(bars, from, to, style))
}

/** The bars of one group among `of`, each in its part of the bin; `log`: the bins are equal on a log axis. */
export function barsBeside(
  { edges, tops }: Bars,
  { at, of, log }: { readonly at: number; readonly of: number; readonly log: boolean },
  style: BarStyle,
): readonly Mark[] {
  return tops.flatMap((top, k) => {
    if (top === 0) return []
    const [low = 0, high = 0] = [edges[k], edges[k + 1]]
    const place = (part: number) => (log ? low * (high / low) ** part : low + (high - low) * part)
    const part = (0.9 * at) / of + 0.05
    return runMarks({ edges: [place(part), place(part + 0.9 / of)], tops: [top] }, 0, 1, style)
  })
}

/** Indices [from, to) of neighbouring bars with a height. */
function runsOf({ tops, floors }: Bars): readonly (readonly [number, number])[] {
  const isDrawn = (k: number) => (tops[k] ?? 0) > (floors?.[k] ?? 0)
  const starts = [...tops.keys()].filter((k) => isDrawn(k) && !isDrawn(k - 1))
  return starts.map((from) => {
    let to = from
    while (to < tops.length && isDrawn(to)) to++
    return [from, to] as const
  })
}

function runMarks({ edges, tops, floors }: Bars, from: number, to: number, style: BarStyle): readonly Mark[] {
  const { colour, opacity, outline, width } = style
  const bars = Array.from({ length: to - from }, (_, i) => from + i)
  const sides = bars.flatMap((k) => [edges[k] ?? 0, edges[k + 1] ?? 0])
  const along = (heights: readonly number[] | undefined) => bars.flatMap((k) => [heights?.[k] ?? 0, heights?.[k] ?? 0])
  const [above, below] = [along(tops), along(floors)]
  const line =
    outline === 'bars'
      ? {
          x: bars.flatMap((k) => [edges[k] ?? 0, edges[k] ?? 0, edges[k + 1] ?? 0, edges[k + 1] ?? 0]),
          y: bars.flatMap((k) => [floors?.[k] ?? 0, tops[k] ?? 0, tops[k] ?? 0, floors?.[k] ?? 0]),
        }
      : {
          x: [edges[from] ?? 0, ...sides, edges[to] ?? 0],
          y: [below[0] ?? 0, ...above, below.at(-1) ?? 0],
        }
  return [
    ...(opacity === 0
      ? []
      : [
          {
            kind: 'polygon' as const,
            x: [...sides, ...sides.toReversed()],
            y: [...above, ...below.toReversed()],
            fill: colour,
            stroke: null,
            opacity,
          },
        ]),
    { kind: 'line', ...line, colour, width: width ?? 0.8 },
  ]
}
