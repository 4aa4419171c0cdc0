import type { OptionsOf } from '../../kit/analysis.ts'
import { columnInfo, type LevelValue } from '../../kit/data-dictionary.ts'
import { rLevel, rNumber } from '../../kit/r/r-code.ts'
import type { ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

/** Lines that define `rmst`, with a row for each group, and with groups `contrast`, a function of a group's index. */
export function rRestrictedMeanLines(options: Options, data: ScriptData): readonly string[] {
  const { rmst, tau, confidence, group, reference } = options
  if (!rmst) return []
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

export function rRestrictedMeanCaptures(options: Options, data: ScriptData): Readonly<Record<string, string>> {
  const { rmst, group, reference } = options
  if (!rmst) return {}
  const levels: readonly (LevelValue | null)[] = group === null ? [null] : (columnInfo(data, group)?.levels ?? [])
  const compared = Math.max(0, levels.indexOf(reference))
  const found: Record<string, string> = {}
  for (const [g, value] of levels.entries()) {
    const key = value === null ? '-' : `${group}=${String(value)}`
    const of = (column: number) => `rmst[${g + 1}, ${column}]`
    found[`rmst/${key}/mean`] = of(1)
    found[`rmst/${key}/se`] = of(2)
    found[`rmst/${key}/interval.lower`] = `${of(1)} - z * ${of(2)}`
    found[`rmst/${key}/interval.upper`] = `${of(1)} + z * ${of(2)}`
    if (value === null || g === compared) continue
    for (const measure of ['difference', 'ratio'])
      for (const [k, column] of ['estimate', 'interval.lower', 'interval.upper', 'p'].entries())
        found[`rmstContrasts/${key}/${measure}/${column}`] = `contrast(${g + 1})["${measure}", ${k + 1}]`
  }
  return found
}
