import { planDesign } from '#engine/methods/design/plan-design.ts'
import { curvedColumns } from '#engine/methods/effects/predictor-effects.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { dictionaryFactors, knotPlaces } from '../../kit/models/dictionary-factors.ts'
import { rowsOfGlm } from '../../kit/models/r-design-rows.ts'
import { hasUnits, unitLines } from '../../kit/models/r-effect-units.ts'
import { type EffectsInR, modelFigureLines } from '../../kit/models/r-effects.ts'
import { coefficientLines, termTestLines } from '../../kit/models/r-linear.ts'
import { contrastsInR, inflationLines, modelDataLines, rightHandSide, toleranceInR } from '../../kit/models/r-model.ts'
import { termVariables } from '../../kit/options/term-variables.ts'
import { rColumnName, rLines, rName, rNumber, rString } from '../../kit/r/r-code.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'
import { captures } from './r-captures.ts'
import { univariableLines } from './r-univariable.ts'
import { shareConfidence } from './result-tables.ts'
import { robustResiduals } from './robust-residuals.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = {
  script,
  captures,
  saved: () => ({
    fitted: 'fitted(fit)',
    residual: 'residuals(fit)',
    standardised: 'rstandard(fit)',
    studentised: 'rstudent(fit)',
    leverage: 'hatvalues(fit)',
    cook: 'cooks.distance(fit)',
  }),
  tolerances: {
    'terms/interval': {
      relative: 1e-7,
      absolute: 1e-9,
      because: "R's pf() for a non-central F stops its series at an error of 1e-9",
    },
  },
}

function script(options: Options, data: ScriptData): string {
  const { outcome, terms, confidence } = options
  const variables = [...new Set(terms.terms.flatMap(termVariables))]
  const weights = data.ownWeight === undefined ? '' : `, weights = ${rName(rColumnName(data, data.ownWeight.variable))}`
  const fitLine = (all?: 'sum') =>
    `lm(${rName(rColumnName(data, outcome))} ~ ${rightHandSide(terms.terms, terms.terms, data)}, data = d${weights}, contrasts = ${contrastsInR(terms, variables, data, all)}${toleranceInR(terms.terms)})`
  return rLines([
    '# Linear regression',
    ...modelDataLines(data, [outcome], terms),
    ...unitLines(options.units, data),
    '',
    `fit <- ${fitLine()}`,
    'model <- summary(fit)',
    'print(model)',
    `w <- ${data.ownWeight === undefined ? 'rep(1, nrow(d))' : 'weights(fit)'}`,
    'b <- coef(fit)',
    'x <- model.matrix(fit)',
    'e <- residuals(fit) * sqrt(w)',
    'h <- hatvalues(fit)',
    '# an offset counts neither as explained nor as left',
    'explained <- fitted(fit) - if (is.null(fit$offset)) 0 else fit$offset',
    'explained <- sum(w * (explained - weighted.mean(explained, w))^2)',
    'r_squared <- explained / (explained + sum(e^2))',
    'overall <- c(F = explained / (fit$rank - 1) / model$sigma^2, df = fit$rank - 1)',
    'overall["p"] <- pf(overall["F"], overall["df"], fit$df.residual, lower.tail = FALSE)',
    'print(c(r_squared, overall, AIC(fit), BIC(fit)))',
    ...covarianceLines(options),
    ...coefficientLines(confidence),
    ...(hasUnits(options.units) ? coefficientUnitLines : []),
    ...(options.standardised
      ? [
          'spread <- function(v) sqrt(sum(w * (v - weighted.mean(v, w))^2))',
          `beta <- b * apply(x, 2, spread) / spread(d[[${rString(rColumnName(data, outcome))}]])`,
        ]
      : []),
    '',
    `# tests of terms, type ${options.squares}`,
    `coded <- ${options.squares === 'III' ? fitLine('sum') : 'fit'}`,
    ...termTestLines(options.squares, shareConfidence),
    ...(options.univariable ? ['', ...univariableLines(options, data, weights)] : []),
    ...(options.collinearity ? ['', ...inflationLines] : []),
    ...(options.diagnostics ? ['', ...diagnosticLines] : []),
    ...modelFigureLines(effectsInR(options, data), data, options.nomogram),
  ])
}

function effectsInR({ effects, terms, confidence }: Options, data: ScriptData): EffectsInR {
  const plan = planDesign(terms.terms, { factors: dictionaryFactors(terms, data), knots: knotPlaces(terms) })
  return {
    effects,
    references: {},
    terms,
    scale: 'mean',
    rows: rowsOfGlm,
    covariance: 'v',
    reach: `qt(${rNumber((1 + confidence) / 2)}, fit$df.residual)`,
    residualDf: 'fit$df.residual',
    curved: (variable) => curvedColumns({ terms: plan }, variable).map((column) => column + 1),
  }
}

const coefficientUnitLines = [
  'stated <- c("b", "se", "lower", "upper")',
  'coefficients[, stated] <- units_of(fit) * coefficients[, stated] # for so many units more',
  'print(coefficients)',
]

function covarianceLines({ errors }: Options): readonly string[] {
  if (errors === 'model') return ['v <- model$cov.unscaled * model$sigma^2']
  return [
    `# ${errors.toUpperCase()}`,
    `scores <- (x * (${robustResiduals[errors]}))[, !is.na(b), drop = FALSE]`,
    'v <- model$cov.unscaled %*% crossprod(scores) %*% model$cov.unscaled',
  ]
}

const diagnosticLines = [
  '# residuals',
  'shapiro <- if (length(e) <= 5000) shapiro.test(e) else NULL',
  'u <- e^2 - mean(e^2)',
  'explained <- lm.fit(x, u)',
  'bp <- length(u) * sum(explained$fitted.values^2) / sum(u^2)',
  'breusch_pagan <- c(bp, explained$rank - 1, pchisq(bp, explained$rank - 1, lower.tail = FALSE))',
  'durbin_watson <- sum(diff(e)^2) / sum(e^2)',
  'lag_one <- sum(e[-1] * e[-length(e)]) / sum(e^2)',
  'cook <- replace(cooks.distance(fit), h > 1 - 1e-10, NA)',
  'print(list(shapiro, breusch_pagan, durbin_watson, lag_one, max(h), max(cook, na.rm = TRUE)))',
]
