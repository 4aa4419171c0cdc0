import type { OptionsOf } from '../../kit/analysis.ts'
import { rColumn, rColumnName, readDataLines, rLines, rNumber, rString } from '../../kit/r/r-code.ts'
import { rReplicateSeeds } from '../../kit/r/r-replicate-seeds.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import { rSetLines } from '../../kit/r/r-sets.ts'
import { metricPlaces, powers } from './compute.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

function script({ metric, variables, counted, power, permutations, seed }: Options, data: ScriptData): string {
  return rLines([
    '# Gene set enrichment',
    ...readDataLines(data, [metric, ...variables]),
    ...rSetLines(data, variables, counted),
    `metric <- ${rColumn(data, metric)}`,
    'rows <- order(-metric)',
    'rows <- rows[is.finite(metric[rows])]',
    'metric <- metric[rows]',
    'members <- lapply(seq_len(ncol(sets)), function(k) which(sets[rows, k] %in% TRUE))',
    'n <- length(metric)',
    `worth <- if (max(abs(metric)) > 0) (abs(metric) / max(abs(metric)))^${rNumber(powers[power])} else 0 * metric`,
    '# the running sum: up at genes of the set, down at all others',
    'running <- function(at) {',
    '  inside <- seq_len(n) %in% at',
    '  up <- if (sum(worth[inside]) > 0) ifelse(inside, worth, 0) else as.numeric(inside)',
    '  cumsum(up) / sum(up) - cumsum(!inside) / sum(!inside)',
    '}',
    'farthest <- function(sums) if (max(sums) >= -min(sums) - 1e-9) max(sums) else min(sums) # equal up to rounding: up',
    ...rReplicateSeeds(seed, permutations),
    'found <- lapply(members, function(at) {',
    '  sums <- running(at)',
    '  score <- farthest(sums)',
    '  random <- sapply(seeds, function(s) { set.seed(s); farthest(running(sample.int(n, length(at)))) })',
    '  same <- abs(random[(random >= 0) == (score >= 0)])',
    '  extreme <- sum(same >= abs(score) - 1e-9) # scores that differ by rounding are equal',
    '  peak <- which(abs(sums - score) < 1e-12)[1]',
    '  list(n = length(at), score = score, at = peak, leading = sum(if (score >= 0) at <= peak else at > peak),',
    '    nes = score / mean(same), p = (extreme + 1) / (length(same) + 1), same = length(same),',
    '    x = c(0, rbind(at - 1, at), n), y = c(0, rbind(c(0, sums)[at], sums[at]), 0), ranks = at,',
    '    strongest = { edge <- if (score >= 0) at[at <= peak] else at[at > peak]; edge <- edge[order(-abs(metric[edge]))]; cbind(edge, sums[edge]) })',
    '})',
    'adjusted <- p.adjust(sapply(found, function(set) set$p), "BH")',
    `shown <- if (n <= ${metricPlaces}) seq_len(n) else floor((seq_len(${metricPlaces}) - 1) * (n - 1) / ${metricPlaces - 1} + 0.5) + 1`,
    '',
    'par(mfrow = c(3, 1), mar = c(2, 5, 1, 1))',
    'plot(NULL, xlim = c(0, n), ylim = range(0, sapply(found, function(set) range(set$y))), ylab = "Enrichment score")',
    'abline(h = 0, col = "grey")',
    'for (k in seq_along(found)) lines(found[[k]]$x, found[[k]]$y, col = k + 1)',
    'plot(NULL, xlim = c(0, n), ylim = c(0, length(found)), ylab = "", yaxt = "n")',
    'for (k in seq_along(found)) segments(found[[k]]$ranks, k - 0.9, y1 = k - 0.1, col = k + 1)',
    `plot(seq_len(n), metric, type = "h", col = "grey", ylab = ${rString(rColumnName(data, metric))})`,
  ])
}

function captures({ power, permutations, variables, named, gene }: Options): Readonly<Record<string, string>> {
  const found: Record<string, string> = {
    'chart/show/weight': rNumber(powers[power]),
    'chart/show/permutations': rNumber(permutations),
    'chart/n': 'n',
    'chart/positive': 'sum(metric > 0)',
    'chart/metric/x': 'shown',
    'chart/metric/y': 'metric[shown]',
  }
  const names = {
    n: 'n',
    score: 'score',
    at: 'at',
    leading: 'leading',
    normalized: 'nes',
    p: 'p',
    sameSign: 'same',
    x: 'x',
    y: 'y',
    ranks: 'ranks',
  }
  for (const k of variables.keys()) {
    for (const [path, name] of Object.entries(names)) found[`chart/sets/${k}/${path}`] = `found[[${k + 1}]]$${name}`
    if (variables.length > 1) found[`chart/sets/${k}/adjusted`] = `adjusted[${k + 1}]`
  }
  if (variables.length === 1 && gene !== null)
    for (let k = 0; k < named; k++)
      for (const [column, axis] of ['x', 'y'].entries())
        found[`chart/sets/0/named/${k}/${axis}`] =
          `if (nrow(found[[1]]$strongest) > ${k}) unname(found[[1]]$strongest[${k + 1}, ${column + 1}])`
  return found
}
