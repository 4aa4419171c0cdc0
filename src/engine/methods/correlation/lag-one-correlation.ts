import type { Checkpoint } from '../../checkpoint.ts'
import { productError, sumError } from '../../linalg/double-double.ts'

/**
 * The lag-1 autocorrelation of a series, from its deviations d from the mean: the sum of d[i] d[i + 1] over that of d[i]^2 (Box GEP,
 * Jenkins GM. Time series analysis. Holden-Day; 1976, section 2.1). For residuals it is the autocorrelation that R's car::durbinWatsonTest
 * reports. Sums are in double-double precision, because products of both signs nearly cancel. NaN if all deviations are 0. `cases`: the
 * number of consecutive copies of each value.
 */
export async function lagOneCorrelation(
  deviations: Float64Array,
  checkpoint: Checkpoint,
  cases?: Float64Array,
): Promise<number> {
  if (cases !== undefined) return countedCorrelation(deviations, cases, checkpoint)
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

async function countedCorrelation(d: Float64Array, cases: Float64Array, checkpoint: Checkpoint): Promise<number> {
  const [squares, neighbours] = [new TwofoldSum(), new TwofoldSum()]
  for (let i = 0; i < d.length; i++) {
    const [one, count] = [d[i] as number, cases[i] as number]
    squares.add(count, one, one)
    neighbours.add(count - 1, one, one)
    if (i > 0) neighbours.add(1, one, d[i - 1] as number)
    if (i % 100_000 === 99_999) await checkpoint()
  }
  return neighbours.total / squares.total
}

/** Sums of products in double-double precision. */
class TwofoldSum {
  #sum = 0
  #lost = 0

  add(times: number, one: number, other: number): void {
    const product = one * other
    const all = times * product
    const next = this.#sum + all
    this.#lost +=
      sumError(this.#sum, all, next) + productError(times, product, all) + times * productError(one, other, product)
    this.#sum = next
  }

  get total(): number {
    return this.#sum + this.#lost
  }
}
