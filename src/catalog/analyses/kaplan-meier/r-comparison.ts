import { allPairs } from '#engine/methods/inference/all-pairs.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { columnInfo } from '../../kit/data-dictionary.ts'
import type { ScriptData } from '../../kit/r/r-script.ts'
import { rLogRankLines } from '../../kit/survival/r-survival.ts'
import { rLogRankPairLines, rWeightedLogRankLines } from '../../kit/survival/r-weighted-log-rank.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

/** Lines that define `log_rank` (with the names of survdiff), and if requested `weighted` and `pairs`. */
export function rComparisonLines(options: Options, data: ScriptData): readonly string[] {
  const { logRank, group, outcome, pairwise, stratum } = options
  if (!logRank || group === null) return []
  return [
    ...rLogRankLines(outcome, { isStratified: stratum !== null, isWeighted: data.ownWeight !== undefined }),
    'print(log_rank)',
    ...(isWritten(options, data)
      ? [...rWeightedLogRankLines(options, data), 'weighted <- weighted_log_rank(d)', 'print(weighted)']
      : []),
    ...(hasPairs(options, data) ? rLogRankPairLines(pairwise) : []),
  ]
}

/** survdiff has only the weights of rho, and no trend or pairwise tests in a single object. */
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

export function rComparisonCaptures(options: Options, data: ScriptData): Readonly<Record<string, string>> {
  const { logRank, group, weights, pairwise, stratum } = options
  if (!logRank || group === null) return {}
  const inAll = (counts: string) => (stratum === null ? counts : `rowSums(as.matrix(${counts}))`) // one column for each stratum
  const [observed, expected] = [inAll('log_rank$obs'), inAll('log_rank$exp')]
  const levels = levelsOf(data, group)
  const found: Record<string, string> = {}
  for (const [g, value] of levels.entries()) {
    const key = `${group}=${String(value)}`
    found[`observed/${key}/n`] = `log_rank$n[${g + 1}]`
    found[`observed/${key}/observed`] = `${observed}[${g + 1}]`
    found[`observed/${key}/expected`] = `${expected}[${g + 1}]`
  }
  const plain = weights === 'log-rank'
  const row = `logRank/${weights}`
  const df = `sum(${expected} > 0) - 1`
  // survdiff returns 0 if no stratum has two groups
  const compared =
    stratum !== null && options.outcome.form !== 'start-stop' && data.ownWeight === undefined
      ? 'if (max(abs(log_rank$var)) < 1e-9) NA else '
      : ''
  found[`${row}/statistic`] = plain ? `${compared}log_rank$chisq` : 'weighted$chisq'
  found[`${row}/df`] = plain ? `${compared}${df}` : 'weighted$df'
  found[`${row}/p`] = plain ? `${compared}pchisq(log_rank$chisq, ${df}, lower.tail = FALSE)` : 'weighted$p'
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
