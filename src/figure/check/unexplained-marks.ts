import { elementOf } from '../layout-panel.ts'
import type { LegendItem, Mark, Panel, Scene, SegmentMark } from '../scene.ts'

/** Marks that no reader understands without words. */
interface Kind {
  readonly isOf: (mark: Mark, panel: Panel) => boolean
  /** Words, in either language, that say what they are. */
  readonly words: RegExp
  /** An item of a legend that says it. */
  readonly inLegend: (item: LegendItem) => boolean
}

const dashWords = { dashed: /dashed|虚线/i, dotted: /dotted|点线/i, 'dash-dot': /dash-dot|点划线/i } as const

const kinds: readonly Kind[] = [
  {
    isOf: ({ kind }) => kind === 'band',
    words: /\bbands?\b|shad(?:ed|ing)|\bareas?\b|ribbon|\bCI\b|阴影|带|区域|面积|置信/i,
    inLegend: ({ key }) => key === 'box',
  },
  {
    isOf: (mark) => mark.kind === 'tick' && mark.x.length > 0,
    words: /\bticks?\b|stroke|censored|竖线|短线|删失/i,
    inLegend: () => false,
  },
  {
    isOf: (mark, panel) => mark.kind === 'segment' && isInterval(mark, panel),
    words: /\bCI\b|\bSDs?\b|\bSE\b|interval|whisker|\bbars?\b|\blines?\b|range|置信|区间|标准差|标准误|须|线/i,
    inLegend: ({ key }) => key === 'line',
  },
  ...(['dashed', 'dotted', 'dash-dot'] as const).map(
    (dash): Kind => ({
      isOf: (mark, panel) =>
        (mark.kind === 'segment' || mark.kind === 'line' || mark.kind === 'step') &&
        mark.dash === dash &&
        mark.colour !== 'faint' &&
        !isLeader(mark, panel),
      words: dashWords[dash],
      inLegend: (item) => item.dash === dash,
    }),
  ),
  {
    isOf: (mark, { marks }) => mark.kind === 'line' && mark.colour !== 'faint' && isOverPoints(mark.x, marks),
    words: /\blines?\b|curve|smooth|lowess|\bfit|ellipse|circle|线|椭圆|圆/i,
    inLegend: ({ key }) => key === 'line',
  },
]

/** The elements of a figure, as in `Primitive.ref`, whose meaning neither its legend nor any of the `words` says: those of its texts and captions. */
export function unexplainedMarks({ panels, legend }: Scene, words: string): readonly string[] {
  const items = legend === undefined ? [] : [legend, ...(legend.also ?? [])].flatMap((part) => part.items)
  const unsaid = kinds.filter((kind) => !kind.words.test(words) && !items.some(kind.inLegend))
  const found = panels.flatMap((panel, i) =>
    panel.marks.flatMap((mark) =>
      unsaid.some(({ isOf }) => isOf(mark, panel)) ? [`panel-${i + 1}.${elementOf(mark)}`] : [],
    ),
  )
  return [...new Set(found)]
}

/** A solid line along one axis through a point: an error bar. Stems and dumbbells end at points. */
function isInterval({ from, to, dash, arrow, colour }: SegmentMark, { x, y, marks }: Panel): boolean {
  if (dash !== undefined || arrow || colour === 'faint') return false
  const along = from[0] === to[0] ? 1 : from[1] === to[1] ? 0 : undefined
  if (along === undefined || (along === 1 ? y : x).kind === 'band') return false
  const place = from[1 - along] as number
  const [low, high] = [
    Math.min(from[along] as number, to[along] as number),
    Math.max(from[along] as number, to[along] as number),
  ]
  return marks.some((mark) => {
    if (mark.kind !== 'point') return false
    const [ends, places] = along === 1 ? [mark.y, mark.x] : [mark.x, mark.y]
    return places.some((at, i) => at === place && low < (ends[i] as number) && (ends[i] as number) < high)
  })
}

/** A line between a point and its name, which reference lines are longer than, or along the row of a category. */
function isLeader(mark: Mark, { x, y, marks }: Panel): boolean {
  if (mark.kind !== 'segment') return false
  const { from, to } = mark
  if ((y.kind === 'band' && from[1] === to[1]) || (x.kind === 'band' && from[0] === to[0])) return true
  if (x.kind === 'band' || marks.every(({ kind }) => kind !== 'text')) return false
  return Math.abs(to[0] - from[0]) < Math.abs(x.domain[1] - x.domain[0]) / 2
}

/** A line that does not only join points: most of its places have none. */
function isOverPoints(x: readonly number[], marks: readonly Mark[]): boolean {
  const points = marks.flatMap((mark) => (mark.kind === 'point' ? [mark.x] : []))
  if (points.length === 0) return false
  const places = new Set(points.flat())
  return x.filter((at) => !places.has(at)).length > x.length / 2
}
