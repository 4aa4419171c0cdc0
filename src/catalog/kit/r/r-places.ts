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

type AxisPeriod = 'none' | 'day' | 'week' | 'sunday' | 'month' | 'year'

/** Lines that move the places `d$at_`, in ms, to the first instant of their calendar period. */
export function rAxisPeriod(period: AxisPeriod): readonly string[] {
  const day = '864e5'
  switch (period) {
    case 'none':
      return []
    case 'day':
      return [`d$at_ <- floor(d$at_ / ${day}) * ${day}`]
    case 'week':
      return [`d$at_ <- floor((d$at_ / ${day} - 4) / 7) * 7 * ${day} + 4 * ${day} # weeks from Monday`]
    case 'sunday':
      return [`d$at_ <- floor((d$at_ / ${day} - 3) / 7) * 7 * ${day} + 3 * ${day} # weeks from Sunday`]
    default: {
      const format = period === 'month' ? '%Y-%m-01' : '%Y-01-01'
      return [
        `d$at_ <- as.numeric(as.Date(format(as.Date(floor(d$at_ / ${day}), origin = "1970-01-01"), "${format}"))) * ${day}`,
      ]
    }
  }
}

/** The line that sets `grid` to all places of the axis: the distinct `d$at_`, or every period from the first to the last. */
export function rAxisGrid(period: AxisPeriod): string {
  if (period === 'none') return 'grid <- sort(unique(d$at_))'
  return `grid <- as.numeric(seq(as.Date(min(d$at_) / 864e5, origin = "1970-01-01"), as.Date(max(d$at_) / 864e5, origin = "1970-01-01"), by = "${period === 'sunday' ? 'week' : period}")) * 864e5`
}

/** The R function `visible(x, y)`: the points of a line that it needs to look the same in so many columns, an R expression. */
export function rVisiblePoints(columns: string): readonly string[] {
  return [
    'visible <- function(x, y) { # the first, lowest, highest and last point of each part of the axis',
    `  columns <- ${columns}`,
    '  if (length(x) <= 4 * columns) return(seq_along(x))',
    '  part <- pmin(columns - 1, floor((x - x[1]) / (x[length(x)] - x[1]) * columns))',
    '  sort(unique(unlist(lapply(split(seq_along(x), part), function(k)',
    '    c(k[1], k[which.min(y[k])], k[which.max(y[k])], k[length(k)])))))',
    '}',
  ]
}
