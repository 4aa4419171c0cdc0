import type { OptionsOf } from '../../kit/analysis.ts'
import { columnInfo } from '../../kit/data-dictionary.ts'
import {
  rColumn,
  rColumnName,
  rDateLines,
  readDataLines,
  rFactor,
  rLines,
  rString,
  rVector,
} from '../../kit/r/r-code.ts'
import { groupCount } from '../../kit/r/r-groups.ts'
import { rAxisGrid, rAxisPeriod, rPlaceSummary, rTimeMs, rVisiblePoints } from '../../kit/r/r-places.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

function script(options: Options, data: ScriptData): string {
  const { x, y, colour, period, aggregate, layout, order } = options
  const names = y.map((id) => rColumnName(data, id))
  const levels = colour === null ? [] : (columnInfo(data, colour)?.levels ?? [])
  const isStack = layout !== 'overlaid'
  return rLines([
    '# Area chart',
    ...readDataLines(data, [x, ...y, ...(colour === null ? [] : [colour])]),
    ...rDateLines(data, [x]),
    `d$at_ <- ${rTimeMs(data, x)}`,
    ...rAxisPeriod(period),
    ...(colour === null
      ? []
      : [`d$area_ <- droplevels(${rFactor(data, colour, levels)})`, 'd <- d[!is.na(d$area_), ]']),
    'd <- d[is.finite(d$at_), ]',
    `n <- sum(apply(as.matrix(d[${rVector(names)}]), 1, function(values) any(is.finite(values))))`,
    rAxisGrid(period),
    colour === null
      ? `series <- lapply(d[${rVector(names)}], function(y) data.frame(at = d$at_, y = y))`
      : `series <- split(data.frame(at = d$at_, y = ${rColumn(data, y[0] ?? '')}), d$area_)`,
    'series <- lapply(series, function(s) s[is.finite(s$y), ])',
    'series <- series[sapply(series, nrow) > 0]',
    'most <- sapply(series, function(s) max(table(s$at)))',
    'values <- sapply(series, function(s) {',
    '  at <- split(s$y, factor(match(s$at, grid), levels = seq_along(grid)))',
    ...rPlaceSummary(aggregate, 'none').map((line) => `  ${line}`),
    '  unname(value)',
    '})',
    'values <- matrix(values, nrow = length(grid), dimnames = list(NULL, names(series)))',
    ...(order === 'size'
      ? [
          'bySize <- order(-colSums(values, na.rm = TRUE))',
          'values <- values[, bySize, drop = FALSE]',
          'most <- most[bySize]',
        ]
      : []),
    'keep <- which(rowSums(!is.na(values)) > 0)',
    isStack && aggregate === 'sum' && 'values[keep, ][is.na(values[keep, ])] <- 0 # no case',
    'run <- cumsum(c(1, diff(keep) > 1))[seq_along(keep)]',
    'values <- values[keep, , drop = FALSE]',
    'x <- grid[keep]',
    `tops <- ${isStack ? 't(apply(values, 1, cumsum))' : 'values'}`,
    'tops <- matrix(tops, nrow = length(x))',
    ...rVisiblePoints('max(80, floor(1000 / ncol(values)))'),
    'drawn <- sort(unique(unlist(lapply(seq_len(ncol(tops)), function(k) visible(x, tops[, k])))))',
    'x <- x[drawn]',
    'run <- run[drawn]',
    'values <- values[drawn, , drop = FALSE]',
    '',
    `tops <- ${isStack ? 'matrix(t(apply(values, 1, cumsum)), nrow = length(x))' : 'values'}`,
    layout === 'full' && 'tops <- tops / rowSums(values)',
    'floors <- cbind(0, tops)',
    `plot(range(x), range(0, tops, na.rm = TRUE), type = "n", xlab = ${rString(rColumnName(data, x))}, ylab = "")`,
    'for (k in seq_len(ncol(tops))) for (r in unique(run)) {',
    '  i <- which(run == r & !is.na(tops[, k]))',
    `  polygon(c(x[i], rev(x[i])), c(tops[i, k], rev(${isStack ? 'floors[i, k]' : '0 * x[i]'})), col = adjustcolor(k + 1, ${isStack ? '0.6' : '0.25'}), border = k + 1)`,
    '}',
    'legend("topleft", rev(colnames(values)), fill = rev(seq_len(ncol(values)) + 1), bty = "n")',
  ])
}

function captures({ y, colour }: Options, data: ScriptData): Readonly<Record<string, string>> {
  const found: Record<string, string> = { 'chart/n': 'n', 'chart/x': 'x', 'chart/run': 'run' }
  const count = colour === null ? y.length : groupCount(data, colour)
  for (let k = 0; k < count; k++) {
    found[`chart/areas/${k}/values`] = `if (ncol(values) > ${k}) values[, ${k + 1}]`
    found[`chart/areas/${k}/most`] = `if (ncol(values) > ${k}) most[[${k + 1}]]`
  }
  return found
}
