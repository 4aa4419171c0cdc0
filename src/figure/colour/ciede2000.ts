import type { Triple } from './rgb.ts'

/**
 * The difference of two CIELAB colours by CIEDE2000.
 * Sharma G, Wu W, Dalal EN. The CIEDE2000 color-difference formula: implementation notes, supplementary test data, and mathematical
 * observations. Color Res Appl 2005;30:21-30.
 */
export function ciede2000([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const chroma = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2
  const stretch = 1 + 0.5 * (1 - saturation(chroma))
  const [c1, c2] = [Math.hypot(stretch * a1, b1), Math.hypot(stretch * a2, b2)]
  const [h1, h2] = [hue(stretch * a1, b1), hue(stretch * a2, b2)]
  const [l, c, h] = [(l1 + l2) / 2, (c1 + c2) / 2, meanHue(h1, h2, c1 * c2 === 0)]

  const weight = 1 - 0.17 * cosine(h - 30) + 0.24 * cosine(2 * h) + 0.32 * cosine(3 * h + 6) - 0.2 * cosine(4 * h - 63)
  const lightness = (l2 - l1) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2))
  const colourfulness = (c2 - c1) / (1 + 0.045 * c)
  const shade = (2 * Math.sqrt(c1 * c2) * sine(turn(h1, h2) / 2)) / (1 + 0.015 * c * weight)
  const rotation = -2 * saturation(c) * sine(60 * Math.exp(-(((h - 275) / 25) ** 2)))
  return Math.sqrt(lightness ** 2 + colourfulness ** 2 + shade ** 2 + rotation * colourfulness * shade)
}

function saturation(chroma: number): number {
  return Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7))
}

function hue(a: number, b: number): number {
  return a === 0 && b === 0 ? 0 : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360
}

/** The signed difference of two hues, -180 to 180 degrees. */
function turn(from: number, to: number): number {
  const way = to - from
  if (Math.abs(way) <= 180) return way
  return way > 0 ? way - 360 : way + 360
}

function meanHue(h1: number, h2: number, grey: boolean): number {
  if (grey) return h1 + h2
  if (Math.abs(h1 - h2) <= 180) return (h1 + h2) / 2
  return (h1 + h2 + (h1 + h2 < 360 ? 360 : -360)) / 2
}

function sine(degrees: number): number {
  return Math.sin((degrees * Math.PI) / 180)
}

function cosine(degrees: number): number {
  return Math.cos((degrees * Math.PI) / 180)
}
