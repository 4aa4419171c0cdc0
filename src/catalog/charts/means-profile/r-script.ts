import type { OptionsOf } from '../../kit/analysis.ts'
import { columnInfo } from '../../kit/data-dictionary.ts'
import { rMeanError } from '../../kit/plots/r-centre-error.ts'
import { rColumn, readDataLines, rLines, rNumber } from '../../kit/r/r-code.ts'
import { rGroupLines } from '../../kit/r/r-groups.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

function script(options: Options, data: ScriptData): string {
  const { value, time, trace, id, meanError, spacing, dodge, confidence } = options
  const column = columnInfo(data, time)
  const scaled = spacing === 'scale' && column?.type === 'number' && column.valueLabels.length === 0
  const groups = rGroupLines(data, time, trace)
  const at = rColumn(data, time)
  const times =
    column?.levels === undefined ? [`d$group_ <- factor(ifelse(is.finite(${at}), ${at}, NA))`] : groups.slice(0, 1)
  return rLines([
    '# Profile of means',
    ...readDataLines(data, [value, time, ...[trace, id].flatMap((one) => one ?? [])]),
    ...times,
    ...groups.slice(1),
    `d <- d[is.finite(${rColumn(data, value)}), ]`,
    `level <- ${rNumber(confidence)}; dodge <- ${rNumber(dodge)}`,
    `cells <- t(sapply(split(${rColumn(data, value)}, d$cell_), function(y) {`,
    '  if (length(y) == 0) return(c(0, NA, NA, NA))',
    ...rMeanError(meanError).map((line) => `  ${line}`),
    '  if (length(y) < 3) error <- c(NA, NA)',
    '  c(length(y), estimate, error)',
    '}))',
    `positions <- ${scaled ? 'as.numeric(levels(d$group_))' : 'seq_len(nlevels(d$group_)) - 1'}`,
    ...(id === null ? [] : caseLines(id, value, data)),
    'print(cells)',
    '',
    'm <- matrix(cells[, 2], ncol = nlevels(d$by_), byrow = TRUE)',
    'matplot(positions, m, type = "b", pch = 15:18, xlab = "", ylab = "", ylim = range(cells[, -1], na.rm = TRUE))',
    'segments(rep(positions, each = ncol(m)), cells[, 3], y1 = cells[, 4])',
  ])
}

function caseLines(id: string, value: string, data: ScriptData): readonly string[] {
  const name = rColumn(data, id)
  return [
    `d <- d[!is.na(${name}), ]`,
    `key <- paste(as.integer(d$by_), ${name})`,
    'd$case_ <- match(key, unique(key)) - 1',
    `if (length(unique(${name})) > 500) d <- d[0, ]`,
    'd <- d[order(d$case_, as.integer(d$group_)), ]',
    `single <- list(of = d$case_, times = as.integer(d$group_) - 1, traces = as.integer(d$by_) - 1, values = ${rColumn(data, value)})`,
  ]
}

function captures({ id }: Options): Readonly<Record<string, string>> {
  const single = ['of', 'times', 'traces', 'values'].map((part) => [`chart/cases/${part}`, `single$${part}`])
  return {
    'chart/confidence': 'level',
    'chart/dodge': 'dodge',
    'chart/positions': 'positions',
    'chart/n': 'cells[, 1]',
    'chart/estimate': 'cells[, 2]',
    'chart/lower': 'cells[, 3]',
    'chart/upper': 'cells[, 4]',
    ...(id === null ? {} : Object.fromEntries(single)),
  }
}
