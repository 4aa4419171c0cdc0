import type { PowerModel, Sides } from './power-model.ts'
import { equivalencePower, tTestPower } from './t-power.ts'

/** The aim of a study of means; with a margin, the margin is the effect and the true difference is fixed. */
export type Aim = 'difference' | 'non-inferiority' | 'equivalence'

export interface MeanDesign {
  readonly design: 'one-sample' | 'paired' | 'two-sample'
  readonly aim: Aim
  /** The true difference; only for an aim with a margin. Above 0 it is favourable. */
  readonly difference: number
  /** Standard deviation of a single value; for paired data, of the difference within a pair. */
  readonly sd: number
  /** Allocation ratio: persons of the second group for one of the first. */
  readonly ratio: number
  /** Total over all tails; half on each side if there are two. */
  readonly alpha: number
  readonly sides: Sides
}

/** Power of t tests. The effect is the true difference, or with a margin the margin, in units of the outcome. */
export function meanModel({ design, aim, difference, sd, ratio, alpha, sides }: MeanDesign): PowerModel {
  const two = design === 'two-sample'
  const power = (sizes: readonly number[], effect: number): number => {
    const [n1 = 0, n2 = 0] = sizes
    const error = sd * Math.sqrt(two ? 1 / n1 + 1 / n2 : 1 / n1)
    const df = two ? n1 + n2 - 2 : n1 - 1
    if (aim === 'difference') return tTestPower(effect / error, df, alpha, sides)
    if (aim === 'non-inferiority') return tTestPower((difference + effect) / error, df, alpha / sides, 1)
    return equivalencePower(difference / error, effect / error, df, alpha / sides)
  }
  return {
    sizes: (n) => (two ? [n, ratio * n] : [n]),
    power,
    least: two ? Math.max(2, 2 / ratio) : 2,
    unit: sd,
    most: Number.POSITIVE_INFINITY,
  }
}
