import { findRoot } from '../../optimize/find-root.ts'
import type { PowerModel } from './power-model.ts'

/** More persons than any study can have. */
const maxPersons = 1e9
/** Above this size the sawtooth is too fine to be visible, and too fine to be searched. */
const maxInTeeth = 1e5

/**
 * The size of the first group, not rounded, at which the power is `target`; the smallest possible one if it has that already, NaN if no number
 * of persons has it. For a sawtooth power, the whole size from which on the target is always reached.
 */
export function solveSize(model: PowerModel, effect: number, target: number): number {
  if (model.near) return solveTeeth(model, model.near, effect, target)
  const excess = (n: number) => model.power(model.sizes(n), effect) - target
  if (excess(model.least) >= 0) return model.least
  let [low, high] = [model.least, 2 * model.least]
  while (!(excess(high) >= 0)) {
    if (high > maxPersons) return Number.NaN
    ;[low, high] = [high, 2 * high]
  }
  return findRoot(excess, low, high)
}

/** Downwards from where the smooth model has the power; the sawtooth is lower than the margin left there. */
function solveTeeth(model: PowerModel, near: PowerModel, effect: number, target: number): number {
  const about = solveSize(near, effect, target)
  if (!(about < maxInTeeth)) return Number.NaN
  const reaches = (n: number) => model.power(model.sizes(n), effect) >= target
  let n = Math.ceil(1.2 * about + 10 * Math.sqrt(about) + 50)
  while (!reaches(n)) n *= 2
  while (n > model.least && reaches(n - 1)) n--
  return n
}

/** The effect, as its distance from the null hypothesis, that is detected with the power `target`; NaN if no effect is. */
export function solveEffect(model: PowerModel, sizes: readonly number[], target: number): number {
  const excess = (effect: number) => model.power(sizes, effect) - target
  if (excess(0) >= 0) return Number.NaN
  let [low, high] = [0, Math.min(model.unit, model.most)]
  while (!(excess(high) >= 0)) {
    if (high >= Math.min(model.most, 1e6 * model.unit)) return Number.NaN
    ;[low, high] = [high, Math.min(2 * high, model.most)]
  }
  return findRoot(excess, low, high)
}
