import { daysIn } from '#engine/frame/calendar.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { rColumn, rLines, rNumber, rString, rVector } from '../../kit/r/r-code.ts'
import { groupCount } from '../../kit/r/r-groups.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import { rSurvivalLines, rTickLines } from '../../kit/survival/r-survival.ts'
import { axisUnit } from '../../kit/survival/time-axis.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

function script(options: Options, data: ScriptData): string {
  const { outcome, confidence, transformation, until, layout } = options
  const { unit, divisor } = axisUnit(options, daysIn)
  const kinds = [...outcome.events.map(() => 1), ...outcome.competing.map((_, k) => k + 2)]
  const causes = 1 + outcome.competing.length
  return rLines([
    '# Cumulative incidence with competing events (Aalen and Johansen)',
    'library(survival)',
    ...rSurvivalLines(options, data),
    `kind <- c(${kinds.join(', ')})[match(${rColumn(data, outcome.status)}, ${rVector([...outcome.events, ...outcome.competing])})]`,
    `d$cause_ <- factor(ifelse(is.na(kind), 0, kind), levels = 0:${causes}) # 0: censored, 1: the event of interest`,
    divisor !== 1 && `d$time_ <- d$time_ / ${rNumber(divisor)} # in ${unit}`,
    '',
    'fit_one <- function(g)',
    `  survfit(Surv(time_, cause_) ~ 1, data = g, conf.type = ${rString(transformation)}, conf.int = ${rNumber(confidence)})`,
    'curves <- lapply(split(d, d$group_), fit_one)',
    'print(curves)',
    ...(isTested(options)
      ? [
          '# the test of Gray, of the groups that are at risk when the cause occurs',
          'gray <- function(j) {',
          '  own <- as.integer(d$cause_) - 1',
          '  if (!any(own == j)) return(NA)',
          '  last <- tapply(d$time_, d$group_, max)',
          '  kept <- d$group_ %in% names(last)[last >= min(d$time_[own == j])]',
          '  if (length(unique(d$group_[kept])) < 2) return(NA)',
          '  tests <- cmprsk::cuminc(d$time_[kept], own[kept], d$group_[kept])$Tests',
          '  tests[rownames(tests) == j, "pv"]',
          '}',
          `print(p <- vapply(1:${causes}, gray, 0))`,
        ]
      : []),
    '',
    `level <- ${rNumber(confidence)}`,
    `end <- ${until === null ? 'max(d$time_)' : rNumber(until)}`,
    ...rTickLines({ step: options.step, unit, delayed: false }),
    '# what is drawn: the steps up to the end; an estimate of 0, or of 1, without limits is its own limit',
    'limit <- function(v, estimate) ifelse(is.na(v), estimate, v)',
    'drawn <- lapply(curves, function(f) {',
    '  events <- f$n.event[, -1, drop = FALSE]',
    '  keep <- (rowSums(events) > 0 | seq_along(f$time) == length(f$time)) & f$time <= end',
    '  more <- max(f$time) > end',
    '  past <- sum(f$time <= end) # the last time that is shown',
    '  points <- function(v) c(0, v[keep], if (more) c(0, v)[past + 1])',
    '  summary_ <- summary(f, times = ticks, extend = TRUE)',
    '  list(x = c(0, f$time[keep], if (more) end), at_risk = summary_$n.risk[, 1],',
    '    causes = lapply(seq_len(ncol(events)), function(j) list(',
    '      incidence = points(f$pstate[, j + 1]),',
    '      lower = points(limit(f$lower[, j + 1], f$pstate[, j + 1])),',
    '      upper = points(limit(f$upper[, j + 1], f$pstate[, j + 1])),',
    '      events = vapply(ticks, function(t) sum(events[f$time <= t, j]), 0))))',
    '})',
    '',
    ...plotLines(layout, causes),
  ])
}

function plotLines(layout: Options['layout'], causes: number): readonly string[] {
  const states = `${1 + 1}:${causes + 1}`
  const all = 'fit <- survfit(Surv(time_, cause_) ~ group_, data = d)'
  if (layout === 'together')
    return [
      all,
      `plot(fit[, ${states}], xmax = end, col = rep(seq_along(curves), ${causes}), lty = rep(1:${causes}, each = length(curves)))`,
      'legend("topleft", names(curves), col = seq_along(curves), lty = 1)',
    ]
  if (layout === 'stacked')
    return [
      'par(mfrow = c(1, length(curves)))',
      'for (g in names(curves)) {',
      '  one <- drawn[[g]]',
      '  tops <- Reduce("+", lapply(one$causes, function(cause) cause$incidence), accumulate = TRUE)',
      '  plot(c(0, end), c(0, 1), type = "n", main = g, xlab = "time", ylab = "cumulative incidence")',
      '  for (j in seq_along(tops)) lines(one$x, tops[[j]], type = "s", col = j)',
      '}',
    ]
  return [
    all,
    `par(mfrow = c(1, ${causes}))`,
    `for (j in ${states}) plot(fit[, j], xmax = end, col = seq_along(curves), lty = seq_along(curves))`,
    'legend("topleft", names(curves), col = seq_along(curves), lty = seq_along(curves))',
  ]
}

function isTested({ grayTest, group }: Options): boolean {
  return grayTest && group !== null
}

function captures(options: Options, data: ScriptData): Readonly<Record<string, string>> {
  const found: Record<string, string> = {
    'chart/confidence': 'level',
    'chart/last': 'end',
    'chart/ticks': 'ticks',
  }
  for (let c = 0; c <= options.outcome.competing.length; c++) {
    if (isTested(options)) found[`chart/causes/${c}/p`] = `p[${c + 1}]`
    for (let k = 0; k < groupCount(data, options.group); k++) {
      const [path, part] = [`chart/groups/${k}`, `drawn[[${k + 1}]]`]
      found[`${path}/x`] = `${part}$x`
      found[`${path}/atRisk`] = `${part}$at_risk`
      for (const name of ['incidence', 'lower', 'upper', 'events'])
        found[`${path}/causes/${c}/${name}`] = `${part}$causes[[${c + 1}]]$${name}`
    }
  }
  return found
}
