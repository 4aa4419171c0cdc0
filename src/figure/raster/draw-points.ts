import { joint } from '../extent.ts'
import { pointsExtent } from '../point-shapes.ts'
import type { PointsPrimitive } from '../primitive.ts'
import type { Colour } from '../scene.ts'
import { type MaskAt, masksOf, PHASES } from './disc-masks.ts'

/** A part of the page, in its points. */
export interface PageBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A picture with its place on the page: four bytes for each pixel (red, green, blue, opacity), row by row from the top. */
export interface PlacedPixels extends PageBox {
  readonly pixels: { readonly width: number; readonly height: number; readonly rgba: Uint8ClampedArray<ArrayBuffer> }
}

/** Rows that are drawn at a time, so that what is counted for them stays in the cache of the processor. */
const BAND = 128

/**
 * Points drawn as pixels, the same bytes on every machine. Each point is drawn over those before it, as in a vector graphic; points of one colour
 * leave of what is below them the product of what each leaves, in any order.
 * @param bounds points beyond are cut off
 * @param perPoint pixels per point of the page; pixels lie on whole multiples of it, so that a picture of the whole page in the same resolution
 *   takes them over as they are
 * @param paint a colour as #rrggbb
 * @returns null if no point is within the bounds
 */
export function drawPoints(
  layers: readonly PointsPrimitive[],
  bounds: PageBox,
  perPoint: number,
  paint: (colour: Colour) => string,
): PlacedPixels | null {
  const extent = layers.map(inkExtent).reduce(joint)
  const left = Math.floor(Math.max(bounds.x, extent.left) * perPoint)
  const top = Math.floor(Math.max(bounds.y, extent.top) * perPoint)
  const width = Math.ceil(Math.min(bounds.x + bounds.width, extent.right) * perPoint) - left
  const height = Math.ceil(Math.min(bounds.y + bounds.height, extent.bottom) * perPoint) - top
  if (!(width > 0 && height > 0)) return null
  const rgba = new Uint8ClampedArray(width * height * 4)
  const drawn = layers.map((layer) => {
    const opaque = layer.fill ?? layer.stroke ?? 'ink'
    return { layer, maskAt: masksOf(layer, perPoint), colour: channels(paint(opaque)) }
  })
  const through = new Float32Array(width * BAND)
  for (let from = 0; from < height; from += BAND) {
    const rows = Math.min(BAND, height - from)
    for (const { layer, maskAt, colour } of drawn) {
      through.fill(1)
      const isDrawn = thin(layer, maskAt, through, { width, rows, left, top: top + from }, perPoint)
      if (isDrawn) blend(rgba, from * width, through, rows * width, colour)
    }
  }
  const placed = { x: left / perPoint, y: top / perPoint, width: width / perPoint, height: height / perPoint }
  return { ...placed, pixels: { width, height, rgba } }
}

function inkExtent(points: PointsPrimitive) {
  const { left, right, top, bottom } = pointsExtent(points)
  const half = points.stroke === null ? 0 : points.width / 2
  return { left: left - half, right: right + half, top: top - half, bottom: bottom + half }
}

/** Multiplies what shows through each pixel of a band by what each point leaves of it. Whether a point lies in the band. */
function thin(
  { x, y, opacity }: PointsPrimitive,
  maskAt: MaskAt,
  through: Float32Array,
  band: { readonly width: number; readonly rows: number; readonly left: number; readonly top: number },
  perPoint: number,
): boolean {
  const { width, rows, left, top } = band
  const { before, size } = maskAt(0, 0)
  let isDrawn = false
  for (let k = 0; k < x.length; k++) {
    const atY = (y[k] as number) * perPoint - top
    const row = Math.floor(atY)
    const first = row - before
    if (first >= rows || first + size <= 0) continue
    const atX = (x[k] as number) * perPoint - left
    const column = Math.floor(atX)
    const start = column - before
    if (start >= width || start + size <= 0) continue
    isDrawn = true
    const { cover } = maskAt(Math.floor((atX - column) * PHASES), Math.floor((atY - row) * PHASES))
    const [fromRow, toRow] = [Math.max(0, -first), Math.min(size, rows - first)]
    const [fromColumn, toColumn] = [Math.max(0, -start), Math.min(size, width - start)]
    for (let j = fromRow; j < toRow; j++) {
      const [mask, line] = [j * size, (first + j) * width + start]
      for (let i = fromColumn; i < toColumn; i++) {
        const at = line + i
        through[at] = (through[at] as number) * (1 - opacity * (cover[mask + i] as number))
      }
    }
  }
  return isDrawn
}

/** Lays a colour over pixels from `from` on. */
function blend(
  rgba: Uint8ClampedArray,
  from: number,
  through: Float32Array,
  count: number,
  [red, green, blue]: readonly [number, number, number],
): void {
  for (let k = 0; k < count; k++) {
    const over = 1 - (through[k] as number)
    if (over === 0) continue
    const at = (from + k) * 4
    const below = ((rgba[at + 3] as number) / 255) * (1 - over)
    const opaque = over + below
    rgba[at] = (red * over + (rgba[at] as number) * below) / opaque
    rgba[at + 1] = (green * over + (rgba[at + 1] as number) * below) / opaque
    rgba[at + 2] = (blue * over + (rgba[at + 2] as number) * below) / opaque
    rgba[at + 3] = opaque * 255
  }
}

function channels(hex: string): readonly [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}
