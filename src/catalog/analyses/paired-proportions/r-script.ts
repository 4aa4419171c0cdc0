import type { OptionsOf } from '../../kit/analysis.ts'
import type { LevelValue } from '../../kit/data-dictionary.ts'
import { labelledLevels } from '../../kit/labelled-levels.ts'
import { rBinomialLines, rCaseLines, rTable } from '../../kit/r/r-cases.ts'
import { readDataLines, rFactor, rLevel, rLines, rNumber, rString, rVector } from '../../kit/r/r-code.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'
import { captures } from './r-captures.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures, ownFrequencies: true }

function script(options: Options, data: ScriptData): string {
  const { input, confidence, question, adjust } = options
  return rLines([
    '# Paired proportions',
    ...(input === 'counts'
      ? typedLines(options)
      : question === 'event'
        ? eventLines(options, data)
        : symmetryLines(options, data)),
    `level <- ${rNumber(confidence)}`,
    functions,
    'results <- lapply(tables, analyse)',
    `adjust <- ${rString(adjust === 'benjamini-hochberg' ? 'BH' : adjust)}`,
    'p_of <- function(test) p.adjust(vapply(results, function(one) if (is.na(one[[test]]$p)) NA else one[[test]]$p, 0), adjust)',
    'adjusted <- lapply(c(exact = "exact", `mid-p` = "mid-p", corrected = "corrected", asymptotic = "asymptotic", bowker = "bowker"), p_of)',
    'print(results)',
    'print(adjusted)',
  ])
}

function typedLines({ table: { rows, counts } }: Options): readonly string[] {
  return [
    `tables <- list(matrix(c(${counts.flat().join(', ')}), nrow = ${rows.length}, byrow = TRUE,`,
    `  dimnames = list(${rVector([...rows])}, ${rVector([...rows])})))`,
  ]
}

function completeLine({ missing }: Options): string {
  return missing === 'listwise'
    ? 'complete <- Reduce("&", lapply(measurements, function(x) !is.na(x)))'
    : 'complete <- rep(TRUE, nrow(d))'
}

function eventLines(options: Options, data: ScriptData): readonly string[] {
  const { outcomes, events } = options
  const eventOf = (id: string): LevelValue => events[id]?.event ?? labelledLevels(data, id).at(-1) ?? ''
  return [
    ...readDataLines(data, outcomes),
    ...rCaseLines(data),
    ...rBinomialLines(data),
    'measurements <- list(',
    outcomes
      .map((id) => `  ${rFactor(data, id, labelledLevels(data, id))} == ${rLevel(data, id, eventOf(id))}`)
      .join(',\n'),
    ')',
    completeLine(options),
    'pairs <- combn(length(measurements), 2, simplify = FALSE)',
    'two <- function(x) factor(x[complete], levels = c(TRUE, FALSE))',
    `tables <- lapply(pairs, function(pair) ${rTable(data, ['two(measurements[[pair[1]]])', 'two(measurements[[pair[2]]])'], 'complete')})`,
    ...(data.ownWeight === undefined ? cochranLines : weightedCochranLines),
  ]
}

const cochranLines: readonly string[] = [
  '# Cochran: the generalised test of Mantel and Haenszel with a stratum for each row',
  'known <- Reduce("&", lapply(measurements, function(x) !is.na(x)))',
  'answers <- sapply(measurements, function(x) x[known])',
  'answers <- matrix(answers, ncol = length(measurements))',
  'totals <- colSums(answers)',
  'varies <- rowSums(answers) %in% seq_len(ncol(answers) - 1)',
  'cochran <- if (!any(varies)) list(statistic = NaN, p.value = NaN) else mantelhaen.test(',
  '  factor(rep(seq_along(measurements), each = sum(varies))), factor(c(answers[varies, ])), factor(rep(seq_len(sum(varies)), ncol(answers))),',
  '  correct = FALSE)',
]

const weightedCochranLines: readonly string[] = [
  '# Cochran (1950)',
  'known <- Reduce("&", lapply(measurements, function(x) !is.na(x)))',
  'answers <- sapply(measurements, function(x) x[known])',
  'answers <- matrix(answers, ncol = length(measurements))',
  'cases <- w[known]',
  'totals <- colSums(cases * answers)',
  'cochran <- local({',
  '  k <- ncol(answers)',
  '  scale <- sum(cases * rowSums(answers) * (k - rowSums(answers)))',
  '  q <- if (scale == 0) NaN else k * (k - 1) * sum((totals - mean(totals))^2) / scale',
  '  list(statistic = q, p.value = pchisq(q, k - 1, lower.tail = FALSE))',
  '})',
]

function symmetryLines(options: Options, data: ScriptData): readonly string[] {
  const { outcomes } = options
  const texts = (id: string) =>
    `as.character(${rFactor(data, id, labelledLevels(data, id)).replace(/, labels = .*\)$/s, ')')})`
  return [
    ...readDataLines(data, outcomes),
    ...rCaseLines(data),
    'measurements <- list(',
    outcomes.map((id) => `  ${texts(id)}`).join(',\n'),
    ')',
    `values <- list(${outcomes.map((id) => `as.character(${rVector([...labelledLevels(data, id)])})`).join(', ')})`,
    completeLine(options),
    'pairs <- combn(length(measurements), 2, simplify = FALSE)',
    'tables <- lapply(pairs, function(pair) {',
    '  levels <- union(values[[pair[1]]], values[[pair[2]]])',
    `  unclass(${rTable(data, ['factor(measurements[[pair[1]]][complete], levels)', 'factor(measurements[[pair[2]]][complete], levels)'], 'complete')})`,
    '})',
  ]
}

const functions = `
wilson <- function(x, n) suppressWarnings(prop.test(x, n, conf.level = level, correct = FALSE)$conf.int)
# Newcombe (1998), method 10
newcombe <- function(a, b, c, d) {
  n <- a + b + c + d
  theta <- (b - c) / n
  w1 <- wilson(a + b, n)
  w2 <- wilson(a + c, n)
  p1 <- (a + b) / n
  p2 <- (a + c) / n
  top <- as.numeric(a) * d - as.numeric(b) * c
  if (top > 0) top <- max(top - n / 2, 0)
  bottom <- as.numeric(a + b) * (c + d) * (a + c) * (b + d) # past R's largest integer
  phi <- if (bottom == 0) 0 else top / sqrt(bottom)
  joined <- function(x, y) sqrt(max(0, x^2 - 2 * phi * x * y + y^2))
  c(theta, theta - joined(p1 - w1[1], w2[2] - p2), theta + joined(w1[2] - p1, p2 - w2[1]))
}
bowker <- function(counts) {
  over <- counts[upper.tri(counts)]
  under <- t(counts)[upper.tri(counts)]
  some <- over + under > 0
  if (!any(some)) return(list(statistic = NaN, df = 0, p = NaN))
  if (all(some)) {
    test <- mcnemar.test(counts, correct = FALSE)
    return(list(statistic = unname(test$statistic), df = unname(test$parameter), p = test$p.value))
  }
  statistic <- sum((over - under)[some]^2 / (over + under)[some])
  list(statistic = statistic, df = sum(some), p = pchisq(statistic, sum(some), lower.tail = FALSE))
}
analyse <- function(counts) {
  counts <- unclass(counts)
  n <- sum(counts)
  result <- list(counts = counts, n = n, changed = n - sum(diag(counts)), bowker = bowker(counts))
  if (nrow(counts) != 2) return(c(result, list(exact = list(p = NA), \`mid-p\` = list(p = NA), corrected = list(p = NA), asymptotic = list(p = NA))))
  a <- counts[1, 1]
  b <- counts[1, 2]
  c <- counts[2, 1]
  d <- counts[2, 2]
  none <- list(statistic = c(NaN), parameter = 1, p.value = NaN)
  chi <- function(correct) {
    test <- if (b + c == 0) none else mcnemar.test(counts, correct = correct)
    list(statistic = unname(test$statistic), df = unname(test$parameter), p = test$p.value)
  }
  result$exact <- list(p = if (b + c == 0) 1 else binom.test(b, b + c)$p.value)
  result$\`mid-p\` <- list(p = 2 * pbinom(min(b, c) - 1, b + c, 0.5) + dbinom(min(b, c), b + c, 0.5))
  result$corrected <- chi(TRUE)
  result$asymptotic <- chi(FALSE)
  result$difference <- newcombe(a, b, c, d)
  share <- if (b + c == 0) c(0, 1) else binom.test(b, b + c, conf.level = level)$conf.int
  result$odds <- c(b / c, share / (1 - share))
  result
}`
