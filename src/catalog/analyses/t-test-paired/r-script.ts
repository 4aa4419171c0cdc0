import type { OptionsOf } from '../../kit/analysis.ts'
import { marginsOf } from '../../kit/comparison/equivalence-options.ts'
import { rEquivalence } from '../../kit/comparison/r-equivalence.ts'
import { rSignedRank } from '../../kit/comparison/r-signed-rank.ts'
import { rQuartileType } from '../../kit/options/quartile-type.ts'
import { rColumn, readDataLines, rFactor, rLines, rNumber, rString } from '../../kit/r/r-code.ts'
import { rEffectOfT } from '../../kit/r/r-effect-of-t.ts'
import { rKthWalsh } from '../../kit/r/r-kth-sum.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
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

/** Defines an R function that compares a pair of measurements; it is called for each pair. */
function script(options: Options, data: ScriptData): string {
  const { tests, missing, confidence, quartileType } = options
  const margins = marginsOf(options)
  const equivalent = margins !== null && !('status' in margins)
  return rLines([
    `# Paired measurements: ${tests.join(', ')}`,
    ...pairLines(options, data),
    'usable <- sapply(pairs, function(p) is.finite(p$first) & is.finite(p$second))',
    'possible <- function(k) {',
    '  x <- (pairs[[k]]$first - pairs[[k]]$second)[usable[, k]]',
    '  length(x) > 1 && diff(range(x)) > 0',
    '}',
    'kept <- Filter(possible, seq_along(pairs)) # the others are left out',
    ...(missing === 'listwise'
      ? [
          'usable[] <- apply(usable[, kept, drop = FALSE], 1, all) # complete in every pair that is left',
          'kept <- Filter(possible, kept)',
        ]
      : []),
    '',
    ...(tests.includes('wilcoxon') ? rKthWalsh : []),
    ...(equivalent ? rEquivalence(margins, confidence) : []),
    'compare <- function(first, second) {',
    '  x <- first - second',
    '  n <- length(x)',
    `  describe <- function(v) c(mean = mean(v), sd = sd(v), quantile(v, c(0.5, 0.25, 0.75)${rQuartileType(quartileType)}, names = FALSE))`,
    '  result <- list(n = n, first = describe(first), second = describe(second), differences = describe(x),',
    '    positive = sum(x > 0), negative = sum(x < 0), zero = sum(x == 0), r = suppressWarnings(cor(first, second)),',
    '    shapiro = if (n >= 3 && n <= 5000) shapiro.test(x) else NULL)',
    ...(tests.includes('t') ? tLines(options) : []),
    ...(equivalent
      ? ['  result$equivalence <- equivalence(result$t$estimate, result$t$stderr, result$t$parameter)']
      : []),
    ...(tests.includes('wilcoxon') ? rSignedRank(options, 'first, second, paired = TRUE') : []),
    '  result',
    '}',
    '',
    'results <- lapply(seq_along(pairs), function(k)',
    '  if (k %in% kept) compare(pairs[[k]]$first[usable[, k]], pairs[[k]]$second[usable[, k]]))',
    'print(results)',
  ])
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
  return [
    `  result$t <- t.test(first, second, paired = TRUE, alternative = ${rString(alternative.replace('-', '.'))}, conf.level = ${rNumber(confidence)})`,
    ...rEffectOfT(confidence),
    '  average <- sqrt((var(first) + var(second)) / 2)',
    '  result$dz <- c(mean(x) / sd(x), limits / sqrt(n))',
    '  result$gz <- result$dz * factor_g',
    '  result$dav <- c(mean(x) / average, limits / sqrt(n) * sd(x) / average)',
  ]
}
