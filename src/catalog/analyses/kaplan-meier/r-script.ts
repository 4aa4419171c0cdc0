import type { OptionsOf } from '../../kit/analysis.ts'
import { columnInfo } from '../../kit/data-dictionary.ts'
import { rLines, rNumber, rString, rVector } from '../../kit/r/r-code.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import { rRestrictedMeanLines } from '../../kit/survival/r-restricted-mean.ts'
import { rAtRiskLines, rMedianLimitLines, rSurv, rSurvivalLines } from '../../kit/survival/r-survival.ts'
import type { definition } from './definition.ts'
import { rComparisonCaptures, rComparisonLines } from './r-comparison.ts'
import { rRestrictedMeanCaptures } from './r-restricted-mean.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures, ownFrequencies: true }

function script(options: Options, data: ScriptData): string {
  const { outcome, times, confidence, transformation } = options
  const weighted = data.ownWeight !== undefined
  return rLines([
    '# Kaplan-Meier survival',
    'library(survival)',
    ...rSurvivalLines(options, data),
    '',
    'curves <- lapply(split(d, d$group_), function(g)',
    `  survfit(${rSurv(outcome)} ~ 1, data = g${weighted ? ', weights = w_, robust = FALSE' : ''}, conf.type = ${rString(transformation)}, conf.int = ${rNumber(confidence)}))`,
    'print(curves)',
    '# limits may rise again; those of the medians are where they first reach one half, as above (quantile() sorts them first):',
    ...rMedianLimitLines,
    'print(lapply(curves, function(f) c(half_reached(f$lower, f$time), half_reached(f$upper, f$time))))',
    ...(times.length === 0
      ? []
      : [`times <- ${rVector(times)}`, 'print(lapply(curves, summary, times = times, extend = TRUE))']),
    ...(times.length === 0 || outcome.form !== 'start-stop'
      ? []
      : [
          '# with delayed entry the n.risk above is that of the next time of the curve; at the times asked for:',
          ...rAtRiskLines(data),
          `print(lapply(split(d, d$group_), function(g) vapply(times, at_risk, ${weighted ? '0' : '0L'}, g = g)))`,
        ]),
    ...rComparisonLines(options, data),
    ...(options.rmst ? rRestrictedMeanLines(options, data) : []),
  ])
}

function captures(options: Options, data: ScriptData): Readonly<Record<string, string>> {
  const { group, outcome } = options
  const delayed = outcome.form === 'start-stop'
  const levels = group === null ? [null] : (columnInfo(data, group)?.levels ?? [])
  const found: Record<string, string> = {}
  for (const [g, value] of levels.entries()) {
    const curve = `curves[[${g + 1}]]`
    const key = value === null ? '-' : `${group}=${String(value)}`
    found[`summary/${key}/n`] = data.ownWeight === undefined ? `${curve}$n` : `sum(split(d, d$group_)[[${g + 1}]]$w_)`
    found[`summary/${key}/events`] = `sum(${curve}$n.event)`
    found[`summary/${key}/censored`] = `sum(${curve}$n.censor)`
    found[`summary/${key}/median`] = `quantile(${curve}, 0.5)$quantile`
    for (const limit of ['lower', 'upper'])
      found[`summary/${key}/interval.${limit}`] = `half_reached(${curve}$${limit}, ${curve}$time)`
    for (const [i, time] of options.times.entries()) {
      const row = `survival/${key}/${time}`
      const at = `summary(${curve}, times = times, extend = TRUE)`
      const rows = `split(d, d$group_)[[${g + 1}]]`
      const early = delayed ? ` || times[${i + 1}] < min(${rows}$start_)` : ''
      const within = `if (times[${i + 1}] > max(${curve}$time)${early}) NA else `
      found[`${row}/atRisk`] = delayed ? `at_risk(times[${i + 1}], ${rows})` : `${at}$n.risk[${i + 1}]`
      found[`${row}/events`] = `sum(${at}$n.event[1:${i + 1}])`
      found[`${row}/survival`] = `${within}${at}$surv[${i + 1}]`
      found[`${row}/se`] = `${within}if (${at}$surv[${i + 1}] == 0) NA else ${at}$std.err[${i + 1}]`
      found[`${row}/interval.lower`] = `${within}${at}$lower[${i + 1}]`
      found[`${row}/interval.upper`] = `${within}${at}$upper[${i + 1}]`
    }
  }
  return { ...found, ...rComparisonCaptures(options, data), ...rRestrictedMeanCaptures(options, data) }
}
