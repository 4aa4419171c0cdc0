import type { MeanError, MedianError } from '#engine/methods/description/centre-error.ts'
import { type QuartileRule, quartileTypes } from '../options/quartile-type.ts'

const none = 'c(NA, NA)'

const meanErrors = {
  sd: 'mean(y) + c(-1, 1) * sd(y)',
  se: 'mean(y) + c(-1, 1) * sd(y) / sqrt(length(y))',
  ci: 't.test(y, conf.level = level)$conf.int',
}

/** Lines of R that set `estimate` and `error` of the values `y`; an interval has the confidence `level`. */
export function rMeanError(kind: MeanError): readonly string[] {
  // t.test refuses constant data
  const interval = kind === 'ci' ? `if (length(y) > 1 && min(y) == max(y)) range(y) else ` : ''
  return [
    'estimate <- mean(y)',
    `error <- ${interval}if (length(y) > 1) ${kind === 'none' ? none : meanErrors[kind]} else ${none}`,
  ]
}

/** Like `rMeanError`, of a median. */
export function rMedianError(kind: MedianError, quartileType: QuartileRule): readonly string[] {
  const quantiles = `quantile(y, c(0.25, 0.75), type = ${quartileTypes[quartileType]}, names = FALSE)`
  return [
    'estimate <- median(y)',
    ...(kind === 'ci' ? ['k <- qbinom((1 - level) / 2, length(y), 0.5)'] : []),
    `error <- ${{ none, ci: `if (k > 0) sort(y)[c(k, length(y) + 1 - k)] else ${none}`, quartiles: quantiles }[kind]}`,
  ]
}
