import type { OptionsOf } from '../../kit/analysis.ts'
import { rColumn, rColumnName, readDataLines, rLines, rNumber, rString } from '../../kit/r/r-code.ts'
import { groupCount, rGroups } from '../../kit/r/r-groups.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import { maxPoints } from './compute.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

const free: Readonly<Record<Options['fit'], string>> = {
  'michaelis-menten': '2:3',
  'logistic-3': '2:4',
  'logistic-4': '1:4',
  'logistic-5': '1:5',
}

function script(options: Options, data: ScriptData): string {
  const { dose, response, group, fit: model, points, confidence } = options
  return rLines([
    '# Dose-response curves',
    ...readDataLines(data, [dose, response, ...(group === null ? [] : [group])]),
    `d$group_ <- ${rGroups(data, group)}`,
    `d$x_ <- ${rColumn(data, dose)}`,
    `d$y_ <- ${rColumn(data, response)}`,
    'd <- d[is.finite(d$x_) & is.finite(d$y_) & !is.na(d$group_), ]',
    `level <- ${rNumber(confidence)}`,
    '',
    '# the response and its derivatives by bottom, top, ln EC50, slope and ln asymmetry',
    'value_ <- function(x, t) {',
    '  g <- exp(t[5])',
    '  half <- expm1(log(2) / g)',
    '  q <- ifelse(x > 0, t[4] * (log(x) - t[3]) - log(half), ifelse(t[4] > 0, -Inf, Inf))',
    '  u <- exp(g * plogis(q, log.p = TRUE))',
    '  s <- g * u * plogis(-q)',
    '  far <- ifelse(x > 0, log(x) - t[3], 0)',
    '  bent <- ifelse(u > 0, g * u * plogis(q, log.p = TRUE) + s * log(2) * (half + 1) / (g * half), 0)',
    '  y <- t[1] + (t[2] - t[1]) * u',
    '  attr(y, "gradient") <- cbind(1 - u, u, (t[2] - t[1]) * cbind(-s * t[4], s * far, bent))',
    '  y',
    '}',
    `free <- ${free[model]}`,
    'fit_to <- function(x, y) {',
    '  at <- sort(unique(x))',
    '  part <- list(n = length(x), at = at, mean = as.numeric(tapply(y, x, mean)), sd = if (anyDuplicated(x)) as.numeric(tapply(y, x, sd)))',
    '  part$x <- x[order(x)]',
    '  part$y <- y[order(x)]',
    '  if (length(at) < length(free) || length(x) <= length(free) || length(unique(part$mean)) == 1) return(part)',
    '  # start: the best of a grid, where bottom and top are found by linear regression',
    '  positive <- log(at[at > 0])',
    `  grid <- expand.grid(e = seq(min(positive), max(positive), length.out = 25), h = ${model === 'michaelis-menten' ? '1' : 'c(0.5, 1, 2, 4, 8, -0.5, -1, -2, -4, -8)'}, a = ${model === 'logistic-5' ? 'log(c(0.4, 1, 2.5))' : '0'})`,
    '  tried <- apply(grid, 1, function(t) {',
    '    u <- as.numeric(value_(x, c(0, 1, t)))',
    `    line <- lm(y ~ ${free[model].startsWith('1') ? 'u' : '0 + u'})`,
    `    ends <- ${free[model].startsWith('1') ? 'c(coef(line)[1], sum(coef(line)))' : 'c(0, coef(line))'}`,
    '    c(ends, t, if (anyNA(ends) || ends[2] < ends[1]) Inf else deviance(line))',
    '  })',
    '  t <- tried[1:5, which.min(tried[6, ])]',
    '  curve_ <- function(x, p) {',
    '    y <- value_(x, replace(t, free, p))',
    '    attr(y, "gradient") <- attr(y, "gradient")[, free]',
    '    y',
    '  }',
    '  model <- tryCatch(nls(y ~ curve_(x, p), start = list(p = t[free]), control = nls.control(maxiter = 500, warnOnly = TRUE)), error = function(e) NULL)',
    '  if (is.null(model)) return(part)',
    '  p <- coef(model)',
    '  # Gauss-Newton steps to the last digits',
    '  for (k in 1:50) {',
    '    here <- curve_(x, p)',
    '    p <- p + qr.coef(qr(attr(here, "gradient"), tol = 1e-14), y - as.numeric(here))',
    '  }',
    '  if (anyNA(p)) return(part)',
    '  here <- curve_(x, p)',
    '  df <- length(x) - length(free)',
    '  variance <- sum((y - as.numeric(here))^2) / df * solve(crossprod(attr(here, "gradient")))',
    '  t <- replace(t, free, p)',
    '  if (t[2] < t[1]) t <- c(t[2:1], t[3], -t[4], t[5])',
    '  part$parameters <- c(t[1:2], exp(t[3]), t[4], exp(t[5]))',
    '  part$curve_x <- exp(seq(min(positive), max(positive), length.out = 101))',
    '  part$curve_y <- as.numeric(value_(part$curve_x, t))',
    '  if (at[1] == 0) part$zero <- as.numeric(value_(0, t))',
    '  # without a dose beyond the bend of the curve on each side there is no EC50',
    '  share <- as.numeric(value_(at, replace(t, 1:2, 0:1)))',
    '  bend <- 1 / (1 + 4.680498579882905)',
    '  if (max(share) < 1 - bend || (1 %in% free && min(share) > bend)) return(part)',
    '  if (t[3] < min(positive) || t[3] > max(positive)) return(part)',
    '  se <- sqrt(variance[which(free == 3), which(free == 3)])',
    '  part$ec50 <- exp(t[3] + c(0, -1, 1) * qt((1 + level) / 2, df) * se)',
    '  part$half <- mean(t[1:2])',
    '  part',
    '}',
    'parts <- lapply(split(d, d$group_), function(g) if (nrow(g) > 0) fit_to(g$x_, g$y_))',
    'parts <- parts[lengths(parts) > 0]',
    'print(t(sapply(parts, function(part) if (is.null(part$ec50)) rep(NA, 3) else part$ec50)))',
    '',
    `plot(d$x_[d$x_ > 0], d$y_[d$x_ > 0], log = "x", col = as.integer(d$group_)[d$x_ > 0], xlab = ${rString(rColumnName(data, dose))}, ylab = ${rString(rColumnName(data, response))})`,
    'for (k in seq_along(parts)) if (!is.null(parts[[k]]$curve_x)) lines(parts[[k]]$curve_x, parts[[k]]$curve_y, col = k)',
    points === 'values' && `# above ${maxPoints} responses the figure shows means`,
  ])
}

function captures({ group, points }: Options, data: ScriptData): Readonly<Record<string, string>> {
  const found: Record<string, string> = { 'chart/confidence': 'level', 'chart/n': 'nrow(d)' }
  for (let k = 0; k < groupCount(data, group); k++) {
    const [path, part] = [`chart/groups/${k}`, `parts[[${k + 1}]]`]
    const take = (name: string, of: string) => {
      found[`${path}/${name}`] = `if (length(parts) > ${k}) ${part}$${of}`
    }
    take('n', 'n')
    take('dose', 'at')
    take('mean', 'mean')
    take('sd', 'sd')
    if (points === 'values')
      for (const [name, of] of [
        ['dose', 'x'],
        ['response', 'y'],
      ] as const)
        take(`values/${name}`, of)
    for (const [i, name] of ['bottom', 'top', 'ec50', 'slope', 'asymmetry'].entries())
      take(`parameters/${name}`, `parameters[${i + 1}]`)
    for (const [i, name] of ['estimate', 'lower', 'upper'].entries()) take(`ec50/${name}`, `ec50[${i + 1}]`)
    take('ec50/response', 'half')
    take('curve/x', 'curve_x')
    take('curve/y', 'curve_y')
    take('curve/zero', 'zero')
  }
  return found
}
