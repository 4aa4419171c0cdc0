import { type Matrix, type Triple, times } from './rgb.ts'

// Ottosson B. A perceptual color space for image processing, 2020. https://bottosson.github.io/posts/oklab/
const toCones: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
]
const fromCones: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
]
const toOpponents: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
]
const fromOpponents: Matrix = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
]

/** Lightness 0 to 1, green to red, blue to yellow. */
export function oklabOf(linear: Triple): Triple {
  const [long, middle, short] = times(toCones, linear)
  return times(toOpponents, [Math.cbrt(long), Math.cbrt(middle), Math.cbrt(short)])
}

export function linearOfOklab(lab: Triple): Triple {
  const [long, middle, short] = times(fromOpponents, lab)
  return times(fromCones, [long ** 3, middle ** 3, short ** 3])
}

export interface Oklch {
  readonly lightness: number
  readonly chroma: number
  /** In degrees, 0 to 360. */
  readonly hue: number
}

export function oklchOf(linear: Triple): Oklch {
  const [lightness, a, b] = oklabOf(linear)
  return { lightness, chroma: Math.hypot(a, b), hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 }
}

export function linearOfOklch({ lightness, chroma, hue }: Oklch): Triple {
  const angle = (hue * Math.PI) / 180
  return linearOfOklab([lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)])
}
