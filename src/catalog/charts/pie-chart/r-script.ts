import type { OptionsOf } from '../../kit/analysis.ts'
import { rCaseLines, rTable } from '../../kit/r/r-cases.ts'
import { rCategoryPlaces } from '../../kit/r/r-category-order.ts'
import { readDataLines, rLines, rNumber } from '../../kit/r/r-code.ts'
import { groupCount, rGroupLines } from '../../kit/r/r-groups.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures, ownFrequencies: true }

function script({ variable, group, shape, hole, start, order, merge }: Options, data: ScriptData): string {
  const hasHole = shape === 'donut' || shape === 'half'
  return rLines([
    '# Pie chart',
    ...readDataLines(data, [variable, ...(group === null ? [] : [group])]),
    ...rCaseLines(data),
    `total <- ${data.ownWeight === undefined ? 'nrow(d)' : 'sum(w)'}`,
    ...rGroupLines(data, group, variable),
    ...rCaseLines(data).slice(1), // of the rows that remain
    `counts <- unclass(${rTable(data, ['d$group_', 'd$by_'])})`,
    `counts <- counts[, ${rCategoryPlaces(order, data, variable, 'colSums(counts)')}, drop = FALSE]`,
    `small <- colSums(counts) / sum(counts) < ${rNumber(merge)}`,
    'if (sum(small) > 1 && !all(small))',
    '  counts <- cbind(counts[, !small, drop = FALSE], Other = rowSums(counts[, small, drop = FALSE]))',
    'counts <- counts[rowSums(counts) > 0, , drop = FALSE]',
    `hole <- ${hasHole ? rNumber(hole) : '0'}`,
    `start <- ${shape === 'half' ? '0' : rNumber(start)} # degrees, clockwise from the top`,
    'print(round(100 * counts / rowSums(counts), 1))',
    '',
    'par(mfrow = n2mfrow(nrow(counts)))',
    'for (g in seq_len(nrow(counts))) {',
    ...(shape === 'rose'
      ? ['  stars(sqrt(counts[g, , drop = FALSE]), draw.segments = TRUE, scale = FALSE, main = rownames(counts)[g])']
      : [
          '  pie(counts[g, ], clockwise = TRUE, init.angle = 90 - start, main = rownames(counts)[g])',
          '  symbols(0, 0, circles = 0.8 * hole, inches = FALSE, add = TRUE, bg = "white")',
        ]),
    '}',
  ])
}

function captures({ group }: Options, data: ScriptData): Readonly<Record<string, string>> {
  const found: Record<string, string> = {
    'chart/total': 'total',
    'chart/show/hole': 'hole',
    'chart/show/start': 'start',
  }
  for (let g = 0; g < groupCount(data, group); g++)
    found[`chart/counts/${g}`] = `if (nrow(counts) > ${g}) counts[${g + 1}, ]`
  return found
}
