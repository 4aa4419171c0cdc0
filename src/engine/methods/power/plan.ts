import type { Checkpoint } from '../../checkpoint.ts'
import type { PowerModel } from './power-model.ts'
import { solveEffect, solveSize } from './solve-plan.ts'

/** Two of size, power and effect, from which the third is computed. */
export interface PlanQuestion {
  readonly model: PowerModel
  readonly solveFor: 'size' | 'power' | 'effect'
  /** Persons of the first group; unless the size is solved for. */
  readonly n: number | null
  /** Distance from the null hypothesis; unless the effect is solved for. */
  readonly effect: number | null
  /** The target power; unless it is solved for. */
  readonly target: number
  readonly alpha: number
  /** The design effect: the variance relative to independent persons; 1 without clusters. */
  readonly designEffect: number
  /** The dropout proportion of the enrolled, below 1. */
  readonly dropout: number
  /** Rounds up to a whole number of persons. */
  readonly roundUp: (size: number) => number
}

/** Why there is no plan. */
export type PlanFailure =
  | 'power-below-alpha'
  | 'effect-none'
  | 'out-of-reach'
  | 'size-missing'
  | 'too-few-planned'
  | 'effect-out-of-reach'

export interface Plan {
  /** Effective sample size of each group, not rounded. */
  readonly exact: readonly number[]
  /** Persons of each group to be analysed, and to be enrolled. */
  readonly needed: readonly number[]
  readonly enrolled: readonly number[]
  /** `needed` as an effective sample size. */
  readonly effective: readonly number[]
  readonly effect: number
  /** Power with the rounded numbers of persons. */
  readonly power: number
  /** Sensitivity to another effect; `needed` in all groups together, null if the power is not given or no number has it. */
  readonly beside: readonly {
    readonly relative: number
    readonly effect: number
    readonly power: number
    readonly needed: number | null
  }[]
  /** Power against the total number of persons, from the largest effect to the smallest. */
  readonly curves: readonly {
    readonly relative: number
    readonly effect: number
    readonly sizes: readonly number[]
    readonly power: readonly number[]
  }[]
}

/** Effects besides the planned one in the table, and in the figure. */
const besides = [0.75, 0.9, 1, 1.1, 1.25]
const drawn = [1.25, 1, 0.75]
const curveSteps = 80

/** Solves a plan and computes its sensitivity. */
export async function solvePlan(question: PlanQuestion, checkpoint: Checkpoint): Promise<Plan | PlanFailure> {
  await checkpoint()
  const { model, solveFor, target, designEffect, dropout, roundUp } = question
  const solved = solve(question)
  if (typeof solved === 'string') return solved
  const { exact, needed, effect } = solved
  const effective = needed.map((n) => n / designEffect)
  const beside: Plan['beside'][number][] = []
  for (const relative of besides) {
    await checkpoint()
    const other = relative * effect
    if (other > model.most) continue
    const size = solveFor === 'power' ? Number.NaN : solveSize(model, other, target)
    beside.push({
      relative,
      effect: other,
      power: model.power(effective, other),
      needed: Number.isNaN(size) ? null : sum(model.sizes(size).map((n) => roundUp(n * designEffect))),
    })
  }
  return {
    ...solved,
    enrolled: exact.map((n) => roundUp((n * designEffect) / (1 - dropout))),
    effective,
    power: model.power(effective, effect),
    beside,
    curves: await drawCurves(question, solved, checkpoint),
  }
}

type Solved = Pick<Plan, 'exact' | 'needed' | 'effect'>

function solve({
  model,
  solveFor,
  n,
  effect,
  target,
  alpha,
  designEffect,
  roundUp,
}: PlanQuestion): Solved | PlanFailure {
  if (solveFor !== 'power' && target <= alpha) return 'power-below-alpha'
  const given = effect ?? Number.NaN
  if (solveFor !== 'effect' && !(given > 0)) return 'effect-none'
  if (solveFor === 'size') {
    const size = solveSize(model, given, target)
    if (Number.isNaN(size)) return 'out-of-reach'
    const exact = model.sizes(size)
    return { exact, needed: exact.map((one) => roundUp(one * designEffect)), effect: given }
  }
  if (n === null) return 'size-missing'
  const needed = model.sizes(n).map(roundUp)
  const exact = needed.map((one) => one / designEffect)
  if (!((exact[0] ?? 0) >= model.least)) return 'too-few-planned'
  const found = solveFor === 'power' ? given : solveEffect(model, exact, target)
  return Number.isNaN(found) ? 'effect-out-of-reach' : { exact, needed, effect: found }
}

async function drawCurves(
  { model, designEffect }: PlanQuestion,
  { needed, effect }: Solved,
  checkpoint: Checkpoint,
): Promise<Plan['curves']> {
  const [first = 0] = needed
  const least = model.least * designEffect
  const most = Math.max(2 * first, least + 4)
  const even = Array.from({ length: curveSteps + 1 }, (_, i) => least + ((most - least) * i) / curveSteps)
  const at = model.near ? [...new Set(even.map(Math.round))] : even
  const curves: Plan['curves'][number][] = []
  for (const relative of drawn) {
    await checkpoint()
    const other = relative * effect
    if (other > model.most) continue
    curves.push({
      relative,
      effect: other,
      sizes: at.map((n) => sum(model.sizes(n))),
      power: at.map((n) => model.power(model.sizes(n / designEffect), other)),
    })
  }
  return curves
}

function sum(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0)
}
