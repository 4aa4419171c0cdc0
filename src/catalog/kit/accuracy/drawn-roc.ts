import { inR, type Quantity, repeats, rThinned } from '../figures/drawn.ts'
import type { DrawnRoc } from './roc-plot.ts'

const maxPoints = 500

/**
 * The numbers of a drawn ROC curve that begins at (0, 0) and has a point for each distinct score, highest first. `score` and `event` are R
 * expressions of vectors of equal length, of complete rows, as is `cases`: how many cases each row represents.
 */
export function rocQuantities(
  {
    falsePositive,
    truePositive,
  }: { readonly falsePositive: readonly number[]; readonly truePositive: readonly number[] },
  score: string,
  event: string,
  cases?: string,
): readonly Quantity[] {
  const share = (among: string) =>
    cases === undefined ? `mean(x[${among}] >= a)` : `sum(${cases}[${among} & x >= a]) / sum(${cases}[${among}])`
  const curve = (among: string) =>
    `local({ x <- ${score}; e <- ${event}; at <- sort(unique(x), decreasing = TRUE); v <- c(0, sapply(at, function(a) ${share(among)})); v[${rThinned('length(v)', maxPoints)}] })`
  return [inR('falsePositive', falsePositive, curve('!e')), inR('truePositive', truePositive, curve('e'))]
}

/** The numbers of cases of a curve, which repeat two cells. */
export function rocCases(cases: DrawnRoc['cases'], [n, events]: readonly [string, string]): readonly Quantity[] {
  return cases === undefined ? [] : [repeats('cases.n', cases.n, n), repeats('cases.events', cases.events, events)]
}
