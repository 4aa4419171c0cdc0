import { planDesign } from '#engine/methods/design/plan-design.ts'
import type { Term } from '#engine/methods/design/term.ts'
import { curvedColumns } from '#engine/methods/effects/predictor-effects.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { dictionaryFactors, knotPlaces } from '../../kit/models/dictionary-factors.ts'
import type { EffectUnits } from '../../kit/models/effect-units.ts'
import { rowsOfGlm } from '../../kit/models/r-design-rows.ts'
import { hasUnits, inUnitsLines, unitLines } from '../../kit/models/r-effect-units.ts'
import { type EffectsInR, modelFigureLines } from '../../kit/models/r-effects.ts'
import {
  contrastsInR,
  inflationLines,
  isCounted,
  marginalTermsInR,
  modelDataLines,
  rightHandSide,
  tightFitLines,
} from '../../kit/models/r-model.ts'
import { isUnivariable } from '../../kit/models/univariable.ts'
import { termVariables } from '../../kit/options/term-variables.ts'
import { rColumnName, rLines, rLiteral, rName, rNumber, rVector } from '../../kit/r/r-code.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'
import { effectScaleOf, intervalsOf } from './options-of.ts'
import { captures } from './r-captures.ts'
import { firthLines, firthRatioLines, firthSaved, firthTermLines } from './r-firth.ts'
import { performanceLines } from './r-performance.ts'

type Options = OptionsOf<typeof definition>

const converged = 'a fit that R and this program each carry to the last steps of their own'

export const rScript: RScript<typeof definition> = {
  script,
  captures,
  ownFrequencies: true,
  saved: ({ method }, data) =>
    method === 'firth'
      ? firthSaved(isCounted(data))
      : isCounted(data)
        ? countedSaved
        : {
            probability: 'fitted(fit)',
            linear: 'fit$linear.predictors',
            deviance: 'residuals(fit)',
            pearson: 'residuals(fit, "pearson")',
            leverage: 'hatvalues(fit)',
            cook: 'cooks.distance(fit)',
          },
  tolerances: {
    'coefficients/estimate': { relative: 1e-8, because: converged },
    'coefficients/se': { relative: 1e-7, because: converged },
    'coefficients/statistic': { relative: 1e-7, because: converged },
    'coefficients/p': { relative: 1e-7, because: converged },
    'coefficients/ratio': { relative: 1e-8, because: converged },
    'coefficients/interval': { relative: 1e-7, because: converged },
    'coefficients/likelihoodRatio': { relative: 1e-8, absolute: 1e-11, because: 'a difference of two likelihoods' },
    'coefficients/likelihoodP': { relative: 1e-8, because: converged },
    'coefficients/profile': { relative: 1e-8, because: 'limits are roots of a converged likelihood' },
    'univariable/ratio': { relative: 1e-8, because: converged },
    'univariable/interval': { relative: 1e-7, because: converged },
    'univariable/p': { relative: 1e-7, because: converged },
    'univariable/togetherRatio': { relative: 1e-8, because: converged },
    'univariable/togetherInterval': { relative: 1e-7, because: converged },
    'univariable/togetherP': { relative: 1e-7, because: converged },
    'terms/p': { relative: 1e-8, because: converged },
    'terms/statistic': { relative: 1e-8, absolute: 1e-11, because: 'a difference of two deviances' },
    'performance/value': { relative: 1e-8, because: converged },
    'performance/p': { relative: 1e-8, because: converged },
    'collinearity/factor': { relative: 1e-7, because: converged },
    'collinearity/perColumn': { relative: 1e-7, because: converged },
  },
}

/** Saved columns for a single case of each row. */
const countedSaved = {
  probability: 'fitted(fit)',
  linear: 'fit$linear.predictors',
  deviance: 'residuals(fit) / sqrt(w)',
  pearson: 'residuals(fit, "pearson") / sqrt(w)',
  leverage: 'hatvalues(fit) / w',
  cook: '(residuals(fit, "pearson") / sqrt(w) / (1 - hatvalues(fit) / w))^2 * hatvalues(fit) / w / fit$rank',
}

function script(options: Options, data: ScriptData): string {
  const { outcome, event, terms, units, confidence } = options
  const firth = options.method === 'firth'
  const counted = isCounted(data) ? [rColumnName(data, data.ownWeight.variable)] : []
  const ofCases = counted.length > 0
  const weights = counted.map((name) => `, weights = ${rName(name)}`).join('')
  const n = ofCases ? 'sum(w)' : 'nobs(fit)'
  const intervals = intervalsOf(options)
  const variables = [...new Set(terms.terms.flatMap(termVariables))]
  const happened = `${rName(rColumnName(data, outcome))} == ${event === null ? 'NA' : rLiteral(event)}`
  const fitLine = (of: readonly Term[], all: readonly Term[], rows: string, named: readonly string[], coding?: 'sum') =>
    `glm(${happened} ~ ${rightHandSide(of, all, data)}, family = binomial, data = ${rows}${weights}, contrasts = ${contrastsInR(terms, named, data, coding)}, ${firth ? 'control = one_step' : 'method = fit_columns, control = tight'})`
  const whole = (coding?: 'sum') => fitLine(terms.terms, terms.terms, 'd', variables, coding)
  const laidOut = (line: string) => (firth ? `suppressWarnings(${line})` : line)
  const offsets = terms.terms.filter(({ kind }) => kind === 'offset')
  const alone = terms.terms.filter(isUnivariable).map((term) => {
    const own = [term, ...offsets]
    const needed = [...new Set(own.flatMap(termVariables))]
    const names = [...[outcome, ...needed].map((id) => rColumnName(data, id)), ...counted]
    return `  ${laidOut(fitLine(own, own, `rows_for(${rVector(names)})`, needed))}`
  })
  return rLines([
    '# Logistic regression',
    ...modelDataLines(data, [outcome], terms),
    ...unitLines(units, data),
    '',
    ...(firth
      ? [
          'one_step <- glm.control(maxit = 1) # glm only lays out the rows',
          `fit <- ${laidOut(whole())}`,
          `z <- qnorm(${rNumber((1 + confidence) / 2)})`,
          ...firthLines(intervals, ofCases),
          ...(intervals === 'profile' ? profileUnitLines(units) : []),
        ]
      : [
          ...tightFitLines(100, ofCases),
          `fit <- ${whole()}`,
          'fit <- update(fit, start = coef(fit)) # the weights, and with them the standard errors, at the estimates themselves',
          'model <- summary(fit)',
          'print(model)',
          'b <- coef(fit)',
          'x <- model.matrix(fit)',
          'y <- fit$y',
          'o <- if (is.null(fit$offset)) rep(0, length(y)) else fit$offset',
          `z <- qnorm(${rNumber((1 + confidence) / 2)})`,
        ]),
    'odds_ratios <- function(fit) {',
    ...(firth
      ? firthRatioLines(ofCases)
      : ['  fit <- update(fit, start = coef(fit))', '  b <- coef(fit)', '  se <- sqrt(diag(vcov(fit)))']),
    ...inUnitsLines(units),
    '  cbind(b, se, z = b / se, p = 2 * pnorm(-abs(b / se)), or = exp(b), lower = exp(b - z * se), upper = exp(b + z * se),',
    ofCases
      ? '    n = sum(fit$prior.weights), events = sum(fit$prior.weights * fit$y))'
      : '    n = nobs(fit), events = sum(fit$y))',
    '}',
    'coefficients <- odds_ratios(fit)',
    'print(coefficients)',
    ...(firth
      ? []
      : [
          'lr <- fit$null.deviance - deviance(fit)',
          'lr_df <- fit$df.null - fit$df.residual',
          `cox_snell <- 1 - exp(-lr / ${n})`,
          `nagelkerke <- cox_snell / (1 - exp(-fit$null.deviance / ${n}))`,
          'print(c(lr, lr_df, pchisq(lr, lr_df, lower.tail = FALSE), lr / fit$null.deviance, cox_snell, nagelkerke))',
          ...(intervals === 'profile' ? ['', ...profileLines(units, ofCases), ...profileUnitLines(units)] : []),
        ]),
    '',
    `# likelihood-ratio tests of terms, type ${options.squares}`,
    `coded <- ${options.squares === 'III' ? laidOut(whole('sum')) : 'fit'}`,
    ...(firth ? firthTermLines(options.squares) : termLines(options.squares, ofCases)),
    ...(options.univariable
      ? ['', '# each term alone', 'alone <- lapply(list(', alone.join(',\n'), '), odds_ratios)', 'print(alone)']
      : []),
    ...(options.performance ? ['', ...performanceLines(options, ofCases)] : []),
    ...(options.collinearity ? ['', ...inflationLines] : []),
    ...modelFigureLines(effectsInR(options, data), data, options.nomogram),
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
    covariance: 'model$cov.unscaled',
    reach: 'z',
    curved: (variable) => curvedColumns({ terms: plan }, variable).map((column) => column + 1),
  }
}

function profileLines(units: EffectUnits, counted: boolean): readonly string[] {
  const se = hasUnits(units) ? 'coefficients[j, "se"] / units_of(fit)[j]' : 'coefficients[j, "se"]'
  return [
    '# profile likelihood: where the deviance has risen by the quantile of chi-squared',
    'limit <- function(j, side) uniroot(function(theta) {',
    `  f <- fit_columns(x[, -j, drop = FALSE], y, ${counted ? 'weights = w, ' : ''}offset = o + theta * x[, j], family = binomial(), control = tight)`,
    '  sqrt(max(f$deviance - deviance(fit), 0)) - z',
    `}, b[j] + side * c(0.2, 3) * z * ${se}, extendInt = "yes", tol = 1e-13, maxiter = 1000)$root`,
    'profiles <- exp(t(sapply(seq_along(b), function(j) if (j == 1 || is.na(b[j])) c(NA, NA) else c(limit(j, -1), limit(j, 1)))))',
    'print(profiles)',
  ]
}

/** Limits of odds ratios in the units of the ratios. */
function profileUnitLines(units: EffectUnits): readonly string[] {
  return hasUnits(units)
    ? ['profiles <- profiles^units_of(fit) # for as many units as the ratios', 'print(profiles)']
    : []
}

function termLines(type: keyof typeof marginalTermsInR, counted: boolean): readonly string[] {
  return [
    'xs <- model.matrix(coded)',
    'of_term <- attr(xs, "assign")',
    'parts <- attr(terms(coded), "factors") > 0',
    'deviance_of <- function(terms) {',
    `  f <- fit_columns(xs[, of_term %in% c(0, terms), drop = FALSE], y, ${counted ? 'weights = w, ' : ''}offset = o, family = binomial(), control = tight)`,
    '  c(f$deviance, f$rank)',
    '}',
    'tests <- t(sapply(seq_len(ncol(parts)), function(j) {',
    `  others <- ${marginalTermsInR[type]}`,
    '  change <- deviance_of(others) - deviance_of(c(others, j))',
    '  if (change[2] == 0) c(chisq = NA, df = 0, p = NA)',
    '  else c(chisq = change[1], df = -change[2], p = pchisq(change[1], -change[2], lower.tail = FALSE))',
    '}))',
    'print(tests)',
  ]
}
