import { type Extent, joint, shapeExtent } from '../extent.ts'
import type { FigureLayout, Primitive, TextPrimitive } from '../primitive.ts'
import type { Colour } from '../scene.ts'
import { textBox } from '../text-box.ts'
import { scriptScale } from '../text-width.ts'

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
    extents.set(ref, known === undefined ? extent : joint(known, extent))
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
      if (primitive.stroke !== null && primitive.width > 0)
        strokes.push({ ref, width: primitive.width * scale, colour: primitive.stroke })
      const extent = shapeExtent(primitive)
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
