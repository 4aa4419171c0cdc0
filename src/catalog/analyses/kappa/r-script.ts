import type { OptionsOf } from '../../kit/analysis.ts'
import { mergedLevels } from '../../kit/comparison/merged-levels.ts'
import { labelledLevels } from '../../kit/labelled-levels.ts'
import { rCaseLines, rTable } from '../../kit/r/r-cases.ts'
import { rColumn, readDataLines, rLines, rNumber, rVector } from '../../kit/r/r-code.ts'
import { rKappa } from '../../kit/r/r-kappa.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'
import { captures } from './r-captures.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures, ownFrequencies: true }

function script(options: Options, data: ScriptData): string {
  return rLines([
    '# Agreement of raters',
    ...(options.input === 'counts' ? typedLines(options) : ratingLines(options, data)),
    `level <- ${rNumber(options.confidence)}`,
    functions,
    'print(results)',
    ...(options.input === 'variables' && options.raters.length > 2 ? [fleissText(data)] : []),
  ])
}

function typedLines({ table: { rows, counts } }: Options): readonly string[] {
  return [
    `tables <- list(matrix(c(${counts.flat().join(', ')}), nrow = ${rows.length}, byrow = TRUE,`,
    `  dimnames = list(${rVector([...rows])}, ${rVector([...rows])})))`,
  ]
}

function ratingLines({ raters, missing }: Options, data: ScriptData): readonly string[] {
  const values = mergedLevels(raters.map((id) => labelledLevels(data, id)))
  return [
    ...readDataLines(data, raters),
    ...rCaseLines(data),
    `categories <- ${rVector(values)} # in their order`,
    `ratings <- cbind(${raters.map((id) => `match(${rColumn(data, id)}, categories)`).join(', ')})`,
    `seen <- ${missing === 'listwise' ? 'ratings[complete.cases(ratings), , drop = FALSE]' : 'ratings'}`,
    `crossed <- function(pair) unclass(${rTable(data, ratingsOf, missing === 'listwise' ? 'complete.cases(ratings)' : undefined)})`,
    'tables <- lapply(combn(ncol(seen), 2, simplify = FALSE), crossed)',
  ]
}

const ratingsOf = ['factor(seen[, pair[1]], seq_along(categories))', 'factor(seen[, pair[2]], seq_along(categories))']

const functions = `
${rKappa}
compared <- function(counts) {
  n <- sum(counts)
  k <- nrow(counts)
  p <- counts / n
  away <- abs(outer(seq_len(k), seq_len(k), "-")) / (k - 1)
  agreed <- sum(diag(counts))
  wilson <- suppressWarnings(prop.test(agreed, n, conf.level = level, correct = FALSE)$conf.int)
  adjusted <- function(share) (k * share - 1) / (k - 1)
  list(counts = counts, n = n, agreed = agreed, interval = wilson, expected = sum(rowSums(p) * colSums(p)),
    pabak = adjusted(agreed / n), pabak_interval = adjusted(wilson),
    unweighted = kappa_of(counts, diag(k)), linear = kappa_of(counts, 1 - away), quadratic = kappa_of(counts, 1 - away^2))
}
results <- lapply(tables, compared)`

function fleissText({ ownWeight }: ScriptData): string {
  const weighted = ownWeight !== undefined
  const [casesLine, times, mean] = weighted
    ? ['\ncases <- w[complete.cases(ratings)]', 'cases * ', 'sum(cases * same) / n']
    : ['', '', 'mean(same)']
  return `
# Fleiss (1971); test of Fleiss, Nee and Landis (1979), interval of Gwet (2008)
complete <- ratings[complete.cases(ratings), , drop = FALSE]${casesLine}
of_all <- function(x) {
  n <- ${weighted ? 'sum(cases)' : 'nrow(x)'}
  m <- sum(x[1, ])
  shares <- colSums(${times}x) / (n * m)
  same <- rowSums(x * (x - 1)) / (m * (m - 1))
  chance <- drop(x %*% shares) / m
  expected <- sum(shares^2)
  if (expected == 1) return(c(list(n = n, raters = m, observed = ${mean}, expected = expected), tested(NaN, NaN, NaN)))
  kappa <- (${mean} - expected) / (1 - expected)
  linear <- (same - expected) / (1 - expected) - 2 * (1 - kappa) * (chance - expected) / (1 - expected)
  own <- if (all(same == 1)) 0 else sqrt(sum(${times}(linear - kappa)^2) / (n * (n - 1)))
  lost <- sum(shares * (1 - shares))
  null <- sqrt(2 * (lost^2 - sum(shares * (1 - shares) * (1 - 2 * shares))) / (n * m * (m - 1))) / lost
  c(list(n = n, raters = m, observed = ${mean}, expected = expected), tested(kappa, own, null))
}
if (${weighted ? 'sum(cases) >= 2' : 'nrow(complete) > 1'}) {
  counts <- t(apply(complete, 1, tabulate, nbins = length(categories)))
  overall <- of_all(counts)
  by_category <- lapply(seq_along(categories), function(j) {
    of <- of_all(cbind(counts[, j], rowSums(counts) - counts[, j]))
    c(list(share = sum(${times}counts[, j]) / sum(${times}counts)), of)
  })
  print(list(fleiss = overall, categories = by_category))
}`
}
