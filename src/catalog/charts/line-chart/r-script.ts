import type { OptionsOf } from '../../kit/analysis.ts'
import { columnInfo } from '../../kit/data-dictionary.ts'
import {
  rColumn,
  rColumnName,
  rDateLines,
  readDataLines,
  rFactor,
  rLines,
  rNumber,
  rString,
  rVector,
} from '../../kit/r/r-code.ts'
import { groupCount } from '../../kit/r/r-groups.ts'
import { rAxisGrid, rAxisPeriod, rPlaceSummary, rTimeMs, rVisiblePoints } from '../../kit/r/r-places.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import { maxColumns } from './compute.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

function script(options: Options, data: ScriptData): string {
  const { x, y, colour, period, aggregate, band, smooth, span, index } = options
  const names = y.map((id) => rColumnName(data, id))
  const levels = colour === null ? [] : (columnInfo(data, colour)?.levels ?? [])
  return rLines([
    '# Line chart',
    ...readDataLines(data, [x, ...y, ...(colour === null ? [] : [colour])]),
    ...rDateLines(data, [x]),
    `d$at_ <- ${rTimeMs(data, x)}`,
    ...rAxisPeriod(period),
    ...(colour === null
      ? []
      : [`d$line_ <- droplevels(${rFactor(data, colour, levels)})`, 'd <- d[!is.na(d$line_), ]']),
    'd <- d[is.finite(d$at_), ]',
    `level <- ${rNumber(options.confidence)}`,
    `n <- sum(apply(as.matrix(d[${rVector(names)}]), 1, function(values) any(is.finite(values))))`,
    rAxisGrid(period),
    colour === null
      ? `series <- lapply(d[${rVector(names)}], function(y) data.frame(at = d$at_, y = y))`
      : `series <- split(data.frame(at = d$at_, y = ${rColumn(data, y[0] ?? '')}), d$line_)`,
    ...rVisiblePoints(String(maxColumns)),
    'line_of <- function(s) {',
    '  s <- s[is.finite(s$y), ]',
    '  at <- split(s$y, factor(match(s$at, grid), levels = seq_along(grid)))',
    ...rPlaceSummary(aggregate, band).map((line) => `  ${line}`),
    '  if (nrow(s) == 0) value[] <- NA',
    ...(index
      ? [
          '  first <- value[!is.na(value)][1]',
          '  if (!isTRUE(first > 0)) value[] <- NA # no index',
          '  value <- value / first * 100',
          '  limits <- limits / first * 100',
        ]
      : []),
    '  keep <- which(!is.na(value))',
    '  run <- cumsum(c(1, diff(keep) > 1))[seq_along(keep)]',
    smooth !== 'none' &&
      `  average <- if (length(value) < ${span}) NA * value else as.numeric(stats::filter(value, rep(1 / ${span}, ${span}), sides = ${smooth === 'last' ? 1 : 2}))`,
    '  drawn <- visible(grid[keep], value[keep])',
    '  keep <- keep[drawn]',
    '  run <- run[drawn]',
    `  list(x = grid[keep], y = value[keep], most = max(lengths(at), 0), run = run, lower = limits[1, keep], upper = limits[2, keep]${smooth === 'none' ? '' : ', smooth = average[keep]'})`,
    '}',
    'lines_ <- lapply(series, line_of)',
    'lines_ <- Filter(function(l) length(l$x) > 0, lines_)',
    '',
    `plot(range(grid), range(unlist(lapply(lines_, function(l) c(l$y, l$lower, l$upper))), na.rm = TRUE), type = "n", xlab = ${rString(rColumnName(data, x))}, ylab = "")`,
    'for (k in seq_along(lines_)) with(lines_[[k]], {',
    `  lines(x, y, col = k, lty = k, type = "${options.shape === 'step' ? 's' : 'l'}")`,
    ...(band === 'none' ? [] : ['  lines(x, lower, col = k, lty = 3)', '  lines(x, upper, col = k, lty = 3)']),
    smooth !== 'none' && '  lines(x, smooth, col = k, lwd = 2)',
    '})',
  ])
}

function captures(options: Options, data: ScriptData): Readonly<Record<string, string>> {
  const found: Record<string, string> = { 'chart/confidence': 'level', 'chart/n': 'n' }
  const count = options.colour === null ? options.y.length : groupCount(data, options.colour)
  const kept = ['x', 'y', 'run', 'most', ...(options.band === 'none' ? [] : ['lower', 'upper'])]
  found['chart/show/span'] = String(options.span)
  for (let k = 0; k < count; k++)
    for (const name of [...kept, ...(options.smooth === 'none' ? [] : ['smooth'])])
      found[`chart/lines/${k}/${name}`] = `if (length(lines_) > ${k}) lines_[[${k + 1}]]$${name}`
  return found
}
