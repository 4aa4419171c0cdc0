import type { OptionsOf } from '../../kit/analysis.ts'
import { columnInfo, type LevelValue } from '../../kit/data-dictionary.ts'
import { rCaseLines, rTable } from '../../kit/r/r-cases.ts'
import { readDataLines, rFactor, rLines, rLiteral, rNumber, rString, rVector } from '../../kit/r/r-code.ts'
import { rFisherFunctions } from '../../kit/r/r-fisher.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'
import { captures } from './r-captures.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = {
  script,
  captures,
  ownFrequencies: true,
  tolerances: {
    'tests/fisher/p': {
      relative: 1e-7,
      because: 'fisher.test sums with a network algorithm whose probabilities are kept to about 1e-7',
    },
    'effects/cramers-v/interval': {
      relative: 1e-8,
      absolute: 1e-7,
      because: 'uniroot, and near 0 the root of a small number',
    },
    'effects/cramers-v-corrected/interval': { relative: 1e-8, absolute: 1e-7, because: 'as of V' },
  },
}

/** Defines an R function that tests a table of counts; it is called for each outcome. */
function script(options: Options, data: ScriptData): string {
  const { input, confidence, replicates, seed } = options
  return rLines([
    '# Contingency tables',
    ...(input === 'counts' ? typedLines(options) : variableLines(options, data)),
    `level <- ${rNumber(confidence)}`,
    `replicates <- ${rNumber(replicates)}`,
    `seed <- ${rNumber(seed)}`,
    '',
    ...rFisherFunctions.split('\n'),
    ...functionLines,
    ...(input === 'counts' || data.ownWeight === undefined ? [] : maxCasesLines),
    '',
    'analyse <- function(counts, event, reference, ordered) {',
    '  four <- all(dim(counts) == 2)',
    '  pearson <- suppressWarnings(chisq.test(counts, correct = FALSE))',
    '  expected <- pearson$expected',
    '  result <- list(counts = counts, expected = expected, residuals = pearson$stdres, pearson = pearson,',
    `    share = ${shareOf[options.percent]},`,
    `    total_share = ${options.percent === 'row' ? 'rep(1, nrow(counts))' : 'rowSums(counts) / sum(counts)'},`,
    '    likelihood_ratio = likelihood_ratio(counts, expected), explained = association(counts, pearson))',
    '  if (four) result$yates <- suppressWarnings(chisq.test(counts, correct = TRUE))',
    `  rule <- if (four) {`,
    '    if (sum(counts) < 40 || min(expected) < 1) "fisher" else if (min(expected) >= 5) "pearson" else "yates"',
    '  } else if (min(expected) < 1 || mean(expected < 5) > 0.2) "fisher" else "pearson"',
    ...(options.headline === 'auto' ? [] : [`  rule <- ${rString(options.headline)} # chosen by hand`]),
    ...(options.fisher === 'rule'
      ? ['  if (four || rule == "fisher") result$fisher <- test_fisher(counts)']
      : options.fisher === 'always'
        ? ['  result$fisher <- test_fisher(counts)']
        : ['  result$fisher <- if (four) test_fisher(counts) else simulate_fisher(counts)']),
    ...(options.trend === 'never'
      ? []
      : [`  if (${options.trend === 'always' ? 'TRUE' : 'ordered'}) result$trend <- trend(counts)`]),
    '  if (ncol(counts) == 2) result$risks <- lapply(seq_len(nrow(counts)), function(i)',
    '    compare_risks(counts[i, event], sum(counts[i, ]), counts[reference, event], sum(counts[reference, ])))',
    '  if (four) result$phi <- phi(counts, event, reference)',
    '  result',
    '}',
    '',
    input === 'counts'
      ? 'results <- list(analyse(counts, 1, nrow(counts), FALSE))'
      : 'results <- lapply(outcomes, cross)',
    'print(results)',
  ])
}

const shareOf = {
  row: 'counts / rowSums(counts)',
  column: 't(t(counts) / colSums(counts))',
  total: 'counts / sum(counts)',
} as const

function typedLines({ table }: Options): readonly string[] {
  return [
    `counts <- matrix(c(${table.counts.flat().join(', ')}), nrow = ${table.rows.length}, byrow = TRUE,`,
    `  dimnames = list(${rVector([...table.rows])}, ${rVector([...table.columns])}))`,
    'counts <- counts[rowSums(counts) > 0, colSums(counts) > 0]',
  ]
}

function variableLines(options: Options, data: ScriptData): readonly string[] {
  const { outcomes, group, reference, events } = options
  const levels = columnInfo(data, group)?.levels ?? []
  const ordinal = (id: string) => columnInfo(data, id)?.measure === 'ordinal'
  const place = (of: readonly LevelValue[], value: LevelValue | null) => (value === null ? -1 : of.indexOf(value)) + 1
  const factors = outcomes.map((id) => {
    const own = columnInfo(data, id)?.levels ?? []
    return `  list(x = ${rFactor(data, id, own)}, event = ${place(own, events[id]?.event ?? null)}, ordinal = ${rLiteral(ordinal(id))})`
  })
  return [
    ...readDataLines(data, [...outcomes, group]),
    ...rCaseLines(data),
    `group <- ${rFactor(data, group, levels)}`,
    `reference <- levels(group)[${Math.max(1, place(levels, reference))}]`,
    '# event: the place of the level; 0: the second of two',
    'outcomes <- list(',
    factors.join(',\n'),
    ')',
    options.missing === 'listwise'
      ? 'complete <- Reduce("&", lapply(outcomes, function(one) !is.na(one$x)), !is.na(group))'
      : 'complete <- rep(TRUE, nrow(d))',
    'cross <- function(one) {',
    `  counts <- ${rTable(data, ['group[complete]', 'one$x[complete]'], 'complete')}`,
    '  counts <- unclass(counts[rowSums(counts) > 0, colSums(counts) > 0])',
    '  event <- match(levels(one$x)[one$event], colnames(counts))',
    `  group_ordinal <- ${rLiteral(ordinal(group))}`,
    '  ordered <- (group_ordinal || one$ordinal) && (group_ordinal || nrow(counts) == 2) && (one$ordinal || ncol(counts) == 2)',
    '  analyse(counts, if (length(event) == 0 || is.na(event)) 2 else event, max(1, match(reference, rownames(counts)), na.rm = TRUE), ordered)',
    '}',
  ]
}

/** With weighted rows, Fisher's test is skipped for tables that R cannot handle. */
const maxCasesLines: readonly string[] = `
# fisher.test neither takes counts beyond 32 bits nor ends in time with many millions of cases
up_to_millions <- function(test) {
  force(test)
  function(counts) if (sum(counts) <= 1e7) test(counts)
}
test_fisher <- up_to_millions(test_fisher)
simulate_fisher <- up_to_millions(simulate_fisher)`.split('\n')

const functionLines: readonly string[] = `
simulate_fisher <- function(counts) {
  set.seed(seed, kind = "Mersenne-Twister")
  list(name = "fisher-simulated", p = fisher.test(counts, simulate.p.value = TRUE, B = replicates)$p.value)
}
likelihood_ratio <- function(counts, expected) {
  statistic <- 2 * sum(ifelse(counts > 0, counts * log(counts / expected), 0))
  df <- prod(dim(counts) - 1)
  list(statistic = statistic, parameter = df, p.value = pchisq(statistic, df, lower.tail = FALSE))
}
# Linear-by-linear association: (n - 1) r^2 with the scores 1, 2 ...
trend <- function(counts) {
  n <- as.vector(counts)
  r <- cov.wt(cbind(as.vector(row(counts)), as.vector(col(counts))), wt = n / sum(n), cor = TRUE)$cor[1, 2]
  statistic <- (sum(n) - 1) * r^2
  list(statistic = statistic, parameter = 1, p.value = pchisq(statistic, 1, lower.tail = FALSE))
}
# Cramer's V, its correction by Bergsma, and the interval by the non-central chi-squared distribution
association <- function(counts, pearson) {
  n <- sum(counts)
  x <- unname(pearson$statistic)
  df <- prod(dim(counts) - 1)
  shrunk <- dim(counts) - (dim(counts) - 1)^2 / (n - 1)
  least <- min(dim(counts)) - 1
  limit <- function(p) {
    excess <- function(ncp) pchisq(x, df, ncp) - p
    if (excess(0) < 0) return(0)
    high <- 10
    while (excess(high) > 0) high <- 2 * high
    uniroot(excess, c(0, high), tol = 1e-13)$root
  }
  tail <- (1 - level) / 2
  c(sqrt(x / (n * least)), sqrt(max(0, x / n - df / (n - 1)) / (min(shrunk) - 1)),
    pmin(1, sqrt(c(limit(1 - tail), limit(tail)) / (n * least))))
}
# Difference (Newcombe), ratio (Katz) and odds ratio (Woolf), each with its limits
compare_risks <- function(a, n1, c, n2) {
  b <- n1 - a
  d <- n2 - c
  z <- qnorm((1 + level) / 2)
  w1 <- suppressWarnings(prop.test(a, n1, conf.level = level, correct = FALSE)$conf.int)
  w2 <- suppressWarnings(prop.test(c, n2, conf.level = level, correct = FALSE)$conf.int)
  p1 <- a / n1
  p2 <- c / n2
  zero <- a == 0 || c == 0
  rr <- p1 / p2
  or <- a * d / (b * c)
  half_rr <- if (zero) NaN else z * sqrt(1 / a - 1 / n1 + 1 / c - 1 / n2)
  half_or <- if (zero || b == 0 || d == 0) NaN else z * sqrt(1 / a + 1 / b + 1 / c + 1 / d)
  list(difference = c(p1 - p2, p1 - p2 - sqrt((p1 - w1[1])^2 + (w2[2] - p2)^2), p1 - p2 + sqrt((w1[2] - p1)^2 + (p2 - w2[1])^2)),
    ratio = c(rr, rr * exp(c(-half_rr, half_rr))), odds = c(or, or * exp(c(-half_or, half_or))))
}
phi <- function(counts, event, reference) {
  m <- counts[c(3 - reference, reference), c(event, 3 - event)]
  (m[1, 1] * m[2, 2] - m[1, 2] * m[2, 1]) / sqrt(prod(rowSums(m), colSums(m)))
}`.split('\n')
