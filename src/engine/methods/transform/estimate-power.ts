import type { Checkpoint } from '../../checkpoint.ts'
import { inBlocks } from '../../frame/in-blocks.ts'
import { type PowerFamily, powerOf, powerSlope } from './power-family.ts'

/** Estimates are sought between these. */
export const powerLimits = [-5, 5] as const

export interface PowerEstimate {
  readonly lambda: number
  /** The likelihood still rises there: the estimate is one of the limits. */
  readonly isAtLimit: boolean
}

/** The last digits of an exponent are noise of the sums. */
const EXACT = 1e-14

/** Values that say well enough where to begin. */
const SAMPLE = 10_000

/** Half of the 95 % quantile of the chi-squared distribution with one degree of freedom. */
const DROP = 1.920_729_410_347_062

/**
 * The likelihood of a power of values around their mean. It is concave in lambda (Box-Cox: Kouider and Chen, Stat Probab Lett 1995;25:171-175;
 * Yeo-Johnson: Marchand et al., NeurIPS 2022), so that its slope changes its sign once and any bracket of that place leads to the maximum.
 */
export class PowerLikelihood {
  readonly #family: PowerFamily
  /** Signed logarithms (`signedLog`), all finite. */
  readonly #logs: Float64Array
  readonly #checkpoint: Checkpoint
  readonly #powers: Float64Array

  constructor(family: PowerFamily, logs: Float64Array, checkpoint: Checkpoint) {
    this.#family = family
    this.#logs = logs
    this.#checkpoint = checkpoint
    this.#powers = new Float64Array(logs.length)
  }

  /** Null if there is no value, or all are equal. */
  async estimate(): Promise<PowerEstimate | null> {
    if (this.#logs.every((log) => log === this.#logs[0])) return null
    const near = await this.#nearBracket()
    const bracket = near ?? (await this.#bracket())
    if (bracket === null || 'isAtLimit' in bracket) return bracket
    const lambda = await crossing((at) => this.slope(at), bracket.low, bracket.high, EXACT)
    return { lambda, isAtLimit: false }
  }

  /** Steps from the exponent that changes nothing much to where the slope has another sign. */
  async #bracket(): Promise<Bracket | PowerEstimate | null> {
    const [least, most] = powerLimits
    const start = this.#family === 'box-cox' ? 0 : 1
    const slope = await this.slope(start)
    if (!Number.isFinite(slope)) return null
    const [sign, limit] = slope >= 0 ? [1, most] : [-1, least]
    for (let inner: Point = [start, slope]; ; ) {
      const at = inner[0] + sign
      const outer: Point = [at, await this.slope(at)]
      if (outer[1] * sign < 0) return sign > 0 ? { low: inner, high: outer } : { low: outer, high: inner }
      if (at === limit) return { lambda: limit, isAtLimit: true }
      inner = outer
    }
  }

  /** Of many values: a narrow bracket around the estimate of every so many of them; null if it has none. */
  async #nearBracket(): Promise<Bracket | null> {
    const every = Math.floor(this.#logs.length / SAMPLE)
    if (every < 2) return null
    const some = this.#logs.filter((_, k) => k % every === 0)
    const sample = new PowerLikelihood(this.#family, some, this.#checkpoint)
    const found = await sample.estimate()
    if (found === null || found.isAtLimit) return null
    const [low, high] = await sample.interval(found.lambda)
    const bracket: Bracket = { low: [low, await this.slope(low)], high: [high, await this.slope(high)] }
    return bracket.low[1] > 0 && bracket.high[1] < 0 ? bracket : null
  }

  /** The 95 % interval of the profile likelihood around the estimate, within the limits. */
  async interval(lambda: number): Promise<readonly [low: number, high: number]> {
    const [least, most] = powerLimits
    const top = await this.#value(lambda)
    const near = 1e-3
    const curvature = ((await this.slope(lambda - near)) - (await this.slope(lambda + near))) / (2 * near)
    const width = curvature > 0 ? Math.sqrt((2 * DROP) / curvature) : 1
    // the likelihood falls about with the square of the distance, which says where it has fallen by the wanted amount
    const side = async (sign: -1 | 1, limit: number) => {
      let distance = width
      for (let k = 0; k < 50; k++) {
        const at = lambda + sign * distance
        const isBeyond = sign * (at - limit) >= 0
        const drop = top - (await this.#value(isBeyond ? limit : at))
        if (isBeyond && drop <= DROP) return limit
        if (Math.abs(drop - DROP) < 1e-5) return isBeyond ? limit : at
        distance = Math.min(Math.abs(limit - lambda), distance) * Math.sqrt(DROP / drop)
      }
      return lambda + sign * distance
    }
    return [await side(-1, least), await side(1, most)]
  }

  /** The derivative of the logarithm of the profile likelihood by lambda. */
  async slope(lambda: number): Promise<number> {
    const [family, logs, powers] = [this.#family, this.#logs, this.#powers]
    const mean = await this.#transform(lambda)
    let [squares, products, jacobian] = [0, 0, 0]
    await inBlocks(logs.length, this.#checkpoint, (from, to) => {
      let [ownSquares, ownProducts, ownLogs] = [0, 0, 0]
      for (let k = from; k < to; k++) {
        const t = logs[k] as number
        const power = powers[k] as number
        const deviation = power - mean
        ownSquares += deviation * deviation
        ownProducts += deviation * powerSlope(family, t, lambda, power)
        ownLogs += t
      }
      squares += ownSquares
      products += ownProducts
      jacobian += ownLogs
    })
    return jacobian - (logs.length * products) / squares
  }

  /** The logarithm of the profile likelihood, except a constant. */
  async #value(lambda: number): Promise<number> {
    const [logs, powers] = [this.#logs, this.#powers]
    const mean = await this.#transform(lambda)
    let [squares, jacobian] = [0, 0]
    await inBlocks(logs.length, this.#checkpoint, (from, to) => {
      let [ownSquares, ownLogs] = [0, 0]
      for (let k = from; k < to; k++) {
        ownSquares += ((powers[k] as number) - mean) ** 2
        ownLogs += logs[k] as number
      }
      squares += ownSquares
      jacobian += ownLogs
    })
    return (lambda - 1) * jacobian - (logs.length / 2) * Math.log(squares)
  }

  /** Fills the transformed values; their mean. */
  async #transform(lambda: number): Promise<number> {
    const [family, logs, powers] = [this.#family, this.#logs, this.#powers]
    let sum = 0
    await inBlocks(logs.length, this.#checkpoint, (from, to) => {
      let own = 0
      for (let k = from; k < to; k++) {
        const value = powerOf(family, logs[k] as number, lambda)
        powers[k] = value
        own += value
      }
      sum += own
    })
    return sum / logs.length
  }
}

type Point = readonly [at: number, value: number]

/** Two places between which the slope becomes negative. */
interface Bracket {
  readonly low: Point
  readonly high: Point
}

/**
 * Where a function changes its sign between two points: secants that weigh the end which stays down (Illinois), and bisection after three of
 * them that have not halved the bracket. It pauses between evaluations, unlike `findRoot`.
 */
async function crossing(
  f: (at: number) => Promise<number>,
  from: Point,
  to: Point,
  tolerance: number,
): Promise<number> {
  let [[a, fa], [b, fb]] = [from, to]
  let before = Math.abs(b - a)
  for (let k = 1; k < 200 && fb !== 0; k++) {
    const width = Math.abs(b - a)
    if (width <= tolerance) break
    const secant = b - (fb * (b - a)) / (fb - fa)
    const isSlow = k % 3 === 0 && width > before / 2
    if (k % 3 === 0) before = width
    const at = !isSlow && (secant - a) * (secant - b) < 0 ? secant : (a + b) / 2
    if (Math.abs(at - b) <= tolerance / 2) return at
    const value = await f(at)
    if (value > 0 === fb > 0) fa /= 2
    else [a, fa] = [b, fb]
    ;[b, fb] = [at, value]
  }
  return b
}
