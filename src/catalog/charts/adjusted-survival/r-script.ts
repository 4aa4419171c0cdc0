import { daysIn } from '#engine/frame/calendar.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { contrastsInR, modelDataLines, rightHandSide } from '../../kit/models/r-model.ts'
import type { ModelTerms } from '../../kit/options/compound-options.ts'
import { termVariables } from '../../kit/options/term-variables.ts'
import { rColumn, rLines, rNumber } from '../../kit/r/r-code.ts'
import { groupCount } from '../../kit/r/r-groups.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import { rDrawnCurveLines } from '../../kit/survival/r-drawn-curve.ts'
import { rSurvivalColumns, rTickLines } from '../../kit/survival/r-survival.ts'
import { axisUnit } from '../../kit/survival/time-axis.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

function script(options: Options, data: ScriptData): string {
  const { outcome, group, average, confidence, until } = options
  const { unit, divisor } = axisUnit(options, daysIn)
  const model: ModelTerms = {
    terms: [{ kind: 'main', variable: group }, ...options.terms.terms],
    factors: { ...options.terms.factors, [group]: { reference: null, contrast: 'treatment' } },
  }
  const variables = [...new Set(model.terms.flatMap(termVariables))]
  const contrasts = contrastsInR(model, variables, data)
  const needed = [...new Set([outcome.time, ...(outcome.start === null ? [] : [outcome.start]), outcome.status])]
  return rLines([
    '# Survival curves adjusted by a Cox model',
    'library(survival)',
    ...modelDataLines(data, needed, model, {
      names: ['time_', 'event_'],
      lines: rSurvivalColumns(outcome, data),
    }),
    divisor !== 1 && `d$time_ <- d$time_ / ${rNumber(divisor)} # in ${unit}`,
    `d$group_ <- ${rColumn(data, group)}`,
    `for (name in names(${contrasts})) contrasts(d[[name]]) <- ${contrasts}[[name]]`,
    '# the warning says that eps is below the tolerance for dependent columns',
    'tight <- suppressWarnings(coxph.control(eps = 1e-14, iter.max = 100, timefix = FALSE))',
    `fit <- coxph(Surv(time_, event_) ~ ${rightHandSide(model.terms, model.terms, data)}, d, control = tight, x = TRUE, model = TRUE)`,
    'print(summary(fit))',
    '',
    '# the baseline hazard, its variance and the means of the covariates, cumulated over event times (Efron)',
    'used <- which(!is.na(coef(fit)))',
    'b <- coef(fit)[used]',
    'v <- fit$var[used, used, drop = FALSE]',
    'x <- model.matrix(fit)',
    'own <- which(attr(x, "assign") == 1)',
    'x <- scale(x[, used, drop = FALSE], scale = FALSE)',
    'centre <- attr(x, "scaled:center")',
    'o <- model.offset(model.frame(fit))',
    'linear <- drop(x %*% b) + (if (is.null(o)) 0 else o - mean(o))',
    'risk <- exp(linear)',
    'times <- sort(unique(d$time_[d$event_]))',
    'steps <- t(sapply(times, function(t) {',
    '  at <- d$time_ >= t',
    '  dead <- d$event_ & d$time_ == t',
    '  k <- (seq_len(sum(dead)) - 1) / sum(dead)',
    '  s0 <- sum(risk[at]) - k * sum(risk[dead])',
    '  s1 <- sapply(seq_len(ncol(x)), function(j) sum((risk * x[, j])[at]) - k * sum((risk * x[, j])[dead]))',
    '  c(sum(1 / s0), sum(1 / s0^2), colSums(matrix(s1, length(k)) / s0^2))',
    '}))',
    'steps <- matrix(apply(steps, 2, cumsum), length(times))',
    'most <- if (nrow(d) > 20000) 60 else 400',
    'shown <- if (length(times) <= most) seq_along(times) else 1 + floor(0:(most - 1) * (length(times) - 1) / (most - 1) + 0.5)',
    'h <- steps[shown, 1]',
    '',
    '# the survival of each group and its standard error by the delta method',
    `level <- ${rNumber(confidence)}`,
    'adjusted <- lapply(seq_along(levels(d$group_)), function(g) {',
    average === 'marginal' ? '  z <- x' : '  z <- x[1, , drop = FALSE] * 0',
    '  mine <- which(used %in% own)',
    '  value <- contrasts(d$group_)[g, match(used[mine], own)]',
    average === 'marginal'
      ? '  eta <- linear - drop(x[, mine, drop = FALSE] %*% b[mine]) + sum((value - centre[mine]) * b[mine])'
      : '  eta <- sum((value - centre[mine]) * b[mine])',
    '  z[, mine] <- rep(value - centre[mine], each = nrow(z))',
    '  e <- exp(eta)',
    '  s <- exp(-outer(h, e))',
    '  a <- drop(s %*% e) / length(e)',
    '  g <- (s %*% (e * z)) / length(e) * h - a * steps[shown, -(1:2), drop = FALSE]',
    '  mean_ <- rowMeans(s)',
    '  se <- sqrt(a^2 * steps[shown, 2] + rowSums((g %*% v) * g))',
    '  q <- qnorm((1 + level) / 2) * se / mean_',
    '  list(survival = mean_, lower = mean_ * exp(-q), upper = pmin(mean_ * exp(q), 1))',
    '})',
    '',
    '# Kaplan-Meier of the same rows',
    'curves <- lapply(split(d, d$group_), function(g) survfit(Surv(time_, event_) ~ 1, data = g))',
    `end <- ${until === null ? 'max(d$time_)' : rNumber(until)}`,
    ...rTickLines({ ...options, unit, delayed: false }),
    ...rDrawnCurveLines({ delayed: false, leastAtRisk: null }, data),
    'steps_of <- Map(function(a, f) { # each curve ends with the follow-up of its group',
    '  last <- min(end, max(f$time))',
    '  k <- times[shown] <= last',
    '  at <- c(0, times[shown][k])',
    '  more <- max(at) < last',
    '  go_on <- function(y) { y <- c(1, y[k]); c(y, if (more) y[length(y)]) }',
    '  list(x = c(at, if (more) last), survival = go_on(a$survival), lower = go_on(a$lower), upper = go_on(a$upper))',
    '}, adjusted, curves)',
    '',
    'plot(0, 1, type = "n", xlim = c(0, end), ylim = 0:1, xlab = "Time", ylab = "Survival")',
    'for (g in seq_along(curves)) {',
    '  lines(steps_of[[g]]$x, steps_of[[g]]$survival, type = "s", col = g, lwd = 2)',
    options.unadjusted && '  lines(curves[[g]], conf.int = FALSE, col = g)',
    '}',
    'legend("topright", levels(d$group_), col = seq_along(curves), lty = 1)',
  ])
}

function captures(options: Options, data: ScriptData): Readonly<Record<string, string>> {
  const found: Record<string, string> = {
    'chart/confidence': 'level',
    'chart/ticks': 'ticks',
    'chart/last': 'end',
    'chart/n': 'fit$n',
    'chart/events': 'fit$nevent',
    'chart/thinned/drawn': 'if (length(times) > most) most',
    'chart/thinned/of': 'if (length(times) > most) length(times)',
  }
  for (let g = 0; g < groupCount(data, options.group); g++) {
    const [path, part] = [`chart/groups/${g}`, `drawn[[${g + 1}]]`]
    for (const name of ['x', 'survival', 'lower', 'upper']) found[`${path}/${name}`] = `steps_of[[${g + 1}]]$${name}`
    found[`${path}/atRisk`] = `${part}$at_risk`
    found[`${path}/events`] = `${part}$events`
    if (options.unadjusted)
      for (const name of ['x', 'survival']) found[`${path}/unadjusted/${name}`] = `${part}$${name}`
  }
  return found
}
