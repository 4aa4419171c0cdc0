import type { LogRankWeights } from '#engine/methods/survival/log-rank-weights.ts'
import { rNumber, rString } from '../r/r-code.ts'
import type { ScriptData } from '../r/r-script.ts'
import { rLogRankScoreLines, rSumOfScores } from './r-survival.ts'

interface Weighted {
  readonly weights: LogRankWeights['kind']
  readonly rho: number
  readonly gamma: number
  readonly stratum?: string | null
}

const weightOf = {
  gehan: 'n',
  'tarone-ware': 'sqrt(n)',
  'peto-peto': 'adjusted',
} as const

/** Lines that make the function `weighted_log_rank` of rows: chisq, df, p, and the chi-squared statistic trend, summed over strata if any. */
export function rWeightedLogRankLines(
  { weights, rho, gamma, stratum = null }: Weighted,
  { ownWeight }: ScriptData,
): readonly string[] {
  const weight =
    weights === 'log-rank'
      ? '1'
      : weights === 'fleming-harrington'
        ? `before^${rNumber(rho)} * (1 - before)^${rNumber(gamma)}`
        : weightOf[weights]
  return [
    '# the log-rank test with weights, and its trend (Klein and Moeschberger 2003, 7.3 and 7.4)',
    ...rLogRankScoreLines('log_rank_scores', weight, ownWeight !== undefined),
    'weighted_log_rank <- function(d) {',
    '  d$group_ <- droplevels(d$group_)',
    `  ${rSumOfScores('log_rank_scores', stratum !== null)}`,
    '  used <- which(s$expected > 0)[-1] # the last group follows from the others',
    '  df <- length(used)',
    '  chisq <- if (df == 0) NA else tryCatch(sum(s$u[used] * solve(s$v[used, used, drop = FALSE], s$u[used])), error = function(e) NA)',
    '  score <- seq_along(s$u)',
    '  trend <- sum(score * s$u)^2 / sum(outer(score, score) * s$v)',
    '  list(chisq = chisq, df = df, p = pchisq(chisq, df, lower.tail = FALSE), trend = trend)',
    '}',
  ]
}

/** Lines that make `pairs`, a matrix with a row for each two groups: chisq, p and p adjusted. */
export function rLogRankPairLines(pairwise: 'none' | 'holm' | 'bonferroni' | 'unadjusted'): readonly string[] {
  return [
    'pairs <- apply(combn(nlevels(d$group_), 2), 2, function(j)',
    '  weighted_log_rank(d[as.integer(d$group_) %in% j, ])[c("chisq", "p")])',
    'pairs <- do.call(rbind, lapply(pairs, unlist))',
    `pairs <- cbind(pairs, adjusted = p.adjust(pairs[, "p"], ${rString(pairwise === 'unadjusted' ? 'none' : pairwise)}))`,
    'print(pairs)',
  ]
}
