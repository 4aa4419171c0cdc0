import type { EffectData } from '../../scatter/kernel.ts'
import { hedgesFactor } from '../means/cohen-d.ts'
import { type CountedSample, countedMean, countedMedian, countedSquares, countedVaries } from './counted-sample.ts'

/**
 * The effect of a second group against a first: the difference of means or of medians, Hedges' g, or Cliff's delta (Cliff N. Dominance
 * statistics: ordinal analyses to answer ordinal questions. Psychol Bull 1993;114:494-509). Without a second group the mean, the median or
 * g_z of differences. NaN for a g without variation.
 */
export function groupEffect(effect: EffectData['effect'], first: CountedSample, second: CountedSample | null): number {
  switch (effect) {
    case 'mean':
      return second === null ? countedMean(first) : countedMean(second) - countedMean(first)
    case 'median':
      return second === null ? countedMedian(first) : countedMedian(second) - countedMedian(first)
    case 'g':
      return hedgesG(first, second)
    case 'delta':
      if (second === null) throw new Error('Cliff’s delta is of two groups')
      return cliffsDelta(first, second)
  }
}

function hedgesG(first: CountedSample, second: CountedSample | null): number {
  if (!countedVaries(first) && !(second !== null && countedVaries(second))) return Number.NaN
  const mean = countedMean(first)
  const squares = countedSquares(first, mean)
  if (second === null) return standardised(mean, squares, first.sorted.length - 1)
  const other = countedMean(second)
  return standardised(
    other - mean,
    squares + countedSquares(second, other),
    first.sorted.length + second.sorted.length - 2,
  )
}

/** A difference over its standard deviation, without the bias of small samples. */
export function standardised(difference: number, squares: number, df: number): number {
  return (difference / Math.sqrt(squares / df)) * hedgesFactor(df)
}

/** The share of pairs in which the second value is higher, minus the share in which it is lower, in one pass over both. */
function cliffsDelta(first: CountedSample, second: CountedSample): number {
  let [at, below, tied, balance] = [0, 0, 0, 0]
  let previous = Number.NaN
  const n = first.sorted.length
  for (let k = 0; k < second.sorted.length; k++) {
    const value = second.sorted[k] as number
    if (value !== previous) {
      below += tied
      tied = 0
      while (at < n && (first.sorted[at] as number) < value) below += first.drawn[at++] as number
      while (at < n && first.sorted[at] === value) tied += first.drawn[at++] as number
      previous = value
    }
    balance += (second.drawn[k] as number) * (2 * below + tied - n)
  }
  return balance / (n * second.sorted.length)
}
