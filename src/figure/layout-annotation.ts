import type { Annotation } from './annotation.ts'
import { layoutInset } from './layout-inset.ts'
import type { PlotFrame } from './plot-frame.ts'
import { coordinate, lineFromTo, type PathPrimitive, type Primitive, pathThrough } from './primitive.ts'
import type { Panel } from './scene.ts'
import { textWidth } from './text-width.ts'
import { stroke, type } from './typography.ts'
import { wrapWithin } from './wrap-text.ts'

type Point = readonly [number, number]

/** Size of a page in points. */
interface Page {
  readonly width: number
  readonly height: number
}

const lineHeight = 1.25
/** Between words and the edge of the page. */
const margin = 2
/** Between words and what they name, points. */
const gap = 3
const legs = 4

/** An annotation in points. Its words are broken and moved so that they stay on the page. */
export function layoutAnnotation(given: Annotation, panel: Panel, frame: PlotFrame, page: Page): readonly Primitive[] {
  const room = page.width - 2 * margin
  const annotation = { ...given, lines: given.lines.flatMap((line) => wrapWithin(line, type.tick * given.size, room)) }
  const [at, to] = [frame.place(annotation.at), frame.place(annotation.to)]
  const shape = annotation.shape === 'inset' ? layoutInset(annotation, panel, frame) : shapeOf(annotation, at, to)
  const words = wordsOf(annotation, placeOfWords(annotation, at, to), page)
  return [...shape, ...words].map((primitive) => ofElement(`annotation-${annotation.id}`, primitive))
}

/** A primitive and all inside it as one element, whatever elements they were. */
function ofElement(ref: string, primitive: Primitive): Primitive {
  return primitive.kind === 'clip'
    ? { ...primitive, inside: primitive.inside.map((one) => ofElement(ref, one)) }
    : { ...primitive, ref }
}

function shapeOf({ shape, colour, dash, lines, size }: Annotation, at: Point, to: Point): readonly Primitive[] {
  const width = stroke.thin
  switch (shape) {
    case 'text':
    case 'inset':
      return []
    case 'line':
      return [lineFromTo(at, to, colour, width, dash)]
    case 'arrow': {
      const start = lines.length === 0 ? at : clearOfWords(at, to, lines, size)
      return [lineFromTo(start, to, colour, width, dash), headOf(start, to, colour)]
    }
    case 'box':
      return [outline(`${pathThrough(at, [to[0], at[1]], to, [at[0], to[1]])}Z`, colour, width, dash)]
    case 'ellipse':
      return [outline(ellipse(at, to), colour, width, dash)]
    case 'bracket': {
      const level = Math.min(at[1], to[1])
      const d = pathThrough([at[0], level + legs], [at[0], level], [to[0], level], [to[0], level + legs])
      return [outline(d, colour, width, dash)]
    }
  }
}

function outline(d: string, colour: Annotation['colour'], width: number, dash: Annotation['dash']): PathPrimitive {
  return { kind: 'path', d, stroke: colour, width, fill: null, opacity: 1, ...(dash && { dash }) }
}

/** A polygon: a side of 64 is less than a tenth of a point from the curve at the size of a plot. */
function ellipse([left, top]: Point, [right, bottom]: Point): string {
  const [x, y, a, b] = [(left + right) / 2, (top + bottom) / 2, (right - left) / 2, (bottom - top) / 2]
  const corners = Array.from({ length: 64 }, (_, k) => {
    const angle = (k / 32) * Math.PI
    return `${coordinate(x + a * Math.cos(angle))},${coordinate(y + b * Math.sin(angle))}`
  })
  return `M${corners.join('L')}Z`
}

function headOf([fromX, fromY]: Point, [x, y]: Point, fill: Annotation['colour']): PathPrimitive {
  const length = Math.hypot(x - fromX, y - fromY) || 1
  const [dx, dy] = [(x - fromX) / length, (y - fromY) / length]
  const corner = (side: number): Point => [x - 5 * dx - side * 2.2 * dy, y - 5 * dy + side * 2.2 * dx]
  return { kind: 'path', d: `${pathThrough([x, y], corner(1), corner(-1))}Z`, stroke: null, width: 0, fill, opacity: 1 }
}

interface Block {
  readonly width: number
  readonly height: number
}

function blockOf(lines: readonly string[], size: number): Block {
  const points = type.tick * size
  return {
    width: Math.max(0, ...lines.map((line) => textWidth(line, points))),
    height: lines.length * points * lineHeight,
  }
}

/** The words of an arrow are centred at its tail; the shaft starts at their edge. */
function clearOfWords(at: Point, to: Point, lines: readonly string[], size: number): Point {
  const { width, height } = blockOf(lines, size)
  const [dx, dy] = [to[0] - at[0], to[1] - at[1]]
  const part = Math.min(
    dx === 0 ? Number.POSITIVE_INFINITY : (width / 2 + gap) / Math.abs(dx),
    dy === 0 ? Number.POSITIVE_INFINITY : (height / 2 + gap) / Math.abs(dy),
  )
  return part >= 1 ? at : [at[0] + part * dx, at[1] + part * dy]
}

interface WordsPlace {
  readonly x: number
  /** The middle of the words, or their lower edge. */
  readonly y: number
  readonly anchor: 'start' | 'middle'
  readonly sits: 'around' | 'above'
}

function placeOfWords({ shape }: Annotation, at: Point, to: Point): WordsPlace {
  const [left, top] = [Math.min(at[0], to[0]), Math.min(at[1], to[1])]
  const middle = (at[0] + to[0]) / 2
  switch (shape) {
    case 'text':
    case 'arrow':
      return { x: at[0], y: at[1], anchor: 'middle', sits: 'around' }
    case 'line':
      return { x: middle, y: (at[1] + to[1]) / 2 - gap, anchor: 'middle', sits: 'above' }
    case 'box':
    case 'inset':
      return { x: left, y: top - gap, anchor: 'start', sits: 'above' }
    case 'ellipse':
    case 'bracket':
      return { x: middle, y: top - gap, anchor: 'middle', sits: 'above' }
  }
}

function wordsOf({ lines, size, colour }: Annotation, place: WordsPlace, page: Page): readonly Primitive[] {
  if (lines.length === 0) return []
  const points = type.tick * size
  const { width, height } = blockOf(lines, size)
  const before = place.anchor === 'middle' ? width / 2 : 0
  const wantedTop = place.sits === 'around' ? place.y - height / 2 : place.y - height
  const x = within(place.x - before, page.width - width) + before
  const top = within(wantedTop, page.height - height)
  return lines.map((text, k) => ({
    kind: 'text' as const,
    x,
    y: top + (k + 0.8) * points * lineHeight,
    text: [{ text }],
    size: points,
    anchor: place.anchor,
    colour,
  }))
}

function within(value: number, most: number): number {
  return Math.max(margin, Math.min(value, most - margin))
}
