import type { OptionsOf } from '../../kit/analysis.ts'
import { rColumn, rColumnName, readDataLines, rLines, rNumber, rString, rVector } from '../../kit/r/r-code.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import { rSurvivalColumns } from '../../kit/survival/r-survival.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

function script({ outcome, score, markers, cut, cutAt }: Options, data: ScriptData): string {
  const dates = outcome.start === null ? [] : [outcome.start]
  const names = markers.map((id) => rColumnName(data, id))
  return rLines([
    '# Risk score panels: sorted scores, survival and markers',
    ...readDataLines(data, [outcome.time, ...dates, outcome.status, score, ...markers]),
    ...rSurvivalColumns(outcome, data),
    `d$score_ <- ${rColumn(data, score)}`,
    'd <- d[is.finite(d$score_) & !is.na(d$time_) & !is.na(d$event_), ]',
    'd <- d[order(d$score_, d$time_), ]',
    'score <- d$score_',
    'time <- d$time_',
    'event <- as.numeric(d$event_)',
    `cut <- ${cut === 'own' && cutAt !== null ? rNumber(cutAt) : 'median(score)'}`,
    'high <- score > cut',
    'print(table(high, event))',
    ...(markers.length === 0
      ? []
      : [
          'z_score <- function(v) {',
          '  v[!is.finite(v)] <- NA',
          '  if (isTRUE(sd(v, na.rm = TRUE) > 0)) (v - mean(v, na.rm = TRUE)) / sd(v, na.rm = TRUE) else v * NA',
          '}',
          `z <- sapply(d[${rVector(names)}], z_score)`,
        ]),
    '',
    `par(mfrow = c(${markers.length === 0 ? 2 : 3}, 1), mar = c(4, 8, 1, 1))`,
    'rank <- seq_along(score)',
    'mark_cut <- function() abline(v = sum(!high) + 0.5, lty = 2)',
    `plot(rank, score, pch = 16, xaxs = "i", ylab = ${rString(rColumnName(data, score))})`,
    'mark_cut()',
    'plot(rank, time, pch = ifelse(event == 1, 17, 1), col = ifelse(event == 1, 2, 4), xaxs = "i")',
    'mark_cut()',
    ...(markers.length === 0
      ? []
      : [
          'inside <- pmin(pmax(z, -2), 2)',
          'image(rank, seq_len(ncol(z)), inside[, ncol(z):1, drop = FALSE], zlim = c(-2, 2), col = hcl.colors(101, "Blue-Red 3"), yaxt = "n", ylab = "")',
          'axis(2, seq_len(ncol(z)), rev(colnames(z)), las = 1)',
          'mark_cut()',
        ]),
  ])
}

function captures({ markers }: Options): Readonly<Record<string, string>> {
  const found: Record<string, string> = {
    'chart/score': 'score',
    'chart/time': 'time',
    'chart/event': 'event',
    'chart/cut/at': 'cut',
  }
  for (const [name, rows] of [
    ['low', '!high'],
    ['high', 'high'],
  ] as const) {
    found[`chart/groups/${name}/n`] = `sum(${rows})`
    found[`chart/groups/${name}/events`] = `sum(event[${rows}])`
  }
  for (const k of markers.keys()) found[`chart/z/${k}`] = `z[, ${k + 1}]`
  return found
}
