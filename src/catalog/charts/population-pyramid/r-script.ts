import type { OptionsOf } from '../../kit/analysis.ts'
import { columnInfo } from '../../kit/data-dictionary.ts'
import { rCaseLines, rTable } from '../../kit/r/r-cases.ts'
import { rCategoryPlaces } from '../../kit/r/r-category-order.ts'
import { rColumn, readDataLines, rFactor, rLines, rNumber, rVector } from '../../kit/r/r-code.ts'
import { groupCount, rGroupLines } from '../../kit/r/r-groups.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures, ownFrequencies: true }

function script(options: Options, data: ScriptData): string {
  const { age, side, left, layer, scale } = options
  const levels = columnInfo(data, side)?.levels ?? []
  return rLines([
    '# Population pyramid',
    ...readDataLines(data, [age, side, ...(layer === null ? [] : [layer])]),
    ...rCaseLines(data),
    `total <- ${data.ownWeight === undefined ? 'nrow(d)' : 'sum(w)'}`,
    ...classLines(options, data),
    ...rGroupLines(data, layer, side),
    'd <- d[!is.na(d$age_), ]',
    ...rCaseLines(data).slice(1), // of the rows that remain
    `counts <- unclass(${rTable(data, ['d$age_', 'd$by_', 'd$group_'])})`,
    levels.indexOf(left ?? '') === 1 && 'counts <- counts[, 2:1, , drop = FALSE]',
    ...(isInYears(options, data)
      ? [
          'filled <- range(which(apply(counts, 1, sum) > 0))',
          'counts <- counts[filled[1]:filled[2], , , drop = FALSE]',
          'edges <- edges[filled[1]:(filled[2] + 1)]',
        ]
      : [`counts <- counts[${rCategoryPlaces(options.order, data, age, 'apply(counts, 1, sum)')}, , , drop = FALSE]`]),
    'print(counts)',
    '',
    `share <- ${{ count: 'counts', all: 'sweep(counts, 3, apply(counts, 3, sum), "/")', side: 'sweep(counts, 2:3, apply(counts, 2:3, sum), "/")' }[scale]}`,
    'ticks <- pretty(c(0, max(share)))',
    'at <- barplot(-share[, 1, 1], horiz = TRUE, space = 0, las = 1, xlim = c(-1, 1) * max(share), axes = FALSE, col = 2)',
    'barplot(share[, 2, 1], horiz = TRUE, space = 0, add = TRUE, axes = FALSE, names.arg = rep("", nrow(share)), col = 4)',
    'axis(1, c(-ticks, ticks), c(ticks, ticks))',
    'mtext(colnames(share), at = c(-1, 1) * max(share) / 2)',
    layer !== null &&
      'for (s in 1:2) lines(c(-1, 1)[s] * rep(share[, s, 2], each = 2), c(rbind(at - 0.5, at + 0.5)), lwd = 2)',
  ])
}

function isInYears({ age }: Options, data: ScriptData): boolean {
  return columnInfo(data, age)?.measure === 'continuous'
}

function classLines(options: Options, data: ScriptData): readonly string[] {
  const { age, width, open } = options
  const x = rColumn(data, age)
  if (!isInYears(options, data))
    return [`d$age_ <- droplevels(${rFactor(data, age, columnInfo(data, age)?.levels ?? [])})`]
  const starts = Array.from({ length: Math.ceil(open / width) }, (_, k) => k * width)
  return [
    `edges <- c(${rVector(starts).replace(/^c\((.*)\)$/, '$1')}, ${rNumber(open)}, Inf)`,
    `d$age_ <- cut(${x}, edges, right = FALSE)`,
  ]
}

function captures(options: Options, data: ScriptData): Readonly<Record<string, string>> {
  const found: Record<string, string> = { 'chart/total': 'total' }
  if (isInYears(options, data)) found['chart/edges'] = 'edges'
  for (let l = 0; l < groupCount(data, options.layer); l++)
    for (const s of [0, 1]) found[`chart/counts/${l}/${s}`] = `counts[, ${s + 1}, ${l + 1}]`
  return found
}
