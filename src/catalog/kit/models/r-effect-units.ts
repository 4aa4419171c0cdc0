import { rColumnName, rName, rNumber } from '../r/r-code.ts'
import type { ScriptData } from '../r/r-script.ts'
import type { EffectUnits } from './effect-units.ts'

/** Whether an effect is stated for an increment other than one. */
export function hasUnits(units: EffectUnits): boolean {
  return Object.values(units).some(({ per }) => per !== 1)
}

/** Lines that make `units_of(fit)`, the increment of each coefficient of a fit; none if all are one. */
export function unitLines(units: EffectUnits, data: ScriptData): readonly string[] {
  if (!hasUnits(units)) return []
  const others = Object.entries(units).filter(([, { per }]) => per !== 1)
  return [
    `per <- c(${others.map(([id, { per }]) => `${rName(rColumnName(data, id))} = ${rNumber(per)}`).join(', ')}) # effects are stated for so many units more`,
    'units_of <- function(fit) { # of each coefficient; of a product, those of its covariates multiplied',
    '  of <- terms(fit)',
    '  variables <- sapply(as.list(attr(of, "variables"))[-1], function(v) if (is.name(v)) as.character(v) else "")',
    '  by_term <- apply(attr(of, "factors") > 0, 2, function(used) prod(per[intersect(variables[used], names(per))]))',
    '  unname(c(1, by_term)[attr(model.matrix(fit), "assign") + 1])',
    '}',
  ]
}

/** Lines in the body of an R function of `fit` that scale its coefficients `b` and standard errors `se` to the increments. */
export function inUnitsLines(units: EffectUnits): readonly string[] {
  return hasUnits(units) ? ['  k <- units_of(fit)', '  b <- k * b', '  se <- k * se'] : []
}
