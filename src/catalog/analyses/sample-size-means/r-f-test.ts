import { parseNumbers } from '../../kit/options/number-list.ts'
import type { DesignInR } from '../../kit/planning/r-planning.ts'
import { rNumber, rVector } from '../../kit/r/r-code.ts'
import { parseCells } from './cell-means.ts'
import type { Answers, Options } from './study.ts'

interface FTest {
  /** Lines that define `sizes_of(n)`, `df_of(sizes)` and `ncp_of(sizes, effect)`. */
  readonly lines: (answers: Answers) => readonly string[]
  /** What the tested effect adds to each of the means that are assumed. */
  readonly added: (answers: Answers) => string
}

/** The power of an F test in analysis of variance, in R; its effect is Cohen's f. */
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

/** The means of one factor if they are assumed, and how many they are. */
export function meansLines(counted: 'groups' | 'occasions', answers: Answers): readonly string[] {
  const { means, groups, solveFor } = answers
  if (solveFor === 'effect') return [`${counted} <- ${groups}`]
  return [`means <- ${rVector([...(parseNumbers(means) ?? [])])}`, `${counted} <- length(means)`]
}

/** The means of the cells of two factors if they are assumed, and how many levels each has. */
export function levelLines({ cells, firstLevels, secondLevels, solveFor }: Answers): readonly string[] {
  if (solveFor === 'effect') return [`levels <- c(${firstLevels}, ${secondLevels})`]
  const rows = (parseCells(cells) ?? []).map((row) => rVector([...row]))
  return [`cells <- rbind(${rows.join(', ')})`, 'levels <- dim(cells)']
}
