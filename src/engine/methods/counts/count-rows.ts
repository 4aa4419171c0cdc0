import type { RowLikelihood } from '../likelihood/row-likelihood.ts'

/** The likelihood of counts with a log link: negative binomial with variance mu + mu^2 / theta, Poisson where theta is infinite. */
export function countRows(y: Float64Array, offset: Float64Array | null, theta: number): RowLikelihood {
  const rows = { rows: y.length, offset, start: () => firstPredictor(y) }
  return Number.isFinite(theta) ? { ...rows, at: negativeBinomial(y, theta) } : { ...rows, at: poisson(y) }
}

/** Of counts, so that 0 has a logarithm too. */
export function firstPredictor(y: Float64Array): Float64Array {
  const eta = new Float64Array(y.length)
  for (let i = 0; i < eta.length; i++) eta[i] = Math.log((y[i] as number) + 0.1)
  return eta
}

function poisson(y: Float64Array): RowLikelihood['at'] {
  return (eta, from, size, scores, weights) => {
    let sum = 0
    for (let i = 0; i < size; i++) {
      const [count, value] = [y[from + i] as number, eta[i] as number]
      const mean = Math.exp(value)
      scores[i] = count - mean
      weights[i] = mean
      sum += mean - count * value
    }
    return 2 * sum
  }
}

function negativeBinomial(y: Float64Array, theta: number): RowLikelihood['at'] {
  return (eta, from, size, scores, weights) => {
    let sum = 0
    for (let i = 0; i < size; i++) {
      const [count, value] = [y[from + i] as number, eta[i] as number]
      const mean = Math.exp(value)
      const spread = 1 + mean / theta
      scores[i] = (count - mean) / spread
      weights[i] = (mean * (1 + count / theta)) / (spread * spread)
      sum += (count + theta) * Math.log1p(mean / theta) - count * value
    }
    return 2 * sum
  }
}
