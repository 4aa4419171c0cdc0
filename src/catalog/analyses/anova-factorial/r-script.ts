import type { OptionsOf } from '../../kit/analysis.ts'
import { columnInfo } from '../../kit/data-dictionary.ts'
import { coefficientLines, termTestLines } from '../../kit/models/r-linear.ts'
import { contrastsInR, modelDataLines, rightHandSide } from '../../kit/models/r-model.ts'
import { termVariables } from '../../kit/options/term-variables.ts'
import { rColumn, rColumnName, rLevel, rLines, rName, rNumber, rString, rVector } from '../../kit/r/r-code.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import { factorTerms } from './cells.ts'
import type { definition } from './definition.ts'
import { captures } from './r-captures.ts'
import { comparedInR } from './r-questions.ts'

type Options = OptionsOf<typeof definition>

const looseF = {
  relative: 1e-7,
  absolute: 1e-9,
  because: "R's pf() for a non-central F stops its series at an error of 1e-9",
}
const looseTukey = {
  relative: 1e-7,
  absolute: 1e-10,
  because: "R's ptukey and qtukey are right to some 1e-10 absolute",
}

export const rScript: RScript<typeof definition> = {
  script,
  captures,
  saved: () => ({ fitted: 'fitted(fit)', residual: 'residuals(fit)', standardised: 'rstandard(fit)' }),
  tolerances: { 'terms/interval': looseF, 'pairs/p': looseTukey, 'pairs/interval': looseTukey },
}

function script(options: Options, data: ScriptData): string {
  const { outcome, terms, confidence, squares, effectConfidence } = options
  const variables = [...new Set(terms.terms.flatMap(termVariables))]
  const fitLine = (all?: 'sum') =>
    `lm(${rName(rColumnName(data, outcome))} ~ ${rightHandSide(terms.terms, terms.terms, data)}, data = d, contrasts = ${contrastsInR(terms, variables, data, all)})`
  return rLines([
    '# Factorial analysis of variance or covariance',
    ...modelDataLines(data, [outcome], terms),
    '',
    `fit <- ${fitLine()}`,
    'model <- summary(fit)',
    'b <- coef(fit)',
    'x <- model.matrix(fit)',
    `y <- ${rColumn(data, outcome)}`,
    'e <- residuals(fit)',
    'w <- rep(1, nrow(d))',
    'v <- model$cov.unscaled * model$sigma^2',
    'total <- sum((y - mean(y))^2)',
    'explained <- sum((fitted(fit) - mean(y))^2)',
    'overall <- c(F = explained / (fit$rank - 1) / model$sigma^2, df = fit$rank - 1)',
    'overall["p"] <- pf(overall["F"], overall["df"], fit$df.residual, lower.tail = FALSE)',
    'print(overall)',
    ...(options.coefficients ? coefficientLines(confidence) : []),
    '',
    `# tests of terms, type ${squares}`,
    `coded <- ${squares === 'III' ? fitLine('sum') : 'fit'}`,
    ...termTestLines(squares, effectConfidence),
    '',
    ...meanLines(options, data, variables),
    ...(options.comparisons.length > 0 ? ['', ...comparisonLines(options, data)] : []),
    ...(options.assumptions ? ['', ...assumptionLines(options, data, variables)] : []),
  ])
}

function meanLines({ terms, confidence }: Options, data: ScriptData, variables: readonly string[]): readonly string[] {
  const factors = variables.filter((id) => terms.factors[id] !== undefined)
  const covariates = variables.filter((id) => terms.factors[id] === undefined)
  const levels = factors.map((id) => {
    const labels = (columnInfo(data, id)?.levels ?? []).map((level) => rLevel(data, id, level))
    return `${rName(rColumnName(data, id))} = intersect(c(${labels.join(', ')}), levels(${rColumn(data, id)}))`
  })
  const asked = factorTerms(terms.terms, (id) => terms.factors[id] !== undefined)
  const names = asked.map((of) => rVector(of.map((id) => rColumnName(data, id))))
  return [
    '# estimated marginal means: factors over their levels with equal weights, covariates at their means',
    `level_of <- list(${levels.join(', ')})`,
    'grid <- do.call(expand.grid, c(level_of, stringsAsFactors = FALSE))',
    'names(grid) <- names(level_of)',
    'cells <- grid',
    'for (name in names(grid)) grid[[name]] <- factor(grid[[name]], levels = levels(d[[name]]))',
    ...covariates.map((id) => `grid[[${rString(rColumnName(data, id))}]] <- mean(${rColumn(data, id)})`),
    'x_grid <- model.matrix(delete.response(terms(fit)), grid, contrasts.arg = fit$contrasts)',
    'row_at <- function(at) {',
    '  found <- rep(TRUE, nrow(cells))',
    '  for (name in names(at)) found <- found & cells[[name]] == at[[name]]',
    '  colMeans(x_grid[found, , drop = FALSE])',
    '}',
    'ok <- !is.na(b)',
    'others <- if (all(ok)) NULL else qr.coef(qr(x[, ok, drop = FALSE]), x[, !ok, drop = FALSE])',
    'value_of <- function(l) { # empty where the data do not determine it',
    '  if (!all(ok) && max(abs(l[!ok] - l[ok] %*% others)) > 1e-8) return(c(NA, NA))',
    '  c(sum(l[ok] * b[ok]), sqrt(drop(l[ok] %*% v %*% l[ok])))',
    '}',
    'key_of <- function(at) paste(names(at), unlist(at), sep = "=", collapse = ":")',
    'means <- list()',
    `for (term in list(${names.join(', ')})) {`,
    '  asked <- unique(cells[term])',
    '  for (i in seq_len(nrow(asked))) {',
    '    at <- sapply(asked[i, , drop = FALSE], as.character)',
    '    names(at) <- term',
    '    inside <- Reduce(`&`, lapply(term, function(name) d[[name]] == at[[name]]))',
    '    value <- value_of(row_at(at))',
    `    half <- qt(${rNumber((1 + confidence) / 2)}, fit$df.residual) * value[2]`,
    '    means[[key_of(at)]] <- c(n = sum(inside), mean = mean(y[inside]), sd = sd(y[inside]), estimate = value[1], se = value[2],',
    '      lower = value[1] - half, upper = value[1] + half)',
    '  }',
    '}',
    'print(do.call(rbind, means))',
  ]
}

function comparisonLines(options: Options, data: ScriptData): readonly string[] {
  const { adjust, confidence } = options
  const tail = rNumber(1 - confidence)
  const { p, reach } = {
    tukey: {
      p: 'ptukey(abs(t_value) * sqrt(2), groups, df, lower.tail = FALSE)',
      reach: `qtukey(${tail}, groups, df, lower.tail = FALSE) / sqrt(2)`,
    },
    bonferroni: {
      p: 'p.adjust(2 * pt(-abs(t_value), df), "bonferroni")',
      reach: `qt(${tail} / 2 / sum(!is.na(t_value)), df, lower.tail = FALSE)`,
    },
    holm: { p: 'p.adjust(2 * pt(-abs(t_value), df), "holm")', reach: `qt(${tail} / 2, df, lower.tail = FALSE)` },
    none: { p: '2 * pt(-abs(t_value), df)', reach: `qt(${tail} / 2, df, lower.tail = FALSE)` },
  }[adjust]
  const { main, simple } = comparedInR(options, data)
  return [
    '# comparisons of the levels of a factor, the others averaged over or at certain levels',
    'df <- fit$df.residual',
    'pairs <- list()',
    'compare <- function(name, at = NULL) {',
    '  levels <- level_of[[name]]',
    '  rows <- lapply(levels, function(level) row_at(c(setNames(level, name), at)))',
    '  places <- combn(length(levels), 2)',
    '  found <- apply(places, 2, function(k) value_of(rows[[k[1]]] - rows[[k[2]]]))',
    '  t_value <- found[1, ] / found[2, ]',
    '  groups <- length(unique(c(places[, !is.na(t_value)])))',
    '  if (groups == 0) return(invisible())',
    `  p <- ${p}`,
    `  half <- found[2, ] * ${reach}`,
    '  for (k in seq_len(ncol(places))) pairs[[paste(c(name, key_of(at), levels[places[, k]]), collapse = " / ")]] <<-',
    '    c(difference = found[1, k], se = found[2, k], lower = found[1, k] - half[k], upper = found[1, k] + half[k],',
    '      t = t_value[k], df = if (is.na(t_value[k])) NA else df, p = p[k])',
    '}',
    ...main.map((line) => `compare(${line})`),
    ...(simple.length === 0
      ? []
      : [
          'simple <- list()',
          'within <- function(name, at) { # the F test of a factor at certain levels of others',
          '  if (any(!mapply(function(other, level) level %in% level_of[[other]], names(at), at))) return(invisible())',
          '  rows <- sapply(level_of[[name]], function(level) row_at(c(setNames(level, name), at)))',
          '  rows <- rows[, apply(rows, 2, function(l) !is.na(value_of(l)[1])), drop = FALSE]',
          '  df1 <- max(ncol(rows) - 1, 0)',
          '  f <- NA',
          '  if (df1 > 0) {',
          '    l <- (rows[ok, -1, drop = FALSE] - rows[ok, 1])',
          '    value <- drop(t(l) %*% b[ok])',
          '    f <- sum(value * solve(t(l) %*% v %*% l, value)) / df1',
          '  }',
          '  simple[[paste(name, key_of(at), sep = " / ")]] <<- c(F = f, df = df1, p = pf(f, df1, df, lower.tail = FALSE))',
          '  compare(name, at)',
          '}',
          ...simple.map((line) => `within(${line})`),
          'print(do.call(rbind, simple))',
        ]),
    'print(do.call(rbind, pairs))',
  ]
}

function assumptionLines({ terms }: Options, data: ScriptData, variables: readonly string[]): readonly string[] {
  const factors = variables.filter((id) => terms.factors[id] !== undefined)
  const covariates = variables.filter((id) => terms.factors[id] === undefined)
  const products = factorTerms(terms.terms, (id) => terms.factors[id] !== undefined).map((of) =>
    of.map((id) => rName(rColumnName(data, id))).join(':'),
  )
  return [
    '# assumptions',
    'shapiro <- if (length(e) >= 3 && length(e) <= 5000) shapiro.test(e) else NULL',
    `cell <- interaction(d[${rVector(factors.map((id) => rColumnName(data, id)))}], drop = TRUE)`,
    'spread_test <- function(middle) {',
    '  if (max(table(cell)) < 3) return(c(NA, nlevels(cell) - 1, length(e) - nlevels(cell), NA))',
    '  deviation <- abs(e - ave(e, cell, FUN = middle))',
    '  table <- anova(lm(deviation ~ cell))',
    '  c(table$"F value"[1], table$Df, table$"Pr(>F)"[1])',
    '}',
    'levene <- spread_test(mean)',
    'brown_forsythe <- spread_test(median)',
    'print(list(shapiro, levene, brown_forsythe))',
    ...(covariates.length === 0
      ? []
      : [
          'slopes <- list()',
          ...covariates.flatMap((id) => {
            const name = rName(rColumnName(data, id))
            return [
              `more <- update(fit, . ~ . + ${products.map((product) => `${product}:${name}`).join(' + ')})`,
              'change <- c(fit$df.residual - more$df.residual, more$df.residual)',
              'f <- (sum(e^2) - sum(residuals(more)^2)) / change[1] / (sum(residuals(more)^2) / change[2])',
              `slopes[[${rString(rColumnName(data, id))}]] <- c(if (min(change) > 0) f else NA, change, if (min(change) > 0) pf(f, change[1], change[2], lower.tail = FALSE) else NA)`,
            ]
          }),
          'print(slopes)',
        ]),
  ]
}
