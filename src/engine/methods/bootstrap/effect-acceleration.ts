import type { EffectData } from '../../scatter/kernel.ts'
import { countedMean, countedSquares, eachOnce } from './counted-sample.ts'
import { standardised } from './group-effect.ts'

/**
 * The acceleration of BCa intervals of an effect of one or two samples by the jackknife (Davison AC, Hinkley DV. Bootstrap methods and their
 * application. Cambridge University Press; 1997, equation 5.23 and section 3.2): with d the mean of the effects without one value of a group
 * minus each of them, sum((n - 1)³ d³ / n³) / (6 sum((n - 1)² d² / n²)^(3/2)) over the values of all groups. 0 if the effects are equal, or one
 * is a g without variation.
 * Groups ascend, with 3 values or more each.
 */
export function effectAcceleration(data: EffectData): number {
  const groups = effectsWithoutOne(data).map((effects) => {
    const mean = countedMean(eachOnce(effects))
    const part = (effects.length - 1) / effects.length
    return effects.map((effect) => part * (mean - effect))
  })
  let widest = 0
  for (const group of groups) for (const d of group) widest = Math.max(widest, Math.abs(d))
  if (!(widest > 0) || groups.some((group) => group.some(Number.isNaN))) return 0
  let [squares, cubes] = [0, 0]
  for (const group of groups)
    for (const d of group) {
      squares += (d / widest) ** 2
      cubes += (d / widest) ** 3
    }
  return cubes / (6 * squares ** 1.5)
}

/** By group, the effect without each of its values. */
function effectsWithoutOne({ effect, first, second }: EffectData): readonly Float64Array[] {
  switch (effect) {
    case 'mean':
      return second === null ? [meansWithoutOne(first)] : [negative(meansWithoutOne(first)), meansWithoutOne(second)]
    case 'median':
      return second === null
        ? [mediansWithoutOne(first)]
        : [negative(mediansWithoutOne(first)), mediansWithoutOne(second)]
    case 'g':
      return second === null
        ? [gsWithoutOne(first, null, 1)]
        : [gsWithoutOne(first, second, -1), gsWithoutOne(second, first, 1)]
    case 'delta':
      if (second === null) throw new Error('Cliff’s delta is of two groups')
      return [dominancesWithoutOne(first, second, -1), dominancesWithoutOne(second, first, 1)]
  }
}

const negative = (values: Float64Array) => values.map((value) => -value)

/** Up to the constant of the other group. */
function meansWithoutOne(sorted: Float64Array): Float64Array {
  const n = sorted.length
  const mean = countedMean(eachOnce(sorted))
  return sorted.map((value) => mean + (mean - value) / (n - 1))
}

function mediansWithoutOne(sorted: Float64Array): Float64Array {
  const n = sorted.length
  const at = (k: number) => sorted[k] as number
  const half = n >> 1
  return sorted.map((_, k) => {
    if (n % 2 === 0) return k < half ? at(half) : at(half - 1)
    const [low, high] = k < half ? [half, half + 1] : k === half ? [half - 1, half + 1] : [half - 1, half]
    return at(low) / 2 + at(high) / 2
  })
}

function gsWithoutOne(own: Float64Array, other: Float64Array | null, sign: 1 | -1): Float64Array {
  const n = own.length
  const mean = countedMean(eachOnce(own))
  const squares = countedSquares(eachOnce(own), mean)
  const otherMean = other === null ? 0 : countedMean(eachOnce(other))
  const otherSquares = other === null ? 0 : countedSquares(eachOnce(other), otherMean)
  const otherVaries = other !== null && other[0] !== other.at(-1)
  const df = n - 2 + (other === null ? 0 : other.length - 1)
  return own.map((value, k) => {
    const varies = otherVaries || own[k === 0 ? 1 : 0] !== own[k === n - 1 ? n - 2 : n - 1]
    if (!varies) return Number.NaN
    const without = mean + (mean - value) / (n - 1)
    const left = Math.max(0, squares - ((value - mean) ** 2 * n) / (n - 1))
    return standardised(sign * (without - otherMean), left + otherSquares, df)
  })
}

/** The dominance of a group over the other without each of its values, times a sign. */
function dominancesWithoutOne(own: Float64Array, other: Float64Array, sign: 1 | -1): Float64Array {
  const balances = new Float64Array(own.length)
  let [below, upTo, sum] = [0, 0, 0]
  for (const [k, value] of own.entries()) {
    while (below < other.length && (other[below] as number) < value) below++
    while (upTo < other.length && (other[upTo] as number) <= value) upTo++
    balances[k] = below - (other.length - upTo)
    sum += balances[k] as number
  }
  return balances.map((balance) => (sign * (sum - balance)) / ((own.length - 1) * other.length))
}
