import type { OptionsOf } from '../../kit/analysis.ts'
import { inUnitsLines } from '../../kit/models/r-effect-units.ts'
import { contrastsInR, rightHandSide, toleranceInR } from '../../kit/models/r-model.ts'
import { isUnivariable } from '../../kit/models/univariable.ts'
import { termVariables } from '../../kit/options/term-variables.ts'
import { rColumnName, rName, rNumber, rVector } from '../../kit/r/r-code.ts'
import type { ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'
import { robustResiduals } from './robust-residuals.ts'

/** Fits a univariable model for each term; `alone` is a list with one element for each. */
export function univariableLines(
  { outcome, terms, units, confidence, errors }: OptionsOf<typeof definition>,
  data: ScriptData,
  weights: string,
): readonly string[] {
  const offsets = terms.terms.filter(({ kind }) => kind === 'offset')
  const fits = terms.terms.filter(isUnivariable).map((term) => {
    const own = [term, ...offsets]
    const variables = [...new Set(own.flatMap(termVariables))]
    const names = [outcome, ...variables].map((id) => rColumnName(data, id))
    return `  lm(${rName(rColumnName(data, outcome))} ~ ${rightHandSide(own, own, data)}, data = rows_for(${rVector(names)})${weights}, contrasts = ${contrastsInR(terms, variables, data)}${toleranceInR([term])})`
  })
  return [
    '# each term alone',
    'alone <- lapply(list(',
    fits.join(',\n'),
    '), function(fit) {',
    '  b <- coef(fit)',
    ...(errors === 'model'
      ? ['  se <- sqrt(diag(vcov(fit)))']
      : [
          '  w <- if (is.null(weights(fit))) 1 else weights(fit)',
          '  h <- hatvalues(fit)',
          `  scores <- model.matrix(fit) * (${robustResiduals[errors]})`,
          '  bread <- summary(fit)$cov.unscaled',
          '  se <- sqrt(diag(bread %*% crossprod(scores) %*% bread))',
        ]),
    ...inUnitsLines(units),
    `  reach <- qt(${rNumber((1 + confidence) / 2)}, fit$df.residual) * se`,
    '  cbind(n = nobs(fit), b, lower = b - reach, upper = b + reach, p = 2 * pt(-abs(b / se), fit$df.residual))',
    '})',
    `names(alone) <- ${rVector(
      terms.terms.filter(isUnivariable).map((term) =>
        termVariables(term)
          .map((id) => rColumnName(data, id))
          .join(':'),
      ),
    )}`,
    'print(alone)',
  ]
}
