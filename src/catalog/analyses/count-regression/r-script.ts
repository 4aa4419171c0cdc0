import { planDesign } from '#engine/methods/design/plan-design.ts'
import type { Term } from '#engine/methods/design/term.ts'
import { curvedColumns } from '#engine/methods/effects/predictor-effects.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { dictionaryFactors, knotPlaces } from '../../kit/models/dictionary-factors.ts'
import { rowsOfGlm } from '../../kit/models/r-design-rows.ts'
import { inUnitsLines, unitLines } from '../../kit/models/r-effect-units.ts'
import { type EffectsInR, modelFigureLines } from '../../kit/models/r-effects.ts'
import {
  contrastsInR,
  inflationLines,
  marginalTermsInR,
  modelDataLines,
  rightHandSide,
  tightFitLines,
} from '../../kit/models/r-model.ts'
import { isUnivariable } from '../../kit/models/univariable.ts'
import { termVariables } from '../../kit/options/term-variables.ts'
import { rColumnName, rLines, rName, rNumber, rVector } from '../../kit/r/r-code.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'
import { effectScaleOf } from './effect-scale-of.ts'
import { captures } from './r-captures.ts'

type Options = OptionsOf<typeof definition>

const converged = 'a fit that R and this program each carry to the last steps of their own'

export const rScript: RScript<typeof definition> = {
  script,
  captures,
  saved: () => ({
    expected: 'fitted(fit)',
    linear: 'fit$linear.predictors',
    deviance: 'residuals(fit)',
    pearson: 'residuals(fit, "pearson")',
  }),
  tolerances: {
    'fit/statistic': { relative: 1e-8, because: 'a difference of two log likelihoods' },
    'fit/p': { relative: 1e-8, because: 'a difference of two log likelihoods' },
    'coefficients/estimate': { relative: 1e-8, because: converged },
    'coefficients/se': { relative: 1e-7, because: converged },
    'coefficients/statistic': { relative: 1e-7, because: converged },
    'coefficients/p': { relative: 1e-7, because: converged },
    'coefficients/ratio': { relative: 1e-8, because: converged },
    'coefficients/interval': { relative: 1e-7, because: converged },
    'univariable/ratio': { relative: 1e-8, because: converged },
    'univariable/interval': { relative: 1e-7, because: converged },
    'univariable/p': { relative: 1e-7, because: converged },
    'univariable/togetherRatio': { relative: 1e-8, because: converged },
    'univariable/togetherInterval': { relative: 1e-7, because: converged },
    'univariable/togetherP': { relative: 1e-7, because: converged },
    'dispersion/value': { relative: 1e-8, because: converged },
    'dispersion/se': { relative: 1e-7, because: converged },
    'dispersion/statistic': { relative: 1e-8, because: converged },
    'dispersion/p': { relative: 1e-8, because: converged },
    'terms/p': { relative: 1e-8, because: converged },
    'terms/statistic': { relative: 1e-8, absolute: 1e-11, because: 'a difference of two log likelihoods' },
    'collinearity/factor': { relative: 1e-7, because: converged },
    'collinearity/perColumn': { relative: 1e-7, because: converged },
  },
}

function script(options: Options, data: ScriptData): string {
  const { outcome, exposure, terms, units, confidence, distribution, errors } = options
  const variables = [...new Set(terms.terms.flatMap(termVariables))]
  const needed = [outcome, ...(exposure === null ? [] : [exposure])]
  const rate = exposure === null ? '' : ` + offset(log(${rName(rColumnName(data, exposure))}))`
  const fitLine = (of: readonly Term[], rows: string, named: readonly string[], coding?: 'sum') =>
    `fit_counts(${rName(rColumnName(data, outcome))} ~ ${rightHandSide(of, of, data)}${rate}, ${rows}, ${contrastsInR(terms, named, data, coding)})`
  const whole = (coding?: 'sum') => fitLine(terms.terms, 'd', variables, coding)
  const offsets = terms.terms.filter(({ kind }) => kind === 'offset')
  const alone = terms.terms.filter(isUnivariable).map((term) => {
    const own = [term, ...offsets]
    const used = [...new Set(own.flatMap(termVariables))]
    const names = [...needed, ...used].map((id) => rColumnName(data, id))
    return `  ${fitLine(own, `rows_for(${rVector(names)})`, used)}`
  })
  const poisson = distribution === 'poisson'
  return rLines([
    `# ${poisson ? 'Poisson' : 'Negative binomial'} regression`,
    ...modelDataLines(data, needed, terms),
    ...unitLines(units, data),
    '',
    ...tightFitLines(200),
    ...(poisson ? poissonLines : negativeBinomialLines),
    `fit <- ${whole()}`,
    'model <- summary(fit, dispersion = 1)',
    'print(model)',
    'b <- coef(fit)',
    'x <- model.matrix(fit)',
    'o <- if (is.null(fit$offset)) rep(0, nobs(fit)) else fit$offset',
    'covariance_of <- function(fit) {',
    '  bread <- summary(fit, dispersion = 1)$cov.unscaled',
    ...(errors === 'robust'
      ? [
          '  scores <- model.matrix(fit)[, !is.na(coef(fit)), drop = FALSE] * (fit$y - fitted(fit)) # HC0',
          '  bread %*% crossprod(scores) %*% bread',
        ]
      : ['  bread']),
    '}',
    'v <- covariance_of(fit)',
    `z <- qnorm(${rNumber((1 + confidence) / 2)})`,
    'rate_ratios <- function(fit) {',
    '  b <- coef(fit)',
    '  se <- b * NA',
    '  se[!is.na(b)] <- sqrt(diag(covariance_of(fit)))',
    ...inUnitsLines(units),
    '  cbind(b, se, z = b / se, p = 2 * pnorm(-abs(b / se)), irr = exp(b), lower = exp(b - z * se), upper = exp(b + z * se),',
    '    n = nobs(fit), events = sum(fit$y))',
    '}',
    'coefficients <- rate_ratios(fit)',
    'print(coefficients)',
    'none <- fit_matrix(x[, 1, drop = FALSE])',
    'lr <- 2 * (log_likelihood(fit) - none[1])',
    'lr_df <- fit$rank - 1',
    `parameters <- fit$rank${poisson ? '' : ' + 1'}`,
    'pearson <- sum(residuals(fit, "pearson")^2)',
    ...(poisson
      ? ['zeros <- sum(dpois(0, fitted(fit)))']
      : [
          'theta <- fit$theta_',
          'theta_se <- attr(theta, "SE")',
          'theta <- as.numeric(theta)',
          'zeros <- sum(dnbinom(0, size = theta, mu = fitted(fit)))',
          'straight <- fit_columns(x, fit$y, offset = o, family = poisson(), control = tight)',
          'against_poisson <- 2 * (log_likelihood(fit) - sum(dpois(fit$y, straight$fitted.values, log = TRUE)))',
          'print(c(theta, theta_se, against_poisson))',
        ]),
    'print(c(lr, lr_df, pearson, sum(fit$y == 0), zeros))',
    '',
    `# likelihood-ratio tests of terms, type ${options.squares}`,
    `coded <- ${options.squares === 'III' ? whole('sum') : 'fit'}`,
    ...termLines(options.squares),
    ...(options.univariable
      ? ['', '# each term alone', 'alone <- lapply(list(', alone.join(',\n'), '), rate_ratios)', 'print(alone)']
      : []),
    ...(options.collinearity ? ['', ...inflationLines] : []),
    ...modelFigureLines(effectsInR(options, data), data),
  ])
}

function effectsInR(options: Options, data: ScriptData): EffectsInR {
  const { effects, effectReference: references, terms } = options
  const plan = planDesign(terms.terms, { factors: dictionaryFactors(terms, data), knots: knotPlaces(terms) })
  return {
    effects,
    references,
    terms,
    scale: effectScaleOf(options),
    rows: rowsOfGlm,
    covariance: 'v',
    reach: 'z',
    curved: (variable) => curvedColumns({ terms: plan }, variable).map((column) => column + 1),
  }
}

const poissonLines = [
  'fit_counts <- function(formula, data, contrasts) {',
  '  fit <- glm(formula, family = poisson, data = data, contrasts = contrasts, method = fit_columns, control = tight)',
  '  update(fit, start = coef(fit)) # the weights, and with them the standard errors, at the estimates themselves',
  '}',
  'log_likelihood <- function(fit) sum(dpois(fit$y, fitted(fit), log = TRUE))',
  'fit_matrix <- function(columns) { # log likelihood and rank',
  '  f <- fit_columns(columns, fit$y, offset = o, family = poisson(), control = tight)',
  '  c(sum(dpois(fit$y, f$fitted.values, log = TRUE)), f$rank)',
  '}',
]

const negativeBinomialLines = [
  'library(MASS)',
  '# as glm.nb, whose theta is right to four digits or so only: means and theta in turn until theta stands still',
  'in_turn <- function(y, mean, fit_with) {',
  '  theta <- Inf',
  '  for (i in 1:200) {',
  '    before <- theta',
  '    theta <- suppressWarnings(theta.ml(y, mean, limit = 200, eps = 1e-12))',
  '    fit <- fit_with(as.numeric(theta))',
  '    mean <- fit$fitted.values',
  '    if (abs(theta - before) < 1e-13 * theta) break',
  '  }',
  '  fit$theta_ <- theta',
  '  fit',
  '}',
  'fit_counts <- function(formula, data, contrasts) {',
  '  first <- glm(formula, family = poisson, data = data, contrasts = contrasts, method = fit_columns, control = tight)',
  '  in_turn(first$y, fitted(first), function(theta) {',
  '    family <- negative.binomial(theta)',
  '    fit <- glm(formula, family = family, data = data, contrasts = contrasts, method = fit_columns, control = tight, start = coef(first))',
  '    for (i in 1:3) fit <- glm(formula, family = family, data = data, contrasts = contrasts, method = fit_columns, control = tight, start = coef(fit))',
  '    fit',
  '  })',
  '}',
  'log_likelihood <- function(fit) sum(dnbinom(fit$y, size = as.numeric(fit$theta_), mu = fitted(fit), log = TRUE))',
  'fit_matrix <- function(columns) { # log likelihood and rank',
  '  y <- fit$y',
  '  first <- fit_columns(columns, y, offset = o, family = poisson(), control = tight)',
  '  f <- in_turn(y, first$fitted.values, function(theta)',
  '    fit_columns(columns, y, offset = o, family = negative.binomial(theta), control = tight))',
  '  c(sum(dnbinom(y, size = as.numeric(f$theta_), mu = f$fitted.values, log = TRUE)), f$rank)',
  '}',
]

function termLines(type: keyof typeof marginalTermsInR): readonly string[] {
  return [
    'xs <- model.matrix(coded)',
    'of_term <- attr(xs, "assign")',
    'parts <- attr(terms(coded), "factors") > 0',
    'fit_of <- function(terms) fit_matrix(xs[, of_term %in% c(0, terms), drop = FALSE])',
    'tests <- t(sapply(seq_len(ncol(parts)), function(j) {',
    `  others <- ${marginalTermsInR[type]}`,
    '  change <- fit_of(c(others, j)) - fit_of(others)',
    '  if (change[2] == 0) c(chisq = NA, df = 0, p = NA)',
    '  else c(chisq = 2 * change[1], df = change[2], p = pchisq(2 * change[1], change[2], lower.tail = FALSE))',
    '}))',
    'print(tests)',
  ]
}
