import type { OptionsOf } from '../../kit/analysis.ts'
import { rDefaultKnots, rSplineBasis } from '../../kit/models/r-knots.ts'
import { rColumn, rColumnName, readDataLines, rLines, rNumber, rString } from '../../kit/r/r-code.ts'
import { groupCount, rGroupLines } from '../../kit/r/r-groups.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

function script(options: Options, data: ScriptData): string {
  const { x, y, group, fit, correlation, interval, confidence, slopes } = options
  const overall = isOverall(options)
  const degree = fit === 'polynomial' ? options.degree : 1
  return rLines([
    '# Scatter plot with fit',
    ...readDataLines(data, [...new Set([x, y, ...(group === null ? [] : [group])])]),
    ...rGroupLines(data, group, null),
    `d$x_ <- ${rColumn(data, x)}`,
    `d$y_ <- ${rColumn(data, y)}`,
    'd <- d[is.finite(d$x_) & is.finite(d$y_), ]',
    `level <- ${rNumber(confidence)}`,
    '# more than 50 000 points are drawn in the middles of the cells of a grid; the fit rests on the values',
    'grid <- if (nrow(d) > 50000) 500 else NA',
    'middles <- function(v, all) {',
    '  width <- diff(range(all)) / grid',
    '  if (width == 0) v else min(all) + (pmin(grid - 1, floor((v - min(all)) / width)) + 0.5) * width',
    '}',
    ...(fit === 'spline' ? [...rDefaultKnots, ...rSplineBasis] : []),
    overall ? 'fit_to <- function(g) {' : 'parts <- lapply(split(d, d$cell_), function(g) {',
    '  x <- g$x_',
    '  y <- g$y_',
    '  at <- if (is.na(grid)) cbind(x, y) else unique(cbind(middles(x, d$x_), middles(y, d$y_)))',
    '  part <- list(n = length(x), x = at[, 1], y = at[, 2])',
    ...(fit === 'polynomial' || fit === 'spline'
      ? []
      : [
          `  if (length(x) > 2) test <- cor.test(x, y, method = ${rString(correlation)}, exact = FALSE)`,
          '  if (length(x) > 2) part[c("value", "p")] <- c(test$estimate, test$p.value)',
          ...(interval ? intervalLines(correlation) : []),
        ]),
    ...(options.ellipse
      ? [
          '  if (length(x) > 3 && var(x) > 0 && var(y) > 0) {',
          '    part$centre <- c(mean(x), mean(y))',
          '    part$covariance <- c(var(x), cov(x, y), var(y))',
          '    part$radius <- sqrt(2 * qf(level, 2, length(x) - 1)) # of the ellipse',
          '  }',
        ]
      : []),
    ...(fit === 'linear' || fit === 'polynomial' ? modelLines(degree, options) : []),
    ...(fit === 'spline' ? splineLines(options) : []),
    ...(fit === 'loess' ? loessLines(options) : []),
    ...(fit === 'lowess'
      ? [
          '  if (length(unique(x)) < 2) return(part)',
          `  smooth <- lowess(x, y, f = ${rNumber(options.span)}, iter = 3, delta = 0.01 * diff(range(x)))`,
          '  distinct <- which(!duplicated(smooth$x))',
          '  corners <- min(length(distinct), 501)',
          '  kept <- distinct[floor((seq_len(corners) - 1) * (length(distinct) - 1) / (corners - 1)) + 1]',
          '  part$at <- smooth$x[kept]',
          '  part$y_at <- smooth$y[kept]',
        ]
      : []),
    '  part',
    ...(overall ? ['}', 'parts <- lapply(split(d, d$cell_), fit_to)', 'all_points <- fit_to(d)'] : ['})']),
    ...(slopes ? ['slopes <- anova(lm(y_ ~ x_ + cell_, d), lm(y_ ~ x_ * cell_, d))$"Pr(>F)"[2]', 'print(slopes)'] : []),
    '',
    `plot(d$x_, d$y_, col = as.integer(d$cell_), xlab = ${rString(rColumnName(data, x))}, ylab = ${rString(rColumnName(data, y))})`,
    overall
      ? 'if (!is.null(all_points$at)) lines(all_points$at, all_points$y_at)'
      : 'for (k in seq_along(parts)) if (!is.null(parts[[k]]$at)) lines(parts[[k]]$at, parts[[k]]$y_at, col = k)',
    ...(options.ellipse
      ? [
          'turn <- seq(0, 2 * pi, length.out = 121)',
          'for (k in seq_along(parts)) if (!is.null(parts[[k]]$radius)) with(parts[[k]], {',
          '  v <- rbind(cos(turn), sin(turn)) * radius',
          '  lines(t(centre + t(chol(matrix(covariance[c(1, 2, 2, 3)], 2))) %*% v), col = k, lty = 2)',
          '})',
        ]
      : []),
    options.identity && 'abline(0, 1, col = "grey")',
  ])
}

function isOverall({ fit, fitted, group }: Options): boolean {
  return fit !== 'none' && fitted === 'all' && group !== null
}

/** Fisher's interval; cor.test has it for Pearson's coefficient only. */
function intervalLines(correlation: Options['correlation']): readonly string[] {
  if (correlation === 'pearson')
    return ['  if (length(x) > 3) part$interval <- cor.test(x, y, conf.level = level)$conf.int']
  return [
    '  if (length(x) > 3) {',
    '    se <- sqrt((1 + test$estimate^2 / 2) / (length(x) - 3)) # Bonett and Wright 2000',
    '    part$interval <- tanh(atanh(test$estimate) + c(-1, 1) * qnorm((1 + level) / 2) * se)',
    '  }',
  ]
}

function loessLines({ loessSpan, band }: Options): readonly string[] {
  return [
    '  exactly <- loess.control(surface = "direct", statistics = "exact")',
    '  none <- function(e) NULL # a local quadratic is not determined',
    `  model <- tryCatch(loess(y ~ x, span = ${rNumber(loessSpan)}, control = exactly), error = none, warning = none)`,
    '  if (is.null(model)) return(part)',
    '  part$at <- seq(min(x), max(x), length.out = 101)',
    '  found <- predict(model, data.frame(x = part$at), se = TRUE)',
    '  part$y_at <- found$fit',
    '  limits <- function(se) cbind(found$fit, found$fit - qt((1 + level) / 2, found$df) * se, found$fit + qt((1 + level) / 2, found$df) * se)',
    ...bandsOf(band).map((name) =>
      name === 'confidence'
        ? '  part$confidence <- limits(found$se.fit)'
        : '  part$prediction <- limits(sqrt(found$se.fit^2 + found$residual.scale^2))',
    ),
  ]
}

function splineLines({ knots, band }: Options): readonly string[] {
  return [
    `  knots <- tryCatch(default_knots(x, ${knots}), error = function(e) NULL)`,
    '  if (length(knots) < 3 || length(x) <= length(knots)) return(part)',
    '  model <- lm(y ~ rcs(x, knots))',
    '  f <- summary(model)$fstatistic',
    '  part$value <- summary(model)$r.squared',
    '  part$p <- pf(f[1], f[2], f[3], lower.tail = FALSE)',
    '  part$curvature <- anova(lm(y ~ x), model)$"Pr(>F)"[2]',
    ...drawnLines(band),
  ]
}

/** A model of powers of x centred at its mean; the coefficients are converted to those of powers of x. */
function modelLines(degree: number, { fit, band }: Options): readonly string[] {
  return [
    `  if (length(x) < ${degree + 2} || length(unique(x)) < ${degree + 1}) return(part)`,
    '  m <- mean(x)',
    `  model <- lm(y ~ poly(x - m, ${degree}, raw = TRUE))`,
    '  b <- unname(coef(model))',
    `  part$coefficients <- sapply(0:${degree}, function(p) sum(sapply(p:${degree}, function(j) b[j + 1] * choose(j, p) * (-m)^(j - p))))`,
    ...(fit === 'linear'
      ? []
      : [
          '  f <- summary(model)$fstatistic',
          '  part$value <- summary(model)$r.squared',
          '  part$p <- pf(f[1], f[2], f[3], lower.tail = FALSE)',
        ]),
    ...drawnLines(band),
  ]
}

function drawnLines(band: Options['band']): readonly string[] {
  return [
    '  part$at <- seq(min(x), max(x), length.out = 101)',
    '  part$y_at <- predict(model, data.frame(x = part$at))',
    ...bandsOf(band).map(
      (name) => `  part$${name} <- predict(model, data.frame(x = part$at), interval = ${rString(name)}, level = level)`,
    ),
  ]
}

function bandsOf(band: Options['band']): readonly ('confidence' | 'prediction')[] {
  if (band === 'none') return []
  return band === 'both' ? ['confidence', 'prediction'] : [band]
}

function captures(options: Options, data: ScriptData): Readonly<Record<string, string>> {
  const found: Record<string, string> = { 'chart/confidence': 'level', 'chart/grid': 'grid' }
  for (let k = 0; k < groupCount(data, options.group); k++) {
    const [path, part] = [`chart/groups/${k}`, `parts[[${k + 1}]]`]
    for (const name of ['n', 'x', 'y']) found[`${path}/${name}`] = `${part}$${name}`
    if (options.ellipse)
      for (const name of ['centre', 'covariance', 'radius']) found[`${path}/ellipse/${name}`] = `${part}$${name}`
    if (!isOverall(options)) Object.assign(found, fitCaptures(path, part, options))
  }
  if (isOverall(options)) Object.assign(found, fitCaptures('chart/overall', 'all_points', options))
  if (options.slopes && options.group !== null) found['chart/slopes'] = 'slopes'
  return found
}

function fitCaptures(path: string, part: string, { fit, band, interval }: Options): Readonly<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const name of ['value', 'p']) found[`${path}/statistics/${name}`] = `${part}$${name}`
  if (interval)
    for (const [i, limit] of ['lower', 'upper'].entries())
      found[`${path}/statistics/interval/${limit}`] = `${part}$interval[${i + 1}]`
  if (fit === 'none') return found
  found[`${path}/curve/x`] = `${part}$at`
  found[`${path}/curve/y`] = `${part}$y_at`
  if (fit === 'lowess') return found
  if (fit === 'spline') found[`${path}/statistics/curvature`] = `${part}$curvature`
  else if (fit !== 'loess') found[`${path}/coefficients`] = `${part}$coefficients`
  for (const name of bandsOf(band))
    for (const [column, limit] of [
      [2, 'lower'],
      [3, 'upper'],
    ] as const)
      found[`${path}/curve/${name}/${limit}`] = `if (!is.null(${part}$${name})) ${part}$${name}[, ${column}]`
  return found
}
