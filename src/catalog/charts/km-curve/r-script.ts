import { daysIn } from '#engine/frame/calendar.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { rNumber, rString } from '../../kit/r/r-code.ts'
import { groupCount } from '../../kit/r/r-groups.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import { rDrawnCurveLines } from '../../kit/survival/r-drawn-curve.ts'
import { rLogRankLines, rMedianLimitLines, rSurv, rSurvivalLines, rTickLines } from '../../kit/survival/r-survival.ts'
import { axisUnit } from '../../kit/survival/time-axis.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

function script(options: Options, data: ScriptData): string {
  const { outcome, confidence, transformation, quantity, until, band, censorMarks, medians } = options
  const { unit, divisor } = axisUnit(options, daysIn)
  const incidence = quantity === 'incidence'
  return [
    '# Kaplan-Meier curves',
    'library(survival)',
    ...rSurvivalLines(options, data),
    ...(divisor === 1 ? [] : [`d$time_ <- d$time_ / ${rNumber(divisor)} # in ${unit}`]),
    ...(divisor === 1 || !isDelayed(options) ? [] : [`d$start_ <- d$start_ / ${rNumber(divisor)}`]),
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
          'p <- if (is.null(log_rank)) NULL else pchisq(log_rank$chisq, sum(log_rank$exp > 0) - 1, lower.tail = FALSE)',
        ]
      : []),
    '',
    `level <- ${rNumber(confidence)}`,
    ...(isRatio(options, data) ? ratioLines(options) : []),
    `end <- ${until === null ? 'max(d$time_)' : rNumber(until)}`,
    ...rTickLines({ ...options, unit, delayed: isDelayed(options) }),
    ...rDrawnCurveLines({ ...options, delayed: isDelayed(options) }, data),
    '',
    `plot(survfit(${rSurv(outcome)} ~ group_, data = d, conf.type = ${rString(transformation)}, conf.int = level),`,
    `  col = seq_along(curves), conf.int = ${band ? 'TRUE' : 'FALSE'}, mark.time = ${censorMarks ? 'TRUE' : 'FALSE'}, ${isDelayed(options) ? 'xlim = c(ticks[1], end)' : 'xmax = end'}${incidence ? ', fun = "event"' : ''})`,
    ...(medians === 'none' ? [] : ['abline(h = 0.5, lty = 2)']),
    'legend("topright", names(curves), col = seq_along(curves), lty = 1)',
    '',
  ].join('\n')
}

/** The hazard ratio of two groups; with no event in one of them there is no finite one. */
function ratioLines({ outcome }: Options): readonly string[] {
  return [
    'both <- nlevels(d$group_) == 2 && all(tapply(d$event_, d$group_, any))',
    'tight <- suppressWarnings(coxph.control(eps = 1e-14, iter.max = 100, timefix = FALSE))',
    `cox <- if (both) coxph(${rSurv(outcome)} ~ group_, data = d, ties = "efron", control = tight)`,
    'hazard_ratio <- if (both) summary(cox, conf.int = level)$conf.int[c(1, 3, 4)] # with its limits',
    'print(hazard_ratio)',
  ]
}

function isRatio({ hazardRatio, group }: Options, data: ScriptData): boolean {
  return hazardRatio && group !== null && groupCount(data, group) === 2
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
  if (isRatio(options, data))
    for (const [i, name] of ['estimate', 'lower', 'upper'].entries())
      found[`chart/hazardRatio/${name}`] = `hazard_ratio[${i + 1}]`
  for (let k = 0; k < groupCount(data, options.group); k++) {
    const [path, part] = [`chart/groups/${k}`, `drawn[[${k + 1}]]`]
    for (const name of ['x', 'survival', 'lower', 'upper', 'events']) found[`${path}/${name}`] = `${part}$${name}`
    found[`${path}/atRisk`] = `${part}$at_risk`
    if (options.censorMarks)
      for (const [i, name] of ['x', 'y'].entries()) found[`${path}/censored/${name}`] = `${part}$censored[, ${i + 1}]`
    if (options.medians === 'none') continue
    const curve = `curves[[${k + 1}]]`
    found[`${path}/median/estimate`] = `quantile(${curve}, 0.5)$quantile`
    for (const limit of ['lower', 'upper'])
      found[`${path}/median/${limit}`] = isDelayed(options)
        ? `half_reached(${curve}$${limit}, ${curve}$time)`
        : `quantile(${curve}, 0.5)$${limit}`
  }
  return found
}
