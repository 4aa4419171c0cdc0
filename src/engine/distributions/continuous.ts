import { type Tails, tailsFrom } from '../special/incomplete-gamma.ts'
import { type BothTails, bothTails } from './both-tails.ts'

/**
 * A continuous distribution with its parameters. Every function gives NaN for NaN, and for invalid parameters. `logPdf` is the natural
 * logarithm of the density.
 */
export interface ContinuousDistribution extends BothTails {
  readonly pdf: (x: number) => number
  readonly logPdf: (x: number) => number
}

/** The formulas of a family. */
interface Family {
  /** Whether the parameters are in their domain. */
  readonly valid: boolean
  /** The support; open ends may be infinite. */
  readonly support: readonly [number, number]
  /** Log density at a finite x in the support, ends included. */
  readonly logPdf: (x: number) => number
  /** Tails at x strictly inside the support. */
  readonly tails: (x: number) => Tails
  /** Where the tail on that side is p, 0 < p < 1. */
  readonly quantile: (p: number, side: 'lower' | 'upper') => number
}

/** Density, tails and quantiles of one family, made safe at the ends of its support, for invalid parameters and for NaN. */
export function continuousDistribution({ valid, support, logPdf, tails, quantile }: Family): ContinuousDistribution {
  const [least, most] = support
  const density = (x: number): number => {
    if (!valid || Number.isNaN(x)) return Number.NaN
    return x < least || x > most || !Number.isFinite(x) ? Number.NEGATIVE_INFINITY : logPdf(x)
  }
  const tailsAt = (x: number): Tails => {
    if (x <= least) return tailsFrom('lower', Number.NEGATIVE_INFINITY)
    return x >= most ? tailsFrom('upper', Number.NEGATIVE_INFINITY) : tails(x)
  }
  return { pdf: (x) => Math.exp(density(x)), logPdf: density, ...bothTails(valid, support, tailsAt, quantile) }
}

/** Whether each is a finite number above 0, as required of a shape or a scale. */
export function positive(...parameters: readonly number[]): boolean {
  return parameters.every((value) => value > 0 && Number.isFinite(value))
}

/** -ln of the upper tail, for families whose tail is e^-z: from the probability on either side. */
export function exponentFrom(p: number, side: 'lower' | 'upper'): number {
  return side === 'lower' ? -Math.log1p(-p) : -Math.log(p)
}
