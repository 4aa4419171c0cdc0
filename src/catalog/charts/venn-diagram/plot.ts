import type { Mark, Scene } from '#figure/scene.ts'
import { textWidth } from '#figure/text-width.ts'
import { type } from '#figure/typography.ts'
import { balanceText, wrapText, wrapWithin } from '#figure/wrap-text.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { formatCount } from '../../kit/present/format.ts'
import { withoutFalse } from '../../kit/without-false.ts'
import { captionOf, labelOf, nameOf } from './caption.ts'
import type { VennData } from './data.ts'
import { namedRows, type Outline, outlinesOf, pointsOf, roomiestPlace } from './outlines.ts'

export const plots = { chart: { plot } satisfies Plot<VennData> }

const pointsPerMm = 72 / 25.4
/** Of text, in mm. */
const lineHeight = 3.5
/** In mm, of a line from a name to its set. */
const shortest = 1.6
/** Usual width in mm by the number of sets. */
const widths: Readonly<Record<number, number>> = { 2: 85, 3: 85, 4: 100, 5: 130 }

function plot(data: VennData, settings: PlotSettings): Scene {
  const width = settings.size.width ?? widths[data.variables.length] ?? 130
  const height = settings.size.height ?? width * (data.variables.length === 2 ? 0.9 : 1)
  const side = (caption: string) => {
    const lines = wrapText(caption, type.small, (width - 5) * pointsPerMm).length
    return Math.max(25, Math.min(width - 5, height - 5 - lines * 3.3))
  }
  const first = drawn(data, side(captionOf(data, [], settings)), settings)
  const { marks, domain, unlabelled } = drawn(data, side(captionOf(data, first.unlabelled, settings)), settings)
  const caption = captionOf(data, unlabelled, settings)
  return {
    width,
    height,
    description: descriptionOf(data, caption, settings),
    caption,
    panels: [
      {
        square: true,
        x: { kind: 'linear', title: '', domain, ticks: [], bare: true },
        y: { kind: 'linear', title: '', domain, ticks: [], bare: true },
        marks,
      },
    ],
  }
}

/** Marks in a square whose axes measure mm from its lower left corner. */
function drawn(data: VennData, side: number, settings: PlotSettings) {
  const names = namesOf(data, settings, side)
  const [above, below] = names.heights
  const outlines = outlinesOf(data)
  const corners = outlines.flatMap((outline) => (outline === null ? [] : [pointsOf(outline)]))
  const [left, right] = rangeOf(corners.flatMap(({ x }) => x))
  const [low, high] = rangeOf(corners.flatMap(({ y }) => y))
  const scale = Math.min((side - 1) / (right - left), (side - above - below) / (high - low))
  const placed = outlines.map(
    (outline): Outline | null =>
      outline && {
        x: side / 2 + (outline.x - (left + right) / 2) * scale,
        y: below + (side - above - below) / 2 + (outline.y - (low + high) / 2) * scale,
        a: outline.a * scale,
        b: outline.b * scale,
        angle: outline.angle,
      },
  )
  const { marks, unlabelled } = numberMarks(data, placed, settings)
  return {
    marks: [...outlineMarks(placed), ...names.marks(placed, side), ...marks],
    domain: [0, side] as const,
    unlabelled,
  }
}

/** Translucent areas, and over all of them their outlines. */
function outlineMarks(outlines: readonly (Outline | null)[]): readonly Mark[] {
  const drawn = outlines.flatMap((outline, series) => (outline === null ? [] : [{ series, ...pointsOf(outline) }]))
  return [
    ...drawn.map(
      ({ series, x, y }): Mark => ({ kind: 'polygon', x, y, fill: { series }, stroke: null, opacity: 0.22 }),
    ),
    ...drawn.map(
      ({ series, x, y }): Mark => ({ kind: 'polygon', x, y, fill: { series }, stroke: { series }, opacity: 0 }),
    ),
  ]
}

/** Names of the sets with their numbers, in a row above and a row below the outlines. */
function namesOf(data: VennData, settings: PlotSettings, across: number) {
  const { variables, sizes, euler } = data
  const rows = (namedRows[variables.length] ?? [[], []]).map((row) =>
    row
      .filter((k) => euler === null || euler.circles[k] !== null)
      .map((k, place, all) => {
        const room = across / Math.max(2, all.length) - 3
        const name = settings.names.variable(variables[k] ?? '')
        const lines = balanceText(name, type.tick, room * pointsPerMm)
          .flatMap((line) => wrapWithin(line, type.tick, room * pointsPerMm))
          .slice(0, 4)
        return {
          k,
          x: (across * (place + 0.5)) / all.length,
          lines: [...lines, ...labelOf(sizes[k] ?? 0, data, settings.settings).slice(0, 1)],
        }
      }),
  )
  const heights = rows.map((row) =>
    row.length === 0 ? 1 : Math.max(...row.map(({ lines }) => lines.length)) * lineHeight + 2.5,
  )
  const marks = (outlines: readonly (Outline | null)[], up: number): readonly Mark[] =>
    rows.flatMap((row, side) =>
      row.flatMap(({ k, x, lines }): readonly Mark[] => {
        const top = side === 0 ? up : lines.length * lineHeight
        const end = side === 0 ? top - lines.length * lineHeight : top
        const outline = outlines[k]
        const leader = outline ? nearest(outline, x, end) : null
        return withoutFalse([
          !(leader === null || leader.distance < shortest) && {
            kind: 'segment',
            from: [x, end],
            to: leader.at,
            colour: 'muted',
            width: 0.6,
          },
          ...textLines(lines, x, top),
        ])
      }),
    )
  return { heights: [heights[0] ?? 1, heights[1] ?? 1] as const, marks }
}

/** The point of an outline that is nearest to a place. */
function nearest(outline: Outline, x: number, y: number) {
  const points = pointsOf(outline)
  let best = { at: [x, y] as readonly [number, number], distance: Number.POSITIVE_INFINITY }
  for (const [n, px] of points.x.entries()) {
    const py = points.y[n] as number
    const distance = Math.hypot(px - x, py - y)
    if (distance < best.distance) best = { at: [px, py], distance }
  }
  return best
}

/** Lines of text around x, from the top downwards. */
function textLines(lines: readonly string[], x: number, top: number): readonly Mark[] {
  return lines.map(
    (text, n): Mark => ({
      kind: 'text',
      at: [x, top - (n + 0.5) * lineHeight],
      text: [{ text }],
      anchor: 'middle',
      colour: 'ink',
    }),
  )
}

/** A number in each region with room: both lines, or the first; those with cases but without room are returned. */
function numberMarks(data: VennData, outlines: readonly (Outline | null)[], settings: PlotSettings) {
  const unlabelled: VennData['regions'][number][] = []
  const marks = data.regions.flatMap((region): readonly Mark[] => {
    if (data.euler !== null && region.n === 0) return []
    const all = labelOf(region.n, data, settings.settings)
    for (const lines of all.length > 1 ? [all, all.slice(0, 1)] : [all]) {
      const width = Math.max(...lines.map((line) => textWidth(line, type.tick))) / pointsPerMm
      const place = roomiestPlace(outlines, region.members, width, lines.length * lineHeight * 0.8)
      if (place === null || place.times < (lines.length > 1 ? 1.2 : 1.1)) continue
      return textLines(lines, place.at[0], place.at[1] + (lines.length * lineHeight) / 2)
    }
    if (region.n > 0) unlabelled.push(region)
    return []
  })
  return { marks, unlabelled }
}

function rangeOf(values: readonly number[]): readonly [number, number] {
  return [Math.min(...values), Math.max(...values)]
}

function descriptionOf(data: VennData, caption: string, settings: PlotSettings): string {
  const { language } = settings.settings
  const name = settings.names.variable
  const sets = data.variables.map((id, k) => `${name(id)} ${formatCount(data.sizes[k] ?? 0)}`)
  const some = data.regions
    .filter(({ n }) => n > 0)
    .map(({ members, n }) => `${nameOf(members, data, name, language)} ${formatCount(n)}`)
  return language === 'zh'
    ? `韦恩图。各变量例数：${sets.join('、')}。恰属于：${some.join('、')}。${caption}。`
    : `Venn diagram. Cases of each variable: ${sets.join(', ')}. In exactly: ${some.join(', ')}. ${caption}.`
}
