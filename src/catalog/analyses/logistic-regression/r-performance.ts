import type { OptionsOf } from '../../kit/analysis.ts'
import { hasDefaultKnots } from '../../kit/models/r-model.ts'
import { rCaseQuantiles } from '../../kit/r/r-cases.ts'
import { rNumber } from '../../kit/r/r-code.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

/** Lines that compute discrimination and calibration of a fit with outcomes `y`; `counted`: rows represent `w` cases each. */
export function performanceLines(
  { terms, confidence, cutoff, groups, method }: Options,
  counted: boolean,
): readonly string[] {
  return [
    ...(counted && !hasDefaultKnots(terms) ? rCaseQuantiles : []),
    '# discrimination and calibration; equal probabilities are equal to ten digits',
    method === 'firth' ? 'probability <- whole$p' : 'probability <- fitted(fit)',
    'p10 <- signif(probability, 10)',
    'events <- p10[y == 1]',
    'others <- p10[y == 0]',
    ...(counted ? countedArea : area),
    `auc_limits <- auc + c(-1, 1) * qnorm(${rNumber((1 + confidence) / 2)}) * auc_se`,
    'auc_limits <- pmin(pmax(auc_limits, 0), 1)',
    counted ? 'brier <- sum(w * (y - probability)^2) / sum(w)' : 'brier <- mean((y - probability)^2)',
    counted
      ? `cuts <- unique(case_quantile(p10, w, seq(0, 1, length.out = ${rNumber(groups + 1)})))`
      : `cuts <- unique(quantile(p10, seq(0, 1, length.out = ${rNumber(groups + 1)}), names = FALSE))`,
    'risk_group <- cut(p10, cuts, include.lowest = TRUE)',
    ...(counted
      ? [
          'observed <- tapply(w * y, risk_group, sum)',
          'expected <- tapply(w * probability, risk_group, sum)',
          'size <- tapply(w, risk_group, sum)',
        ]
      : [
          'observed <- tapply(y, risk_group, sum)',
          'expected <- tapply(probability, risk_group, sum)',
          'size <- tapply(y, risk_group, length)',
        ]),
    'hl_df <- length(size) - 2',
    'hl <- if (hl_df > 0) sum((observed - expected)^2 * (1 / expected + 1 / (size - expected))) else NA',
    'hl_p <- if (hl_df > 0) pchisq(hl, hl_df, lower.tail = FALSE) else NA',
    `predicted <- p10 >= ${rNumber(cutoff)}`,
    ...(counted
      ? [
          'hits <- sum(w[predicted & y == 1]); misses <- sum(w[!predicted & y == 1])',
          'alarms <- sum(w[predicted & y == 0]); rejections <- sum(w[!predicted & y == 0])',
        ]
      : [
          'hits <- sum(predicted & y == 1); misses <- sum(!predicted & y == 1)',
          'alarms <- sum(predicted & y == 0); rejections <- sum(!predicted & y == 0)',
        ]),
    'print(c(auc, auc_limits, brier, hl, hl_df, hl_p, hits, misses, alarms, rejections))',
  ]
}

const area = [
  'pooled <- rank(c(events, others)) # shares of pairs in the right order, by ranks, so that no table of all pairs is made',
  'v10 <- (pooled[seq_along(events)] - rank(events)) / length(others)',
  'v01 <- 1 - (pooled[-seq_along(events)] - rank(others)) / length(events)',
  'auc <- mean(v10)',
  'auc_se <- sqrt(var(v10) / length(events) + var(v01) / length(others)) # DeLong',
]

const countedArea = [
  'n1 <- w[y == 1]',
  'n0 <- w[y == 0]',
  'share_below <- function(at, v, n) { # of values v in n cases each, the share below, equal ones by half',
  '  o <- order(v)',
  '  upto <- c(0, cumsum(n[o]))',
  '  (upto[findInterval(at, v[o], left.open = TRUE) + 1] + upto[findInterval(at, v[o]) + 1]) / 2 / sum(n)',
  '}',
  'v10 <- share_below(events, others, n0)',
  'v01 <- 1 - share_below(others, events, n1)',
  'auc <- sum(n1 * v10) / sum(n1)',
  'spread <- function(v, n) sum(n * (v - auc)^2) / (sum(n) - 1) / sum(n)',
  'auc_se <- sqrt(spread(v10, n1) + spread(v01, n0)) # DeLong',
]
