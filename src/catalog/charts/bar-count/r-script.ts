import type { OptionsOf } from '../../kit/analysis.ts'
import { rCaseLines, rTable } from '../../kit/r/r-cases.ts'
import { rCategoryPlaces } from '../../kit/r/r-category-order.ts'
import { readDataLines, rLines, rNumber } from '../../kit/r/r-code.ts'
import { groupCount, rGroupLines } from '../../kit/r/r-groups.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures, ownFrequencies: true }

function script(options: Options, data: ScriptData): string {
  const { group, colour, layout, scale, confidence } = options
  const isStacked = colour !== null && layout !== 'grouped'
  const isFull = isStacked && layout === 'full'
  return rLines([
    '# Bars of counts',
    ...readDataLines(data, [group, ...(colour === null ? [] : [colour])]),
    ...rCaseLines(data),
    `total <- ${data.ownWeight === undefined ? 'nrow(d)' : 'sum(w)'}`,
    ...rGroupLines(data, group, colour),
    ...rCaseLines(data).slice(1), // of the rows that remain
    `counts <- unclass(${rTable(data, ['d$group_', 'd$by_'])})`,
    `counts <- counts[${rCategoryPlaces(options.order, data, group, 'rowSums(counts)')}, , drop = FALSE]`,
    `base <- ${baseOf(options)} # 100%`,
    'share <- counts / base',
    ...(options.intervals
      ? [
          `level <- ${rNumber(confidence)}`,
          'wilson <- function(side) array(mapply(function(k, n)',
          '  if (n > 0) suppressWarnings(prop.test(k, n, conf.level = level, correct = FALSE))$conf.int[side] else NA, counts, base), dim(counts))',
          'lower <- wilson(1)',
          'upper <- wilson(2)',
        ]
      : []),
    ...(options.test && colour !== null
      ? [
          'filled <- counts[rowSums(counts) > 0, colSums(counts) > 0, drop = FALSE]',
          'test <- list(statistic = NaN, df = NaN, p = NaN, v = NaN)',
          'if (all(dim(filled) > 1)) {',
          '  pearson <- suppressWarnings(chisq.test(filled, correct = FALSE))',
          '  test <- list(statistic = unname(pearson$statistic), df = unname(pearson$parameter), p = pearson$p.value,',
          '    v = sqrt(unname(pearson$statistic) / (sum(filled) * (min(dim(filled)) - 1))))',
          '}',
          'print(test)',
        ]
      : []),
    '',
    `heights <- ${isFull ? 'share' : scale === 'percent' ? 'share' : 'counts'}`,
    `at <- barplot(t(heights), beside = ${isStacked ? 'FALSE' : 'TRUE'}, legend.text = ${colour === null ? 'FALSE' : 'colnames(counts)'}, names.arg = rownames(counts)${options.direction === 'across' ? ', horiz = TRUE, las = 1' : ''})`,
    ...(options.intervals && options.direction !== 'across'
      ? ['segments(at, t(lower), at, t(upper))']
      : options.intervals
        ? ['segments(t(lower), at, t(upper), at)']
        : []),
  ])
}

function baseOf({ colour, layout, percentOf }: Options): string {
  if (colour === null || layout === 'stacked' || (layout === 'grouped' && percentOf === 'all'))
    return '0 * counts + sum(counts)'
  return layout === 'full' || percentOf === 'category'
    ? '0 * counts + rowSums(counts)'
    : 't(0 * t(counts) + colSums(counts))'
}

function captures(options: Options, data: ScriptData): Readonly<Record<string, string>> {
  const found: Record<string, string> = { 'chart/total': 'total' }
  if (options.intervals) found['chart/intervals/confidence'] = 'level'
  for (let g = 0; g < groupCount(data, options.group); g++) {
    found[`chart/counts/${g}`] = `counts[${g + 1}, ]`
    if (options.intervals)
      for (const side of ['lower', 'upper']) found[`chart/intervals/${side}/${g}`] = `${side}[${g + 1}, ]`
  }
  if (options.test && options.colour !== null)
    for (const name of ['statistic', 'df', 'p', 'v']) found[`chart/test/${name}`] = `test$${name}`
  return found
}
