import { columnInfo } from '../data-dictionary.ts'
import { type QuartileRule, rQuartileType } from '../options/quartile-type.ts'
import { rColumn } from './r-code.ts'
import type { ScriptData } from './r-script.ts'

/** The R expression of a column as numbers: days and instants, after `rDateLines`, in ms since 1970-01-01. */
export function rTimeMs(data: ScriptData, id: string): string {
  const type = columnInfo(data, id)?.type
  if (type === 'date') return `as.numeric(${rColumn(data, id)}) * 864e5`
  return type === 'datetime' ? `as.numeric(${rColumn(data, id)}) * 1000` : rColumn(data, id)
}

/** Lines of R, for quartiles of the rule, that set `value` and the rows of `limits` for the list `at` of the values at each place; an interval has the confidence `level`. */
export function rPlaceSummary(
  summary: 'mean' | 'median' | 'sum' | 'count',
  band: 'none' | 'sd' | 'ci' | 'quartiles',
  quartileType: QuartileRule = 'type7',
): readonly string[] {
  const limits = {
    none: 'c(NA, NA)',
    sd: 'mean(y) + c(-1, 1) * sd(y)',
    ci: 'if (min(y) == max(y)) range(y) else t.test(y, conf.level = level)$conf.int',
    quartiles: `quantile(y, c(0.25, 0.75)${rQuartileType(quartileType)}, names = FALSE)`,
  }[band]
  return [
    summary === 'count'
      ? 'value <- as.numeric(lengths(at))'
      : `value <- sapply(at, function(y) if (length(y) == 0) NA else ${summary}(y))`,
    `limits <- sapply(at, function(y) if (length(y) < 2) c(NA, NA) else ${limits})`,
  ]
}
