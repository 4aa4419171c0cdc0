import type { OptionsOf } from '../../kit/analysis.ts'
import { rThinned } from '../../kit/figures/drawn.ts'
import { rColumn, readDataLines, rLines, rNumber, rVector } from '../../kit/r/r-code.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import { rSurvivalColumns } from '../../kit/survival/r-survival.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

function script({ outcome, marker, direction, times, confidence }: Options, data: ScriptData): string {
  const needed = [outcome.time, ...(outcome.start === null ? [] : [outcome.start]), outcome.status, marker]
  return rLines([
    '# Time-dependent ROC curves',
    ...readDataLines(data, needed),
    ...rSurvivalColumns(outcome, data),
    `d$score_ <- ${direction === 'lower' ? '-' : ''}${rColumn(data, marker)}`,
    'd <- d[is.finite(d$score_) & !is.na(d$time_) & !is.na(d$event_), ]',
    'score <- d$score_',
    'time <- d$time_',
    'event <- as.logical(d$event_)',
    'n <- length(time)',
    `level <- ${rNumber(confidence)}`,
    `times <- ${times.length === 0 ? 'median(time[event])' : rVector(times)}`,
    '',
    '# the probability of not being censored before each time; events come first',
    'u <- sort(unique(time))',
    'gone <- sapply(u, function(s) sum(time == s & !event))',
    'risk <- sapply(u, function(s) sum(time >= s) - sum(time == s & event))',
    'share <- ifelse(gone > 0, gone / risk, 0)',
    'k <- match(time, u)',
    'free <- c(1, cumprod(1 - share))[k]',
    'roc_at <- function(t) {',
    '  case <- time <= t & event',
    '  control <- time > t',
    '  if (!any(case) || !any(control)) return(NULL)',
    '  w <- ifelse(case, 1 / free, 0)',
    '  wins <- function(x, y) outer(x, y, ">") + outer(x, y, "==") / 2',
    '  better <- wins(score[case], score[control])',
    '  of <- numeric(n)',
    '  of[case] <- rowMeans(better)',
    '  of[control] <- colSums(w[case] * better) / sum(w)',
    '  auc <- sum(w * of) / sum(w)',
    '  apart <- of - auc',
    '  # the influence of each row: its own part, and that of its censoring on the weights of later cases',
    '  later <- sapply(u, function(s) sum((w * apart)[time > s]) / sum(w))',
    '  jump <- ifelse(gone > 0 & u <= t, later * n / risk, 0)',
    '  passed <- cumsum(jump * share)',
    '  influence <- n * ifelse(case, w * apart / sum(w), ifelse(control, apart / sum(control), 0))',
    '  influence <- influence + ifelse(event & time <= t, -c(0, passed)[k], jump[k] - passed[k])',
    '  se <- sqrt(sum(influence^2)) / n',
    '  at <- sort(unique(score), decreasing = TRUE)',
    '  tpr <- c(0, sapply(at, function(a) sum(w[score >= a]) / sum(w)))',
    '  fpr <- c(0, sapply(at, function(a) mean(score[control] >= a)))',
    `  drawn <- ${rThinned('length(tpr)', 500)}`,
    '  z <- qnorm((1 + level) / 2) * se',
    '  list(time = t, fpr = fpr[drawn], tpr = tpr[drawn], counts = c(sum(case), sum(control)), area = auc, lower = max(0, auc - z), upper = min(1, auc + z))',
    '}',
    'curves <- Filter(Negate(is.null), lapply(times, roc_at))',
    'str(curves)',
    '',
    'plot(0:1, 0:1, type = "l", lty = 2, asp = 1, xlab = "1 - specificity", ylab = "Sensitivity")',
    'for (j in seq_along(curves)) lines(curves[[j]]$fpr, curves[[j]]$tpr, col = j + 1)',
  ])
}

function captures({ times }: Options): Readonly<Record<string, string>> {
  const found: Record<string, string> = { 'chart/confidence': 'level', 'chart/n': 'n' }
  for (let k = 0; k < Math.max(1, times.length); k++) {
    const path = `chart/curves/${k}`
    const part = (expression: string) => `if (length(curves) > ${k}) curves[[${k + 1}]]$${expression}`
    found[`${path}/time`] = part('time')
    found[`${path}/falsePositive`] = part('fpr')
    found[`${path}/truePositive`] = part('tpr')
    found[`${path}/area/value`] = part('area')
    for (const limit of ['lower', 'upper']) found[`${path}/area/${limit}`] = part(limit)
    for (const [j, name] of ['cases', 'controls'].entries()) found[`${path}/counted/${name}`] = part(`counts[${j + 1}]`)
  }
  return found
}
