import { fTestPower } from './f-power.ts'
import type { PowerModel } from './power-model.ts'

export interface FactorialDesign {
  /** Number of combinations of the levels, each with equally many persons. */
  readonly cells: number
  /** The degrees of freedom of the tested effect. */
  readonly df: number
  readonly alpha: number
}

/**
 * The F test of one effect in a balanced design whose cells share one standard deviation. The effect is Cohen's f: the standard deviation over
 * the cells of the effect's contribution to their means, divided by that within them; the non-centrality is f² times the number of persons
 * (Cohen 1988, chapter 8).
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

/** One-way analysis of variance with equal groups; the effect is Cohen's f. */
export function anovaModel(groups: number, alpha: number): PowerModel {
  return factorialModel({ cells: groups, df: groups - 1, alpha })
}

/** The effect tested in a repeated-measures design: equal groups, the occasions, or their interaction. */
export type RepeatedEffect = 'groups' | 'occasions' | 'interaction'

export interface RepeatedDesign {
  /** Number of groups, 1 or more; 2 or more if they are tested. */
  readonly groups: number
  /** Number of measurements per person, 2 or more. */
  readonly occasions: number
  readonly tested: RepeatedEffect
  /** Correlation of any two measurements of a person, below 1. */
  readonly correlation: number
  /** The sphericity of the measurements, from 1 / (occasions - 1) to 1. */
  readonly epsilon: number
  readonly alpha: number
}

/**
 * The F test of one effect with equal groups measured on several occasions. The effect is Cohen's f: the standard deviation over the cells of
 * the effect's contribution to their means, divided by that of the values in one cell, as in G*Power. With N persons on m occasions the
 * non-centrality is f² N m / (1 + (m - 1) ρ) for the groups, tested by the persons' means, otherwise f² N m / (1 - ρ), where it and both
 * degrees of freedom are multiplied by ε (Muller and Barton 1989). Within persons exact under compound symmetry, where ε is 1, an
 * approximation otherwise.
 */
export function repeatedModel({ groups, occasions, tested, correlation, epsilon, alpha }: RepeatedDesign): PowerModel {
  const between = tested === 'groups'
  const within = between ? 1 : epsilon * (occasions - 1)
  const df = within * (tested === 'occasions' ? 1 : groups - 1)
  const weight = between ? occasions / (1 + (occasions - 1) * correlation) : (epsilon * occasions) / (1 - correlation)
  return {
    sizes: (n) => Array<number>(groups).fill(n),
    power: ([n = 0], f) => fTestPower(weight * f * f * groups * n, df, within * groups * (n - 1), alpha),
    least: 2,
    unit: 0.25,
    most: Number.POSITIVE_INFINITY,
  }
}
