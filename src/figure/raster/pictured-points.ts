import type { FigureLayout, PointsPrimitive, Primitive } from '../primitive.ts'
import type { Scene } from '../scene.ts'
import type { PageBox } from './draw-points.ts'

/** More points than this are drawn as a picture: as shapes they would be slow to open, to draw and to print. */
export const MAX_SHAPES = 5000
/** Fewer points of one mark stay shapes even then: the coloured ones of a volcano plot can still be edited one by one. */
const MIN_PICTURED = 1000

/** Resolution of pictures of points in files, pixels per mm: 600 dpi, which journals ask of combinations of lines and pictures. */
export const PICTURE_PER_MM = 600 / 25.4

/** Whether the figure has so many points that they are drawn as a picture. */
export function hasPicturedPoints(scene: Pick<Scene, 'panels' | 'parts'>): boolean {
  return pointCount(scene) > MAX_SHAPES
}

function pointCount({ panels, parts = [] }: Pick<Scene, 'panels' | 'parts'>): number {
  let count = parts.reduce((sum, { scene }) => sum + pointCount(scene), 0)
  for (const { marks } of panels) for (const mark of marks) if (mark.kind === 'point') count += mark.x.length
  return count
}

/** Shapes and texts, or points that are drawn as one picture, in the order of drawing. */
export type FigureLayer = { readonly shapes: readonly Primitive[] } | PicturedPoints

export interface PicturedPoints {
  readonly points: readonly PointsPrimitive[]
  /** The part of the page, in its points, to which they are clipped. */
  readonly bounds: PageBox
}

/** A figure as layers between which points are pictures; a clip rectangle around such points is repeated for what is below and above them. */
export function figureLayers({ primitives, width, height }: FigureLayout): readonly FigureLayer[] {
  return layersOf(primitives, { x: 0, y: 0, width, height })
}

function layersOf(primitives: readonly Primitive[], bounds: PageBox): readonly FigureLayer[] {
  const layers: FigureLayer[] = []
  let shapes: Primitive[] = []
  let points: PointsPrimitive[] = []
  const finish = () => {
    if (shapes.length > 0) layers.push({ shapes })
    if (points.length > 0) layers.push({ points, bounds })
    ;[shapes, points] = [[], []]
  }
  for (const primitive of primitives) {
    if (isPictured(primitive)) {
      if (shapes.length > 0) finish()
      points.push(primitive)
      continue
    }
    if (points.length > 0) finish()
    if (primitive.kind !== 'clip' || !primitive.inside.some(isPictured)) {
      shapes.push(primitive)
      continue
    }
    for (const inner of layersOf(primitive.inside, common(bounds, primitive))) {
      if ('shapes' in inner) {
        shapes.push({ ...primitive, inside: inner.shapes })
        continue
      }
      finish()
      layers.push(inner)
    }
  }
  finish()
  return layers
}

function common(a: PageBox, b: PageBox): PageBox {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)]
  const [right, bottom] = [Math.min(a.x + a.width, b.x + b.width), Math.min(a.y + a.height, b.y + b.height)]
  return { x, y, width: right - x, height: bottom - y }
}

/** Open points stay shapes, because each hides those below it; so do rings. */
function isPictured(primitive: Primitive): primitive is PointsPrimitive {
  if (primitive.kind !== 'points' || primitive.x.length < MIN_PICTURED) return false
  return primitive.stroke === null || primitive.shape === 'plus' || primitive.shape === 'cross'
}
