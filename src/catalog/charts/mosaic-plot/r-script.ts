import type { OptionsOf } from '../../kit/analysis.ts'
import { rCaseLines, rTable } from '../../kit/r/r-cases.ts'
import { rCategoryPlaces } from '../../kit/r/r-category-order.ts'
import { readDataLines, rLines, rNumber } from '../../kit/r/r-code.ts'
import { groupCount, rGroupLines, rGroups } from '../../kit/r/r-groups.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures, ownFrequencies: true }

function script({ first, second, third, order, shading, gap }: Options, data: ScriptData): string {
  const isShaded = shading === 'residuals'
  return rLines([
    '# Mosaic plot',
    ...readDataLines(data, [first, second, ...(third === null ? [] : [third])]),
    ...rCaseLines(data),
    `total <- ${data.ownWeight === undefined ? 'nrow(d)' : 'sum(w)'}`,
    `d$part_ <- ${rGroups(data, third)}`,
    ...rGroupLines(data, first, second),
    'd <- d[!is.na(d$part_), ]',
    ...rCaseLines(data).slice(1), // of the rows that remain
    `counts <- unclass(${rTable(data, ['d$group_', 'd$by_', 'd$part_'])})`,
    `counts <- counts[${rCategoryPlaces(order, data, first, 'apply(counts, 1, sum)')}, , , drop = FALSE]`,
    'print(counts)',
    ...(isShaded
      ? [
          'margins <- lapply(1:3, function(k) apply(counts, k, sum))',
          'expected <- outer(outer(margins[[1]], margins[[2]]), margins[[3]]) / sum(counts)^2 # all independent',
          'residuals <- (counts - expected) / sqrt(expected)',
          'classes <- sapply(margins, function(m) sum(m > 0))',
          'df <- prod(classes) - sum(classes) + 2',
          'statistic <- sum(residuals^2, na.rm = TRUE)',
          ...(third === null
            ? [
                'filled <- counts[margins[[1]] > 0, margins[[2]] > 0, 1, drop = TRUE]',
                'if (is.matrix(filled)) statistic <- unname(suppressWarnings(chisq.test(filled, correct = FALSE))$statistic) # the same',
              ]
            : []),
          'test <- if (sum(classes > 1) > 1) list(statistic = statistic, df = df, p = pchisq(statistic, df, lower.tail = FALSE))',
          'print(test)',
        ]
      : []),
    '',
    `mosaicplot(${third === null ? 'counts[, , 1]' : 'counts'}, shade = ${isShaded ? 'TRUE' : 'FALSE'}, color = ${isShaded ? 'FALSE' : 'TRUE'}, off = ${rNumber(2 * gap)}, las = 1, main = "")`.replace(
      isShaded ? ', color = FALSE' : 'shade = FALSE, ',
      '',
    ),
  ])
}

function captures({ first, second, shading, gap }: Options, data: ScriptData): Readonly<Record<string, string>> {
  const found: Record<string, string> = { 'chart/total': 'total', 'chart/show/gap': rNumber(gap) }
  const isShaded = shading === 'residuals'
  for (let a = 0; a < groupCount(data, first); a++)
    for (let b = 0; b < groupCount(data, second); b++) {
      found[`chart/counts/${a}/${b}`] = `counts[${a + 1}, ${b + 1}, ]`
      if (isShaded) found[`chart/residuals/${a}/${b}`] = `residuals[${a + 1}, ${b + 1}, ]`
    }
  if (isShaded) for (const name of ['statistic', 'df', 'p']) found[`chart/test/${name}`] = `test$${name}`
  return found
}
