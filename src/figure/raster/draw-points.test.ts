import { describe, expect, test } from 'vitest'
import { mulberry32 } from '#engine/random/mulberry32.ts'
import { pointsAt } from '../point-shapes.ts'
import type { PointsPrimitive } from '../primitive.ts'
import type { Shape } from '../scene.ts'
import { drawPoints, type PlacedPixels } from './draw-points.ts'

const page = { x: 0, y: 0, width: 100, height: 80 }
const black = () => '#000000'
const point = (x: number, y: number, shape: Shape = 'circle', opacity = 1, size = 6): PointsPrimitive =>
  pointsAt([x], [y], { shape, colour: 'ink', fill: 'solid', size }, opacity)

/** Sum of the opacities of all pixels, in square points of the page. */
function ink(placed: PlacedPixels | null, perPoint: number): number {
  const rgba = placed?.pixels.rgba ?? new Uint8ClampedArray()
  let sum = 0
  for (let k = 3; k < rgba.length; k += 4) sum += rgba[k] ?? 0
  return sum / 255 / perPoint ** 2
}

function opacityAt(placed: PlacedPixels | null, x: number, y: number, perPoint: number): number {
  if (placed === null) return 0
  const [column, row] = [Math.floor((x - placed.x) * perPoint), Math.floor((y - placed.y) * perPoint)]
  return (placed.pixels.rgba[(row * placed.pixels.width + column) * 4 + 3] ?? 0) / 255
}

describe('points drawn as pixels', () => {
  test.each([
    ['circle', Math.PI * 9],
    ['square', 36],
    ['diamond', 2 * (3 * 1.25) ** 2],
    ['triangle', (7.5 * 3 * 2.15) / 2],
    ['triangle-down', (7.5 * 3 * 2.15) / 2],
    // two strokes of width 1 that share a square
    ['plus', 2 * 6 - 1],
    ['cross', 2 * 4.8 * Math.SQRT2 - 1],
  ] as const)('a %s covers its area', (shape, area) => {
    for (const [perPoint, most] of [
      [2.3, 0.05],
      [600 / 72, 0.02],
    ] as const)
      for (const [x, y] of [
        [20, 20],
        [33.37, 41.11],
      ] as const) {
        const drawn = drawPoints([point(x, y, shape)], page, perPoint, black)
        expect(Math.abs(ink(drawn, perPoint) / area - 1)).toBeLessThan(most)
      }
  })

  test('points of one colour over each other are darker, in any order', () => {
    const perPoint = 4
    const twice = drawPoints(
      [pointsAt([20, 20, 50], [20, 20, 20], { shape: 'circle', colour: 'ink', fill: 'translucent', size: 8 }, 0.4)],
      page,
      perPoint,
      black,
    )
    expect(opacityAt(twice, 20, 20, perPoint)).toBeCloseTo(1 - 0.6 ** 2, 2)
    expect(opacityAt(twice, 50, 20, perPoint)).toBeCloseTo(0.4, 2)
  })

  test('a later mark lies over an earlier one', () => {
    const marks = [
      pointsAt([20], [20], { shape: 'square', colour: { series: 0 }, fill: 'translucent', size: 8 }, 0.5),
      pointsAt([20], [20], { shape: 'square', colour: { series: 1 }, fill: 'translucent', size: 8 }, 0.5),
    ]
    const paint = (colour: unknown) => (JSON.stringify(colour) === '{"series":0}' ? '#ff0000' : '#0000ff')
    const { pixels } = drawPoints(marks, page, 2, paint) ?? {
      pixels: { width: 0, height: 0, rgba: new Uint8ClampedArray() },
    }
    const middle = (Math.floor(pixels.height / 2) * pixels.width + Math.floor(pixels.width / 2)) * 4
    // 0.5 of blue over half of 0.5 of red: 2 to 1; both are 128 of 255
    expect([...pixels.rgba.subarray(middle, middle + 4)]).toEqual([85, 0, 170, 192])
  })

  test('what is beyond the bounds is cut off, and without points there is no picture', () => {
    const half = drawPoints([point(0, 20)], page, 5, black)
    expect(half?.x).toBe(0)
    expect(ink(half, 5)).toBeCloseTo((Math.PI * 9) / 2, 0)
    expect(drawPoints([point(-40, 20)], page, 5, black)).toBeNull()
    expect(drawPoints([point(20, 90)], page, 5, black)).toBeNull()
  })

  test('pixels lie on those of a picture of the whole page', () => {
    const { x, y, width, height } = drawPoints([point(33.37, 41.11)], page, 600 / 72, black) ?? page
    for (const side of [x, y, width, height]) expect((side * 600) / 72).toBeCloseTo(Math.round((side * 600) / 72), 9)
  })

  test('the bytes are the same on every machine', () => {
    const draw = mulberry32(7)
    const layers = (['circle', 'square', 'plus'] as const).map((shape, series) => {
      const at = () => Array.from({ length: 2000 }, () => -5 + 110 * draw())
      return pointsAt(at(), at(), { shape, colour: { series }, fill: 'translucent', size: 3 }, 0.45)
    })
    const drawn = drawPoints(layers, page, 600 / 72, (colour) =>
      JSON.stringify(colour).includes('1') ? '#0072b2' : '#d55e00',
    )
    const hash = drawn?.pixels.rgba.reduce((sum, byte) => Math.imul(sum ^ byte, 16777619) >>> 0, 2166136261)
    expect([drawn?.pixels.width, drawn?.pixels.height, hash]).toEqual([834, 667, 4113830399])
  })
})
