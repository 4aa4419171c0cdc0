import type { Checkpoint } from '../checkpoint.ts'
import { productError, sumError } from '../linalg/double-double.ts'

/**
 * The autocorrelation at lag 1 of values in their order, from their deviations d: the sum of d[i] d[i + 1] over that of d[i]^2 (Box GEP, Jenkins GM. Time
 * series analysis. Holden-Day; 1976, section 2.1). Of residuals it is what R's car::durbinWatsonTest reports. Sums have twice the digits, because products
 * of either sign all but cancel. NaN where all deviations are 0.
 */
export async function lagOneCorrelation(deviations: Float64Array, checkpoint: Checkpoint): Promise<number> {
  const squares = await sumOfProducts(deviations, 0, checkpoint)
  return (await sumOfProducts(deviations, 1, checkpoint)) / squares
}

async function sumOfProducts(d: Float64Array, lag: number, checkpoint: Checkpoint): Promise<number> {
  let [sum, lost] = [0, 0]
  for (let i = lag; i < d.length; i++) {
    const [one, other] = [d[i] as number, d[i - lag] as number]
    const product = one * other
    const next = sum + product
    lost += sumError(sum, product, next) + productError(one, other, product)
    sum = next
    if (i % 100_000 === 99_999) await checkpoint()
  }
  return sum + lost
}
