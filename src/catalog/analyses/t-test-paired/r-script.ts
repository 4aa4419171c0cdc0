import type { OptionsOf } from '../../kit/analysis.ts'
import { rColumn, readDataLines, rFactor, rNumber, rString } from '../../kit/r-code.ts'
import { rKthWalsh } from '../../kit/r-kth-sum.ts'
import type { RScript, ScriptData } from '../../kit/r-script.ts'
import type { definition } from './definition.ts'
import { captures } from './r-captures.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = {
  script,
  captures,
  tolerances: {
    'tests/wilcoxon/interval': {
      relative: 1e-10,
      absolute: 1e-11,
      because: 'wilcox.test finds its limits with a root finder, here to 1e-13 of the range',
    },
    'effects/interval': { relative: 1e-7, because: "R's pt() for a non-central t is accurate to about 1e-9 at best" },
  },
}

/** One function that compares a pair of measurements, called for each pair. */
function script(options: Options, data: ScriptData): string {
  const { tests, missing } = options
  return [
    `# Paired measurements: ${tests.join(', ')}`,
    ...pairLines(options, data),
    'usable <- sapply(pairs, function(p) is.finite(p$first) & is.finite(p$second))',
    ...(missing === 'listwise' ? ['usable[] <- apply(usable, 1, all) # complete in every pair'] : []),
    '',
    ...(tests.includes('wilcoxon') ? rKthWalsh : []),
    'compare <- function(first, second) {',
    '  x <- first - second',
    '  n <- length(x)',
    '  describe <- function(v) c(mean = mean(v), sd = sd(v), quantile(v, c(0.5, 0.25, 0.75), names = FALSE))',
    '  result <- list(n = n, first = describe(first), second = describe(second), differences = describe(x),',
    '    positive = sum(x > 0), negative = sum(x < 0), zero = sum(x == 0), r = suppressWarnings(cor(first, second)),',
    '    shapiro = if (n >= 3 && n <= 5000) shapiro.test(x) else NULL)',
    ...(tests.includes('t') ? tLines(options) : []),
    ...(tests.includes('wilcoxon') ? rankLines(options) : []),
    '  result',
    '}',
    '',
    'results <- lapply(seq_along(pairs), function(k)',
    '  compare(pairs[[k]]$first[usable[, k]], pairs[[k]]$second[usable[, k]]))',
    'print(results)',
    '',
  ].join('\n')
}

function pairLines({ pairs }: Options, data: ScriptData): readonly string[] {
  if (pairs.layout === 'wide')
    return [
      ...readDataLines(data, pairs.pairs.flat()),
      'pairs <- list(',
      pairs.pairs.map(([a, b]) => `  list(first = ${rColumn(data, a)}, second = ${rColumn(data, b)})`).join(',\n'),
      ')',
    ]
  const { outcomes, set, member, first, second } = pairs
  if (first === null || second === null) throw new Error('Two measurements must be chosen')
  return [
    ...readDataLines(data, [...outcomes, set, member]),
    `member <- as.integer(${rFactor(data, member, [first, second])})`,
    `sets <- ${rColumn(data, set)}`,
    'row_of <- function(k) ifelse(!is.na(sets) & member %in% k, sets, NA)',
    'both <- intersect(na.omit(row_of(1)), na.omit(row_of(2)))',
    'pairs <- list(',
    outcomes
      .map((id) => {
        const y = rColumn(data, id)
        return `  list(first = ${y}[match(both, row_of(1))], second = ${y}[match(both, row_of(2))])`
      })
      .join(',\n'),
    ')',
  ]
}

function tLines({ alternative, confidence }: Options): readonly string[] {
  const tail = rNumber((1 - confidence) / 2)
  return [
    `  result$t <- t.test(first, second, paired = TRUE, alternative = ${rString(alternative.replace('-', '.'))}, conf.level = ${rNumber(confidence)})`,
    '  # Effect sizes with intervals from the non-central t distribution',
    '  df <- n - 1',
    '  t_value <- mean(x) / sd(x) * sqrt(n)',
    '  reach <- 10 * sqrt(1 + t_value^2 / (2 * df)) + 2',
    '  limit <- function(p) uniroot(function(ncp) pt(t_value, df, ncp) - p,',
    '    t_value + c(-1, 1) * min(reach, 37 - abs(t_value)), tol = 1e-12)$root',
    `  limits <- c(limit(1 - ${tail}), limit(${tail}))`,
    '  factor_g <- exp(lgamma(df / 2) - log(df / 2) / 2 - lgamma((df - 1) / 2))',
    '  average <- sqrt((var(first) + var(second)) / 2)',
    '  result$dz <- c(mean(x) / sd(x), limits / sqrt(n))',
    '  result$gz <- result$dz * factor_g',
    '  result$dav <- c(mean(x) / average, limits / sqrt(n) * sd(x) / average)',
  ]
}

/** wilcox.test where it does what is asked, and written out what it does not: the statistic Z, Pratt's zeros, exact P values with ties. */
function rankLines(options: Options): readonly string[] {
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
    `  result$wilcoxon <- list(statistic = if (exact) v else z, p.value = ${p}, median = mean(sapply(ceiling((count + 0:1) / 2), walsh)),`,
    `    conf.int = c(${alternative === 'less' ? '-Inf' : 'walsh(low)'}, ${alternative === 'greater' ? 'Inf' : 'walsh(high)'}), r = c(r, tanh(atanh(r) + c(-1, 1) * half)))`,
    ...(zeros === 'drop' && exact !== 'exact'
      ? [
          `  check <- suppressWarnings(wilcox.test(first, second, paired = TRUE, ${exact === 'normal' ? 'exact = FALSE, ' : ''}correct = ${continuity ? 'TRUE' : 'FALSE'}, conf.int = TRUE,`,
          `    tol.root = 1e-13, alternative = ${rString(alternative.replace('-', '.'))}, conf.level = ${rNumber(confidence)}))`,
          '  result$wilcoxon$p.value <- check$p.value',
          '  result$wilcoxon$conf.int <- check$conf.int',
        ]
      : []),
  ]
}
