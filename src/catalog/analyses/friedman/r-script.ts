import type { OptionsOf } from '../../kit/analysis.ts'
import { rConditionKeys, rRepeatedLines } from '../../kit/comparison/r-repeated.ts'
import { rQuartileType } from '../../kit/options/quartile-type.ts'
import { rLines, rNumber, rString } from '../../kit/r/r-code.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = {
  script,
  captures,
  tolerances: {
    'pairs/p': {
      relative: 1e-7,
      absolute: 1e-9,
      because: "R's ptukey leaves its series at an error of 1e-9 or more",
    },
  },
}

const pairTests = {
  nemenyi: 'ptukey(abs(x) * sqrt(2), k, Inf, lower.tail = FALSE)',
  conover: '2 * pt(-abs(x), (n - 1) * (k - 1))',
  dunn: '2 * pnorm(-abs(x))',
} as const

function script({ repeated, postHoc, adjust, confidence, quartileType }: Options, data: ScriptData): string {
  const method = postHoc === 'nemenyi' ? 'none' : adjust === 'benjamini-hochberg' ? 'BH' : adjust
  return rLines([
    '# Friedman test',
    ...rRepeatedLines(repeated, data),
    'n <- nrow(y)',
    'k <- ncol(y)',
    'ranks <- t(apply(y, 1, rank))',
    '# the interval of a median between the m-th values from both ends; m counts from the binomial distribution',
    `m <- sum(pbinom(0:n, n, 0.5) <= ${rNumber((1 - confidence) / 2)})`,
    'between <- function(v) if (m > 0) sort(v)[c(m, n + 1 - m)] else c(NaN, NaN)',
    `described <- apply(y, 2, function(v) c(quantile(v, c(0.5, 0.25, 0.75)${rQuartileType(quartileType)}, names = FALSE), between(v)))`,
    'described <- rbind(n, colMeans(ranks), described)',
    'test <- friedman.test(y)',
    'w <- unname(test$statistic) / (n * (k - 1))',
    '',
    postHoc === 'conover'
      ? 'se <- sqrt(2 * (n * sum(ranks^2) - sum(colSums(ranks)^2)) / ((n - 1) * (k - 1))) / n'
      : 'se <- sqrt(k * (k + 1) / (6 * n))',
    'compared <- apply(combn(k, 2), 2, function(j) {',
    '  difference <- mean(ranks[, j[1]]) - mean(ranks[, j[2]])',
    '  x <- if (se > 1e-8) difference / se else NaN',
    `  c(difference, se, x, ${pairTests[postHoc]})`,
    '})',
    `compared[4, ] <- p.adjust(compared[4, ], ${rString(method)})`,
    'print(list(described = described, test = test, w = w, pairs = compared))',
  ])
}

function captures({ repeated }: Options, data: ScriptData): Readonly<Record<string, string>> {
  const keys = rConditionKeys(repeated, data)
  const found: Record<string, string> = {}
  const described = ['n', 'meanRank', 'median', 'p25', 'p75', 'interval.lower', 'interval.upper']
  for (const [j, [level, name]] of keys.entries())
    for (const [i, column] of described.entries())
      found[`ranks/${level}/${name}/${column}`] = `described[${i + 1}, ${j + 1}]`
  found['test/friedman/statistic'] = 'test$statistic'
  found['test/friedman/df'] = 'test$parameter'
  found['test/friedman/p'] = 'test$p.value'
  found['test/friedman/concordance'] = 'w'
  let pair = 0
  for (const [i, [first, firstName]] of keys.entries())
    for (const [second, secondName] of keys.slice(i + 1)) {
      pair++
      for (const [c, column] of ['difference', 'se', 'statistic', 'p'].entries())
        found[`pairs/${first}/${second}/${firstName}/${secondName}/${column}`] = `compared[${c + 1}, ${pair}]`
    }
  return found
}
