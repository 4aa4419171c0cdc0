import type { RowLikelihood } from '../likelihood/row-likelihood.ts'

/** A binary outcome. */
export interface BinaryRows {
  /** 1 for the event, 0 otherwise. */
  readonly y: Uint8Array
  /** Known part of the linear predictor. */
  readonly offset: Float64Array | null
  /** How many cases each row represents, above 0; undefined if each is one. */
  readonly cases?: Float64Array | undefined
}

/** The likelihood of a binary outcome. Its deviance is accurate to some 1e-16 per row. */
export function logisticRows({ y, offset, cases }: BinaryRows): RowLikelihood {
  return {
    rows: y.length,
    offset,
    start: () => firstPredictor(y),
    at: (eta, from, size, scores, weights) => {
      let log = 0
      let product = 1 // a product of many terms 1 + odds needs a single logarithm
      for (let i = 0; i < size; i++) {
        const value = eta[i] as number
        const event = y[from + i] === 1
        const odds = Math.exp(-Math.abs(value))
        const rarer = odds / (1 + odds)
        const expected = value > 0 === event
        weights[i] = rarer * (1 - rarer)
        const missed = expected ? rarer : 1 - rarer
        scores[i] = event ? missed : -missed
        if (cases !== undefined) {
          const count = cases[from + i] as number
          weights[i] = count * (weights[i] as number)
          scores[i] = count * (scores[i] as number)
          log += count * (Math.log1p(odds) + (expected ? 0 : Math.abs(value)))
          continue
        }
        if (!expected) log += Math.abs(value)
        product *= 1 + odds
        if (product > 1e100) {
          log += Math.log(product)
          product = 1
        }
      }
      return 2 * (log + Math.log(product))
    },
  }
}

/** A starting linear predictor: log odds of 3 to 1 for the observed outcome. */
export function firstPredictor(y: Uint8Array): Float64Array {
  const eta = new Float64Array(y.length)
  for (let i = 0; i < eta.length; i++) eta[i] = y[i] === 1 ? Math.log(3) : -Math.log(3)
  return eta
}
