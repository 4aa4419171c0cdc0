import { rNumber, rString } from '../r/r-code.ts'

export interface SignedRankAnswers {
  readonly exact: 'auto' | 'exact' | 'normal'
  readonly zeros: 'drop' | 'pratt'
  readonly continuity: boolean
  readonly alternative: 'two-sided' | 'greater' | 'less'
  readonly confidence: number
}

/**
 * Lines of R in a function of the differences `x`: a call of wilcox.test, `call`, if that supports the chosen options; otherwise written out:
 * the statistic Z, Pratt's zeros, exact P values with ties.
 */
export function rSignedRank(options: SignedRankAnswers, call: string): readonly string[] {
  const { alternative, confidence, continuity, exact, zeros } = options
  const twoSided = alternative === 'two-sided'
  const towards = twoSided ? 'sign(excess)' : alternative === 'greater' ? '1' : '-1'
  const p = {
    'two-sided': 'min(1, 2 * min(at_most, at_least))',
    greater: 'at_least',
    less: 'at_most',
  }[alternative]
  const tail = rNumber(twoSided ? (1 - confidence) / 2 : 1 - confidence)
  const wanted = { auto: 'm < 50 && !tied && zeros == 0', exact: 'm <= 200', normal: 'FALSE' }[exact]
  return [
    '  zeros <- sum(x == 0)',
    `  lead <- ${zeros === 'pratt' ? 'zeros' : '0'} # ranks that zeros take first`,
    '  nonzero <- x[x != 0]',
    '  m <- length(nonzero)',
    '  ranks <- rank(abs(nonzero)) + lead',
    '  tied <- any(duplicated(ranks))',
    '  v <- sum(ranks[nonzero > 0])',
    '  excess <- v - sum(ranks) / 2',
    '  k <- m + lead',
    '  spread <- sqrt((k * (k + 1) * (2 * k + 1) - lead * (lead + 1) * (2 * lead + 1)) / 24 -',
    '    sum(table(ranks)^3 - table(ranks)) / 48)',
    `  exact <- ${wanted}`,
    `  z <- (excess${continuity ? ` - ${towards} * 0.5` : ''}) / spread`,
    '  if (exact) { # ways to give the ranks their signs, by the sum of twice the positive ones',
    '    ways <- c(1, rep(0, 2 * sum(ranks)))',
    '    for (r in 2 * ranks) ways <- ways + c(rep(0, r), head(ways, -r))',
    '    sums <- seq_along(ways) - 1',
    '    at_most <- sum(ways[sums <= 2 * v]) / 2^m',
    '    at_least <- sum(ways[sums >= 2 * v]) / 2^m',
    '  } else {',
    '    at_most <- pnorm(z)',
    '    at_least <- pnorm(z, lower.tail = FALSE)',
    '  }',
    `  used <- ${zeros === 'pratt' ? 'x' : 'nonzero'}`,
    '  ties <- table(used)',
    '  u <- as.numeric(length(used))',
    '  count <- u * (u + 1) / 2',
    '  walsh <- function(k) kth_walsh(k, sort(used))',
    '  if (exact) {',
    `    low <- max(1, qsignrank(${tail}, u))`,
    '    high <- count + 1 - low',
    '  } else {',
    `    reach <- qnorm(${tail}, lower.tail = FALSE) * sqrt(u * (u + 1) * (2 * u + 1) / 24 - sum(ties^3 - ties) / 48)${continuity ? ' + 0.5' : ''}`,
    '    low <- max(1, ceiling(count / 2 - reach))',
    '    high <- min(count, ceiling(count / 2 + reach))',
    '  }',
    '  r <- 2 * v / sum(ranks) - 1',
    `  half <- qnorm(${rNumber((1 + confidence) / 2)}) * sqrt(m * (m + 1) * (2 * m + 1) / 6) / (m * (m + 1) / 2)`,
    `  result$wilcoxon <- list(statistic = if (exact) v else z, rank = if (exact) NaN else v, p.value = ${p}, median = mean(sapply(ceiling((count + 0:1) / 2), walsh)),`,
    `    conf.int = c(${alternative === 'less' ? '-Inf' : 'walsh(low)'}, ${alternative === 'greater' ? 'Inf' : 'walsh(high)'}), r = c(r, tanh(atanh(r) + c(-1, 1) * half)))`,
    ...(zeros === 'drop' && exact !== 'exact'
      ? [
          `  check <- suppressWarnings(wilcox.test(${call}, exact = exact, correct = ${continuity ? 'TRUE' : 'FALSE'}, conf.int = TRUE,`,
          `    tol.root = 1e-13, alternative = ${rString(alternative.replace('-', '.'))}, conf.level = ${rNumber(confidence)}))`,
          '  result$wilcoxon$p.value <- check$p.value',
          '  if (zeros == 0) result$wilcoxon$conf.int <- check$conf.int # with zeros, R 4.6 inverts another test than it makes',
        ]
      : []),
  ]
}
