import { type Matrix, type Triple, times } from './rgb.ts'

// CSS Color Module Level 4, 10.12 and 17: https://www.w3.org/TR/css-color-4/#color-conversion-code
const toXyz: Matrix = [
  [0.4123907992659593, 0.357584339383878, 0.1804807884018343],
  [0.2126390058715102, 0.715168678767756, 0.0721923153607337],
  [0.0193308187155918, 0.119194779794626, 0.9505321522496607],
]
const whiteD65: Triple = [0.3127 / 0.329, 1, (1 - 0.3127 - 0.329) / 0.329]

/** CIELAB under D65: lightness 0 to 100, green to red, blue to yellow. */
export function cielabOf(linear: Triple): Triple {
  const [x, y, z] = times(toXyz, linear)
  const [fx, fy, fz] = [root(x / whiteD65[0]), root(y), root(z / whiteD65[2])]
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)]
}

function root(ratio: number): number {
  return ratio > (6 / 29) ** 3 ? Math.cbrt(ratio) : (ratio * (29 / 3) ** 3 + 16) / 116
}

/** The luminance relative to white, 0 to 1. */
export function luminanceOf(linear: Triple): number {
  return times(toXyz, linear)[1]
}
