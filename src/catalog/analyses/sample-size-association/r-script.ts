import type { OptionsOf } from '../../kit/analysis.ts'
import type { Known } from '../../kit/planning/define-plan.ts'
import { type PlanEffect, shownInR } from '../../kit/planning/plan-effect.ts'
import { planInR, sidesInR, twoGroupsInR } from '../../kit/planning/r-planning.ts'
import { rNumber } from '../../kit/r/r-code.ts'
import type { definition } from './definition.ts'
import { plan } from './plan.ts'

type Answers = Known<OptionsOf<typeof definition>>

export const rScript = planInR('Sample size and power: correlation, regression, ROC', plan, {
  correlation: { lines: correlationLines, effect: ({ rho }) => `abs(${rNumber(rho)})` },
  linear: { lines: linearLines, effect: ({ explained }) => rNumber(explained) },
  logistic: { lines: logisticLines, effect: ({ oddsRatio }) => `abs(log(${rNumber(oddsRatio)}))` },
  roc: { lines: areaLines, effect: ({ area, nullArea }) => `${rNumber(area)} - ${rNumber(nullArea)}` },
})

const onePerson = 'sizes_of <- function(n) n'

function correlationLines(answers: Answers, effect: PlanEffect): readonly string[] {
  return [
    sidesInR(answers),
    onePerson,
    ...(answers.method === 'fisher'
      ? [
          'power_of <- function(sizes, effect) {',
          '  z <- qnorm(alpha / sides, lower.tail = FALSE)',
          '  drift <- atanh(effect) * sqrt(sizes - 3)',
          '  pnorm(drift - z) + (if (sides == 2) pnorm(-drift - z) else 0)',
          '}',
        ]
      : [
          '# The t statistic is non-central t given the spread s of one variable, which is chi-squared',
          'power_of <- function(sizes, effect) {',
          '  n <- sizes',
          '  critical <- qt(alpha / sides, n - 2, lower.tail = FALSE)',
          '  ncp <- effect / sqrt(1 - effect^2) * sqrt(n - 1)',
          '  beyond <- function(s) pt(critical, n - 2, ncp * s, lower.tail = FALSE) +',
          '    (if (sides == 2) pt(-critical, n - 2, ncp * s) else 0)',
          '  density <- function(s) 2 * (n - 1) * s * dchisq((n - 1) * s^2, n - 1)',
          '  width <- 12 / sqrt(2 * (n - 1))',
          '  pieces <- seq(max(0, 1 - width), 1 + width, length.out = 9)',
          '  sum(mapply(function(a, b) integrate(function(s) beyond(s) * density(s), a, b, rel.tol = 1e-12, abs.tol = 1e-15)$value,',
          '    pieces[-9], pieces[-1]))',
          '}',
        ]),
    shownInR(effect),
    'least <- 4',
    'unit <- 0.1',
    'most <- 0.9999',
  ]
}

function linearLines({ tested, others }: Answers): readonly string[] {
  return [
    `tested <- ${tested}`,
    `predictors <- ${tested + others}`,
    onePerson,
    '# The non-central F distribution as the mixture that it is: pf stops at an error of 1e-9',
    'power_of <- function(sizes, effect) {',
    '  df <- c(tested, sizes - predictors - 1)',
    '  critical <- qf(alpha, df[1], df[2], lower.tail = FALSE)',
    '  ncp <- sizes * effect / (1 - effect)',
    '  j <- 0:ceiling(ncp + 40 * sqrt(ncp) + 100)',
    '  sum(dpois(j, ncp / 2) * pbeta(df[2] / (df[1] * critical + df[2]), df[2] / 2, df[1] / 2 + j))',
    '}',
    'shown <- function(effect) effect',
    'least <- predictors + 2',
    'unit <- 0.05',
    'most <- 0.9999',
  ]
}

function logisticLines(answers: Answers, effect: PlanEffect): readonly string[] {
  const { covariate, p, exposed, r2 } = answers
  return [
    sidesInR(answers),
    'z <- qnorm(alpha / sides, lower.tail = FALSE)',
    `p <- ${rNumber(p)}`,
    `r2 <- ${rNumber(r2)}`,
    ...(covariate === 'binary' ? [`exposed <- ${rNumber(exposed)}`] : []),
    onePerson,
    shownInR(effect),
    '# Hsieh, Bloch and Larsen (1998)',
    ...(covariate === 'continuous'
      ? ['power_of <- function(sizes, effect) pnorm(sqrt(sizes * (1 - r2) * p * (1 - p)) * effect - z)']
      : [
          'power_of <- function(sizes, effect) {',
          '  other <- plogis(qlogis(p) + log(shown(effect)))',
          '  mean <- (1 - exposed) * p + exposed * other',
          '  error <- sqrt(p * (1 - p) + other * (1 - other) * (1 - exposed) / exposed)',
          '  pnorm((abs(other - p) * sqrt(sizes * (1 - r2) * (1 - exposed)) - z * sqrt(mean * (1 - mean) / exposed)) / error)',
          '}',
        ]),
    'least <- 4',
    'unit <- 0.1',
    'most <- log(1e6)',
  ]
}

function areaLines(answers: Answers, effect: PlanEffect): readonly string[] {
  const { nullArea, variance } = answers
  return [
    sidesInR(answers),
    'z <- qnorm(alpha / sides, lower.tail = FALSE)',
    `null_area <- ${rNumber(nullArea)}`,
    ...twoGroupsInR(answers),
    ...(variance === 'obuchowski'
      ? [
          '# Obuchowski (1994), with 1 / (32 pi) for the printed 0.0099',
          'variance <- function(area, sizes) {',
          '  a <- sqrt(2) * qnorm(area)',
          '  exp(-a^2 / 2) / (32 * pi) * ((5 * a^2 + 8) / sizes[1] + (a^2 + 8) / sizes[2])',
          '}',
        ]
      : [
          '# Hanley and McNeil (1982)',
          'variance <- function(area, sizes) {',
          '  q1 <- area / (2 - area)',
          '  q2 <- 2 * area^2 / (1 + area)',
          '  (area * (1 - area) + (sizes[1] - 1) * (q1 - area^2) + (sizes[2] - 1) * (q2 - area^2)) / prod(sizes)',
          '}',
        ]),
    'power_of <- function(sizes, effect)',
    '  pnorm((effect - z * sqrt(variance(null_area, sizes))) / sqrt(variance(null_area + effect, sizes)))',
    shownInR(effect, 'null_area'),
    'least <- max(2, 2 / ratio)',
    'most <- 0.9999 - null_area',
    'unit <- most / 4',
  ]
}
