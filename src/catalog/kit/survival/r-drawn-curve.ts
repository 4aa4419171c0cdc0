import { rNumber } from '../r/r-code.ts'
import type { ScriptData } from '../r/r-script.ts'
import { rAtRiskLines } from './r-survival.ts'

/**
 * Lines that use `curves`, a survfit object for each group, `ticks` and `end`, and define `drawn`: what is drawn of each curve. With delayed entry a curve begins at the earliest entry, and its limits end
 * where it falls to 0. `leastAtRisk`: each curve ends where fewer are at risk; null: at its last subject.
 */
export function rDrawnCurveLines(
  { delayed, leastAtRisk }: { readonly delayed: boolean; readonly leastAtRisk: number | null },
  data: ScriptData,
): readonly string[] {
  return [
    '# what is drawn: the steps up to the end, a limit that cannot be given goes on from the last one',
    'go_on <- function(v) { v <- c(1, v); for (i in seq_along(v)[-1]) if (is.na(v[i])) v[i] <- v[i - 1]; v }',
    ...(delayed ? rAtRiskLines(data) : []),
    delayed ? 'drawn <- Map(function(f, g) {' : 'drawn <- lapply(curves, function(f) {',
    ...(leastAtRisk === null
      ? []
      : [
          `  end <- min(end, max(${delayed ? 'min(g$start_)' : '0'}, f$time[f$n.risk >= ${rNumber(leastAtRisk)}])) # as far as enough are at risk`,
        ]),
    delayed
      ? '  keep <- c(TRUE, (diff(c(1, f$surv)) < 0 | seq_along(f$time) == length(f$time)) & f$time <= end)'
      : '  keep <- c(TRUE, (f$n.event > 0 | seq_along(f$time) == length(f$time)) & f$time <= end)',
    `  x <- c(${delayed ? 'min(g$start_, end)' : '0'}, f$time)[keep]; y <- c(1, f$surv)[keep]`,
    '  past <- sum(f$time <= end) + 1 # the last time that is shown',
    '  lower <- go_on(f$lower); upper <- go_on(f$upper)',
    ...(delayed ? ['  lower[c(1, f$surv) == 0] <- 0; upper[c(1, f$surv) == 0] <- 0'] : []),
    '  more <- max(f$time) > end',
    '  summary_ <- summary(f, times = ticks, extend = TRUE)',
    '  list(x = c(x, if (more) end), survival = c(y, if (more) c(1, f$surv)[past]),',
    '    lower = c(lower[keep], if (more) lower[past]), upper = c(upper[keep], if (more) upper[past]),',
    '    censored = cbind(f$time, f$surv)[f$n.censor > 0 & f$time <= end, , drop = FALSE],',
    `    at_risk = ${delayed ? 'vapply(ticks, at_risk, 0L, g = g)' : 'summary_$n.risk'}, events = cumsum(summary_$n.event))`,
    delayed ? '}, curves, split(d, d$group_))' : '})',
  ]
}
