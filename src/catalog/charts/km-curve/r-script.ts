import { daysIn } from '#engine/frame/calendar.ts'
import { allPairs } from '#engine/methods/inference/all-pairs.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { rLevel, rLines, rNumber, rString, rVector } from '../../kit/r/r-code.ts'
import { groupCount } from '../../kit/r/r-groups.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import { rDrawnCurveLines } from '../../kit/survival/r-drawn-curve.ts'
import { rLogRankLines, rMedianLimitLines, rSurv, rSurvivalLines, rTickLines } from '../../kit/survival/r-survival.ts'
import { rLogRankPairLines, rWeightedLogRankLines } from '../../kit/survival/r-weighted-log-rank.ts'
import { axisUnit } from '../../kit/survival/time-axis.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

function script(options: Options, data: ScriptData): string {
  const { outcome, confidence, transformation, quantity, until, band, censorMarks, medians, times } = options
  const { unit, divisor } = axisUnit(options, daysIn)
  const incidence = quantity === 'incidence'
  return rLines([
    '# Kaplan-Meier curves',
    'library(survival)',
    ...rSurvivalLines(options, data),
    divisor !== 1 && `d$time_ <- d$time_ / ${rNumber(divisor)} # in ${unit}`,
    !(divisor === 1 || !isDelayed(options)) && `d$start_ <- d$start_ / ${rNumber(divisor)}`,
    '',
    'fit_one <- function(g)',
    `  survfit(${rSurv(outcome)} ~ 1, data = g, conf.type = ${rString(transformation)}, conf.int = ${rNumber(confidence)})`,
    'curves <- lapply(split(d, d$group_), fit_one)',
    'print(curves)',
    ...(isDelayed(options) && medians !== 'none' ? rMedianLimitLines : []),
    ...(isTested(options)
      ? [
          ...rLogRankLines(outcome),
          'print(log_rank)',
          ...(isWeighted(options, data)
            ? [
                ...rWeightedLogRankLines(options, data),
                'weighted <- weighted_log_rank(d)',
                'print(weighted)',
                'p <- weighted$p',
              ]
            : [
                'p <- if (is.null(log_rank)) NULL else pchisq(log_rank$chisq, sum(log_rank$exp > 0) - 1, lower.tail = FALSE)',
              ]),
          ...(hasPairs(options, data) ? rLogRankPairLines(options.pairwise) : []),
        ]
      : []),
    '',
    `level <- ${rNumber(confidence)}`,
    ...(times.length === 0
      ? []
      : [`times <- ${rVector(times)}`, 'print(lapply(curves, summary, times = times, extend = TRUE))']),
    ...(isRatio(options, data) ? ratioLines(options, data) : []),
    `end <- ${until === null ? 'max(d$time_)' : rNumber(until)}`,
    ...rTickLines({ ...options, unit, delayed: isDelayed(options) }),
    ...rDrawnCurveLines({ ...options, delayed: isDelayed(options) }, data),
    '',
    `plot(survfit(${rSurv(outcome)} ~ group_, data = d, conf.type = ${rString(transformation)}, conf.int = level),`,
    `  col = seq_along(curves), conf.int = ${band ? 'TRUE' : 'FALSE'}, mark.time = ${censorMarks ? 'TRUE' : 'FALSE'}, ${isDelayed(options) ? 'xlim = c(ticks[1], end)' : 'xmax = end'}${incidence ? ', fun = "event"' : ''})`,
    medians !== 'none' && 'abline(h = 0.5, lty = 2)',
    times.length > 0 && 'abline(v = times, lty = 3)',
    'legend("topright", names(curves), col = seq_along(curves), lty = 1)',
  ])
}

/** The hazard ratios against the reference; with no event in one group there are no finite ones. */
function ratioLines({ outcome, group, reference }: Options, data: ScriptData): readonly string[] {
  const against =
    group === null || reference === null
      ? '1'
      : `match(as.character(${rLevel(data, group, reference)}), levels(d$group_), nomatch = 1)`
  return [
    'all_events <- nlevels(d$group_) > 1 && all(tapply(d$event_, d$group_, any))',
    'tight <- suppressWarnings(coxph.control(eps = 1e-14, iter.max = 100, timefix = FALSE))',
    `reference <- ${against}`,
    `cox <- if (all_events) coxph(${rSurv(outcome)} ~ relevel(group_, reference), data = d, ties = "efron", control = tight)`,
    'hazard_ratios <- if (all_events) summary(cox, conf.int = level)$conf.int[, c(1, 3, 4), drop = FALSE] # with their limits',
    'print(hazard_ratios)',
  ]
}

function isRatio({ hazardRatio, group }: Options, data: ScriptData): boolean {
  return hazardRatio && group !== null && groupCount(data, group) > 1
}

/** survdiff has only the log-rank test of all groups. */
function isWeighted(options: Options, data: ScriptData): boolean {
  return options.weights !== 'log-rank' || hasTrend(options, data) || hasPairs(options, data)
}

function hasTrend({ trend, group }: Options, data: ScriptData): boolean {
  return trend && groupCount(data, group) > 2
}

function hasPairs({ pairwise, group }: Options, data: ScriptData): boolean {
  return pairwise !== 'none' && groupCount(data, group) > 2
}

function isDelayed({ outcome }: Pick<Options, 'outcome'>): boolean {
  return outcome.form === 'start-stop'
}

function isTested({ logRank, group }: Options): boolean {
  return logRank && group !== null
}

function captures(options: Options, data: ScriptData): Readonly<Record<string, string>> {
  const found: Record<string, string> = {
    'chart/confidence': 'level',
    'chart/last': 'end',
    'chart/ticks': 'ticks',
  }
  if (isDelayed(options)) found['chart/begin'] = 'ticks[1]'
  if (isTested(options)) found['chart/p'] = 'p'
  if (options.leastAtRisk !== null) found['chart/leastAtRisk'] = rNumber(options.leastAtRisk)
  if (isTested(options) && options.weights === 'fleming-harrington')
    for (const name of ['rho', 'gamma'] as const) found[`chart/exponents/${name}`] = rNumber(options[name])
  if (isTested(options) && hasTrend(options, data))
    found['chart/trend'] = 'pchisq(weighted$trend, 1, lower.tail = FALSE)'
  if (isTested(options) && hasPairs(options, data))
    for (const k of allPairs(groupCount(data, options.group)).keys())
      found[`chart/pairs/tests/${k}/p`] = `pairs[${k + 1}, "adjusted"]`
  if (isRatio(options, data))
    for (let k = 0; k < groupCount(data, options.group) - 1; k++)
      for (const [i, name] of ['estimate', 'lower', 'upper'].entries())
        found[`chart/hazardRatios/ratios/${k}/${name}`] = `hazard_ratios[${k + 1}, ${i + 1}]`
  for (let k = 0; k < groupCount(data, options.group); k++) {
    const [path, part] = [`chart/groups/${k}`, `drawn[[${k + 1}]]`]
    for (const name of ['x', 'survival', 'lower', 'upper', 'events']) found[`${path}/${name}`] = `${part}$${name}`
    found[`${path}/atRisk`] = `${part}$at_risk`
    if (options.censorMarks)
      for (const [i, name] of ['x', 'y'].entries()) found[`${path}/censored/${name}`] = `${part}$censored[, ${i + 1}]`
    const curve = `curves[[${k + 1}]]`
    for (const i of options.times.keys()) {
      found[`${path}/times/${i}/time`] = `times[${i + 1}]`
      const at = `summary(${curve}, times = times[${i + 1}], extend = TRUE)`
      const early = isDelayed(options) ? ` || times[${i + 1}] < min(split(d, d$group_)[[${k + 1}]]$start_)` : ''
      for (const [name, of] of Object.entries({ survival: 'surv', lower: 'lower', upper: 'upper' }))
        found[`${path}/times/${i}/${name}`] = `if (times[${i + 1}] > max(${curve}$time)${early}) NA else ${at}$${of}`
    }
    if (options.medians === 'none') continue
    found[`${path}/median/estimate`] = `quantile(${curve}, 0.5)$quantile`
    for (const limit of ['lower', 'upper'])
      found[`${path}/median/${limit}`] = isDelayed(options)
        ? `half_reached(${curve}$${limit}, ${curve}$time)`
        : `quantile(${curve}, 0.5)$${limit}`
  }
  return found
}
