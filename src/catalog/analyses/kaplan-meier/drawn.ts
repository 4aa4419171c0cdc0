import { columnInfo } from '../../kit/data-dictionary.ts'
import { answered, type Drawn, inR, repeats, within } from '../../kit/figures/drawn.ts'
import { rVector } from '../../kit/r/r-code.ts'
import { rSubjects } from '../../kit/survival/r-survival.ts'
import { roundSteps } from '../../kit/survival/round-times.ts'
import type { CurveUnit, SurvivalFigure } from '../../kit/survival/survival-figure.ts'
import type { definition } from './definition.ts'

export const drawn: Drawn<typeof definition> = {
  curve: ({ unit, confidence, ticks, begin, last, groups, p, test }: SurvivalFigure, { options, data }) => {
    const delayed = options.outcome.form === 'start-stop'
    const tickTimes = rTicks(unit, delayed)
    return [
      answered('confidence', confidence, options.confidence),
      ...(p === null ? [] : [repeats('p', p, `logRank/${test}/p`)]),
      inR('last', last, 'max(d$time_)'),
      inR('ticks', ticks, tickTimes),
      ...(begin === undefined ? [] : [inR('begin', begin, `${tickTimes}[1]`)]),
      ...groups.flatMap(({ group, x, survival, lower, upper, censored, atRisk, events }) => {
        const levels = group === null ? [] : (columnInfo(data, group.variable)?.levels ?? [])
        const k = group === null ? 1 : levels.indexOf(group.level) + 1
        const ofCurve = (expression: string) =>
          `local({ f <- curves[[${k}]]; g <- split(d, d$group_)[[${k}]]; ${drawnCurve(delayed)}; ${expression} })`
        // at the earliest entry time the subjects entering then count as at risk
        const atRiskAt = delayed
          ? `if (t == min(g$start_)) ${rSubjects(data, 'g', 'g$start_ == t')} else ${rSubjects(data, 'g', 'g$start_ < t & g$time_ >= t')}`
          : rSubjects(data, 'g', 'g$time_ >= t')
        return within(`groups[${k - 1}]`, [
          inR('x', x, ofCurve(`c(${delayed ? 'min(g$start_)' : '0'}, f$time)[keep]`)),
          inR('survival', survival, ofCurve('c(1, f$surv)[keep]')),
          inR('lower', lower, ofCurve('limit(f$lower)[keep]')),
          inR('upper', upper, ofCurve('limit(f$upper)[keep]')),
          ...(censored.x.length === 0
            ? []
            : [
                inR('censored.x', censored.x, ofCurve('f$time[f$n.censor > 0]')),
                inR('censored.y', censored.y, ofCurve('f$surv[f$n.censor > 0]')),
              ]),
          inR('atRisk', atRisk, ofCurve(`sapply(${tickTimes}, function(t) ${atRiskAt})`)),
          inR(
            'events',
            events,
            ofCurve(`sapply(${tickTimes}, function(t) ${rSubjects(data, 'g', 'g$event_ & g$time_ <= t')})`),
          ),
        ])
      }),
    ]
  },
}

/**
 * `keep` gives the points of a curve at its steps and its ends; `limit` continues the last limit if there is none and, with delayed entry,
 * ends where the
 * curve is 0.
 */
function drawnCurve(delayed: boolean): string {
  const ended = delayed ? 'v[c(1, f$surv) == 0] <- 0; ' : ''
  return [
    'keep <- c(TRUE, diff(c(1, f$surv)) < 0 | seq_along(f$time) == length(f$time))',
    `limit <- function(v) { v <- c(1, v); for (i in seq_along(v)[-1]) if (is.na(v[i])) v[i] <- v[i - 1]; ${ended}v }`,
  ].join('; ')
}

/** About six round tick values. */
function rTicks(unit: CurveUnit, delayed: boolean): string {
  const decimal =
    'steps <- c(1, 2, 2.5, 5, 10) * 10^floor(log10((end - first) / 6)); step <- steps[(end - first) / steps <= 6.5][1]'
  const step =
    unit === 'none'
      ? decimal
      : `steps <- ${rVector(roundSteps[unit])}; step <- steps[(end - first) / steps <= 7][1]; if (is.na(step)) { ${decimal} }`
  return `local({ end <- max(d$time_); first <- ${delayed ? 'min(d$start_)' : '0'}; ${step}; seq(floor(first / step + 1e-9) * step, end, by = step) })`
}
