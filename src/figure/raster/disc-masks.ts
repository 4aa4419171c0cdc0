import { outlineAt, reachOf } from '../point-shapes.ts'
import type { PointsPrimitive } from '../primitive.ts'
import type { Shape } from '../scene.ts'
import { tracePath } from '../trace-path.ts'

/** Places within a pixel at which a point may be, in each direction: 1/8 of a pixel is 0.005 mm at 600 dpi. */
export const PHASES = 8
/** Samples of a pixel in each direction. */
const SAMPLES = 8

/** How much of each pixel around its place a point covers. */
export interface Mask {
  /** Pixels from the point's pixel to the left and upper edge of the mask. */
  readonly before: number
  readonly size: number
  /** From 0 to 1, row by row. */
  readonly cover: Float32Array
}

/** A mask by the place of the point within its pixel, in eighths. */
export type MaskAt = (phaseX: number, phaseY: number) => Mask

/** While a figure is edited, the same points are drawn again and again. */
const known = new Map<string, MaskAt>()
const MAX_KNOWN = 64

/** The masks of one kind of point, made when first used. `perPoint` is pixels per point of the page. */
export function masksOf(
  { shape, r, stroke, width }: Pick<PointsPrimitive, 'shape' | 'r' | 'stroke' | 'width'>,
  perPoint: number,
): MaskAt {
  const half = stroke === null ? null : width / 2
  const key = `${shape} ${r} ${half} ${perPoint}`
  const found = known.get(key)
  if (found) return found
  if (known.size >= MAX_KNOWN) known.clear()
  const made = makeMasks(shape, r, half, perPoint)
  known.set(key, made)
  return made
}

/** @param half of the width of the lines of a stroked shape */
function makeMasks(shape: Shape, r: number, half: number | null, perPoint: number): MaskAt {
  const covers =
    shape === 'circle'
      ? inCircle(r * perPoint)
      : inOutline(outlineAt(shape, 0, 0, r), perPoint, half === null ? null : half * perPoint)
  const reach = Math.max(...Object.values(reachOf(shape, r)).map(Math.abs)) + (half ?? 0)
  const before = Math.ceil(reach * perPoint)
  const size = 2 * before + 1
  const masks: Mask[] = []
  return (phaseX, phaseY) => {
    const place = phaseY * PHASES + phaseX
    const mask = masks[place] ?? {
      before,
      size,
      cover: coverage(covers, before, size, phaseX / PHASES, phaseY / PHASES),
    }
    masks[place] = mask
    return mask
  }
}

type Covers = (x: number, y: number) => boolean

function coverage(covers: Covers, before: number, size: number, atX: number, atY: number): Float32Array {
  const cover = new Float32Array(size * size)
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      let hits = 0
      for (let j = 0; j < SAMPLES; j++)
        for (let i = 0; i < SAMPLES; i++) {
          const x = column - before + (i + 0.5) / SAMPLES - atX
          const y = row - before + (j + 0.5) / SAMPLES - atY
          if (covers(x, y)) hits++
        }
      cover[row * size + column] = hits / (SAMPLES * SAMPLES)
    }
  return cover
}

function inCircle(r: number): Covers {
  return (x, y) => x * x + y * y <= r * r
}

/** Within a closed outline (even-odd rule), or within `half` of its lines, whose ends are square. */
function inOutline(d: string, perPoint: number, half: number | null): Covers {
  const lines: (readonly [x0: number, y0: number, x1: number, y1: number])[] = []
  let [fromX, fromY, startX, startY] = [0, 0, 0, 0]
  const lineTo = (x: number, y: number) => {
    lines.push([fromX * perPoint, fromY * perPoint, x * perPoint, y * perPoint])
    ;[fromX, fromY] = [x, y]
  }
  tracePath(d, {
    moveTo(x, y) {
      ;[fromX, fromY, startX, startY] = [x, y, x, y]
    },
    lineTo,
    close: () => lineTo(startX, startY),
  })
  if (half !== null) return (x, y) => lines.some(([x0, y0, x1, y1]) => isOnLine(x, y, x0, y0, x1, y1, half))
  return (x, y) => {
    let isWithin = false
    for (const [x0, y0, x1, y1] of lines)
      if (y0 > y !== y1 > y && x < x0 + ((y - y0) / (y1 - y0)) * (x1 - x0)) isWithin = !isWithin
    return isWithin
  }
}

function isOnLine(x: number, y: number, x0: number, y0: number, x1: number, y1: number, half: number): boolean {
  const [dx, dy] = [x1 - x0, y1 - y0]
  const length = Math.hypot(dx, dy)
  const along = ((x - x0) * dx + (y - y0) * dy) / length
  return along >= 0 && along <= length && Math.abs((x - x0) * dy - (y - y0) * dx) / length <= half
}
