import type { OptionsOf } from '../../kit/analysis.ts'
import { readDataLines, rLines } from '../../kit/r/r-code.ts'
import { rGroups } from '../../kit/r/r-groups.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import { rSetLines } from '../../kit/r/r-sets.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures, ownFrequencies: true }

function script(options: Options, data: ScriptData): string {
  const { variables, colour, counted, count, order, rows, most, least, none } = options
  const sorted = {
    frequency: 'seq_along(n)',
    degree: 'order(degree)',
    sets: 'order(-floor(log2(pmax(value, 0.5))), degree)',
  }[order]
  return rLines([
    '# UpSet plot',
    ...readDataLines(data, [...variables, ...(colour === null ? [] : [colour])]),
    ...rSetLines(data, variables, counted),
    `by <- ${rGroups(data, colour)}`,
    'known <- rowSums(is.na(sets)) == 0 & !is.na(by)',
    'sets <- sets[known, , drop = FALSE]',
    'by <- by[known]',
    'w <- w[known]',
    'sizes <- colSums(sets * w)',
    ...(rows === 'size' ? ['sets <- sets[, order(-sizes), drop = FALSE]', 'sizes <- sizes[order(-sizes)]'] : []),
    'm <- ncol(sets)',
    'powers <- 2^((m - 1):0)',
    'code <- drop(sets %*% powers)',
    'exact <- tapply(w, list(code, by), sum, default = 0)',
    'exact <- exact[rowSums(exact) > 0, , drop = FALSE]',
    'values <- as.numeric(rownames(exact))',
    ...(count === 'inclusive'
      ? [
          '# cases that are at least in these sets',
          'wanted <- seq_len(2^m - 1)',
          'exact <- t(matrix(sapply(wanted, function(v) colSums(exact[bitwAnd(values, v) == v, , drop = FALSE])), ncol = length(wanted)))',
          'values <- wanted[rowSums(exact) > 0]',
          'exact <- exact[rowSums(exact) > 0, , drop = FALSE]',
        ]
      : []),
    'bits <- sapply(powers, function(p) floor(values / p) %% 2)',
    'bits <- matrix(bits, ncol = m)',
    'ranked <- order(-rowSums(exact), rowSums(bits), -values)',
    `wanted <- rowSums(exact) >= ${least}${none ? '' : ' & values > 0'}`,
    `ranked <- ranked[wanted[ranked]]`,
    `ranked <- ranked[seq_len(min(length(ranked), ${most}))]`,
    'n <- rowSums(exact)[ranked]',
    'degree <- rowSums(bits)[ranked]',
    'value <- values[ranked]',
    `drawn <- ranked[${sorted}]`,
    'members <- bits[drawn, , drop = FALSE]',
    'colnames(members) <- colnames(sets)',
    'counts <- exact[drawn, , drop = FALSE]',
    'print(sizes)',
    'print(data.frame(members, n = rowSums(counts), check.names = FALSE))',
    '',
    'k <- length(drawn)',
    'layout(matrix(1:2, 2), heights = c(2, 1))',
    'par(mar = c(0.5, 9, 1, 1))',
    'at <- barplot(t(counts), names.arg = rep("", k), ylab = "Intersection size", xaxs = "i")',
    'par(mar = c(1, 9, 0.5, 1))',
    'plot(NULL, xlim = c(0, 1.2 * k + 0.2), ylim = c(m + 0.5, 0.5), axes = FALSE, ann = FALSE, xaxs = "i")',
    'axis(2, seq_len(m), paste0(colnames(members), " (", sizes, ")"), las = 1, tick = FALSE)',
    'for (i in seq_len(k)) {',
    '  inside <- which(members[i, ] == 1)',
    '  points(rep(at[i], m), seq_len(m), pch = 19, col = "grey85")',
    '  points(rep(at[i], length(inside)), inside, pch = 19)',
    '  if (length(inside) > 1) segments(at[i], min(inside), at[i], max(inside), lwd = 2)',
    '}',
  ])
}

function captures({ variables, count, most }: Options): Readonly<Record<string, string>> {
  const found: Record<string, string> = {
    'chart/sizes': 'sizes',
    'chart/total': 'total',
    'chart/used': 'sum(w)',
    'chart/others/combinations': 'nrow(exact) - k',
    'chart/others/cases': count === 'inclusive' ? '0' : 'sum(exact) - sum(counts)',
    'chart/empty': '2^m - 1 - sum(values > 0)',
  }
  for (let k = 0; k < Math.min(most, 2 ** variables.length); k++)
    for (const part of ['members', 'counts'])
      found[`chart/combinations/${k}/${part}`] = `if (${k + 1} <= k) ${part}[${k + 1}, ]`
  return found
}
