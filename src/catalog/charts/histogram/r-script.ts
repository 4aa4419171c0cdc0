import type { OptionsOf } from '../../kit/analysis.ts'
import { columnInfo } from '../../kit/data-dictionary.ts'
import { rColumn, readDataLines, rFactor, rString } from '../../kit/r/r-code.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

/** R's own rules round to pretty breaks; here the bins are equal from the minimum to the maximum. */
function script(options: Options, data: ScriptData): string {
  const { variable, group, bins, count, scale } = options
  const x = rColumn(data, variable)
  const levels = group === null ? [] : (columnInfo(data, group)?.levels ?? [])
  const rule = {
    sturges: 'ceiling(log2(length(x)) + 1)',
    scott: 'ceiling(diff(range(x)) / (3.49 * sd(x) * length(x)^(-1/3)))',
    'freedman-diaconis': 'ceiling(diff(range(x)) / (2 * IQR(x) * length(x)^(-1/3)))',
    own: String(count),
  }[bins]
  return [
    '# Histogram',
    ...readDataLines(data, [variable, ...(group === null ? [] : [group])]),
    `d$group_ <- ${group === null ? 'factor(rep("all", nrow(d)))' : rFactor(data, group, levels)}`,
    `d <- d[is.finite(${x}) & !is.na(d$group_), ]`,
    ...(group === null ? [] : ['d$group_ <- droplevels(d$group_)']),
    `x <- ${x}`,
    `bins <- ${rule}`,
    'edges <- seq(min(x), max(x), length.out = bins + 1)',
    'parts <- lapply(split(x, d$group_), function(y) {',
    '  counts <- hist(y, breaks = edges, plot = FALSE, include.lowest = TRUE)$counts',
    scale === 'count'
      ? '  per_density <- length(y) * diff(edges)[1]; heights <- counts'
      : '  per_density <- 1; heights <- counts / (length(y) * diff(edges)[1])',
    '  part <- list(n = length(y), heights = heights)',
    ...(options.curve
      ? [
          '  bw <- bw.nrd0(y)',
          '  at <- seq(min(y) - 3 * bw, max(y) + 3 * bw, length.out = 201)',
          '  part$curve <- list(x = at, y = sapply(at, function(a) mean(dnorm(a, y, bw))) * per_density)',
        ]
      : []),
    ...(options.normal
      ? [
          '  at <- seq(min(y, mean(y) - 3 * sd(y)), max(y, mean(y) + 3 * sd(y)), length.out = 201)',
          '  part$normal <- list(x = at, y = dnorm(at, mean(y), sd(y)) * per_density)',
        ]
      : []),
    '  part',
    '})',
    '',
    'top <- max(sapply(parts, function(p) max(p$heights, p$curve$y, p$normal$y)))',
    `plot(range(edges), c(0, top), type = "n", xlab = ${rString(columnInfo(data, variable)?.name ?? '')}, ylab = ${rString(scale)})`,
    'for (k in seq_along(parts)) {',
    '  rect(head(edges, -1), 0, tail(edges, -1), parts[[k]]$heights, border = k, col = adjustcolor(k, 0.3))',
    '  if (!is.null(parts[[k]]$curve)) lines(parts[[k]]$curve, col = k)',
    '  if (!is.null(parts[[k]]$normal)) lines(parts[[k]]$normal, lty = 2)',
    '}',
    '',
  ].join('\n')
}

function captures(options: Options, data: ScriptData): Readonly<Record<string, string>> {
  const groups = options.group === null ? 1 : (columnInfo(data, options.group)?.levels?.length ?? 0)
  const found: Record<string, string> = { 'chart/edges': 'edges' }
  for (let g = 0; g < groups; g++) {
    const part = `parts[[${g + 1}]]`
    found[`chart/groups/${g}/n`] = `${part}$n`
    found[`chart/groups/${g}/heights`] = `${part}$heights`
    for (const [shown, name] of [
      [options.curve, 'curve'],
      [options.normal, 'normal'],
    ] as const) {
      if (!shown) continue
      found[`chart/groups/${g}/${name}/x`] = `${part}$${name}$x`
      found[`chart/groups/${g}/${name}/y`] = `${part}$${name}$y`
    }
  }
  return found
}
