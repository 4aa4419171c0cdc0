import type { OptionsOf } from '../../kit/analysis.ts'
import { rCaseLines, rCaseQuantiles } from '../../kit/r/r-cases.ts'
import { rColumn, rColumnName, readDataLines, rLines, rNumber, rString } from '../../kit/r/r-code.ts'
import { groupCount, rGroupLines } from '../../kit/r/r-groups.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures, ownFrequencies: true }

function script(options: Options, data: ScriptData): string {
  const { variables, group, centre, scale, low, high, rings } = options
  const isWeighted = data.ownWeight !== undefined
  const centres = isWeighted
    ? { mean: 'weighted.mean(x[i], w[i])', median: 'case_quantile(x[i], w[i], 0.5)' }
    : { mean: 'mean(x[i])', median: 'median(x[i])' }
  return rLines([
    '# Radar chart',
    ...readDataLines(data, [...variables, ...(group === null ? [] : [group])]),
    ...rCaseLines(data),
    ...(isWeighted && centre === 'median' ? rCaseQuantiles : []),
    `total <- ${isWeighted ? 'sum(w)' : 'nrow(d)'}`,
    ...rGroupLines(data, group, null),
    ...rCaseLines(data).slice(1), // of the rows that remain
    !isWeighted && 'w <- rep(1, nrow(d))',
    'x <- cbind(',
    variables.map((id) => `  ${rString(rColumnName(data, id))} = ${rColumn(data, id)}`).join(',\n'),
    ')',
    'x[!is.finite(x)] <- NA',
    'used <- sum(w[rowSums(!is.na(x)) > 0])',
    'counts <- apply(x, 2, function(x) tapply(w * !is.na(x), d$group_, sum))',
    'values <- apply(x, 2, function(x) sapply(levels(d$group_), function(g) {',
    '  i <- which(d$group_ == g & !is.na(x))',
    `  if (length(i) > 0) ${centres[centre]} else NA`,
    '}))',
    'counts <- matrix(counts, ncol = ncol(x)); values <- matrix(values, ncol = ncol(x))',
    ...(scale === 'z' ? zLines : []),
    'keep <- rowSums(counts) > 0',
    'groups <- levels(d$group_)[keep]',
    'counts <- counts[keep, , drop = FALSE]; values <- values[keep, , drop = FALSE]',
    ...(scale === 'own'
      ? ['ends <- apply(x, 2, function(x) if (all(is.na(x))) c(0, 0) else range(x, na.rm = TRUE))']
      : [
          `ticks <- pretty(range(0, values, na.rm = TRUE), ${rings})`,
          `low <- ${low === null ? 'NULL' : rNumber(low)}; high <- ${high === null ? 'NULL' : rNumber(high)}`,
          'ends <- matrix(c(if (is.null(low)) min(ticks) else low, if (is.null(high)) max(ticks) else high), 2, ncol(x))',
        ]),
    `rings <- ${rings}`,
    'print(rbind(values, counts))',
    '',
    'at <- 2 * pi * (seq_len(ncol(x)) - 1) / ncol(x)',
    'part <- ifelse(t(ends[1, ] == ends[2, ])[rep(1, nrow(values)), ], 0.5, t((t(values) - ends[1, ]) / (ends[2, ] - ends[1, ])))',
    'part <- matrix(part, nrow(values))',
    'plot(c(-1.4, 1.4), c(-1.2, 1.2), type = "n", asp = 1, axes = FALSE, xlab = "", ylab = "")',
    'for (r in seq_len(rings) / rings) polygon(r * sin(at), r * cos(at), border = "grey80")',
    'segments(0, 0, sin(at), cos(at), col = "grey80")',
    'text(1.15 * sin(at), 1.15 * cos(at), colnames(x))',
    'for (g in seq_along(groups))',
    '  polygon(part[g, ] * sin(at), part[g, ] * cos(at), border = g, lty = g, lwd = 2, col = adjustcolor(g, 0.15))',
    'if (length(groups) > 1) legend("topright", groups, col = seq_along(groups), lty = seq_along(groups), bty = "n")',
  ])
}

const zLines = [
  'for (k in seq_len(ncol(x))) {',
  '  i <- !is.na(x[, k])',
  '  m <- sum(w[i] * x[i, k]) / sum(w[i])',
  '  s <- sqrt(sum(w[i] * (x[i, k] - m)^2) / (sum(w[i]) - 1))',
  '  values[, k] <- if (isTRUE(s > 0)) (values[, k] - m) / s else values[, k] * 0',
  '}',
]

function captures({ variables, group, scale, low, high }: Options, data: ScriptData): Readonly<Record<string, string>> {
  const found: Record<string, string> = {
    'chart/total': 'total',
    'chart/used': 'used',
    'chart/show/rings': 'rings',
    ...(scale === 'common' && low !== null ? { 'chart/limits/low': 'low' } : {}),
    ...(scale === 'common' && high !== null ? { 'chart/limits/high': 'high' } : {}),
  }
  for (let g = 0; g < groupCount(data, group); g++)
    for (const name of ['counts', 'values'])
      found[`chart/${name}/${g}`] = `if (nrow(${name}) > ${g}) ${name}[${g + 1}, ]`
  if (scale === 'own') for (const k of variables.keys()) found[`chart/ends/${k}`] = `ends[, ${k + 1}]`
  return found
}
