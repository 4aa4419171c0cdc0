import type { DesignPart, DesignVariables, LevelValue } from './plan-design.ts'
import { splineBasis } from './spline-basis.ts'

/** The value of a part of a design column for a value of its variable: used for prediction, row by row. */
export function evaluatePart(part: DesignPart, value: LevelValue, { factors, knots }: DesignVariables): number {
  if ('level' in part) {
    if (value === part.level) return 1
    return part.coding === 'sum' && value === factors[part.variable]?.levels.at(-1) ? -1 : 0
  }
  const x = Number(value)
  if ('power' in part) return power(x, part.power)
  if ('spline' in part) return splineBasis(x, knots[part.variable] ?? [], part.spline)
  return x
}

/** An integer power by multiplication. */
function power(x: number, exponent: number): number {
  let product = x
  for (let k = 1; k < exponent; k++) product *= x
  return product
}
