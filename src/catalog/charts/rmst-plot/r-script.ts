import { daysIn } from '#engine/frame/calendar.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { columnInfo } from '../../kit/data-dictionary.ts'
import { rLines, rNumber } from '../../kit/r/r-code.ts'
import { groupCount } from '../../kit/r/r-groups.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import { rDrawnCurveLines } from '../../kit/survival/r-drawn-curve.ts'
import { rRestrictedMeanLines } from '../../kit/survival/r-restricted-mean.ts'
import { rSurv, rSurvivalLines, rTickLines } from '../../kit/survival/r-survival.ts'
import { axisUnit } from '../../kit/survival/time-axis.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

function script(options: Options, data: ScriptData): string {
  const { outcome, confidence, until } = options
  const { unit, divisor } = axisUnit(options, daysIn)
  return rLines([
    '# Kaplan-Meier curves with the area up to a horizon',
    'library(survival)',
    ...rSurvivalLines(options, data),
    divisor !== 1 && `d$time_ <- d$time_ / ${rNumber(divisor)} # in ${unit}`,
    '',
    `curves <- lapply(split(d, d$group_), function(g) survfit(${rSurv(outcome)} ~ 1, data = g))`,
    'print(curves)',
    ...rRestrictedMeanLines(options, data),
    '',
    `level <- ${rNumber(confidence)}`,
    `end <- ${until === null ? 'max(d$time_)' : rNumber(until)}`,
    ...rTickLines({ ...options, unit, delayed: false }),
    ...rDrawnCurveLines({ delayed: false, leastAtRisk: null }, data),
    '',
    ...plotLines(options, data),
  ])
}

/** The curves with the area under each, or between two. */
function plotLines({ layout, group, censorMarks }: Options, data: ScriptData): readonly string[] {
  const marks = `mark.time = ${censorMarks ? 'TRUE' : 'FALSE'}`
  const area = [
    'area <- function(f) { # the corners of the curve up to tau',
    '  k <- f$time < tau; x <- c(0, f$time[k], tau); y <- c(1, f$surv[k])',
    '  list(x = rep(x, each = 2)[1 + seq_len(2 * length(y))], y = rep(y, each = 2))',
    '}',
  ]
  if (layout === 'between' && groupCount(data, group) === 2)
    return [
      ...area,
      'a <- area(curves[[1]]); b <- area(curves[[2]])',
      `plot(curves[[1]], conf.int = FALSE, ${marks}, xmax = end)`,
      `lines(curves[[2]], conf.int = FALSE, ${marks}, col = 2)`,
      'polygon(c(a$x, rev(b$x)), c(a$y, rev(b$y)), col = adjustcolor("grey", 0.4), border = NA)',
      'abline(v = tau, lty = 2)',
      'legend("topright", names(curves), col = 1:2, lty = 1)',
    ]
  return [
    ...area,
    'par(mfrow = n2mfrow(length(curves)))',
    'for (g in seq_along(curves)) {',
    '  a <- area(curves[[g]])',
    `  plot(curves[[g]], conf.int = FALSE, ${marks}, xmax = end, col = g, main = names(curves)[g])`,
    '  polygon(c(0, a$x, tau), c(0, a$y, 0), col = adjustcolor(g, 0.25), border = NA)',
    '  abline(v = tau, lty = 2)',
    '}',
  ]
}

function captures(options: Options, data: ScriptData): Readonly<Record<string, string>> {
  const { group, reference } = options
  const found: Record<string, string> = {
    'chart/confidence': 'level',
    'chart/tau': 'tau',
    'chart/last': 'end',
    'chart/ticks': 'ticks',
  }
  const levels = group === null ? [] : (columnInfo(data, group)?.levels ?? [])
  const compared = Math.max(0, levels.indexOf(reference ?? ''))
  const limits = ['estimate', 'lower', 'upper', 'p']
  const count = groupCount(data, group)
  for (let g = 0; g < count; g++) {
    const [path, part] = [`chart/groups/${g}`, `drawn[[${g + 1}]]`]
    for (const name of ['x', 'survival', 'events']) found[`${path}/${name}`] = `${part}$${name}`
    found[`${path}/atRisk`] = `${part}$at_risk`
    if (options.censorMarks)
      for (const [i, name] of ['x', 'y'].entries()) found[`${path}/censored/${name}`] = `${part}$censored[, ${i + 1}]`
    const mean = `rmst[${g + 1}, 1]`
    found[`${path}/mean/estimate`] = mean
    found[`${path}/mean/lower`] = `${mean} - z * rmst[${g + 1}, 2]`
    found[`${path}/mean/upper`] = `${mean} + z * rmst[${g + 1}, 2]`
    if (count < 2 || g === compared) continue
    for (const measure of ['difference', 'ratio'])
      for (const [k, name] of limits.entries())
        found[`${path}/contrast/${measure}/${name}`] = `contrast(${g + 1})["${measure}", ${k + 1}]`
  }
  return found
}
