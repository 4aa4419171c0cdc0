import { rNumber } from '../../kit/r/r-code.ts'
import type { Answers } from './study.ts'

/** Lines that define `sizes_of(n)`, `least` and `half_width(n)` like the models of the engine, from `level` and its quantile `z`. */
export const halfWidthInR: Readonly<Record<Answers['estimand'], (answers: Answers) => readonly string[]>> = {
  mean: (answers) => [
    ...oneGroup,
    `half_width <- function(n) ${studentHalf(answers, 'n - 1')} * ${rNumber(answers.sd)} * sqrt(1 / n)`,
  ],
  'mean-difference': (answers) => [
    ...twoGroups(answers),
    `half_width <- function(n) ${studentHalf(answers, 'sum(n) - 2')} * ${rNumber(answers.sd)} * sqrt(sum(1 / n))`,
  ],
  proportion: ({ p1, method }) => [
    ...oneGroup,
    `p <- ${rNumber(p1)}`,
    method === 'wald'
      ? 'half_width <- function(n) z * sqrt(p * (1 - p) / n)'
      : 'half_width <- function(n) z / (1 + z^2 / n) * sqrt(p * (1 - p) / n + z^2 / (4 * n^2))',
  ],
  'proportion-difference': (answers) => [
    ...twoGroups(answers),
    `p <- c(${rNumber(answers.p1)}, ${rNumber(answers.p2)})`,
    'half_width <- function(n) z * sqrt(sum(p * (1 - p) / n))',
  ],
  kappa: ({ kappa, p1 }) => [
    ...oneGroup,
    `kappa <- ${rNumber(kappa)}`,
    `p <- ${rNumber(p1)}`,
    '# Bloch and Kraemer (1989)',
    'variance <- (1 - kappa) * ((1 - kappa) * (1 - 2 * kappa) + kappa * (2 - kappa) / (2 * p * (1 - p)))',
    'half_width <- function(n) z * sqrt(variance / n)',
  ],
  icc: ({ rho, raters }) => [
    onePerson,
    `rho <- ${rNumber(rho)}`,
    `k <- ${raters}`,
    '# Bonett (2002): for two ratings with a correlation of 0.7 or more 5 rho persons more',
    'more <- if (k == 2 && rho >= 0.7) 5 * rho else 0',
    'least <- 2 + more',
    'half_width <- function(n) z * sqrt(2 * (1 - rho)^2 * (1 + (k - 1) * rho)^2 / (k * (k - 1) * (n - more - 1)))',
  ],
}

const onePerson = 'sizes_of <- function(n) n'
const oneGroup = [onePerson, 'least <- 2']

function twoGroups({ ratio }: Answers): readonly string[] {
  return [`sizes_of <- function(n) c(n, ${rNumber(ratio)} * n)`, `least <- max(2, 2 / ${rNumber(ratio)})`]
}

function studentHalf({ spread, assurance }: Answers, df: string): string {
  const t = `qt((1 + level) / 2, ${df})`
  return spread === 'assured' ? `${t} * sqrt(qchisq(${rNumber(assurance)}, ${df}) / (${df}))` : t
}
