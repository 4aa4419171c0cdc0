import type { FigureLayout, Primitive, TextPrimitive } from '../primitive.ts'
import type { Colour } from '../scene.ts'
import { type TextBox, textBox } from '../text-box.ts'
import { scriptScale } from '../text-width.ts'
import { tracePath } from '../trace-path.ts'

/** An extent on the page of the layout, in its points, y downwards. */
export type Extent = TextBox

export interface DrawnText {
  readonly ref: string
  readonly text: string
  /** Size of its smallest part at the size of print, in points. */
  readonly size: number
  readonly colour: Colour
  readonly extent: Extent
  /** The rectangle to which it is clipped. */
  readonly clip?: Extent
}

export interface DrawnStroke {
  readonly ref: string
  /** At the size of print, in points. */
  readonly width: number
  readonly colour: Colour
}

export interface DrawnParts {
  readonly texts: readonly DrawnText[]
  readonly strokes: readonly DrawnStroke[]
  /** By element, in the order of drawing: the extent of all that belongs to it. */
  readonly extents: ReadonlyMap<string, Extent>
}

/**
 * What a figure consists of, measured at the size of print.
 * @param scale type and strokes as multiples of those of the layout (`Look.scale`)
 */
export function drawnParts(layout: Pick<FigureLayout, 'primitives'>, scale: number): DrawnParts {
  const texts: DrawnText[] = []
  const strokes: DrawnStroke[] = []
  const extents = new Map<string, Extent>()
  const extend = (ref: string, extent: Extent) => {
    const known = extents.get(ref)
    extents.set(ref, known === undefined ? extent : union(known, extent))
  }
  const visit = (primitives: readonly Primitive[], clip: Extent | undefined) => {
    for (const primitive of primitives) {
      if (primitive.kind === 'clip') {
        const { x, y, width, height } = primitive
        const inner = { left: x, right: x + width, top: y, bottom: y + height }
        visit(primitive.inside, clip === undefined ? inner : intersection(clip, inner))
        continue
      }
      const { ref = '' } = primitive
      if (primitive.kind === 'text') {
        const extent = textBox(primitive)
        const text = primitive.text.map((run) => run.text).join('')
        if (text.trim() === '') continue
        texts.push({
          ref,
          text,
          size: smallestRun(primitive) * scale,
          colour: primitive.colour,
          extent,
          ...(clip && { clip }),
        })
        extend(ref, extent)
        continue
      }
      if (primitive.kind === 'path' && primitive.stroke !== null && primitive.width > 0)
        strokes.push({ ref, width: primitive.width * scale, colour: primitive.stroke })
      const extent = extentOf(primitive)
      const shown = clip === undefined ? extent : intersection(extent, clip)
      if (shown.left <= shown.right && shown.top <= shown.bottom) extend(ref, shown)
    }
  }
  visit(layout.primitives, undefined)
  return { texts, strokes, extents }
}

function smallestRun({ text, size }: TextPrimitive): number {
  return text.some(({ script }) => script !== undefined) ? size * scriptScale : size
}

/** The extent of a shape, without the width of its outline. */
function extentOf(primitive: Extract<Primitive, { kind: 'path' | 'circle' }>): Extent {
  if (primitive.kind === 'circle') {
    const { x, y, r } = primitive
    return { left: x - r, right: x + r, top: y - r, bottom: y + r }
  }
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
  const reach = (x: number, y: number) => {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  tracePath(primitive.d, { moveTo: reach, lineTo: reach, close: () => undefined })
  return { left, right, top, bottom }
}

function union(a: Extent, b: Extent): Extent {
  return {
    left: Math.min(a.left, b.left),
    right: Math.max(a.right, b.right),
    top: Math.min(a.top, b.top),
    bottom: Math.max(a.bottom, b.bottom),
  }
}

export function intersection(a: Extent, b: Extent): Extent {
  return {
    left: Math.max(a.left, b.left),
    right: Math.min(a.right, b.right),
    top: Math.max(a.top, b.top),
    bottom: Math.min(a.bottom, b.bottom),
  }
}

/** In square points; 0 of an empty extent. */
export function areaOf({ left, right, top, bottom }: Extent): number {
  return Math.max(0, right - left) * Math.max(0, bottom - top)
}
