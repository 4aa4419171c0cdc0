import { planDesign } from '#engine/methods/design/plan-design.ts'
import type { Term } from '#engine/methods/design/term.ts'
import { curvedColumns } from '#engine/methods/effects/predictor-effects.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { columnInfo } from '../../kit/data-dictionary.ts'
import { dictionaryFactors, knotPlaces } from '../../kit/models/dictionary-factors.ts'
import { inUnitsLines, unitLines } from '../../kit/models/r-effect-units.ts'
import { type EffectsInR, modelFigureLines } from '../../kit/models/r-effects.ts'
import {
  contrastsInR,
  inflationLinesOf,
  marginalTermsInR,
  modelDataLines,
  rightHandSide,
} from '../../kit/models/r-model.ts'
import { isUnivariable } from '../../kit/models/univariable.ts'
import { termVariables } from '../../kit/options/term-variables.ts'
import { rColumnName, rFactor, rLines, rNumber, rString, rVector } from '../../kit/r/r-code.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import { rSurv, rSurvivalColumns } from '../../kit/survival/r-survival.ts'
import type { definition } from './definition.ts'
import { captures, saved } from './r-captures.ts'

type Options = OptionsOf<typeof definition>

const converged = 'a fit that R and this program each carry to the last steps of their own'

export const rScript: RScript<typeof definition> = {
  script,
  captures,
  saved,
  tolerances: {
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
    'overall/statistic': { relative: 1e-8, because: 'a difference of two log likelihoods' },
    'overall/p': { relative: 1e-8, because: 'a difference of two log likelihoods' },
    'terms/p': { relative: 1e-8, because: converged },
    'terms/statistic': { relative: 1e-8, absolute: 1e-11, because: 'a difference of two log likelihoods' },
    'hazards/statistic': { relative: 1e-8, absolute: 1e-11, because: converged },
    'hazards/p': { relative: 1e-8, because: converged },
    'hazardsTogether/statistic': { relative: 1e-8, because: converged },
    'hazardsTogether/p': { relative: 1e-8, because: converged },
    'collinearity/factor': { relative: 1e-7, because: converged },
    'collinearity/perColumn': { relative: 1e-7, because: converged },
  },
}

function script(options: Options, data: ScriptData): string {
  const { outcome, terms, units, confidence, ties } = options
  const covariates = terms.terms.filter(({ kind }) => kind !== 'strata')
  const strata = terms.terms.flatMap((term) => (term.kind === 'strata' ? [term.variable] : []))
  const made = ['time_', 'event_', ...(outcome.form === 'start-stop' ? ['start_'] : [])]
  const stratum = strata.length === 0 ? '' : ' + strata(stratum_)'
  const fitOf = (of: readonly Term[], rows: string, coding?: 'sum') => {
    const named = [...new Set(of.flatMap(termVariables))]
    const contrasts = contrastsInR(terms, named, data, coding)
    const coded = contrasts === 'NULL' ? rows : `coded(${rows}, ${contrasts})`
    return `cox(${rSurv(outcome)} ~ ${rightHandSide(of, of, data)}${stratum}, ${coded})`
  }
  const offsets = covariates.filter(({ kind }) => kind === 'offset')
  const alone = covariates.filter(isUnivariable).map((term) => {
    const own = [term, ...offsets]
    const names = [...new Set([...own.flatMap(termVariables), ...strata])].map((id) => rColumnName(data, id))
    return `  ${fitOf(own, `rows_for(${rVector([...made, ...names])})`)}`
  })
  const needed = [...new Set([outcome.time, ...(outcome.start === null ? [] : [outcome.start]), outcome.status])]
  return rLines([
    '# Cox regression',
    'library(survival)',
    ...modelDataLines(data, needed, terms, {
      names: made,
      lines: [...rSurvivalColumns(outcome, data), ...stratumLines(strata, data)],
    }),
    ...unitLines(units, data),
    '',
    'coded <- function(d, contrasts) { # factors with their contrasts, which coxph takes from the columns',
    '  for (name in names(contrasts)) contrasts(d[[name]]) <- contrasts[[name]]',
    '  d',
    '}',
    '# the warning says that eps is below the tolerance for dependent columns',
    'tight <- suppressWarnings(coxph.control(eps = 1e-14, iter.max = 100, timefix = FALSE))',
    'cox <- function(formula, data)',
    `  coxph(formula, data = data, ties = ${rString(ties)}, control = tight, x = TRUE, y = TRUE, model = TRUE)`,
    `fit <- ${fitOf(covariates, 'd')}`,
    'print(summary(fit))',
    'b <- coef(fit)',
    `z <- qnorm(${rNumber((1 + confidence) / 2)})`,
    'hazard_ratios <- function(fit) {',
    '  b <- coef(fit)',
    '  se <- ifelse(is.na(b), NA, sqrt(diag(fit$var)))',
    ...inUnitsLines(units),
    '  cbind(b, se, z = b / se, p = 2 * pnorm(-abs(b / se)), hr = exp(b), lower = exp(b - z * se), upper = exp(b + z * se),',
    '    n = fit$n, events = fit$nevent)',
    '}',
    'coefficients <- hazard_ratios(fit)',
    'print(coefficients)',
    'overall <- c(lr = 2 * diff(fit$loglik), wald = unname(fit$wald.test), score = fit$score)',
    'overall_df <- sum(!is.na(b))',
    'concordance <- unname(fit$concordance["concordance"] + c(0, -1, 1) * z * fit$concordance["std"])',
    'concordance <- pmin(pmax(concordance, 0), 1)',
    'print(list(overall, overall_df, concordance))',
    'x <- model.matrix(fit)',
    'o <- model.offset(model.frame(fit))',
    'if (is.null(o)) o <- rep(0, fit$n)',
    `s <- ${strata.length === 0 ? 'rep(1, fit$n)' : 'd$stratum_'}`,
    'linear <- drop(x[, !is.na(b), drop = FALSE] %*% b[!is.na(b)]) + o',
    ...(ties === 'exact' ? [] : schoenfeldLines),
    '',
    `# likelihood-ratio tests of terms, type ${options.squares}`,
    `whole <- ${options.squares === 'III' ? fitOf(covariates, 'd', 'sum') : 'fit'}`,
    ...termLines(options),
    ...(options.proportional
      ? ['', '# proportional hazards', ...(ties === 'exact' ? exactHazardLines : hazardLines)]
      : []),
    ...(options.univariable
      ? ['', '# each term alone', 'alone <- lapply(list(', alone.join(',\n'), '), hazard_ratios)', 'print(alone)']
      : []),
    ...(options.collinearity
      ? [
          '',
          ...inflationLinesOf([
            'slopes <- which(!is.na(b))',
            'r <- cov2cor(fit$var[slopes, slopes, drop = FALSE])',
            'attr(x, "assign") <- match(attr(x, "assign"), kept)',
            'at <- attr(x, "assign")[slopes]',
          ]),
        ]
      : []),
    ...modelFigureLines(effectsInR(options, data), data, options.nomogram),
  ])
}

function effectsInR(options: Options, data: ScriptData): EffectsInR {
  const { effects, effectReference: references, terms } = options
  const covariates = terms.terms.filter(({ kind }) => kind !== 'strata')
  const contrasts = contrastsInR(terms, [...new Set(covariates.flatMap(termVariables))], data)
  const plan = planDesign(terms.terms, { factors: dictionaryFactors(terms, data), knots: knotPlaces(terms) })
  return {
    effects,
    references,
    terms,
    scale: 'hazard-ratio',
    rows: `model.matrix(~ ${rightHandSide(covariates, covariates, data)}, new, contrasts.arg = ${contrasts})[, -1, drop = FALSE]`,
    covariance: 'fit$var[estimated, estimated, drop = FALSE]',
    reach: 'z',
    curved: (variable) => curvedColumns({ terms: plan }, variable),
  }
}

const schoenfeldLines = [
  'schoenfeld <- as.matrix(residuals(fit, "schoenfeld"))',
  'schoenfeld_at_events <- function(k) { # NA where the row has no event; residuals come by stratum and time',
  '  at <- order(as.integer(s), d$time_)',
  '  r <- rep(NA_real_, fit$n)',
  '  r[at[d$event_[at]]] <- schoenfeld[, k]',
  '  if (is.na(b[k])) r * NA else r',
  '}',
]

const hazardLines = [
  'zph <- cox.zph(fit, transform = "km")',
  'hazards <- zph$table[match(labels[kept], rownames(zph$table)), , drop = FALSE]',
  'print(zph)',
]

/** With exact coefficients `cox.zph` uses Breslow's risk sets, in which the score of these coefficients is not 0. */
const exactHazardLines = [
  '# those at risk at each event time are a stratum of their own; beside each covariate stands its product with g(t)',
  'km <- survfit(Surv(time_, event_) ~ 1, data = d, timefix = FALSE)',
  'g <- function(t) 1 - c(1, km$surv)[1 + findInterval(t, km$time, left.open = TRUE)]',
  'at <- unique(data.frame(s = as.integer(s), t = d$time_)[d$event_, ])',
  'sets <- Map(function(k, t) which(as.integer(s) == k & d$time_ >= t), at$s, at$t)',
  'row <- unlist(sets)',
  'set <- rep(seq_along(sets), lengths(sets))',
  'happened <- d$event_[row] & d$time_[row] == at$t[set]',
  'slopes <- which(!is.na(b))',
  'in_set <- x[row, slopes, drop = FALSE]',
  'hazard_test <- function(columns) { # score test',
  '  if (length(columns) == 0) return(c(chisq = NA, df = NA, p = NA))',
  '  z <- cbind(in_set, g(at$t[set]) * in_set[, columns])',
  '  f <- coxph(Surv(rep(1, length(row)), happened) ~ z + offset(o[row]) + strata(set), ties = "exact",',
  '    init = c(b[slopes], 0 * columns), control = coxph.control(iter.max = 0))',
  '  c(chisq = f$score, df = length(columns), p = pchisq(f$score, length(columns), lower.tail = FALSE))',
  '}',
  'of_slope <- match(attr(x, "assign"), kept)[slopes]',
  'hazards <- t(sapply(seq_along(kept), function(j) hazard_test(which(of_slope == j))))',
  'zph <- list(table = rbind(GLOBAL = hazard_test(seq_along(slopes))))',
  'print(list(hazards, zph))',
]

function stratumLines(strata: readonly string[], data: ScriptData): readonly string[] {
  if (strata.length === 0) return []
  const factors = strata.map((id) => rFactor(data, id, columnInfo(data, id)?.levels ?? []))
  return [`d$stratum_ <- strata(${factors.join(', ')})`]
}

function termLines({ squares, ties }: Options): readonly string[] {
  return [
    'xs <- model.matrix(whole)',
    'parts <- attr(terms(whole), "factors") > 0',
    'labels <- colnames(parts)',
    'kept <- which(labels != "strata(stratum_)")',
    'of_term <- match(attr(xs, "assign"), kept)',
    'parts <- parts[, kept, drop = FALSE]',
    'deviance_of <- function(terms) {',
    '  at <- of_term %in% terms',
    '  if (!any(at)) return(c(-2 * fit$loglik[1], 0))',
    '  xt <- xs[, at, drop = FALSE]',
    `  f <- coxph(fit$y ~ xt + offset(o) + strata(s), ties = ${rString(ties)}, control = tight)`,
    '  c(-2 * f$loglik[2], sum(!is.na(coef(f))))',
    '}',
    'tests <- t(sapply(seq_len(ncol(parts)), function(j) {',
    `  others <- ${marginalTermsInR[squares]}`,
    '  change <- deviance_of(others) - deviance_of(c(others, j))',
    '  if (change[2] == 0) c(chisq = NA, df = 0, p = NA)',
    '  else c(chisq = change[1], df = -change[2], p = pchisq(change[1], -change[2], lower.tail = FALSE))',
    '}))',
    'print(tests)',
  ]
}
