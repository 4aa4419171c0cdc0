import { fTestPower } from './f-power.ts'
import type { PowerModel } from './power-model.ts'

export interface FactorialDesign {
  /** How many combinations of the levels there are, each with as many persons. */
  readonly cells: number
  /** The degrees of freedom of the effect that is tested. */
  readonly df: number
  readonly alpha: number
}

/**
 * The F test of one effect in a balanced design whose cells are all measured with one standard deviation. The effect is Cohen's f: the standard
 * deviation over the cells of what the effect adds to their means, divided by that within them; the non-centrality is f² times all persons (Cohen 1988,
 * chapter 8).
 */
export function factorialModel({ cells, df, alpha }: FactorialDesign): PowerModel {
  return {
    sizes: (n) => Array<number>(cells).fill(n),
    power: ([n = 0], f) => fTestPower(cells * n * f * f, df, cells * (n - 1), alpha),
    least: 2,
    unit: 0.25,
    most: Number.POSITIVE_INFINITY,
  }
}

/** One-way analysis of variance with groups of one size; the effect is Cohen's f. */
export function anovaModel(groups: number, alpha: number): PowerModel {
  return factorialModel({ cells: groups, df: groups - 1, alpha })
}

export interface RepeatedDesign {
  /** How often each person is measured, 2 or more times. */
  readonly occasions: number
  /** Of any two measurements of one person, below 1. */
  readonly correlation: number
  /** The sphericity of the measurements, from 1 / (occasions - 1) to 1. */
  readonly epsilon: number
  readonly alpha: number
}

/**
 * The F test of one factor within persons. The effect is Cohen's f: the standard deviation of the occasions' means divided by that of the values at one
 * occasion, as G*Power asks for it. The non-centrality is f² n m / (1 - ρ) with n persons on m occasions; it and both degrees of freedom are multiplied by
 * ε (Muller and Barton 1989). Exact under compound symmetry, where ε is 1, an approximation otherwise.
 */
export function repeatedModel({ occasions, correlation, epsilon, alpha }: RepeatedDesign): PowerModel {
  const df = epsilon * (occasions - 1)
  return {
    sizes: (n) => [n],
    power: ([n = 0], f) => fTestPower((epsilon * f * f * n * occasions) / (1 - correlation), df, df * (n - 1), alpha),
    least: 2,
    unit: 0.25,
    most: Number.POSITIVE_INFINITY,
  }
}
