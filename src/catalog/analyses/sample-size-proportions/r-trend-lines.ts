import { sidesInR } from '../../kit/planning/r-planning.ts'
import { rNumber, rVector } from '../../kit/r/r-code.ts'
import type { Answers } from './study.ts'
import { trendGroups } from './trend-groups.ts'

/** The power of the test for a trend, in R. */
export function trendLines(answers: Answers): readonly string[] {
  const { continuity } = answers
  const { scores, ratios, proportions } = trendGroups(answers)
  const equal = ratios.every((ratio) => ratio === 1)
  return [
    sidesInR(answers),
    'z <- qnorm(alpha / sides, lower.tail = FALSE)',
    `scores <- ${rVector([...scores])}`,
    ...(equal
      ? ['centred <- scores - mean(scores)']
      : [`ratios <- ${rVector([...ratios])}`, 'centred <- scores - sum(ratios * scores) / sum(ratios)']),
    ...(proportions === null ? solvedLines(answers) : givenLines(proportions, equal)),
    ...(continuity ? ['correction <- mean(diff(scores)) / 2'] : []),
    `sizes_of <- function(n) ${equal ? 'rep(n, length(scores))' : 'ratios * n'}`,
    '# Nam (1987)',
    'power_of <- function(sizes, effect) {',
    ...(equal ? [] : ['  centred <- scores - sum(sizes * scores) / sum(sizes)']),
    '  p <- p1 + effect * steps',
    '  pooled <- sum(sizes * p) / sum(sizes)',
    `  bound <- z * sqrt(pooled * (1 - pooled) * sum(sizes * centred^2))${continuity ? ' + correction' : ''}`,
    '  error <- sqrt(sum(sizes * p * (1 - p) * centred^2))',
    '  trend <- abs(sum(sizes * p * centred))',
    '  pnorm((bound - trend) / error, lower.tail = FALSE) +',
    '    (if (sides == 2) pnorm((bound + trend) / error, lower.tail = FALSE) else 0)',
    '}',
    'shown <- function(effect) direction * effect',
    `least <- ${equal ? '2' : '2 / min(ratios)'}`,
    'most <- min(c((1 - p1) / steps[steps > 0], -p1 / steps[steps < 0]))',
    'unit <- most / 4',
  ]
}

function givenLines(proportions: readonly number[], equal: boolean): readonly string[] {
  return [
    `proportions <- ${rVector([...proportions])}`,
    equal
      ? 'slope <- sum(proportions * centred) / sum(centred^2)'
      : 'slope <- sum(ratios * proportions * centred) / sum(ratios * centred^2)',
    'direction <- sign(slope)',
    'p1 <- proportions[1]',
    'steps <- (proportions - p1) / abs(slope)',
  ]
}

function solvedLines({ p1, direction }: Answers): readonly string[] {
  return [
    `p1 <- ${rNumber(p1)}`,
    `direction <- ${direction === 'more' ? 1 : -1}`,
    'steps <- direction * (scores - scores[1])',
  ]
}
