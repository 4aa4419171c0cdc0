import { parseNumbers } from '../../kit/options/number-list.ts'
import { rNumber, rVector } from '../../kit/r/r-code.ts'
import { parseCells } from './cell-means.ts'
import type { Options } from './study.ts'

/** The power of F tests in analysis of variance, in R. */
export function anovaLines(options: Options): readonly string[] {
  return [
    ...designLines(options),
    '# The non-central F distribution as the mixture that it is: pf stops at an error of 1e-9 (compare power.anova.test)',
    'power_of <- function(sizes, effect) {',
    '  df <- df_of(sizes)',
    '  ncp <- ncp_of(sizes, effect)',
    '  critical <- qf(alpha, df[1], df[2], lower.tail = FALSE)',
    '  j <- 0:ceiling(ncp + 40 * sqrt(ncp) + 100)',
    '  sum(dpois(j, ncp / 2) * pbeta(df[2] / (df[1] * critical + df[2]), df[2] / 2, df[1] / 2 + j))',
    '}',
    'shown <- function(effect) effect',
    'least <- 2',
    'unit <- 0.25',
    'most <- Inf',
  ]
}

/** Cohen's f of the means that are assumed, as an expression of what the lines define. */
export function anovaEffect({ design, tested, sd }: Options): string {
  const within = rNumber(sd ?? Number.NaN)
  if (design !== 'factorial' && design !== 'mixed') return `sqrt(mean((means - mean(means))^2)) / ${within} # Cohen's f`
  const added = {
    first: 'rowMeans(cells) - mean(cells)',
    second: 'colMeans(cells) - mean(cells)',
    interaction: 'sweep(sweep(cells, 1, rowMeans(cells)), 2, colMeans(cells)) + mean(cells)',
  }
  return `sqrt(mean((${added[tested]})^2)) / ${within} # Cohen's f`
}

function designLines(options: Options): readonly string[] {
  const { design, means, groups, correlation, epsilon, solveFor } = options
  if (design === 'factorial') return factorialLines(options)
  if (design === 'mixed') return mixedLines(options)
  const given = solveFor !== 'effect'
  const assumed = given ? [`means <- ${rVector([...(parseNumbers(means) ?? [])])}`] : []
  const count = given ? 'length(means)' : String(groups)
  return design === 'repeated'
    ? [
        ...assumed,
        `occasions <- ${count}`,
        `correlation <- ${rNumber(correlation)}`,
        `epsilon <- ${rNumber(epsilon)}`,
        'sizes_of <- function(n) n',
        'df_of <- function(sizes) epsilon * (occasions - 1) * c(1, sizes - 1)',
        '# Compound symmetry; with epsilon below 1 by Muller and Barton (1989)',
        'ncp_of <- function(sizes, effect) epsilon * effect^2 * sizes * occasions / (1 - correlation)',
      ]
    : [
        ...assumed,
        `groups <- ${count}`,
        'sizes_of <- function(n) rep(n, groups)',
        'df_of <- function(sizes) c(groups - 1, groups * (sizes[1] - 1))',
        'ncp_of <- function(sizes, effect) sum(sizes) * effect^2',
      ]
}

function mixedLines(options: Options): readonly string[] {
  const { tested, correlation, epsilon } = options
  const shared = [
    ...levelLines(options),
    'groups <- levels[1]',
    'occasions <- levels[2]',
    `correlation <- ${rNumber(correlation)}`,
    'sizes_of <- function(n) rep(n, groups)',
  ]
  if (tested === 'first')
    return [
      ...shared,
      'df_of <- function(sizes) c(groups - 1, sum(sizes - 1))',
      '# The mean of each person has the variance (1 + (occasions - 1) correlation) / occasions',
      'ncp_of <- function(sizes, effect) effect^2 * sum(sizes) * occasions / (1 + (occasions - 1) * correlation)',
    ]
  return [
    ...shared,
    `epsilon <- ${rNumber(epsilon)}`,
    `df_of <- function(sizes) epsilon * (occasions - 1) * c(${tested === 'interaction' ? 'groups - 1' : '1'}, sum(sizes - 1))`,
    '# Compound symmetry; with epsilon below 1 by Muller and Barton (1989)',
    'ncp_of <- function(sizes, effect) epsilon * effect^2 * sum(sizes) * occasions / (1 - correlation)',
  ]
}

/** How many levels each of two factors has, and the means of their cells where they are assumed. */
function levelLines({ cells, firstLevels, secondLevels, solveFor }: Options): readonly string[] {
  if (solveFor === 'effect') return [`levels <- c(${firstLevels}, ${secondLevels})`]
  const rows = (parseCells(cells) ?? []).map((row) => rVector([...row]))
  return [`cells <- rbind(${rows.join(', ')})`, 'levels <- dim(cells)']
}

function factorialLines(options: Options): readonly string[] {
  const df = { first: 'levels[1] - 1', second: 'levels[2] - 1', interaction: 'prod(levels - 1)' }
  return [
    ...levelLines(options),
    'sizes_of <- function(n) rep(n, prod(levels))',
    `df_of <- function(sizes) c(${df[options.tested]}, prod(levels) * (sizes[1] - 1))`,
    'ncp_of <- function(sizes, effect) sum(sizes) * effect^2',
  ]
}
