import type { OptionsOf } from '../../kit/analysis.ts'
import { columnInfo, type LevelValue } from '../../kit/data-dictionary.ts'
import { labelledLevels } from '../../kit/labelled-levels.ts'
import { rCaseLines, rTable } from '../../kit/r/r-cases.ts'
import { readDataLines, rFactor, rLevel, rLines, rNumber, rString, rVector } from '../../kit/r/r-code.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'
import { captures } from './r-captures.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures, ownFrequencies: true }

function script(options: Options, data: ScriptData): string {
  const { input, confidence, margin } = options
  return rLines([
    '# Comparing risks',
    ...(input === 'counts' ? typedLines(options) : variableLines(options, data)),
    `level <- ${rNumber(confidence)}`,
    ...(margin === null ? [] : [`margin <- ${rNumber(margin)}`]),
    'z <- qnorm((1 + level) / 2)',
    functions,
    ...(input === 'counts' || data.ownWeight === undefined ? [] : maxCasesLines),
    ...analyseLines(options),
    'results <- lapply(tables, analyse)',
    'print(results)',
  ])
}

/** Tables are lists with the events and sizes of the groups, and the index of the reference. */
function typedLines({ table: { rows, counts } }: Options): readonly string[] {
  const events = counts.map(([count = 0]) => count)
  const sizes = counts.map(([a = 0, b = 0]) => a + b)
  return [
    `events <- c(${events.join(', ')})`,
    `n <- c(${sizes.join(', ')})`,
    `names(events) <- names(n) <- ${rVector([...rows])}`,
    'tables <- list(list(events = events[n > 0], n = n[n > 0], reference = sum(n > 0)))',
  ]
}

function variableLines({ outcomes, group, reference, events, missing }: Options, data: ScriptData): readonly string[] {
  const levels = columnInfo(data, group)?.levels ?? []
  const eventOf = (id: string): LevelValue => events[id]?.event ?? labelledLevels(data, id).at(-1) ?? ''
  return [
    ...readDataLines(data, [...outcomes, group]),
    ...rCaseLines(data),
    `group <- ${rFactor(data, group, levels)}`,
    'outcomes <- list(',
    outcomes
      .map(
        (id) => `  list(x = ${rFactor(data, id, labelledLevels(data, id))}, event = ${rLevel(data, id, eventOf(id))})`,
      )
      .join(',\n'),
    ')',
    missing === 'listwise'
      ? 'complete <- Reduce("&", lapply(outcomes, function(one) !is.na(one$x)), !is.na(group))'
      : 'complete <- rep(TRUE, nrow(d))',
    'tables <- lapply(outcomes, function(one) {',
    '  use <- complete & !is.na(one$x)',
    `  events <- c(${rTable(data, ['group[use & one$x == one$event]'], 'use & one$x == one$event')})`,
    `  n <- c(${rTable(data, ['group[use]'], 'use')})`,
    `  list(events = events[n > 0], n = n[n > 0], reference = ${reference === null ? '1' : `match(${rLevel(data, group, reference)}, names(n)[n > 0])`})`,
    '})',
  ]
}

/** With weighted rows, methods that R cannot apply to that many cases are skipped. */
const maxCasesLines: readonly string[] = `
# Neither ends in time with many millions of cases
up_to_millions <- function(exact) {
  force(exact)
  function(...) if (sum(...) <= 1e7) exact(...)
}
exact_odds <- up_to_millions(exact_odds)
fisher.test <- up_to_millions(fisher.test)`.split('\n')

const functions = `
wilson <- function(x, n) suppressWarnings(prop.test(x, n, conf.level = level, correct = FALSE)$conf.int)
newcombe <- function(a, m, b, n) {
  d <- a / m - b / n
  w1 <- wilson(a, m)
  w2 <- wilson(b, n)
  c(d - sqrt((a / m - w1[1])^2 + (w2[2] - b / n)^2), d + sqrt((w1[2] - a / m)^2 + (b / n - w2[1])^2))
}
wald_error <- function(a, m, b, n) sqrt(a / m * (1 - a / m) / m + b / n * (1 - b / n) / n)
wald <- function(a, m, b, n) pmin(1, pmax(-1, a / m - b / n + c(-1, 1) * z * wald_error(a, m, b, n)))
# The standard error where the risks differ by d: the risks by the cubic equation of Miettinen and Nurminen (1985)
score_error <- function(d, a, m, b, n, factor) {
  l3 <- m + n
  l2 <- (m + 2 * n) * d - l3 - (a + b)
  l1 <- (n * d - l3 - 2 * b) * d + a + b
  l0 <- b * d * (1 - d)
  q <- l2^3 / (3 * l3)^3 - l1 * l2 / (6 * l3^2) + l0 / (2 * l3)
  p <- (if (q >= 0) 1 else -1) * sqrt(max(0, l2^2 / (3 * l3)^2 - l1 / (3 * l3)))
  angle <- if (p == 0) pi / 2 else (pi + acos(max(-1, min(1, q / p^3)))) / 3
  second <- 2 * p * cos(angle) - l2 / (3 * l3)
  second <- max(0, -d, min(1, 1 - d, second))
  first <- second + d
  sqrt(factor * max(0, first * (1 - first) / m + second * (1 - second) / n))
}
miettinen_nurminen <- function(a, m, b, n) {
  d <- a / m - b / n
  factor <- (m + n) / (m + n - 1)
  excess <- function(x) abs(d - x) - z * score_error(x, a, m, b, n, factor)
  root <- function(end) {
    if (d == end) return(end)
    uniroot(excess, sort(c(d + sign(end - d) * 1e-10, end)), tol = 1e-15, maxiter = 1e5)$root
  }
  c(root(-1), root(1))
}
on_log <- function(estimate, error) {
  known <- is.finite(error) && is.finite(estimate) && estimate > 0
  c(estimate, if (known) estimate * exp(c(-1, 1) * z * error) else c(NaN, NaN))
}
# The conditional odds ratio and its exact interval, as fisher.test finds them, with tight roots
exact_odds <- function(a, m, b, n) {
  k <- a + b
  support <- max(0, k - n):min(k, m)
  log_density <- dhyper(support, m, n, k, log = TRUE)
  density <- function(t) {
    w <- log_density + t * support
    w <- exp(w - max(w))
    w / sum(w)
  }
  if (length(support) == 1) return(c(NaN, 0, Inf))
  root <- function(f) exp(uniroot(f, c(-60, 60), tol = 1e-14, maxiter = 1e5)$root)
  tail <- (1 - level) / 2
  low <- a == min(support)
  high <- a == max(support)
  c(if (low) 0 else if (high) Inf else root(function(t) sum(support * density(t)) - a),
    if (low) 0 else root(function(t) sum(density(t)[support >= a]) - tail),
    if (high) Inf else root(function(t) tail - sum(density(t)[support <= a])))
}`

function analyseLines({ eventIs, margin, aim, difference }: Options): readonly string[] {
  const below = aim === 'equivalence' || eventIs === 'benefit'
  const above = aim === 'equivalence' || eventIs === 'harm'
  const least = (of: string) => [...(below ? [`${of}(-margin)`] : []), ...(above ? [`-${of}(margin)`] : [])].join(', ')
  return [
    'analyse <- function(one) {',
    '  r <- one$reference',
    '  compare <- function(i) {',
    '    a <- one$events[[i]]',
    '    m <- one$n[[i]]',
    '    b <- one$events[[r]]',
    '    n <- one$n[[r]]',
    '    d <- a / m - b / n',
    '    counts <- rbind(c(a, m - a), c(b, n - b))',
    '    odds <- a * (n - b) / ((m - a) * b)',
    '    result <- list(difference = d, newcombe = newcombe(a, m, b, n), wald = wald(a, m, b, n),',
    '      `miettinen-nurminen` = miettinen_nurminen(a, m, b, n),',
    '      ratio = on_log(a / m / (b / n), sqrt(1 / a - 1 / m + 1 / b - 1 / n)),',
    '      woolf = on_log(odds, sqrt(sum(1 / counts))), exact = exact_odds(a, m, b, n),',
    '      pearson = suppressWarnings(chisq.test(counts, correct = FALSE)), fisher = fisher.test(counts)$p.value)',
    `    benefit <- ${eventIs === 'benefit' ? 'c(d, ' : '-c(d, rev('}result$${rString(difference[0] ?? 'newcombe')}${eventIs === 'benefit' ? ')' : '))'}`,
    '    side <- function(x) c(if (x[1] > 0) 1 / x[1] else NaN, if (x[3] > 0) c(1 / x[3], if (x[2] > 0) 1 / x[2] else Inf) else c(NaN, NaN))',
    '    result$benefit <- side(benefit)',
    '    result$harm <- side(-benefit[c(1, 3, 2)])',
    ...(margin === null
      ? []
      : [
          '    score <- function(x) (d - x) / score_error(x, a, m, b, n, 1)',
          '    by_wald <- function(x) (d - x) / wald_error(a, m, b, n)',
          `    result$score <- min(${least('score')})`,
          `    result$by_wald <- min(${least('by_wald')})`,
        ]),
    '    result',
    '  }',
    '  list(events = one$events, n = one$n, wilson = mapply(wilson, one$events, one$n),',
    '    compared = sapply(names(one$n), function(group) if (group != names(one$n)[r]) compare(group), simplify = FALSE))',
    '}',
  ]
}
