import type { OptionsOf } from '../../kit/analysis.ts'
import { rCaseLines, rTable } from '../../kit/r/r-cases.ts'
import { rDateLines, readDataLines, rLines, rNumber } from '../../kit/r/r-code.ts'
import { groupCount, rGroups } from '../../kit/r/r-groups.ts'
import { rAxisGrid, rAxisPeriod, rTimeMs } from '../../kit/r/r-places.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'
import { readWindows } from './windows.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures, ownFrequencies: true }

function script(options: Options, data: ScriptData): string {
  const { date, stack, bin, average, span, shortest, longest } = options
  const windows = readWindows(options.windows)
  return rLines([
    '# Epidemic curve',
    ...readDataLines(data, [date, ...(stack === null ? [] : [stack])]),
    ...rDateLines(data, [date]),
    ...rCaseLines(data),
    `total <- ${data.ownWeight === undefined ? 'nrow(d)' : 'sum(w)'}`,
    `d$part_ <- ${rGroups(data, stack)}`,
    `d$at_ <- ${rTimeMs(data, date)}`,
    'd <- d[is.finite(d$at_) & !is.na(d$part_), ]',
    ...rCaseLines(data).slice(1), // of the rows that remain
    'days <- range(floor(d$at_ / 864e5) * 864e5)',
    ...rAxisPeriod(bin),
    rAxisGrid(bin),
    `counts <- unclass(${rTable(data, ['factor(d$at_, levels = grid)', 'd$part_'])})`,
    `last <- as.Date(max(grid) / 864e5, origin = "1970-01-01")`,
    `edges <- c(grid, as.numeric(seq(last, by = "${bin === 'sunday' ? 'week' : bin}", length.out = 2)[2]) * 864e5)`,
    average !== 'none' &&
      `average <- if (nrow(counts) < ${span}) rep(NA_real_, nrow(counts)) else as.numeric(stats::filter(rowSums(counts), rep(1 / ${span}, ${span}), sides = ${average === 'last' ? 1 : 2}))`,
    ...(shortest === null || longest === null
      ? []
      : [
          `exposure <- c(days[2] - ${rNumber(longest)} * 864e5, days[1] - ${rNumber(shortest)} * 864e5)`,
          'if (exposure[1] > exposure[2]) exposure <- NULL # no common time',
        ]),
    'day <- function(ms) as.Date(ms / 864e5, origin = "1970-01-01")',
    'print(data.frame(from = day(grid), counts))',
    '',
    'at <- barplot(t(counts), space = 0, names.arg = format(day(grid)), las = 2, legend.text = ncol(counts) > 1)',
    average !== 'none' && 'lines(at, average, lwd = 2)',
    ...(typeof windows === 'string'
      ? []
      : windows.map(
          ({ from, label }) =>
            `abline(v = approx(edges, seq_along(edges) - 1, ${rNumber(from)})$y, lty = 2) # ${label.replaceAll(/[\r\n]/g, ' ')}`,
        )),
  ])
}

function captures(options: Options, data: ScriptData): Readonly<Record<string, string>> {
  const { stack, average, span, shortest, longest } = options
  const found: Record<string, string> = {
    'chart/total': 'total',
    'chart/edges': 'edges',
    'chart/show/span': rNumber(span),
  }
  for (let p = 0; p < groupCount(data, stack); p++) found[`chart/counts/${p}`] = `counts[, ${p + 1}]`
  if (average !== 'none') found['chart/average'] = 'average'
  if (shortest !== null && longest !== null) {
    found['chart/exposure/from'] = 'exposure[1]'
    found['chart/exposure/to'] = 'exposure[2]'
  }
  const windows = readWindows(options.windows)
  if (typeof windows !== 'string')
    for (const [k, { from, to }] of windows.entries()) {
      found[`chart/windows/${k}/from`] = rNumber(from)
      found[`chart/windows/${k}/to`] = rNumber(to)
    }
  return found
}
