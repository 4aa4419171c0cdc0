import { rUp, sizeCaptures } from '../../kit/planning/r-planning.ts'
import { rNumber, rVector } from '../../kit/r/r-code.ts'
import type { RScript } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'
import { besides, isTwo, type Options } from './read-study.ts'

export const rScript: RScript<typeof definition> = { script, captures }

const known = (value: number | null) => rNumber(value ?? Number.NaN)

function script(options: Options): string {
  const { solveFor, n, width, confidence, ratio, dropout, clusterSize, icc } = options
  return [
    '# Sample size for a precise estimate',
    `level <- ${rNumber(confidence)}`,
    'z <- qnorm((1 + level) / 2)',
    `sizes_of <- function(n) ${isTwo(options) ? `c(n, ${rNumber(ratio)} * n)` : 'n'}`,
    ...halfWidthLines(options),
    `design_effect <- ${clusterSize > 1 ? `1 + (${rNumber(clusterSize)} - 1) * ${rNumber(icc)}` : '1'}`,
    `dropout <- ${rNumber(dropout)}`,
    rUp,
    'solve_size <- function(width) {',
    '  excess <- function(n) half_width(sizes_of(n)) - width',
    '  if (excess(least) <= 0) return(least)',
    '  high <- 2 * least',
    '  while (!(excess(high) <= 0)) {',
    '    if (high > 1e9) return(NA)',
    '    high <- 2 * high',
    '  }',
    '  uniroot(excess, c(high / 2, high), tol = 1e-14 * high, maxiter = 1e4)$root',
    '}',
    '',
    ...(solveFor === 'size'
      ? [`exact <- sizes_of(solve_size(${known(width)}))`, 'needed <- up(exact * design_effect)']
      : [`needed <- up(sizes_of(${n ?? 'NA'}))`, 'exact <- needed / design_effect']),
    'enrolled <- up(exact * design_effect / (1 - dropout))',
    'width <- half_width(needed / design_effect)',
    'print(cbind(exact, needed, enrolled))',
    'print(c(half_width = width))',
    '',
    '# if the half-width is another',
    `beside <- data.frame(relative = ${rVector(besides)})`,
    `beside$width <- beside$relative * ${solveFor === 'size' ? known(width) : 'width'}`,
    'beside$total <- sapply(beside$width, function(w) sum(up(sizes_of(solve_size(w)) * design_effect)))',
    'print(beside)',
    '',
  ].join('\n')
}

function halfWidthLines(options: Options): readonly string[] {
  const { estimand, sd, p1, p2, method, kappa, rho, raters, ratio } = options
  const smallest = isTwo(options) ? `least <- max(2, 2 / ${rNumber(ratio)})` : 'least <- 2'
  switch (estimand) {
    case 'mean':
      return [smallest, `half_width <- function(n) ${studentHalf(options, 'n - 1')} * ${known(sd)} * sqrt(1 / n)`]
    case 'mean-difference':
      return [
        smallest,
        `half_width <- function(n) ${studentHalf(options, 'sum(n) - 2')} * ${known(sd)} * sqrt(sum(1 / n))`,
      ]
    case 'proportion':
      return [
        smallest,
        `p <- ${known(p1)}`,
        method === 'wald'
          ? 'half_width <- function(n) z * sqrt(p * (1 - p) / n)'
          : 'half_width <- function(n) z / (1 + z^2 / n) * sqrt(p * (1 - p) / n + z^2 / (4 * n^2))',
      ]
    case 'proportion-difference':
      return [
        smallest,
        `p <- c(${known(p1)}, ${known(p2)})`,
        'half_width <- function(n) z * sqrt(sum(p * (1 - p) / n))',
      ]
    case 'kappa':
      return [
        smallest,
        `kappa <- ${rNumber(kappa)}`,
        `p <- ${known(p1)}`,
        '# Bloch and Kraemer (1989)',
        'variance <- (1 - kappa) * ((1 - kappa) * (1 - 2 * kappa) + kappa * (2 - kappa) / (2 * p * (1 - p)))',
        'half_width <- function(n) z * sqrt(variance / n)',
      ]
    case 'icc':
      return [
        `rho <- ${rNumber(rho)}`,
        `k <- ${raters}`,
        '# Bonett (2002): for two ratings with a correlation of 0.7 or more 5 rho persons more',
        'more <- if (k == 2 && rho >= 0.7) 5 * rho else 0',
        'least <- 2 + more',
        'half_width <- function(n) z * sqrt(2 * (1 - rho)^2 * (1 + (k - 1) * rho)^2 / (k * (k - 1) * (n - more - 1)))',
      ]
  }
}

function studentHalf({ spread, assurance }: Options, df: string): string {
  const t = `qt((1 + level) / 2, ${df})`
  return spread === 'assured' ? `${t} * sqrt(qchisq(${rNumber(assurance)}, ${df}) / (${df}))` : t
}

function captures(options: Options): Readonly<Record<string, string>> {
  const { solveFor, clusterSize } = options
  const row = `precision/${solveFor}`
  return Object.assign(
    {},
    sizeCaptures(isTwo(options) ? ['first', 'second'] : ['persons'], isTwo(options) ? 2 : 1, clusterSize),
    { [`${row}/confidence`]: 'level', [`${row}/width`]: 'width' },
    solveFor === 'size' ? { [`${row}/asked`]: known(options.width) } : {},
    ...besides.map((relative, i) => ({
      [`beside/${relative}/width`]: `beside$width[${i + 1}]`,
      [`beside/${relative}/total`]: `beside$total[${i + 1}]`,
    })),
  )
}
