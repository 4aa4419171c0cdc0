import { parseNumbers } from '../../kit/options/number-list.ts'
import type { DesignInR } from '../../kit/planning/r-planning.ts'
import { rNumber, rVector } from '../../kit/r/r-code.ts'
import { parseCells } from './cell-means.ts'
import type { Answers, Options } from './study.ts'

interface FTest {
  /** Lines that define `sizes_of(n)`, `df_of(sizes)` and `ncp_of(sizes, effect)`. */
  readonly lines: (answers: Answers) => readonly string[]
  /** R expression for the deviations that the tested effect causes in the assumed means. */
  readonly added: (answers: Answers) => string
}

/** The power of an F test in analysis of variance, in R; the effect is Cohen's f. */
export function fTestInR({ lines, added }: FTest): DesignInR<Options> {
  return {
    lines: (answers) => [...lines(answers), ...powerLines],
    effect: (answers) => `sqrt(mean((${added(answers)})^2)) / ${rNumber(answers.sd)} # Cohen's f`,
  }
}

const powerLines = [
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

/** Defines the means of one factor, if they are assumed, and their number. */
export function meansLines(counted: 'groups' | 'occasions', answers: Answers): readonly string[] {
  const { means, groups, solveFor } = answers
  if (solveFor === 'effect') return [`${counted} <- ${groups}`]
  return [`means <- ${rVector([...(parseNumbers(means) ?? [])])}`, `${counted} <- length(means)`]
}

/** Defines the means of the cells of two factors, if they are assumed, and the numbers of levels. */
export function levelLines({ cells, firstLevels, secondLevels, solveFor }: Answers): readonly string[] {
  if (solveFor === 'effect') return [`levels <- c(${firstLevels}, ${secondLevels})`]
  const rows = (parseCells(cells) ?? []).map((row) => rVector([...row]))
  return [`cells <- rbind(${rows.join(', ')})`, 'levels <- dim(cells)']
}
