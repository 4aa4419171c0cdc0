import type { OptionsOf } from '../../kit/analysis.ts'
import { columnInfo } from '../../kit/data-dictionary.ts'
import { rQuartileType } from '../../kit/options/quartile-type.ts'
import {
  rColumn,
  rColumnName,
  rDateLines,
  readDataLines,
  rLines,
  rNumber,
  rString,
  rVector,
} from '../../kit/r/r-code.ts'
import { groupCount, rGroupLines } from '../../kit/r/r-groups.ts'
import { rPlaceSummary, rTimeMs } from '../../kit/r/r-places.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import { leastSummarised, maxSubjects, percentiles } from './compute.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

function script(options: Options, data: ScriptData): string {
  const { id, time, value, group, change, summary, width } = options
  const [centre, band] = partsOfSummary(summary)
  const unit = columnInfo(data, time)?.type === 'number' ? 1 : 864e5
  return rLines([
    '# Individual trajectories',
    ...readDataLines(data, [id, time, value, ...(group === null ? [] : [group])]),
    ...rDateLines(data, [time]),
    ...rGroupLines(data, group, null),
    `a <- data.frame(id = ${rColumn(data, id)}, time = ${rTimeMs(data, time)}, value = ${rColumn(data, value)}, group = d$group_)`,
    'a <- a[!is.na(a$id) & is.finite(a$time) & is.finite(a$value), ]',
    'key <- paste(a$id, as.integer(a$group))',
    'a$subject <- match(key, unique(key))',
    'a <- aggregate(value ~ time + subject + group, a, mean) # one value for each subject and time',
    'a <- a[order(a$subject, a$time), ]',
    'a$visits <- ave(a$value, a$subject, FUN = length)',
    change && 'a$value <- a$value - ave(a$value, a$subject, FUN = function(v) v[1])',
    `many <- max(a$subject) > ${maxSubjects}`,
    change && 'a <- a[a$visits > 1, ]',
    `a$class <- ${width === null ? 'a$time' : `floor(a$time / ${rNumber(width * unit)} + 0.5) * ${rNumber(width * unit)}`}`,
    `level <- ${rNumber(options.confidence)}`,
    'parts <- lapply(levels(a$group), function(g) {',
    '  p <- a[a$group == g, ]',
    '  lines <- p[p$visits > 1 & !many, ]',
    '  dots <- p[p$visits == 1 & !many, ]',
    '  at <- split(p$value, p$class)',
    `  at <- at[lengths(at) >= ${leastSummarised}]`,
    '  x <- sort(unique(p$class))',
    `  x <- x[sapply(x, function(t) sum(p$class == t)) >= ${leastSummarised}]`,
    '  value <- numeric(0)',
    '  limits <- matrix(0, 2, 0)',
    '  if (length(at) > 0) {',
    ...rPlaceSummary(centre, band, options.quartileType).map((line) => `    ${line}`),
    '  }',
    '  list(n = length(unique(p$subject)), lines = lines, run = match(lines$subject, unique(lines$subject)), dots = dots,',
    '    x = x, value = value, lower = limits[1, ], upper = limits[2, ],',
    `    percentiles = if (many && length(at) > 0) sapply(at, quantile, ${rVector(percentiles)}${rQuartileType(options.quartileType)}, names = FALSE))`,
    '})',
    '',
    `plot(a$time, a$value, type = "n", xlab = ${rString(rColumnName(data, time))}, ylab = ${rString(rColumnName(data, value))})`,
    'for (k in seq_along(parts)) {',
    '  for (s in split(parts[[k]]$lines, parts[[k]]$lines$subject)) lines(s$time, s$value, col = adjustcolor(k, 0.4))',
    '  points(parts[[k]]$dots$time, parts[[k]]$dots$value, col = k)',
    summary !== 'none' && '  lines(parts[[k]]$x, parts[[k]]$value, col = k, lwd = 2)',
    '  if (!is.null(parts[[k]]$percentiles)) matlines(parts[[k]]$x, t(parts[[k]]$percentiles), col = k, lty = c(3, 2, 1, 2, 3))',
    '}',
  ])
}

function partsOfSummary(summary: Options['summary']) {
  switch (summary) {
    case 'mean-ci':
      return ['mean', 'ci'] as const
    case 'mean-sd':
      return ['mean', 'sd'] as const
    case 'median':
      return ['median', 'none'] as const
    case 'median-quartiles':
      return ['median', 'quartiles'] as const
    default:
      return ['mean', 'none'] as const
  }
}

function captures(options: Options, data: ScriptData): Readonly<Record<string, string>> {
  const found: Record<string, string> = { 'chart/confidence': 'level' }
  const [, band] = partsOfSummary(options.summary)
  for (let g = 0; g < groupCount(data, options.group); g++) {
    const [path, part] = [`chart/parts/${g}`, `parts[[${g + 1}]]`]
    found[`${path}/n`] = `${part}$n`
    found[`${path}/lines/x`] = `${part}$lines$time`
    found[`${path}/lines/y`] = `${part}$lines$value`
    found[`${path}/lines/run`] = `${part}$run`
    found[`${path}/dots/x`] = `${part}$dots$time`
    found[`${path}/dots/y`] = `${part}$dots$value`
    if (options.summary !== 'none') {
      found[`${path}/summary/x`] = `${part}$x`
      found[`${path}/summary/y`] = `${part}$value`
      if (band !== 'none') {
        found[`${path}/summary/lower`] = `${part}$lower`
        found[`${path}/summary/upper`] = `${part}$upper`
      }
    }
    found[`${path}/percentiles/x`] = `if (many) ${part}$x`
    for (let k = 0; k < 12; k++)
      found[`${path}/percentiles/at/${k}`] = `if (many && length(${part}$x) > ${k}) ${part}$percentiles[, ${k + 1}]`
  }
  return found
}
