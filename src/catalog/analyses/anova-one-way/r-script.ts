import type { OptionsOf } from '../../kit/analysis.ts'
import { columnInfo } from '../../kit/data-dictionary.ts'
import { rQuartileType } from '../../kit/options/quartile-type.ts'
import { rColumnName, readDataLines, rFactor, rLines, rNumber, rString, rVector } from '../../kit/r/r-code.ts'
import { rLeaveOut } from '../../kit/r/r-left-out.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'
import { captures } from './r-captures.ts'

type Options = OptionsOf<typeof definition>

const byTukey =
  "R's ptukey leaves its series at an error of 1e-9 or more where there are few degrees of freedom, and qtukey iterates to 1e-4"

export const rScript: RScript<typeof definition> = {
  script,
  captures,
  tolerances: {
    'pairs/tukey/p': { relative: 1e-7, absolute: 1e-9, because: byTukey },
    'pairs/tukey/interval': { relative: 1e-7, absolute: 1e-7, because: byTukey },
    'pairs/games-howell/p': { relative: 1e-7, absolute: 1e-9, because: byTukey },
    'pairs/games-howell/interval': { relative: 1e-7, absolute: 1e-7, because: byTukey },
    'effects/interval': {
      relative: 1e-7,
      because: "R's pf() for a non-central F stops its series at an error of 1e-9",
    },
  },
}

/** Defines an R function that compares one outcome between the groups; it is called for each outcome. */
function script(options: Options, data: ScriptData): string {
  const { outcomes, group, tests, postHoc, effectSizes, assumptions, missing, confidence } = options
  const names = outcomes.map((id) => rColumnName(data, id))
  const ranked = tests.includes('kruskal-wallis') || postHoc.includes('dunn')
  const when = (wanted: boolean, ...lines: readonly string[]): readonly string[] => (wanted ? lines : [])
  return rLines([
    `# Several groups: ${[...tests, ...postHoc].join(', ')}`,
    ...readDataLines(data, [...outcomes, group]),
    `group <- droplevels(${rFactor(data, group, columnInfo(data, group)?.levels ?? [])})`,
    `outcomes <- ${rVector(names)}`,
    ...rLeaveOut('outcomes', possibleLines, missing === 'listwise'),
    `level <- ${rNumber(confidence)}`,
    ...when(
      effectSizes && tests.some((test) => test !== 'kruskal-wallis'),
      ...explainedLines(options.effectConfidence),
    ),
    ...when(postHoc.includes('tukey') || postHoc.includes('games-howell'), ...meanPairLines),
    ...when(postHoc.includes('bonferroni') || postHoc.includes('holm'), ...pooledPairLines),
    ...when(postHoc.includes('dunnett'), ...dunnettLines),
    ...when(postHoc.includes('dunn'), ...dunnLines(options.adjust)),
    '',
    'compare <- function(values) {',
    '  keep <- complete & is.finite(values) & !is.na(group)',
    '  y <- values[keep]',
    '  g <- group[keep]',
    '  parts <- split(y, g)',
    '  table <- anova(lm(y ~ g))',
    '  result <- list(',
    '    groups = rbind(n = lengths(parts), missing = tapply(is.na(values), group, sum), sapply(parts, function(v) {',
    '      half <- qt((1 + level) / 2, length(v) - 1) * sd(v) / sqrt(length(v))',
    `      c(mean(v), mean(v) - half, mean(v) + half, sd(v), sd(v) / sqrt(length(v)), quantile(v, c(0.5, 0.25, 0.75)${rQuartileType(options.quartileType)}))`,
    '    })))',
    ...when(
      tests.includes('anova'),
      '  # as oneway.test(y ~ g, var.equal = TRUE), which refuses a group of one',
      '  result$anova <- list(statistic = table$"F value"[1], parameter = table$Df, p.value = table$"Pr(>F)"[1])',
      '  result$table <- table',
    ),
    ...when(
      tests.includes('welch'),
      '  result$welch <- if (all(lengths(parts) > 1)) oneway.test(y ~ g) else list(parameter = c(length(parts) - 1, NaN))',
    ),
    ...when(
      tests.includes('kruskal-wallis'),
      '  result$kruskal_wallis <- kruskal.test(y, g)',
      '  result$epsilon_squared <- result$kruskal_wallis$statistic / (length(y) - 1)',
    ),
    ...when(ranked, '  result$mean_ranks <- tapply(rank(y), g, mean)'),
    ...when(
      postHoc.includes('tukey'),
      '  within <- table$"Mean Sq"[2]',
      '  result$tukey <- compare_means(parts, function(a, b) c(within / length(a), within / length(b), table$Df[2]))',
    ),
    ...when(
      postHoc.includes('games-howell'),
      '  result$games_howell <- compare_means(parts, function(a, b) {',
      '    v <- c(var(a) / length(a), var(b) / length(b))',
      '    c(v, sum(v)^2 / sum(v^2 / (c(length(a), length(b)) - 1)))',
      '  })',
    ),
    ...when(
      postHoc.includes('bonferroni'),
      '  result$bonferroni <- pooled_pairs(parts, table$"Mean Sq"[2], table$Df[2], "bonferroni")',
    ),
    ...when(postHoc.includes('holm'), '  result$holm <- pooled_pairs(parts, table$"Mean Sq"[2], table$Df[2], "holm")'),
    ...when(
      postHoc.includes('dunnett'),
      `  result$dunnett <- against_control(parts, ${controlPlace(options, data)}, table$"Mean Sq"[2], table$Df[2])`,
    ),
    ...when(postHoc.includes('dunn'), '  result$dunn <- compare_ranks(y, g)'),
    ...when(effectSizes && tests.some((test) => test !== 'kruskal-wallis'), '  result$explained <- explained(table)'),
    ...when(
      assumptions,
      '  shapiro <- function(v) if (length(v) >= 3 && length(v) <= 5000 && diff(range(v)) > 0) shapiro.test(v) else NULL',
      '  result$residuals <- shapiro(y - ave(y, g))',
      '  result$shapiro <- lapply(parts, shapiro)',
      '  result$bartlett <- if (isTRUE(all(sapply(parts, var) > 0))) bartlett.test(parts) else NULL',
      '  # as fligner.test(parts), which takes equal distances for different where rounding breaks the tie',
      '  distance <- round(abs(y - ave(y, g, FUN = median)) / diff(range(y)) * 1e10)',
      '  score <- qnorm((1 + rank(distance) / (length(y) + 1)) / 2)',
      '  fligner <- sum(tapply(score, g, function(a) length(a) * (mean(a) - mean(score))^2), na.rm = TRUE) / var(score)',
      '  result$fligner <- list(statistic = fligner, p.value = pchisq(fligner, length(parts) - 1, lower.tail = FALSE))',
      '  result$levene <- anova(lm(abs(y - ave(y, g)) ~ g))',
      '  result$brown_forsythe <- anova(lm(abs(y - ave(y, g, FUN = median)) ~ g))',
    ),
    '  result',
    '}',
    '',
    'results <- lapply(d[outcomes], compare)',
    'print(results)',
  ])
}

/** Requires a value in each group, and variation within at least one. */
const possibleLines = [
  '  keep <- complete & is.finite(d[[name]]) & !is.na(group)',
  '  parts <- split(d[[name]][keep], group[keep])',
  '  all(lengths(parts) > 0) && any(sapply(parts, function(v) diff(range(v)) > 0))',
]

/**
 * Pairwise comparisons by the studentized range; `spread` returns each group's contribution to the squared standard error, and the degrees of
 * freedom.
 */
const meanPairLines: readonly string[] = `
compare_means <- function(parts, spread) {
  pairs <- combn(length(parts), 2)
  t(apply(pairs, 2, function(k) {
    a <- parts[[k[1]]]
    b <- parts[[k[2]]]
    s <- spread(a, b)
    se <- sqrt(s[1] + s[2])
    difference <- mean(a) - mean(b)
    half <- qtukey(level, length(parts), s[3]) * se / sqrt(2)
    c(difference = difference, se = se, statistic = difference / se, df = s[3],
      p = ptukey(abs(difference) / se * sqrt(2), length(parts), s[3], lower.tail = FALSE),
      lower = difference - half, upper = difference + half)
  }))
}`.split('\n')

/** Index of the control among the groups. */
function controlPlace({ group, control }: Options, data: ScriptData): number {
  return control === null ? 1 : (columnInfo(data, group)?.levels ?? []).indexOf(control) + 1
}

const pooledPairLines: readonly string[] = `
pooled_pairs <- function(parts, within, df, method) {
  pairs <- combn(length(parts), 2)
  found <- t(apply(pairs, 2, function(k) {
    difference <- mean(parts[[k[1]]]) - mean(parts[[k[2]]])
    se <- sqrt(within / length(parts[[k[1]]]) + within / length(parts[[k[2]]]))
    half <- qt((1 - level) / 2 / ncol(pairs), df, lower.tail = FALSE) * se
    c(difference = difference, se = se, statistic = difference / se, df = df, p = 2 * pt(-abs(difference / se), df),
      lower = difference - half, upper = difference + half)
  }))
  found[, "p"] <- p.adjust(found[, "p"], method)
  found
}`.split('\n')

/**
 * The distribution of the largest |t| against one control: equal steps for the integral over the control, `integrate` for that over the
 * standard deviation.
 */
const dunnettLines: readonly string[] = `
against_control <- function(parts, control, within, df) {
  n <- lengths(parts)
  others <- setdiff(seq_along(parts), control)
  loading <- sqrt(n[others] / (n[others] + n[control]))
  rest <- sqrt(1 - loading^2)
  z <- seq(-9, 9, by = 0.05)
  beyond <- function(x) {
    inside <- rep(0, length(z))
    for (j in seq_along(others)) {
      outside <- pnorm((x - loading[j] * z) / rest[j], lower.tail = FALSE) + pnorm((x + loading[j] * z) / rest[j], lower.tail = FALSE)
      inside <- inside + log1p(-pmin(outside, 1))
    }
    -0.05 * sum(dnorm(z) * expm1(inside))
  }
  tail_of <- function(d) {
    reach <- 12 / sqrt(2 * df)
    f <- function(s) 2 * df * s * dchisq(df * s^2, df) * sapply(d * s, beyond)
    ends <- seq(max(0, 1 - reach), 1 + reach, length.out = 9)
    sum(sapply(1:8, function(i) integrate(f, ends[i], ends[i + 1], rel.tol = 1e-12, abs.tol = 1e-16, subdivisions = 1000, stop.on.error = FALSE)$value))
  }
  quantile_of <- uniroot(function(d) tail_of(d) - (1 - level), c(0.1, 30), tol = 1e-13)$root
  t(sapply(others, function(j) {
    difference <- mean(parts[[j]]) - mean(parts[[control]])
    se <- sqrt(within / n[[j]] + within / n[[control]])
    c(difference = difference, se = se, statistic = difference / se, df = df, p = tail_of(abs(difference / se)),
      lower = difference - quantile_of * se, upper = difference + quantile_of * se)
  }))
}`.split('\n')

function dunnLines(adjust: Options['adjust']): readonly string[] {
  const method = adjust === 'benjamini-hochberg' ? 'BH' : adjust
  return `
compare_ranks <- function(y, g) {
  ranks <- tapply(rank(y), g, mean)
  n <- as.numeric(table(g))
  ties <- as.numeric(table(y))
  total <- sum(n)
  variance <- total * (total + 1) / 12 - sum(ties^3 - ties) / (12 * (total - 1))
  found <- t(apply(combn(length(n), 2), 2, function(k) {
    difference <- ranks[[k[1]]] - ranks[[k[2]]]
    se <- sqrt(variance * sum(1 / n[k]))
    c(difference = difference, se = se, statistic = difference / se, p = 2 * pnorm(-abs(difference / se)))
  }))
  found[, "p"] <- p.adjust(found[, "p"], ${rString(method)})
  found
}`.split('\n')
}

/** η² and ω², and the limits of the population proportion of explained variance from the non-central F (Steiger 2004). */
function explainedLines(confidence: number): readonly string[] {
  return `
explained <- function(table) {
  f <- table$"F value"[1]
  df <- table$Df
  squares <- table$"Sum Sq"
  within <- squares[2] / df[2]
  n <- sum(df) + 1
  limit <- function(p) {
    excess <- function(ncp) pf(f, df[1], df[2], ncp) - p
    if (excess(0) < 0) return(0)
    high <- 10
    while (excess(high) > 0) high <- 2 * high
    uniroot(excess, c(0, high), tol = 1e-12)$root
  }
  tail <- (1 - ${rNumber(confidence)}) / 2
  ncp <- c(limit(1 - tail), limit(tail))
  c(squares[1] / sum(squares), max(0, (squares[1] - df[1] * within) / (sum(squares) + within)), ncp / (ncp + n))
}`.split('\n')
}
