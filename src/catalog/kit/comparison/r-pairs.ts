import type { PAdjustment } from '#engine/methods/inference/adjust-p-values.ts'
import { rString } from '../r/r-code.ts'
import { groupCount } from '../r/r-groups.ts'
import type { ScriptData } from '../r/r-script.ts'
import { type Compared, comparedPairs, leastCompared } from './compared-pairs.ts'
import type { Grouping } from './comparison-options.ts'

export interface PairQuestion extends Grouping {
  readonly compare: Compared
  readonly adjust: PAdjustment
}

type Pairs = ReturnType<typeof comparedPairs>

/** Lines that compare pairs of cells: `test` is an R expression of the P value of `a` and `b`; `of` gives the values of each cell. */
export function rPairLines(question: PairQuestion, data: ScriptData, of: string, test: string): readonly string[] {
  return rComparisonLines(rPairs(question, data), question.adjust, of, test)
}

/** Like `rPairLines`, of pairs that are known, by their indices from 0. */
export function rComparisonLines(
  pairs: Pairs,
  adjust: PairQuestion['adjust'],
  of: string,
  test: string,
): readonly string[] {
  return [
    `pairs <- list(${pairs.map(([i, j]) => `c(${i + 1}, ${j + 1})`).join(', ')})`,
    `pairs <- Filter(function(pair) min(lengths(${of})[pair]) >= ${leastCompared}, pairs)`,
    'p <- sapply(pairs, function(pair) {',
    `  a <- ${of}[[pair[1]]]`,
    `  b <- ${of}[[pair[2]]]`,
    `  tryCatch(suppressWarnings(${test}), error = function(e) NaN)`,
    '})',
    `p <- p.adjust(unlist(p), ${rString(adjust === 'benjamini-hochberg' ? 'BH' : adjust)})`,
    'print(p)',
  ]
}

/** Captures of the comparisons of the figure `chart`. */
export function rPairCaptures(question: PairQuestion, data: ScriptData): Readonly<Record<string, string>> {
  return rComparisonCaptures(rPairs(question, data))
}

/** Captures of the comparisons of `rComparisonLines`. */
export function rComparisonCaptures(pairs: Pairs): Readonly<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const k of pairs.keys()) {
    const pair = `unlist(pairs[seq_along(pairs) == ${k + 1}])`
    found[`chart/comparisons/${k}/first`] = `${pair}[1] - 1`
    found[`chart/comparisons/${k}/second`] = `${pair}[2] - 1`
    found[`chart/comparisons/${k}/p`] = `unlist(p)[seq_along(p) == ${k + 1}]`
  }
  return found
}

function rPairs({ group, colour, compare }: PairQuestion, data: ScriptData) {
  return comparedPairs(groupCount(data, group), groupCount(data, colour), compare)
}

/**
 * The P value of the Mann-Whitney test of `a` and `b`: exact if both are small and without ties; newer versions of R are exact with ties too.
 */
export const rMannWhitney =
  'wilcox.test(a, b, exact = max(length(a), length(b)) < 50 && !anyDuplicated(c(a, b)))$p.value'
