import { withPattern } from './hatch.ts'
import { coordinate, type PathPrimitive, type Primitive, pathThrough, type TextPrimitive } from './primitive.ts'
import type { Sector, SectorsMark } from './scene.ts'
import { textBox } from './text-box.ts'
import { textWidth } from './text-width.ts'
import { stroke, type } from './typography.ts'
import { balanceText, wrapWithin } from './wrap-text.ts'

interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Disc {
  readonly x: number
  readonly y: number
  readonly radius: number
}

const lineHeight = () => type.tick * 1.2
/** From the edge of the disc to the corner of a leader line, and from there to the text. */
const [elbow, reach] = [4, 13]
/** Labels beside take at most this part of the width on each side. */
const mostBeside = 0.25
/** Arcs are drawn as chords of at most so many turns: they deviate from the arc by less than 0.05 points. */
const chord = 1 / 180

/** Sectors with their labels: inside where they fit, the others in a column on either side, connected by lines. */
export function layoutSectors(mark: SectorsMark, area: Area): readonly Primitive[] {
  const { disc, around } = fittingDisc(mark, area)
  return [
    ...mark.sectors.flatMap((sector) => outline(sector, disc, around.has(sector) ? [] : labelInside(sector, disc))),
    ...mark.sectors.flatMap((sector) => (around.has(sector) ? [] : labelInside(sector, disc))),
    ...(['left', 'right'] as const).flatMap((side) => labelsBeside([...around], side, disc, area)),
    ...middleTexts(mark, disc),
  ]
}

/** The largest disc beside which the labels that do not fit inside have room. */
function fittingDisc(mark: SectorsMark, area: Area): { readonly disc: Disc; readonly around: ReadonlySet<Sector> } {
  const isHalf = mark.sectors.every(({ from, to }) => from > -0.2501 && to < 0.2501)
  const place = (around: ReadonlySet<Sector>): Disc => {
    const [left, right] = (['left', 'right'] as const).map((side) => {
      const widths = [...around]
        .filter((sector) => sideOf(sector) === side)
        .map((one) => widthOf(besideLines(one, area)))
      const widest = Math.min(Math.max(0, ...widths), area.width * mostBeside)
      return widest === 0 ? 0 : widest + reach + 1
    }) as [number, number]
    const moved = Math.max(0, ...mark.sectors.map((sector) => sector.moved ?? 0))
    const above = around.size > 0 ? lineHeight() + elbow : 1
    const high = isHalf ? area.height - above - 1 : area.height / 2 - above
    const radius = Math.max(4, Math.min((area.width - left - right) / 2, high) / (1 + moved))
    const x = area.x + left + (area.width - left - right) / 2
    return { x, y: isHalf ? area.y + area.height / 2 + radius / 2 : area.y + area.height / 2, radius }
  }
  const labelled = mark.sectors.filter(({ label }) => label.length > 0)
  let around = new Set(mark.labels === 'around' ? labelled : [])
  let disc = place(around)
  // a smaller disc has fewer labels inside; none returns
  for (let turn = 0; turn < mark.sectors.length; turn++) {
    const outside = labelled.filter((sector) => around.has(sector) || !fitsInside(sector, disc))
    if (outside.length === around.size) break
    around = new Set(outside)
    disc = place(around)
  }
  return { disc, around }
}

function bisector({ from, to }: Sector): number {
  return (from + to) / 2
}

function sideOf(sector: Sector): 'left' | 'right' {
  return Math.sin(2 * Math.PI * bisector(sector)) < -1e-9 ? 'left' : 'right'
}

function widthOf(lines: readonly string[]): number {
  return Math.max(0, ...lines.map((line) => textWidth(line, type.tick)))
}

/** In one line if it is short, else in as many as needed. */
function besideLines({ label, inLine }: Sector, { width }: Area): readonly string[] {
  const room = width * mostBeside
  if (inLine !== undefined && widthOf([inLine]) <= room) return [inLine]
  return label
    .flatMap((line) => balanceText(line, type.tick, room))
    .flatMap((line) => wrapWithin(line, type.tick, room))
}

/** A point at a part of the radius. */
function at(disc: Disc, turn: number, part: number): readonly [number, number] {
  const angle = 2 * Math.PI * turn
  return [disc.x + disc.radius * part * Math.sin(angle), disc.y - disc.radius * part * Math.cos(angle)]
}

/** The disc of which a sector is part, moved outwards with it. */
function ownDisc(sector: Sector, disc: Disc): Disc {
  const [x, y] = at(disc, bisector(sector), sector.moved ?? 0)
  return { ...disc, x, y }
}

function arc(disc: Disc, from: number, to: number, part: number): readonly (readonly [number, number])[] {
  const count = Math.max(1, Math.ceil(Math.abs(to - from) / chord))
  return Array.from({ length: count + 1 }, (_, k) => at(disc, from + ((to - from) * k) / count, part))
}

/** @param label inside, which a pattern spares */
function outline(sector: Sector, given: Disc, label: readonly TextPrimitive[]): readonly PathPrimitive[] {
  const { from, to, inner, outer, fill, opacity, pattern } = sector
  if (to <= from || outer <= inner) return []
  const disc = ownDisc(sector, given)
  const isWhole = to - from > 1 - 1e-9
  const edge = arc(disc, from, to, outer)
  const back = inner > 0 ? arc(disc, to, from, inner) : isWhole ? [] : [[disc.x, disc.y] as const]
  // a whole ring is two closed lines, the inner one in the other direction
  const d = isWhole
    ? `${pathThrough(...edge)}Z${back.length > 0 ? `${pathThrough(...back)}Z` : ''}`
    : `${pathThrough(...edge, ...back)}Z`
  const filled = { kind: 'path', d, stroke: null, width: 0, fill, opacity } as const
  return [
    ...(pattern === undefined ? [filled] : withPattern(filled, pattern, label.map(textBox))),
    { kind: 'path', d, stroke: fill, width: stroke.thin, fill: null, opacity: 1 },
  ]
}

/** The middle of the text inside a sector. */
function insideAt({ from, to, inner, outer, ...sector }: Sector, given: Disc): readonly [number, number] {
  const disc = ownDisc({ from, to, inner, outer, ...sector }, given)
  if (to - from > 1 - 1e-9 && inner === 0) return [disc.x, disc.y]
  return at(disc, (from + to) / 2, inner === 0 ? outer * 0.64 : (inner + outer) / 2)
}

/** Whether the corners of the text lie in the sector. */
function fitsInside(sector: Sector, given: Disc): boolean {
  const disc = ownDisc(sector, given)
  const [x, y] = insideAt(sector, given)
  const [width, height] = [widthOf(sector.label) + 3, sector.label.length * lineHeight() + 1]
  const isWhole = sector.to - sector.from > 1 - 1e-9
  return [-0.5, 0, 0.5].every((i) =>
    [-0.5, 0.5].every((j) => {
      const [dx, dy] = [x + i * width - disc.x, y + j * height - disc.y]
      const part = Math.hypot(dx, dy) / disc.radius
      const turn = Math.atan2(dx, -dy) / (2 * Math.PI)
      const off = Math.abs(turn - bisector(sector) - Math.round(turn - bisector(sector)))
      return part >= sector.inner && part <= sector.outer && (isWhole || off <= (sector.to - sector.from) / 2)
    }),
  )
}

function labelInside(sector: Sector, disc: Disc): readonly TextPrimitive[] {
  const [x, y] = insideAt(sector, disc)
  return textLines(sector.label, x, y, 'middle')
}

/** Lines centred on a height. */
function textLines(
  lines: readonly string[],
  x: number,
  y: number,
  anchor: TextPrimitive['anchor'],
): readonly TextPrimitive[] {
  const first = y - ((lines.length - 1) / 2) * lineHeight() + type.tick * 0.36
  return lines.map((text, k) => ({
    kind: 'text',
    x,
    y: first + k * lineHeight(),
    text: [{ text }],
    size: type.tick,
    anchor,
    colour: 'ink',
  }))
}

/** The labels of one side, one below the other without touching, each with a line to its sector. */
function labelsBeside(around: readonly Sector[], side: 'left' | 'right', disc: Disc, area: Area): readonly Primitive[] {
  const placed = dodge(
    around
      .filter((sector) => sideOf(sector) === side)
      .map((sector) => ({
        sector,
        lines: besideLines(sector, area),
        wanted: at(ownDisc(sector, disc), bisector(sector), sector.outer + elbow / disc.radius)[1],
      })),
    area,
  )
  const towards = side === 'left' ? -1 : 1
  const moved = Math.max(0, ...around.map((sector) => sector.moved ?? 0))
  const x = disc.x + towards * (disc.radius * (1 + moved) + reach)
  return placed.flatMap(({ sector, lines, y }) => {
    const own = ownDisc(sector, disc)
    const [edge, corner] = [0, elbow].map((more) => at(own, bisector(sector), sector.outer + more / disc.radius)) as [
      readonly [number, number],
      readonly [number, number],
    ]
    const leader: PathPrimitive = {
      kind: 'path',
      d: pathThrough(edge, corner, [x - towards * 2, y]),
      stroke: 'muted',
      width: 0.5,
      fill: null,
      opacity: 1,
    }
    return [leader, ...textLines(lines, x, y, side === 'left' ? 'end' : 'start')]
  })
}

interface Wanted {
  readonly sector: Sector
  readonly lines: readonly string[]
  readonly wanted: number
}

/** Heights as near as possible to the wanted ones; without room for all, those of the smallest sectors are omitted. */
function dodge(labels: readonly Wanted[], { y: top, height }: Area): readonly (Wanted & { readonly y: number })[] {
  const kept = labels.toSorted((a, b) => a.wanted - b.wanted)
  const high = ({ lines }: Wanted) => lines.length * lineHeight() + 1.5
  while (kept.length > 0 && kept.reduce((sum, label) => sum + high(label), 0) > height) {
    const spans = kept.map(({ sector }) => sector.to - sector.from)
    kept.splice(spans.indexOf(Math.min(...spans)), 1)
  }
  const middles: number[] = []
  let end = top
  for (const label of kept) {
    middles.push(Math.max(label.wanted, end + high(label) / 2))
    end = (middles.at(-1) ?? 0) + high(label) / 2
  }
  let floor = top + height
  for (const [k, label] of [...kept.entries()].toReversed()) {
    middles[k] = Math.min(middles[k] ?? 0, floor - high(label) / 2)
    floor = (middles[k] ?? 0) - high(label) / 2
  }
  return kept.map((label, k) => ({ ...label, y: Number(coordinate(middles[k] ?? 0)) }))
}

function middleTexts({ middle = [], sectors }: SectorsMark, disc: Disc): readonly TextPrimitive[] {
  const hole = Math.min(...sectors.map(({ inner }) => inner)) * disc.radius
  const isHalf = sectors.every(({ from, to }) => from > -0.2501 && to < 0.2501)
  const widest = Math.max(0, ...middle.map((line) => textWidth(line, type.tick)))
  if (Math.hypot(widest / 2, (middle.length * lineHeight()) / (isHalf ? 1 : 2)) > hole) return []
  return textLines(middle, disc.x, isHalf ? disc.y - (middle.length * lineHeight()) / 2 - 1 : disc.y, 'middle')
}
