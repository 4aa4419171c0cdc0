import type { OptionsOf } from '../../kit/analysis.ts'
import { marginsOf } from '../../kit/comparison/equivalence-options.ts'
import { rEquivalence, rEquivalenceCaptures } from '../../kit/comparison/r-equivalence.ts'
import { rQuartileType } from '../../kit/options/quartile-type.ts'
import { rColumnName, readDataLines, rFactor, rLines, rNumber, rString, rVector } from '../../kit/r/r-code.ts'
import { rKthSum } from '../../kit/r/r-kth-sum.ts'
import { capturesIfAnswered, rLeaveOut } from '../../kit/r/r-left-out.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = {
  script,
  captures,
  tolerances: {
    'tests/mann-whitney/interval': {
      relative: 1e-10,
      absolute: 1e-11,
      because: 'wilcox.test finds its limits with a root finder, here to 1e-13 of the range',
    },
    'effects/interval': { relative: 1e-7, because: "R's pt() for a non-central t is accurate to about 1e-9 at best" },
  },
}

/** Defines an R function that compares one outcome between the groups; it is called for each outcome. */
function script(options: Options, data: ScriptData): string {
  const { outcomes, group, first, second, tests } = options
  if (first === null || second === null) throw new Error('Two groups must be chosen')
  const names = outcomes.map((id) => rColumnName(data, id))
  const chosen = (test: Options['tests'][number], line: string): readonly string[] =>
    tests.includes(test) ? [line] : []
  const more = `alternative = ${rString(options.alternative.replace('-', '.'))}, conf.level = ${rNumber(options.confidence)}`
  const means = options.effectSizes && (tests.includes('student') || tests.includes('welch'))
  const margins = marginsOf(options)
  const equivalent = margins !== null && !('status' in margins)
  return rLines([
    `# Two independent groups: ${tests.join(', ')}`,
    ...readDataLines(data, [...outcomes, group]),
    `group <- ${rFactor(data, group, [first, second])} # other values become NA`,
    `outcomes <- ${rVector(names)}`,
    ...rLeaveOut('outcomes', possibleLines, options.missing === 'listwise'),
    '',
    ...(tests.includes('mann-whitney') ? rKthSum : []),
    ...(equivalent ? rEquivalence(margins, options.confidence) : []),
    'compare <- function(values) {',
    '  keep <- complete & is.finite(values) & !is.na(group)',
    '  y <- values[keep]',
    '  g <- group[keep]',
    '  a <- y[g == levels(g)[1]]',
    '  b <- y[g == levels(g)[2]]',
    '  result <- list(',
    '    groups = sapply(list(a, b), function(v)',
    `      c(n = length(v), mean = mean(v), sd = sd(v), se = sd(v) / sqrt(length(v)), quantile(v, c(0.5, 0.25, 0.75)${rQuartileType(options.quartileType)}))),`,
    ...chosen('student', `    student = t.test(a, b, var.equal = TRUE, ${more}),`),
    ...chosen('welch', `    welch = t.test(a, b, ${more}),`),
    ...chosen(
      'mann-whitney',
      `    mann_whitney = wilcox.test(a, b, exact = ${exactWhere[options.exact]}, correct = ${options.continuity ? 'TRUE' : 'FALSE'}, conf.int = TRUE, tol.root = 1e-13, ${more}),`,
    ),
    '    shapiro = lapply(list(a, b), function(v)',
    '      if (length(v) >= 3 && length(v) <= 5000 && diff(range(v)) > 0) shapiro.test(v) else NULL),',
    '    levene = anova(lm(abs(y - ave(y, g)) ~ g)),',
    '    brown_forsythe = anova(lm(abs(y - ave(y, g, FUN = median)) ~ g)))',
    ...(tests.includes('mann-whitney') ? rankLines(options) : []),
    ...(equivalent
      ? [
          `  t <- result$${tests.includes('welch') ? 'welch' : 'student'}`,
          '  result$equivalence <- equivalence(diff(rev(t$estimate)), t$stderr, t$parameter)',
        ]
      : []),
    ...(means ? effectLines(options) : []),
    '  result',
    '}',
    '',
    'results <- lapply(d[outcomes], compare)',
    'print(results)',
  ])
}

/** Requires two values in each group, not all equal. */
const possibleLines = [
  '  keep <- complete & is.finite(d[[name]]) & !is.na(group)',
  '  all(table(group[keep]) > 1) && diff(range(d[[name]][keep])) > 0',
]

/** Condition for an exact wilcox.test: from version 4.6 on, its default would be exact also with ties. */
const exactWhere = {
  auto: 'max(table(g)) < 50 && !anyDuplicated(y)',
  exact: 'length(y) <= 200 && !anyDuplicated(y)',
  normal: 'FALSE',
} as const

/**
 * P value conditional on the ties, which wilcox.test has from version 4.6 only: counts the choices of the ranks of the first group, by twice
 * their sum. The interval is the one without ties.
 */
function tiedLines({ alternative, confidence }: Options): readonly string[] {
  const p = {
    'two-sided': 'min(1, 2 * min(at_most, at_least))',
    greater: 'at_least',
    less: 'at_most',
  }[alternative]
  const tail = rNumber(alternative === 'two-sided' ? (1 - confidence) / 2 : 1 - confidence)
  return [
    '  if (length(y) <= 200 && anyDuplicated(y)) {',
    '    doubled <- 2 * rank(y)',
    '    ways <- matrix(0, length(a) + 1, sum(doubled) + 1) # a row for each number chosen, a column for each sum',
    '    ways[1, 1] <- 1',
    '    for (r in doubled) for (j in length(a):1)',
    '      ways[j + 1, ] <- ways[j + 1, ] + c(rep(0, r), head(ways[j, ], -r))',
    '    chosen <- ways[length(a) + 1, ] / choose(length(y), length(a))',
    '    sums <- seq_along(chosen) - 1',
    '    seen <- sum(doubled[g == levels(g)[1]])',
    '    at_most <- sum(chosen[sums <= seen])',
    '    at_least <- sum(chosen[sums >= seen])',
    `    result$mann_whitney$p.value <- ${p}`,
    '    result$mann_whitney$method <- "exact given the ties"',
    `    low <- max(1, qwilcox(${tail}, m, n))`,
    `    result$mann_whitney$conf.int <- c(${alternative === 'less' ? '-Inf' : 'kth_sum(low, a, sort(-b))'}, ${alternative === 'greater' ? 'Inf' : 'kth_sum(m * n + 1 - low, a, sort(-b))'})`,
    '  }',
  ]
}

/** Results that wilcox.test does not print, or only within the tolerance of its root finder. */
function rankLines(options: Options): readonly string[] {
  const { confidence, continuity, alternative, exact } = options
  const z =
    alternative === 'two-sided'
      ? continuity
        ? 'excess - sign(excess) * 0.5'
        : 'excess'
      : continuity
        ? `excess ${alternative === 'greater' ? '-' : '+'} 0.5`
        : 'excess'
  return [
    '  m <- as.numeric(length(a))', // the product of two counts can exceed R's largest integer
    '  n <- as.numeric(length(b))',
    '  shift <- mean(sapply(ceiling((m * n + 0:1) / 2), kth_sum, a, sort(-b))) # Hodges-Lehmann',
    '  excess <- unname(result$mann_whitney$statistic) - m * n / 2',
    '  ties <- table(y)',
    `  z <- (${z}) / sqrt(m * n / 12 * (m + n + 1 - sum(ties^3 - ties) / ((m + n) * (m + n - 1))))`,
    '  r <- 2 * unname(result$mann_whitney$statistic) / (m * n) - 1',
    `  r_interval <- tanh(atanh(r) + c(-1, 1) * qnorm(${rNumber((1 + confidence) / 2)}) * sqrt((m + n + 1) / (3 * m * n)))`,
    '  result$ranks <- list(shift = shift, z = z, r = r, r_interval = r_interval)',
    ...(exact === 'exact' ? tiedLines(options) : []),
  ]
}

/** Cohen d and Hedges g with intervals from the non-central t distribution. */
function effectLines({ confidence }: Options): readonly string[] {
  const tail = rNumber((1 - confidence) / 2)
  return [
    '  df <- length(y) - 2',
    '  pooled <- sqrt((sum((a - mean(a))^2) + sum((b - mean(b))^2)) / df)',
    '  d_value <- (mean(a) - mean(b)) / pooled',
    '  per_d <- sqrt(as.numeric(length(a)) * length(b) / length(y))',
    '  t_value <- d_value * per_d',
    '  reach <- 10 * sqrt(1 + t_value^2 / (2 * df)) + 2',
    '  limit <- function(p) tryCatch(uniroot(function(ncp) pt(t_value, df, ncp) - p,',
    '    t_value + c(-1, 1) * min(reach, 37 - abs(t_value)), tol = 1e-12)$root, error = function(e) NA) / per_d # pt() ends at 37.62',
    `  d_interval <- c(limit(1 - ${tail}), limit(${tail}))`,
    '  factor_g <- exp(lgamma(df / 2) - log(df / 2) / 2 - lgamma((df - 1) / 2))',
    '  result$effects <- list(d = d_value, d_interval = d_interval,',
    '    g = d_value * factor_g, g_interval = d_interval * factor_g)',
  ]
}

function captures(options: Options, data: ScriptData): Readonly<Record<string, string>> {
  const { outcomes, group, first, second, tests } = options
  const all: Record<string, string> = {}
  for (const id of outcomes) {
    const found: Record<string, string> = {}
    const result = `results[[${rString(rColumnName(data, id))}]]`
    for (const [g, value] of [first, second].entries()) {
      const row = `groups/${id}/${group}=${String(value)}`
      for (const [i, column] of ['n', 'mean', 'sd', 'se', 'median', 'p25', 'p75'].entries())
        found[`${row}/${column}`] = `${result}$groups[${i + 1}, ${g + 1}]`
      found[`${row}/missing`] =
        `sum(is.na(d[[${rString(rColumnName(data, id))}]]) & group == levels(group)[${g + 1}], na.rm = TRUE)`
      const shapiro = `${result}$shapiro[[${g + 1}]]`
      found[`assumptions/${id}/shapiro-wilk/${group}=${String(value)}/statistic`] = `${shapiro}$statistic`
      found[`assumptions/${id}/shapiro-wilk/${group}=${String(value)}/p`] = `${shapiro}$p.value`
    }
    for (const test of ['student', 'welch'] as const) {
      if (!tests.includes(test)) continue
      const row = `tests/${id}/${test}`
      found[`${row}/difference`] = `diff(rev(${result}$${test}$estimate))`
      found[`${row}/interval.lower`] = `${result}$${test}$conf.int[1]`
      found[`${row}/interval.upper`] = `${result}$${test}$conf.int[2]`
      found[`${row}/statistic`] = `${result}$${test}$statistic`
      found[`${row}/df`] = `${result}$${test}$parameter`
      found[`${row}/p`] = `${result}$${test}$p.value`
    }
    if (options.equivalence) Object.assign(found, rEquivalenceCaptures(`equivalence/${id}`, `${result}$equivalence`))
    if (tests.includes('mann-whitney')) {
      const row = `tests/${id}/mann-whitney`
      const ranks = `${result}$mann_whitney`
      found[`${row}/difference`] = `${result}$ranks$shift`
      found[`${row}/interval.lower`] = `${ranks}$conf.int[1]`
      found[`${row}/interval.upper`] = `${ranks}$conf.int[2]`
      found[`${row}/statistic`] = `if (grepl("exact", ${ranks}$method)) ${ranks}$statistic else ${result}$ranks$z`
      found[`${row}/rank`] = `if (grepl("exact", ${ranks}$method)) NaN else ${ranks}$statistic`
      found[`${row}/p`] = `${ranks}$p.value`
      if (options.effectSizes) {
        found[`effects/${id}/rank-biserial/estimate`] = `${result}$ranks$r`
        found[`effects/${id}/rank-biserial/interval.lower`] = `${result}$ranks$r_interval[1]`
        found[`effects/${id}/rank-biserial/interval.upper`] = `${result}$ranks$r_interval[2]`
      }
    }
    if (options.effectSizes && (tests.includes('student') || tests.includes('welch')))
      for (const [measure, name] of [
        ['cohen-d', 'd'],
        ['hedges-g', 'g'],
      ] as const) {
        found[`effects/${id}/${measure}/estimate`] = `${result}$effects$${name}`
        found[`effects/${id}/${measure}/interval.lower`] = `${result}$effects$${name}_interval[1]`
        found[`effects/${id}/${measure}/interval.upper`] = `${result}$effects$${name}_interval[2]`
      }
    for (const [test, name] of [
      ['levene', 'levene'],
      ['brown-forsythe', 'brown_forsythe'],
    ] as const) {
      found[`assumptions/${id}/${test}/-/statistic`] = `${result}$${name}$"F value"[1]`
      found[`assumptions/${id}/${test}/-/df.1`] = `${result}$${name}$Df[1]`
      found[`assumptions/${id}/${test}/-/df.2`] = `${result}$${name}$Df[2]`
      found[`assumptions/${id}/${test}/-/p`] = `${result}$${name}$"Pr(>F)"[1]`
    }
    const asked = Object.entries(found).filter(([path]) => options.assumptions || !path.startsWith('assumptions/'))
    Object.assign(all, capturesIfAnswered(result, Object.fromEntries(asked)))
  }
  return all
}
