import type { OptionsOf } from '../../kit/analysis.ts'
import { rCaseLines, rTable } from '../../kit/r/r-cases.ts'
import { readDataLines, rLines, rNumber } from '../../kit/r/r-code.ts'
import { rGroupLines } from '../../kit/r/r-groups.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import { type definition, usualBars } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures, ownFrequencies: true }

function script({ variable, top, cumulative, limit }: Options, data: ScriptData): string {
  return rLines([
    '# Pareto chart',
    ...readDataLines(data, [variable]),
    ...rCaseLines(data),
    `total <- ${data.ownWeight === undefined ? 'nrow(d)' : 'sum(w)'}`,
    ...rGroupLines(data, variable, null),
    ...rCaseLines(data).slice(1), // of the rows that remain
    `counts <- c(${rTable(data, ['d$group_'])})`,
    'counts <- counts[order(-counts)]',
    `bars <- ${rNumber(top ?? usualBars)}`,
    'merged <- if (length(counts) <= bars + 1) 0 else length(counts) - bars',
    'if (merged > 0) counts <- c(head(counts, bars), Other = sum(tail(counts, merged)))',
    'cumulative <- cumsum(counts) / sum(counts)',
    `limit <- ${cumulative ? rNumber(limit) : '0'}`,
    'needed <- if (limit > 0) which(cumulative >= limit - 1e-12)[1] else 0',
    'print(cbind(n = counts, cumulative = round(100 * cumulative, 1)))',
    '',
    'at <- barplot(counts / sum(counts), ylim = c(0, 1), las = 2)',
    ...(cumulative ? ['lines(at, cumulative, type = "b")', 'if (limit > 0) abline(h = limit, lty = 2)'] : []),
  ])
}

function captures(): Readonly<Record<string, string>> {
  const found = Object.fromEntries(
    ['total', 'limit', 'merged', 'counts', 'cumulative', 'needed'].map((name) => [`chart/${name}`, name]),
  )
  return found
}
