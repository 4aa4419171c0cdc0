import type { RowLikelihood } from '../likelihood/row-likelihood.ts'
import type { CountRows } from './count-irls.ts'

/** The likelihood of counts with a log link: negative binomial with variance mu + mu^2 / theta, Poisson if theta is infinite. */
export function countRows({ y, offset, cases, theta }: CountRows): RowLikelihood {
  const rows = { rows: y.length, offset, start: () => firstPredictor(y) }
  return Number.isFinite(theta)
    ? { ...rows, at: negativeBinomial(y, cases, theta) }
    : { ...rows, at: poisson(y, cases) }
}

/** A starting linear predictor: ln(count + 0.1), since 0 has no logarithm. */
export function firstPredictor(y: Float64Array): Float64Array {
  const eta = new Float64Array(y.length)
  for (let i = 0; i < eta.length; i++) eta[i] = Math.log((y[i] as number) + 0.1)
  return eta
}

function poisson(y: Float64Array, cases: Float64Array | undefined): RowLikelihood['at'] {
  return (eta, from, size, scores, weights) => {
    let sum = 0
    for (let i = 0; i < size; i++) {
      const [count, value] = [y[from + i] as number, eta[i] as number]
      const mean = Math.exp(value)
      const times = cases === undefined ? 1 : (cases[from + i] as number)
      scores[i] = times * (count - mean)
      weights[i] = times * mean
      sum += times * (mean - count * value)
    }
    return 2 * sum
  }
}

function negativeBinomial(y: Float64Array, cases: Float64Array | undefined, theta: number): RowLikelihood['at'] {
  return (eta, from, size, scores, weights) => {
    let sum = 0
    for (let i = 0; i < size; i++) {
      const [count, value] = [y[from + i] as number, eta[i] as number]
      const mean = Math.exp(value)
      const spread = 1 + mean / theta
      const times = cases === undefined ? 1 : (cases[from + i] as number)
      scores[i] = times * ((count - mean) / spread)
      weights[i] = times * ((mean * (1 + count / theta)) / (spread * spread))
      sum += times * ((count + theta) * Math.log1p(mean / theta) - count * value)
    }
    return 2 * sum
  }
}
