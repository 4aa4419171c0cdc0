import { daysIn } from '#engine/frame/calendar.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { rLines, rNumber } from '../../kit/r/r-code.ts'
import { groupCount } from '../../kit/r/r-groups.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import { rAtRiskLines, rSurv, rSurvivalLines, rTickLines } from '../../kit/survival/r-survival.ts'
import { axisUnit } from '../../kit/survival/time-axis.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

function script(options: Options, data: ScriptData): string {
  const { outcome, confidence, until, leastAtRisk, quantity } = options
  const { unit, divisor } = axisUnit(options, daysIn)
  const delayed = isDelayed(options)
  return rLines([
    '# Hazard and cumulative hazard',
    'library(survival)',
    ...rSurvivalLines(options, data),
    divisor !== 1 && `d$time_ <- d$time_ / ${rNumber(divisor)} # in ${unit}`,
    !(divisor === 1 || !delayed) && `d$start_ <- d$start_ / ${rNumber(divisor)}`,
    '',
    `level <- ${rNumber(confidence)}; z <- qnorm((1 + level) / 2)`,
    `curves <- lapply(split(d, d$group_), function(g) survfit(${rSurv(outcome)} ~ 1, data = g, ctype = 1))`,
    `begin <- vapply(split(d, d$group_), function(g) ${delayed ? 'min(g$start_)' : '0'}, 0)`,
    `end <- ${until === null ? 'max(d$time_)' : rNumber(until)}`,
    'end_of <- function(f, begin) ' +
      (leastAtRisk === null
        ? 'end'
        : `min(end, max(begin, f$time[f$n.risk >= ${rNumber(leastAtRisk)}])) # as far as enough are at risk`),
    ...(isLog(quantity) ? [] : rTickLines({ ...options, unit, delayed })),
    '',
    ...(quantity === 'smoothed' ? smoothLines(options) : stepLines(options)),
    ...(isLog(quantity) ? [] : tableLines(delayed, data)),
    '',
    ...plotLines(quantity),
  ])
}

/** `drawn`: the steps of each curve. */
function stepLines({ quantity, transformation }: Options): readonly string[] {
  const estimates = {
    cumulative: [
      'estimates <- function(f, begin) { # the sum of d / n, with the variance that sums d / n^2',
      '  h <- c(0, f$cumhaz); half <- z * c(0, f$std.chaz)',
      ...(transformation === 'log'
        ? ['  lower <- ifelse(h > 0, h * exp(-half / h), 0); upper <- ifelse(h > 0, h * exp(half / h), 0)']
        : ['  lower <- pmax(h - half, 0); upper <- h + half']),
      '  data.frame(time = c(begin, f$time), y = h, lower, upper, event = c(TRUE, f$n.event > 0))',
      '}',
    ],
    'log-log': scaleLines('log(-log(s))', '-log(s)'),
    'log-odds': scaleLines('log((1 - s) / s)', '1 - s'),
  }
  return [
    ...(quantity === 'smoothed' ? [] : estimates[quantity]),
    'drawn_steps <- function(e, end) { # from the first value on; the last holds to the end, or to where there is none any more',
    '  shown <- which(is.finite(e$y) & e$time <= end)',
    '  if (length(shown) == 0) return(list(x = numeric(0), y = numeric(0), lower = numeric(0), upper = numeric(0)))',
    '  over <- which(!is.finite(e$y) & seq_along(e$y) > shown[1] & e$time <= end)[1]',
    '  keep <- shown[e$event[shown] | shown == shown[1] | shown == nrow(e)]',
    '  stop <- if (!is.na(over)) e$time[over] else if (max(e$time) > end) end',
    '  at <- c(keep, if (!is.null(stop)) max(shown))',
    '  list(x = c(e$time[keep], stop), y = e$y[at], lower = e$lower[at], upper = e$upper[at])',
    '}',
    'drawn <- Map(function(f, begin) drawn_steps(estimates(f, begin), end_of(f, begin)), curves, begin)',
  ]
}

/** A transformation of S with limits by the delta method; S = 0 or 1, and time 0, have no place on the scale. */
function scaleLines(value: string, slope: string): readonly string[] {
  return [
    'estimates <- function(f, begin) { # f$std.err is the standard error of log(S)',
    '  s <- ifelse(f$surv > 0 & f$surv < 1 & f$time > 0, f$surv, NA)',
    `  y <- ${value}; half <- z * f$std.err / (${slope})`,
    '  data.frame(time = f$time, y, lower = y - half, upper = y + half, event = f$n.event > 0)',
    '}',
  ]
}

/** `drawn`: the smoothed hazard at 201 places of each curve. */
function smoothLines({ bandwidth }: Options): readonly string[] {
  return [
    'widest <- (vapply(curves, function(f) max(f$time), 0) - begin) / 2 # half of the follow-up of each group',
    bandwidth === null
      ? 'bandwidth <- if (sum(d$event_) > 1) sqrt(5) * bw.nrd0(d$time_[d$event_]) else Inf'
      : `bandwidth <- ${rNumber(bandwidth)}`,
    'bandwidth <- min(bandwidth, max(widest))',
    'kernel <- function(x, before, after) { # Klein and Moeschberger (2003), section 6.2; q = 1: the Epanechnikov kernel',
    '  q <- min(before, after, 1); side <- if (before <= after) 1 else -1',
    '  scale <- (1 + q)^4 * (19 - 18 * q + 3 * q^2)',
    '  alpha <- 64 * (2 - 4 * q + 6 * q^2 - 3 * q^3) / scale; beta <- side * 240 * (1 - q)^2 / scale',
    '  ifelse(abs(x) > 1, 0, 0.75 * (1 - x^2) * (alpha + beta * x))',
    '}',
    'smooth <- function(f, begin, widest) {',
    '  b <- min(bandwidth, widest); right <- max(f$time); last <- min(end_of(f, begin), right)',
    '  if (last <= begin) return(list(x = numeric(0), y = numeric(0), lower = numeric(0), upper = numeric(0)))',
    '  x <- seq(begin, last, length.out = 201)',
    '  sums <- vapply(x, function(t) {',
    '    k <- kernel((t - f$time) / b, (t - begin) / b, (right - t) / b)',
    '    c(sum(k * f$n.event / f$n.risk) / b, z * sqrt(sum(k^2 * f$n.event / f$n.risk^2)) / b)',
    '  }, c(0, 0))',
    '  list(x = x, y = pmax(sums[1, ], 0), lower = pmax(sums[1, ] - sums[2, ], 0), upper = pmax(sums[1, ] + sums[2, ], 0))',
    '}',
    'drawn <- Map(smooth, curves, begin, widest)',
  ]
}

/** Lines that compute `numbers` in R: for each curve, those at risk and the events at the ticks. */
function tableLines(delayed: boolean, data: ScriptData): readonly string[] {
  return [
    ...(delayed ? rAtRiskLines(data) : []),
    'numbers <- Map(function(f, g) {',
    '  summary_ <- summary(f, times = ticks, extend = TRUE)',
    `  list(at_risk = ${delayed ? 'vapply(ticks, at_risk, 0L, g = g)' : 'summary_$n.risk'}, events = cumsum(summary_$n.event))`,
    '}, curves, split(d, d$group_))',
  ]
}

function plotLines(quantity: Options['quantity']): readonly string[] {
  const log = isLog(quantity)
  return [
    'all_ <- function(part) unlist(lapply(drawn, `[[`, part))',
    `plot(range(all_("x"), end), range(${log ? '' : '0, '}all_("y"), all_("lower"), all_("upper")), type = "n", xlab = "time", ylab = "${quantity}"${log ? ', log = "x"' : ''})`,
    'for (g in seq_along(drawn)) {',
    `  for (part in c("y", "lower", "upper")) lines(drawn[[g]]$x, drawn[[g]][[part]], type = "${quantity === 'smoothed' ? 'l' : 's'}", col = g, lty = if (part == "y") 1 else 3)`,
    '}',
    'legend("topleft", names(curves), col = seq_along(curves), lty = 1)',
  ]
}

function isLog(quantity: Options['quantity']): boolean {
  return quantity === 'log-log' || quantity === 'log-odds'
}

function isDelayed({ outcome }: Options): boolean {
  return outcome.form === 'start-stop'
}

function captures(options: Options, data: ScriptData): Readonly<Record<string, string>> {
  const { quantity, leastAtRisk } = options
  const hasTable = !isLog(quantity)
  const found: Record<string, string> = { 'chart/confidence': 'level', 'chart/last': 'end' }
  if (hasTable) found['chart/ticks'] = 'ticks'
  if (hasTable && isDelayed(options)) found['chart/begin'] = 'ticks[1]'
  if (leastAtRisk !== null) found['chart/leastAtRisk'] = rNumber(leastAtRisk)
  if (quantity === 'smoothed') found['chart/bandwidth'] = 'bandwidth'
  for (let g = 0; g < groupCount(data, options.group); g++) {
    const path = `chart/groups/${g}`
    for (const name of ['x', 'y', 'lower', 'upper']) found[`${path}/${name}`] = `drawn[[${g + 1}]]$${name}`
    if (!hasTable) continue
    found[`${path}/atRisk`] = `numbers[[${g + 1}]]$at_risk`
    found[`${path}/events`] = `numbers[[${g + 1}]]$events`
  }
  return found
}
