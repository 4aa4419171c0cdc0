import { allPairs } from '#engine/methods/all-pairs.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { columnInfo } from '../../kit/data-dictionary.ts'
import { rNumber, rString } from '../../kit/r-code.ts'
import type { ScriptData } from '../../kit/r-script.ts'
import { rLogRankLines } from '../../kit/r-survival.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

const weightOf = {
  gehan: 'n',
  'tarone-ware': 'sqrt(n)',
  'peto-peto': 'adjusted',
} as const

/** Lines that make `log_rank` (survdiff's names), and where they are asked for `weighted` and `pairs`. */
export function rComparisonLines(options: Options, data: ScriptData): readonly string[] {
  const { logRank, group, outcome, pairwise } = options
  if (!logRank || group === null) return []
  return [
    ...rLogRankLines(outcome),
    'print(log_rank)',
    ...(isWritten(options, data)
      ? [...weightedLines(options), 'weighted <- weighted_log_rank(d)', 'print(weighted)']
      : []),
    ...(hasPairs(options, data)
      ? [
          'pairs <- apply(combn(nlevels(d$group_), 2), 2, function(j)',
          '  weighted_log_rank(d[as.integer(d$group_) %in% j, ])[c("chisq", "p")])',
          'pairs <- do.call(rbind, lapply(pairs, unlist))',
          `pairs <- cbind(pairs, adjusted = p.adjust(pairs[, "p"], ${rString(pairwise === 'unadjusted' ? 'none' : pairwise)}))`,
          'print(pairs)',
        ]
      : []),
  ]
}

/** survdiff has no weights but those of rho, no trend, and no pairs of one object. */
function isWritten(options: Options, data: ScriptData): boolean {
  return options.weights !== 'log-rank' || hasTrend(options, data) || hasPairs(options, data)
}

function hasTrend({ trend, group }: Options, data: ScriptData): boolean {
  return trend && levelsOf(data, group).length > 2
}

function hasPairs({ pairwise, group }: Options, data: ScriptData): boolean {
  return pairwise !== 'none' && levelsOf(data, group).length > 2
}

function levelsOf(data: ScriptData, group: string | null) {
  return group === null ? [] : (columnInfo(data, group)?.levels ?? [])
}

function weightedLines({ weights, rho, gamma }: Options): readonly string[] {
  const weight =
    weights === 'log-rank'
      ? '1'
      : weights === 'fleming-harrington'
        ? `before^${rNumber(rho)} * (1 - before)^${rNumber(gamma)}`
        : weightOf[weights]
  return [
    '# the log-rank test with weights, and its trend (Klein and Moeschberger 2003, 7.3 and 7.4)',
    'weighted_log_rank <- function(d) {',
    '  groups <- split(d, droplevels(d$group_))',
    '  times <- sort(unique(d$time_[d$event_]))',
    '  if (length(times) == 0) return(list(chisq = NA, df = 0, p = NA, trend = NA))',
    '  by_group <- function(f) matrix(unlist(lapply(groups, f)), length(times))',
    '  earlier <- function(x) findInterval(times, sort(x), left.open = TRUE) # how many lie before each time',
    '  entered <- function(g) if (is.null(g$start_)) nrow(g) else earlier(g$start_)',
    '  at_risk <- by_group(function(g) entered(g) - earlier(g$time_))',
    '  events <- by_group(function(g) tabulate(match(g$time_[g$event_], times), length(times)))',
    '  n <- rowSums(at_risk)',
    '  e <- rowSums(events)',
    '  before <- cumprod(c(1, 1 - e / n))[seq_along(times)] # the pooled survival just before each time',
    '  adjusted <- cumprod(1 - e / (n + 1))',
    `  w <- ${weight} + 0 * n`,
    '  f <- ifelse(n > 1, w^2 * e * (n - e) / (n^2 * (n - 1)), 0)',
    '  v <- diag(colSums(f * n * at_risk)) - crossprod(at_risk, f * at_risk)',
    '  u <- colSums(w * (events - at_risk * e / n))',
    '  used <- which(colSums(at_risk * e / n) > 0)[-1] # the last group follows from the others',
    '  df <- length(used)',
    '  chisq <- if (df == 0) NA else tryCatch(sum(u[used] * solve(v[used, used, drop = FALSE], u[used])), error = function(e) NA)',
    '  score <- seq_along(u)',
    '  trend <- sum(score * u)^2 / sum(outer(score, score) * v)',
    '  list(chisq = chisq, df = df, p = pchisq(chisq, df, lower.tail = FALSE), trend = trend)',
    '}',
  ]
}

export function rComparisonCaptures(options: Options, data: ScriptData): Readonly<Record<string, string>> {
  const { logRank, group, weights, pairwise } = options
  if (!logRank || group === null) return {}
  const levels = levelsOf(data, group)
  const found: Record<string, string> = {}
  for (const [g, value] of levels.entries()) {
    const key = `${group}=${String(value)}`
    found[`observed/${key}/n`] = `log_rank$n[${g + 1}]`
    found[`observed/${key}/observed`] = `log_rank$obs[${g + 1}]`
    found[`observed/${key}/expected`] = `log_rank$exp[${g + 1}]`
  }
  const plain = weights === 'log-rank'
  const row = `logRank/${weights}`
  const df = 'sum(log_rank$exp > 0) - 1'
  found[`${row}/statistic`] = plain ? 'log_rank$chisq' : 'weighted$chisq'
  found[`${row}/df`] = plain ? df : 'weighted$df'
  found[`${row}/p`] = plain ? `pchisq(log_rank$chisq, ${df}, lower.tail = FALSE)` : 'weighted$p'
  if (hasTrend(options, data)) {
    found['logRank/trend/statistic'] = 'weighted$trend'
    found['logRank/trend/df'] = '1'
    found['logRank/trend/p'] = 'pchisq(weighted$trend, 1, lower.tail = FALSE)'
  }
  if (hasPairs(options, data))
    for (const [k, [i, j]] of allPairs(levels.length).entries()) {
      const pair = `pairs/${group}=${String(levels[i])}/${group}=${String(levels[j])}`
      found[`${pair}/statistic`] = `pairs[${k + 1}, "chisq"]`
      found[`${pair}/p`] = `pairs[${k + 1}, "p"]`
      if (pairwise !== 'unadjusted') found[`${pair}/adjusted`] = `pairs[${k + 1}, "adjusted"]`
    }
  return found
}
