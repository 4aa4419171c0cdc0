/**
 * z scores as rules judge them: rounded to nine decimals, so that a value on a limit, such as 5.44 at a mean of 5.2 and an SD of 0.12, is not beyond it
 * by the error of binary fractions. NaN stays NaN.
 */
export function judgedScores(z: Float64Array): Float64Array {
  return z.map((score) => Math.round(score * 1e9) / 1e9)
}
