import type { LevelValue } from '../data-dictionary.ts'
import { rLevel, rNumber } from '../r/r-code.ts'
import type { ScriptData } from '../r/r-script.ts'

interface Asked {
  /** Null: the shortest of the longest follow-ups of the groups. */
  readonly tau: number | null
  readonly confidence: number
  readonly group: string | null
  /** The group with which the others are compared; null: the first. */
  readonly reference: LevelValue | null
}

/**
 * Lines that use `curves`, a survfit object for each group, and define `tau`, `z`, `rmst` with a row for each group (mean, standard error),
 * and with groups `contrast`, a function of a group's index: rows difference and ratio; columns estimate, limits and P.
 */
export function rRestrictedMeanLines(
  { tau, confidence, group, reference }: Asked,
  data: ScriptData,
): readonly string[] {
  return [
    '# restricted mean survival time: the area under the curve, with the variance of print(survfit(...), rmean = tau)',
    tau === null
      ? 'tau <- min(vapply(curves, function(f) max(f$time), 0)) # every group is followed that long'
      : `tau <- ${rNumber(tau)}`,
    'restricted_mean <- function(f) {',
    '  if (tau == 0) return(c(NA, NA)) # a group is not followed at all',
    '  k <- f$time < tau',
    '  area <- diff(c(0, f$time[k], tau)) * c(1, f$surv[k])',
    '  after <- rev(cumsum(rev(area[-1]))) # the area from each time to tau',
    '  n <- f$n.risk[k]; e <- f$n.event[k]',
    '  v <- sum(ifelse(n > e, after^2 * e / (n * (n - e)), 0))',
    '  c(sum(area), if (v > 0) sqrt(v) else NA) # without an event before tau the spread is not known',
    '}',
    'rmst <- t(vapply(curves, restricted_mean, c(0, 0)))',
    `z <- qnorm(${rNumber((1 - confidence) / 2)}, lower.tail = FALSE)`,
    'print(cbind(rmst, rmst[, 1] - z * rmst[, 2], rmst[, 1] + z * rmst[, 2]))',
    ...(group === null
      ? []
      : [
          reference === null
            ? 'reference <- 1'
            : `reference <- match(as.character(${rLevel(data, group, reference)}), levels(d$group_), nomatch = 1)`,
          'contrast <- function(j) {',
          '  difference <- rmst[j, 1] - rmst[reference, 1]',
          '  se <- sqrt(rmst[j, 2]^2 + rmst[reference, 2]^2)',
          '  ratio <- log(rmst[j, 1] / rmst[reference, 1])',
          '  se_log <- sqrt((rmst[j, 2] / rmst[j, 1])^2 + (rmst[reference, 2] / rmst[reference, 1])^2)',
          '  p <- function(x) 2 * pnorm(-abs(x))',
          '  rbind(difference = c(difference, difference - z * se, difference + z * se, p(difference / se)),',
          '    ratio = c(exp(ratio), exp(ratio - z * se_log), exp(ratio + z * se_log), p(ratio / se_log)))',
          '}',
          'print(lapply(seq_along(curves)[-reference], contrast))',
        ]),
  ]
}
